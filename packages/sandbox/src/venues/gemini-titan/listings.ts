import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as the venue words them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'fed 2026-12',
    like: 'polymarket',
    ticker: 'FEDDEC26',
    title: 'Fed decision in December 2026',
    ask: 'Fed decision in December 2026: {name}',
  },
  {
    of: 'fed 2027-01',
    like: 'polymarket',
    ticker: 'FEDJAN27',
    title: 'Fed decision in January 2027',
    ask: 'Fed decision in January 2027: {name}',
  },
  {
    of: 'president 2028',
    ticker: 'PRES2028',
    title: '2028 US Presidential Election winner',
    ask: '2028 US Presidential Election winner: {name}',
    fact: '{name} wins the 2028 US presidential election',
  },
  {
    of: 'nominee 2028 republican',
    ticker: 'GOPNOM2028',
    title: '2028 Republican presidential nominee',
    ask: '2028 Republican presidential nominee: {name}',
    fact: '{name} is nominated by the Republican party in 2028',
  },
  {
    of: 'best text model 2026-12-31',
    ticker: 'TOPAIDEC26',
    title: 'Which company has the best AI model at the end of December 2026?',
    ask: 'Which company has the best AI model at the end of December 2026? {name}',
  },
  {
    of: 'largest company 2026-12-31',
    ticker: 'LARGESTDEC26',
    title: 'Largest company in the world by market cap on December 31, 2026',
    ask: 'Largest company in the world by market cap on December 31, 2026: {name}',
  },
  {
    of: 'time person of the year 2026',
    ticker: 'TIMEPOY26',
    title: 'TIME 2026 Person of the Year',
    ask: 'TIME 2026 Person of the Year: {name}',
  },
  {
    of: 'starmer out',
    ticker: 'STARMEROUT',
    title: 'Starmer out by...?',
    ask: 'Starmer out by {by}?',
    label: '{by}',
  },
  { of: 'trump resigns', ticker: 'TRUMPRESIGN26', ask: 'Will Trump resign by December 31, 2026?' },
  { of: 'us acquires greenland', ticker: 'GREENLAND26', ask: 'Will Trump acquire Greenland in 2026?' },
  {
    of: 'next james bond',
    ticker: 'NEXTBOND',
    title: 'Next James Bond actor',
    ask: 'Next James Bond actor: {name}',
    fact: '{name} is announced as the next James Bond',
  },
  {
    of: 'champions league winner 2026-27',
    ticker: 'UCL2627',
    title: 'UEFA Champions League 2026-27 winner',
    ask: 'UEFA Champions League 2026-27 winner: {name}',
    fact: '{name} wins the 2026-27 UEFA Champions League',
  },
]
