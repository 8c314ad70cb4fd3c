import { group, near, type Topic } from '../families/draft.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const futures = { category: 'sports', tags: ['Sports', 'Soccer', 'Futures'] } as const

const english = field(
  `Arsenal 33; Manchester City 26; Liverpool 19; Chelsea 7; Manchester United 5; Tottenham 2; Newcastle 2; Aston Villa 2; Nottingham Forest 0.5;
   Brighton 0.5; Everton 0.4; Crystal Palace 0.4; Bournemouth 0.4; Fulham 0.3; Brentford 0.3; West Ham 0.2; Leeds 0.2; Burnley 0.1; Wolves 0.2; Sunderland 0.2`,
)

/** Places among the first four are four times as many. */
const topFour = (options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, fair: 1 - (1 - option.fair) ** 6 }))

const leaders = ['ARSEN', 'MCITY', 'LIVER', 'CHELS', 'MUNIT', 'NEWCA', 'TOTTE', 'AVILL']

const premier = question({
  ...futures,
  key: 'epl winner 2026-27',
  closes: '2027-05-23',
  options: english,
  listings: [
    {
      venue: 'polymarket',
      title: 'English Premier League Winner',
      ask: 'Will {name} win the 2026–27 English Premier League?',
      fact: '{name} finish the 2026-27 season as champions',
    },
    {
      venue: 'kalshi',
      ticker: 'KXPREMIERLEAGUE-27',
      title: 'English Premier League Winner?',
      subtitle: '2026-27 season',
      ask: 'Will {name} win the English Premier League?',
      fact: '{name} wins the 2026-27 English Premier League',
      names: { MUNIT: 'Manchester Utd', WOLVE: 'Wolverhampton' },
    },
    {
      venue: 'limitless',
      title: '⚽ Premier League 2026-27 Champion',
      ask: 'Premier League 2026-27 Champion: {name}',
      fact: '{name} win the league in 2026-27',
      only: [...leaders],
      names: { MCITY: 'Man City', MUNIT: 'Man Utd' },
    },
    {
      venue: 'manifold',
      ask: '{name} to win the Premier League this season (2026/27)?',
      fact: '{name} are champions',
      only: ['ARSEN', 'LIVER', 'MCITY'],
      apart: true,
    },
  ],
})

const four = question({
  ...futures,
  key: 'epl top four 2026-27',
  closes: '2027-05-23',
  options: topFour(english),
  exclusive: false,
  listings: [
    {
      venue: 'polymarket',
      title: 'EPL: Top 4 Finish',
      ask: 'Will {name} finish in the top 4 of the 2026–27 EPL standings?',
      fact: '{name} finish in the first four places',
      only: leaders,
    },
  ],
})

const nextSeason = question({
  ...futures,
  key: 'epl winner 2027-28',
  closes: '2028-05-21',
  options: field('Arsenal 30; Manchester City 30; Liverpool 25; Chelsea 15'),
  listings: [
    {
      venue: 'limitless',
      title: 'Premier League 2027-28 Champion',
      ask: 'Premier League 2027-28 Champion: {name}',
      fact: '{name} win the league in 2027-28',
    },
  ],
})

const spain = question({
  ...futures,
  key: 'la liga winner 2026-27',
  closes: '2027-05-30',
  options: field('Barcelona 49; Real Madrid 40; Atletico Madrid 6; Villarreal 2; Athletic Club 2; Real Betis 1'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXLALIGA-27',
      title: 'La Liga Winner?',
      subtitle: '2026-27',
      ask: 'Will {name} win La Liga?',
      fact: '{name} wins La Liga in 2026-27',
      names: { ACLUB: 'Bilbao' },
    },
    {
      venue: 'limitless',
      title: 'LaLiga 2026/27 Winner',
      ask: 'LaLiga 2026/27 Winner: {name}',
      fact: '{name} win the 2026/27 league title',
      names: { AMADR: 'Atlético Madrid' },
    },
  ],
})

const scorer = question({
  ...futures,
  key: 'epl top scorer 2026-27',
  closes: '2027-05-23',
  options: field(
    'Erling Haaland 58; Alexander Isak 12; Mohamed Salah 9; Viktor Gyokeres 9; Hugo Ekitike 7; Cole Palmer 5',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'EPL: Top Goalscorer 2026–27',
      ask: 'Will {name} be the top goalscorer of the 2026–27 EPL season?',
      fact: '{name} wins the Golden Boot',
    },
  ],
})

export const footballLeagues: Topic = {
  groups: [
    group('epl: winner 2026-27', 'event-per-option', premier),
    group('la liga: winner 2026-27', 'seasons', spain),
  ],
  others: [four, nextSeason, scorer].flat(),
  nearMisses: [
    near('top-n', 'superset', 'polymarket epl top four 2026-27 ARSEN', 'kalshi epl winner 2026-27 ARSEN'),
    near('season', 'none', 'limitless epl winner 2027-28 ARSEN', 'polymarket epl winner 2026-27 ARSEN'),
    near('other-option', 'disjoint', 'kalshi epl winner 2026-27 MUNIT', 'polymarket epl winner 2026-27 MCITY'),
  ],
}
