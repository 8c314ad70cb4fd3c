import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as the venue words them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'nominee 2028 republican',
    title: 'Republican Presidential Nominee 2028',
    ask: 'Will {name} win the 2028 Republican presidential nomination?',
  },
  {
    of: 'largest company 2026-12-31',
    title: 'Largest company end of December 2026?',
    ask: 'Will {name} be the largest company in the world by market cap on December 31, 2026?',
  },
  {
    of: 'russia ukraine ceasefire',
    like: 'polymarket',
    title: 'Russia x Ukraine ceasefire by ___?',
    ask: 'Russia x Ukraine ceasefire by {by}?',
    label: '{by}',
  },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland before 2027?' },
]
