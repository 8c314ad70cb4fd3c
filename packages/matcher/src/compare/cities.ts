import { isOfKind, kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { leagueOfTrophy } from '../knowledge/trophies.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { includesSame, isSameToken } from './same-token.ts'

/**
 * Returns a veto where two questions share only the name of a city and one of them is about a league that the other
 * does not name: "Denver" may be its teams in several leagues, or its mayor. Empty for all other pairs.
 */
export function vetoCityAlone(a: Proposition, b: Proposition): Comparison[] {
  if (isBesideTeam(a, b) || isBesideTeam(b, a)) return [veto('city-alone', 'unrelated', [a.title, b.title])]
  const cities = citiesOf(a.questionTokens)
  const city = cities.find((token) => includesSame(b.questionTokens, token))
  if (!city) return []
  const [x, y] = [contestsOf(a), contestsOf(b)]
  if (x.length + y.length === 0 || x.some((contest) => y.includes(contest))) return []
  const isMore = (token: Token) => token.weight >= 0.75 && !cities.includes(token) && leaguesWonIn(token).length <= 1
  if (a.questionTokens.some((token) => isMore(token) && includesSame(b.questionTokens, token))) return []
  return [veto('city-alone', 'unrelated', [x.join(' ') || undefined, y.join(' ') || undefined])]
}

/**
 * Whether one question names only a city, and no league, and the other one of the teams of this city. The next team of a
 * player whom both name is of the player's league.
 */
const isBesideTeam = (one: Proposition, other: Proposition): boolean =>
  citiesOf(one.questionTokens).some((city) =>
    other.questionTokens.some((token) => isOfKind(token, 'team') && !isCity(token) && isSameToken(city, token)),
  ) &&
  contestsOf(one).length === 0 &&
  !(asksForTeam(one) && asksForTeam(other))

const asksForTeam = ({ questionTokens }: Proposition) => says(questionTokens, 'next') && says(questionTokens, 'team')

/** Returns the leagues of the trophies that a token may name: several for the Western Conference. */
const leaguesWonIn = ({ ids = [] }: Token): readonly string[] => [
  ...new Set(ids.flatMap((id) => (kindOf(id) === 'trophy' ? (leagueOfTrophy.get(id) ?? id) : []))),
]

const citiesOf = memoize((questionTokens: readonly Token[]): readonly Token[] => questionTokens.filter(isCity))

const isCity = ({ ids = [] }: Token) =>
  new Set(ids.flatMap((id) => (kindOf(id) === 'team' ? id.split(':')[1] : []))).size > 1

/** Returns the ids of the leagues that a question names, or implies by their trophies. */
const contestsOf = ofQuestion(({ leagues, questionTokens, context }: Proposition): readonly string[] => [
  ...leagues,
  ...[...questionTokens, ...context].flatMap((token) => (leaguesWonIn(token).length === 1 ? leaguesWonIn(token) : [])),
])
