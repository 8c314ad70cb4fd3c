import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as the venue names them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'president 2028',
    title: '2028 US Presidential Election Winner',
    ask: '2028 US Presidential Election Winner: {name}',
    fact: '{name} wins the 2028 US presidential election',
  },
  {
    of: 'champions league winner 2026-27',
    title: 'UEFA Champions League 2026-27 Winner',
    ask: 'UEFA Champions League 2026-27 Winner: {name}',
    fact: '{name} wins the 2026-27 UEFA Champions League',
  },
  {
    of: 'fed 2026-12',
    like: 'polymarket',
    title: 'Fed decision in December 2026?',
    ask: 'Fed decision in December 2026? {name}',
  },
  {
    of: 'largest company 2026-12-31',
    title: 'Largest company in the world by market cap on December 31, 2026?',
    ask: 'Largest company in the world by market cap on December 31, 2026? {name}',
  },
  {
    of: 'game of the year 2026',
    title: 'The Game Awards 2026: Game of the Year',
    ask: 'The Game Awards 2026: Game of the Year: {name}',
    fact: '{name} wins Game of the Year at The Game Awards 2026',
  },
  {
    of: 'eurovision 2027 winner',
    title: 'Eurovision 2027 Winner',
    ask: 'Eurovision 2027 Winner: {name}',
    fact: '{name} wins the Eurovision Song Contest 2027',
  },
  { of: 'trump resigns', ask: 'Will Trump resign by December 31, 2026?' },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland in 2026?' },
  { of: 'china invades taiwan', ask: 'Will China invade Taiwan by {by}?', apart: true },
  { of: 'eth all-time high', like: 'polymarket', ask: 'Ethereum all time high by {by}?', apart: true },
  {
    of: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
    like: 'polymarket',
    ask: 'UFC: Ilia Topuria vs. Arman Tsarukyan',
    fact: 'Ilia Topuria wins the fight',
  },
]
