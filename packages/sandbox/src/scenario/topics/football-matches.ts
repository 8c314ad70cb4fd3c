import { bands } from '../families/bands.ts'
import { club } from '../families/clubs.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { match } from '../families/match.ts'
import { chances } from '../families/options.ts'
import { question } from '../families/question.ts'

const competitions = {
  epl: { id: 'epl', name: 'EPL', ticker: 'KXEPL', tags: ['EPL'] },
  laliga: { id: 'lal', name: 'LaLiga', ticker: 'KXLALIGA', tags: ['La Liga'] },
  seriea: { id: 'sea', name: 'Serie A', ticker: 'KXSERIEA', tags: ['Serie A'] },
  bundesliga: { id: 'bun', name: 'Bundesliga', ticker: 'KXBUNDESLIGA', tags: ['Bundesliga'] },
  ucl: { id: 'ucl', name: 'Champions League', ticker: 'KXUCL', tags: ['UCL'] },
  friendly: { id: 'fri', name: 'Friendly', ticker: 'KXINTLFRIENDLY', tags: ['International'] },
}
const meets = (
  competition: keyof typeof competitions,
  home: string,
  away: string,
  starts: string,
  results: readonly [number, number, number],
) => match({ competition: competitions[competition], home: club(home), away: club(away), starts, chances: results })

const derby = meets('epl', 'MUN', 'LFC', '2026-12-05T17:30:00Z', [0.33, 0.25, 0.42])
const burnley = meets('epl', 'BUR', 'AVL', '2026-11-28T15:00:00Z', [0.24, 0.26, 0.5])
const forest = meets('epl', 'NFO', 'MCI', '2026-11-29T14:00:00Z', [0.21, 0.23, 0.56])
const london = meets('epl', 'ARS', 'TOT', '2026-11-22T16:30:00Z', [0.62, 0.22, 0.16])
const chelsea = meets('epl', 'CHE', 'NEW', '2026-11-28T17:30:00Z', [0.49, 0.26, 0.25])
const bilbao = meets('laliga', 'ATH', 'CEL', '2026-11-29T20:00:00Z', [0.51, 0.27, 0.22])
const seville = meets('laliga', 'SEV', 'RMA', '2026-12-06T20:00:00Z', [0.2, 0.23, 0.57])
const naples = meets('seriea', 'NAP', 'BFC', '2026-11-30T19:45:00Z', [0.52, 0.26, 0.22])
const cologne = meets('bundesliga', 'KOE', 'BMU', '2026-11-28T14:30:00Z', [0.12, 0.17, 0.71])
const paris = meets('ucl', 'PSG', 'ATM', '2026-11-25T20:00:00Z', [0.61, 0.22, 0.17])
const marseille = meets('ucl', 'OM', 'INT', '2026-11-24T20:00:00Z', [0.31, 0.27, 0.42])
const abidjan = meets('friendly', 'CIV', 'CPV', '2027-03-26T19:00:00Z', [0.58, 0.25, 0.17])
const texas = meets('friendly', 'USA', 'KOR', '2027-03-27T00:30:00Z', [0.47, 0.28, 0.25])
const seoul = meets('friendly', 'TUR', 'NED', '2027-03-27T18:00:00Z', [0.28, 0.26, 0.46])

const goals = bands({ mean: 2.9, deviation: 1.5, write: String })
const corners = bands({ mean: 10.2, deviation: 3, write: String })
const props = { category: 'sports', tags: ['Sports', 'Soccer', 'EPL'] } as const
const total = question({
  ...props,
  key: 'epl 2026-12-05 MUN-LFC goals',
  closes: '2026-12-05T17:30:00Z',
  exclusive: false,
  options: goals.above(1.5, 2.5, 3.5, 4.5),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXEPLTOTAL-26DEC05MUNLFC',
      title: 'Manchester Utd vs Liverpool: Totals',
      ask: 'Manchester Utd vs Liverpool: {name} goals scored?',
      label: '{name} goals',
      fact: 'the sides together score {band} goals in the EPL match of Dec 5, 2026',
    },
    {
      venue: 'polymarket',
      slug: 'epl-mun-lfc-2026-12-05-more-markets',
      title: 'Manchester United FC vs. Liverpool FC - More Markets',
      ask: 'Manchester United FC vs. Liverpool FC: O/U {value}',
      label: 'O/U {value}',
      outcomes: ['Over', 'Under'],
      fact: 'more than {value} goals are scored in the EPL match on December 5, 2026',
      options: [1.5, 2.5, 3.5].flatMap((value) =>
        goals.above(value).map((option) => ({ ...option, words: { ...option.words, value: String(value) } })),
      ),
    },
  ],
})
const kicks = question({
  ...props,
  key: 'epl 2026-11-28 BUR-AVL corners',
  closes: '2026-11-28T15:00:00Z',
  exclusive: false,
  options: [8.5, 9.5, 10.5].flatMap((value) =>
    corners.above(value).map((option) => ({ ...option, words: { ...option.words, value: String(value) } })),
  ),
  listings: [
    {
      venue: 'polymarket',
      slug: 'epl-bur-avl-2026-11-28-total-corners',
      title: 'Burnley FC vs. Aston Villa FC - Total Corners',
      ask: 'Burnley FC vs. Aston Villa FC: Total Corners O/U {value}',
      label: 'Corners O/U {value}',
      outcomes: ['Over', 'Under'],
      fact: 'more than {value} corners are taken',
    },
  ],
})
const burnleyGoals = question({
  ...props,
  key: 'epl 2026-11-28 BUR-AVL goals',
  closes: '2026-11-28T15:00:00Z',
  exclusive: false,
  options: goals.above(1.5, 2.5, 3.5),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXEPLTOTAL-26NOV28BURAVL',
      title: 'Aston Villa at Burnley: Totals',
      ask: 'Aston Villa at Burnley: {name} goals scored?',
      label: '{name} goals',
      fact: '{name} goals are scored in the match',
    },
  ],
})
const scores = question({
  ...props,
  key: 'sea 2026-11-30 NAP-BFC score',
  closes: '2026-11-30T19:45:00Z',
  exclusive: false,
  options: chances('0-0 0.08; 1-1 0.12; 1-0 0.13; 2-0 0.11; 2-1 0.1; 0-1 0.06; 1-2 0.05; 2-2 0.05').map((option) => ({
    ...option,
    code: option.words.name ?? '',
  })),
  listings: [
    {
      venue: 'polymarket',
      slug: 'sea-nap-bfc-2026-11-30-exact-score',
      title: 'SSC Napoli vs. Bologna FC 1909 - Exact Score',
      ask: 'Exact Score: SSC Napoli {name} Bologna FC 1909?',
      fact: 'the match ends {name}, Napoli’s goals first',
    },
  ],
})

