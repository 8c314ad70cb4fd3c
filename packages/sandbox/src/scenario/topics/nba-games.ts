import { group, near, type Topic } from '../families/draft.ts'
import { game } from '../families/game.ts'
import { nba as league } from '../families/leagues.ts'

const usual = { league, deviation: 11 }

const boston = game({
  ...usual,
  away: 'BOS',
  home: 'NYK',
  starts: '2026-11-24T00:30:00Z',
  homeWins: 0.57,
  spread: 2.3,
  total: 226,
})

const lakers = game({
  ...usual,
  away: 'LAL',
  home: 'GSW',
  starts: '2026-11-26T03:00:00Z',
  homeWins: 0.46,
  spread: -1.6,
  total: 231,
})

const denver = game({
  ...usual,
  away: 'OKC',
  home: 'DEN',
  starts: '2026-11-28T02:30:00Z',
  homeWins: 0.41,
  spread: -3.2,
  total: 235,
})

const dallas = game({
  ...usual,
  away: 'SAS',
  home: 'DAL',
  starts: '2026-11-24T01:30:00Z',
  homeWins: 0.35,
  spread: -4.8,
  total: 229,
})

const dallasAgain = game({
  ...usual,
  away: 'SAS',
  home: 'DAL',
  starts: '2026-11-26T01:30:00Z',
  homeWins: 0.37,
  spread: -4.2,
  total: 228,
})

const miami = game({
  ...usual,
  away: 'ORL',
  home: 'MIA',
  starts: '2026-11-25T00:30:00Z',
  homeWins: 0.49,
  spread: -1.1,
  total: 222,
})

const cleveland = game({
  ...usual,
  away: 'CLE',
  home: 'MIL',
  starts: '2026-11-25T01:00:00Z',
  homeWins: 0.38,
  spread: -4.4,
  total: 224,
})

const houston = game({
  ...usual,
  away: 'PHX',
  home: 'HOU',
  starts: '2026-11-27T01:00:00Z',
  homeWins: 0.69,
  spread: 6.3,
  total: 227,
})

export const nbaGames: Topic = {
  groups: [
    group('nba: Celtics at Knicks', 'time-zones', boston.polymarket(), boston.kalshi('winner', 'total')),
    group(
      'nba: Lakers at Warriors, late night',
      'time-zones',
      lakers.polymarket(),
      lakers.kalshi('winner'),
      lakers.limitless(),
    ),
    group(
      'nba: Thunder at Nuggets',
      'inverted-polarity',
      denver.polymarket(),
      denver.manifold('Will OKC lose to the Nuggets in Denver on Friday, Nov 27?', 'home'),
    ),
  ],
  others: [
    dallas.kalshi('winner', 'total'),
    dallasAgain.polymarket(),
    miami.polymarket(),
    cleveland.kalshi('winner'),
    houston.limitless(),
  ].flat(),
  nearMisses: [
    near(
      'consecutive-days',
      'none',
      'kalshi nba 2026-11-23 SAS@DAL home wins',
      'polymarket !nba 2026-11-25 SAS@DAL home wins',
    ),
  ],
}
