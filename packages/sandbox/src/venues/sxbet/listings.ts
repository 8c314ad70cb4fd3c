import type { FurtherListing } from '../../scenario/listing-style.ts'

/** A game of two teams: the winner, a spread and totals. */
const game = (of: string, title: string): FurtherListing => ({
  of,
  like: 'polymarket',
  title,
  ask: '{title}',
  label: '{label}',
  fact: '{fact}',
  exclusive: false,
})

/** A football match: each of three results against the two others. */
const match = (of: string, title: string): FurtherListing => ({
  of,
  like: 'limitless',
  title,
  ask: `${title}: {name}`,
  fact: '{name} is the result after 90 minutes and stoppage time',
  names: { TIE: 'Tie' },
})

/** Games of the scenario that the venue lists. */
export const listings: readonly FurtherListing[] = [
  game('nba 2026-11-23 BOS@NYK', 'Celtics vs Knicks'),
  game('nba 2026-11-25 LAL@GSW', 'Lakers vs Warriors'),
  game('nfl 2026-11-29 DAL@PHI', 'Cowboys vs Eagles'),
  game('nfl 2026-11-30 KC@DEN', 'Chiefs vs Broncos'),
  match('epl 2026-12-05 MUN-LFC', 'Manchester United vs Liverpool'),
  match('epl 2026-11-29 NFO-MCI', 'Nottingham Forest vs Manchester City'),
  match('ucl 2026-11-25 PSG-ATM', 'Paris Saint Germain vs Atlético Madrid'),
]