export const footballMatches: Topic = {
  groups: [
    group(
      'epl: Manchester United v Liverpool',
      'three-way',
      derby.polymarket(),
      derby.kalshi(),
      derby.limitless(),
      derby.manifold('Man United to beat Liverpool at Old Trafford on 5 December?', 'MUN'),
    ),
    group('epl: goals at Old Trafford', 'same-options', total),
    group(
      'epl: Burnley v Aston Villa',
      'swapped-sides',
      burnley.polymarket(),
      burnley.kalshi('match', { swapped: true }),
    ),
    group('epl: Nottingham Forest v Manchester City', 'three-way', forest.kalshi(), forest.limitless()),
    group('epl: Arsenal v Tottenham at half-time', 'other-names', london.polymarket('half'), london.kalshi('half')),
    group('la liga: Athletic Club v Celta', 'other-names', bilbao.polymarket(), bilbao.kalshi(), bilbao.limitless()),
    group('serie a: Napoli v Bologna', 'other-names', naples.polymarket(), naples.kalshi()),
    group('bundesliga: Köln v Bayern', 'other-names', cologne.kalshi(), cologne.limitless()),
    group('champions league: Paris v Atlético', 'other-names', paris.polymarket(), paris.kalshi(), paris.limitless()),
    group('friendly: Ivory Coast v Cape Verde', 'other-names', abidjan.polymarket(), abidjan.limitless()),
    group('friendly: United States v South Korea', 'time-zones', texas.kalshi(), texas.limitless()),
  ],
  others: [
    kicks,
    burnleyGoals,
    scores,
    chelsea.polymarket(),
    seville.kalshi(),
    marseille.limitless(),
    seoul.polymarket(),
    london.limitless(),
  ].flat(),
  nearMisses: [
    near('period', 'overlap', 'limitless epl 2026-11-22 ARS-TOT ARS', 'kalshi epl 2026-11-22 ARS-TOT half ARS'),
    near('other-option', 'disjoint', 'kalshi epl 2026-12-05 MUN-LFC TIE', 'polymarket epl 2026-12-05 MUN-LFC MUN'),
    near(
      'kind-of-bet',
      'overlap',
      'kalshi epl 2026-11-28 BUR-AVL goals >= 2.5',
      'polymarket epl 2026-11-28 BUR-AVL corners >= 9.5',
    ),
    near('exact-score', 'subset', 'polymarket sea 2026-11-30 NAP-BFC score 1-1', 'kalshi sea 2026-11-30 NAP-BFC TIE'),
    near('exact-score', 'subset', 'polymarket sea 2026-11-30 NAP-BFC score 2-0', 'kalshi sea 2026-11-30 NAP-BFC NAP'),
    near('opponent', 'none', 'polymarket epl 2026-11-28 CHE-NEW NEW', 'kalshi epl 2026-11-28 BUR-AVL AVL'),
    near('same-city', 'none', 'kalshi epl 2026-11-29 NFO-MCI MCI', 'polymarket epl 2026-12-05 MUN-LFC MUN'),
    near(
      'strike',
      'superset',
      'kalshi epl 2026-12-05 MUN-LFC goals >= 1.5',
      'polymarket epl 2026-12-05 MUN-LFC goals >= 3.5',
    ),
  ],
}
