import { group, near, type Topic } from '../families/draft.ts'
import { game } from '../families/game.ts'
import { nfl as league } from '../families/leagues.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const usual = { league, deviation: 10 }

const dallas = game({
  ...usual,
  away: 'DAL',
  home: 'PHI',
  starts: '2026-11-29T21:25:00Z',
  homeWins: 0.61,
  spread: 3.8,
  total: 47,
})

const denver = game({
  ...usual,
  away: 'KC',
  home: 'DEN',
  starts: '2026-12-01T01:15:00Z',
  homeWins: 0.48,
  spread: -1.4,
  total: 43.8,
})

const chicago = game({
  ...usual,
  away: 'GB',
  home: 'CHI',
  starts: '2026-12-06T18:00:00Z',
  homeWins: 0.44,
  spread: -2.1,
  total: 45.1,
})

const foxborough = game({
  ...usual,
  away: 'BUF',
  home: 'NE',
  starts: '2026-12-06T21:25:00Z',
  homeWins: 0.42,
  spread: -2.6,
  total: 49.3,
})

const seattle = game({
  ...usual,
  away: 'SF',
  home: 'SEA',
  starts: '2026-12-14T01:20:00Z',
  homeWins: 0.55,
  spread: 1.7,
  total: 44.2,
})

const pittsburgh = game({
  ...usual,
  away: 'BAL',
  home: 'PIT',
  starts: '2026-12-13T18:00:00Z',
  homeWins: 0.39,
  spread: -3.4,
  total: 42.6,
})

const baltimore = game({
  ...usual,
  away: 'PIT',
  home: 'BAL',
  starts: '2027-01-03T18:00:00Z',
  homeWins: 0.68,
  spread: 5.6,
  total: 43.4,
})

const detroit = game({
  ...usual,
  away: 'MIN',
  home: 'DET',
  starts: '2026-11-26T17:30:00Z',
  homeWins: 0.66,
  spread: 5.2,
  total: 50.4,
})

const tampa = game({
  ...usual,
  away: 'NO',
  home: 'TB',
  starts: '2026-11-29T18:00:00Z',
  homeWins: 0.71,
  spread: 6.4,
  total: 41.9,
})

const cleveland = game({
  ...usual,
  away: 'CIN',
  home: 'CLE',
  starts: '2026-12-06T18:00:00Z',
  homeWins: 0.37,
  spread: -3.9,
  total: 44.8,
})

const season = { category: 'sports', tags: ['Sports', 'NFL', 'Futures'] } as const

const firstHalf = question({
  ...season,
  key: 'nfl 2026-11-29 DAL@PHI first half',
  closes: '2026-12-13T21:25:00Z',
  starts: '2026-11-29T21:25:00Z',
  options: field('Philadelphia 55; Dallas 37; Tie 8'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNFL1HWINNER-26NOV29DALPHI',
      title: 'Dallas at Philadelphia: First Half Winner',
      ask: 'Will {name} win the 1st half of Dallas at Philadelphia?',
      fact: '{name} leads at half-time (Tie: the score is level)',
    },
  ],
})

export const nflGames: Topic = {
  groups: [
    group(
      'nfl: Cowboys at Eagles',
      'team-outcomes',
      dallas.polymarket(),
      dallas.kalshi('winner', 'spread', 'total'),
      dallas.limitless(),
    ),
    group('nfl: Chiefs at Broncos, Monday night', 'time-zones', denver.polymarket(), denver.kalshi('winner', 'total')),
    group(
      'nfl: Packers at Bears',
      'inverted-polarity',
      chicago.polymarket(),
      chicago.manifold('Do the Bears beat the Packers at Soldier Field on Dec 6, 2026?', 'home'),
    ),
    group('nfl: Bills at Patriots', 'swapped-sides', foxborough.kalshi('winner'), foxborough.limitless()),
    group(
      'nfl: 49ers at Seahawks, Sunday night',
      'time-zones',
      seattle.polymarket(),
      seattle.kalshi('winner', 'spread'),
    ),
  ],
  others: [
    pittsburgh.kalshi('winner'),
    baltimore.polymarket(),
    detroit.polymarket(),
    tampa.kalshi('winner', 'total'),
    cleveland.polymarket(),
    firstHalf,
  ].flat(),
  nearMisses: [
    near(
      'period',
      'overlap',
      'kalshi nfl 2026-11-29 DAL@PHI first half PHILA',
      'limitless nfl 2026-11-29 DAL@PHI home wins',
    ),
    near('rematch', 'none', 'kalshi nfl 2026-12-13 BAL@PIT home wins', 'polymarket !nfl 2027-01-03 PIT@BAL home wins'),
    near(
      'margin',
      'subset',
      'kalshi nfl 2026-11-29 DAL@PHI home by over 3.5',
      'limitless nfl 2026-11-29 DAL@PHI home wins',
    ),
    near(
      'kind-of-bet',
      'overlap',
      'kalshi nfl 2026-11-29 DAL@PHI total over 47.5',
      'limitless nfl 2026-11-29 DAL@PHI home wins',
    ),
    near('opponent', 'none', 'polymarket !nfl 2026-12-06 GB@CHI home wins', 'kalshi nfl 2026-12-06 BUF@NE home wins'),
  ],
}
