import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as the venue words them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'president 2028',
    title: 'Presidential Election Winner 2028',
    ask: 'Will {name} win the 2028 US Presidential Election?',
  },
  {
    of: 'nominee 2028 republican',
    title: 'Republican Presidential Nominee 2028',
    ask: 'Will {name} win the 2028 Republican presidential nomination?',
  },
  {
    of: 'largest company 2026-12-31',
    title: 'Largest company at the end of December 2026?',
    ask: 'Will {name} be the largest company in the world by market cap on December 31, 2026?',
  },
  {
    of: 'best text model 2026-12-31',
    title: 'Which company has the best AI model at the end of December 2026?',
    ask: 'Will {name} have the best AI model at the end of December 2026?',
  },
  {
    of: 'russia ukraine ceasefire',
    like: 'polymarket',
    title: 'Russia x Ukraine ceasefire by...?',
    ask: 'Russia x Ukraine ceasefire by {by}?',
    label: '{by}',
  },
  {
    of: 'china invades taiwan',
    title: 'Will China invade Taiwan by...?',
    ask: 'Will China invade Taiwan by {by}?',
    label: '{by}',
  },
  {
    of: 'starmer out',
    title: 'Starmer out by...?',
    ask: 'Starmer out by {by}?',
    label: '{by}',
  },
  {
    of: 'eth all-time high',
    like: 'polymarket',
    title: 'Ethereum all time high by ___?',
    ask: 'Ethereum all time high by {by}?',
    label: '{by}',
  },
  { of: 'trump resigns', ask: 'Will Trump resign by December 31, 2026?' },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland in 2026?' },
  {
    of: 'eurovision 2027 winner',
    title: 'Eurovision Winner 2027',
    ask: 'Will {name} win Eurovision 2027?',
  },
  {
    of: 'cs2 2026-12-06 VIT-SPIRIT',
    like: 'polymarket',
    ask: 'Counter-Strike: Vitality vs Spirit (BO3)',
    fact: 'Vitality win the match',
  },
]
