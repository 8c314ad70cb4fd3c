import { type EntityId, type EntityKind, isWomensLeague, kindOf, sportOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { leagueOfTrophy } from '../knowledge/trophies.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isExclusive } from './one-winner.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

const KINDS: readonly EntityKind[] = [
  'country',
  'state',
  'office',
  'party',
  'coin',
  'bank',
  'series',
  'award',
  'ceremony',
  'trophy',
  'league',
]

/**
 * Returns a veto for each kind of entity of which both questions name some but share none: different countries,
 * different leagues. `left` are the unshared tokens: where a name that no table has is among them, different parties or
 * countries may still be answers to one question. Empty where nothing differs.
 */
export function compareEntities(a: Proposition, b: Proposition, left?: readonly Token[]): Comparison[] {
  const [one, other] = [vocabularyOf(a), vocabularyOf(b)]
  const vetoes: Comparison[] = []
  for (const kind of KINDS) {
    const [x, y] = [one.named.get(kind), other.named.get(kind)]
    if (!x || !y || meet(x, other.around.get(kind)) || meet(y, one.around.get(kind))) continue
    const exclusive = left && (kind === 'party' || kind === 'country') && (isExclusive(a) || isExclusive(b))
    if (exclusive && !left.some(({ ids, weight }) => weight >= 0.75 && !ids)) continue
    const relation = areVariants(x, y) || areOfOneTeam(kind, one, other) ? 'overlap' : 'unrelated'
    vetoes.push(veto('other-entity', relation, [[...x].join(' '), [...y].join(' ')], kind))
  }
  const [sport, otherSport] = [sportIn(a), sportIn(b)]
  if (sport !== null && otherSport !== null && sport !== otherSport)
    vetoes.push(veto('other-entity', 'unrelated', [sport, otherSport], 'sport'))
  if (isOfMen(b) && isOfWomen(a)) vetoes.push(veto('other-sex', 'unrelated', ['women', 'men']))
  if (isOfMen(a) && isOfWomen(b)) vetoes.push(veto('other-sex', 'unrelated', ['men', 'women']))
  return vetoes
}

/** Returns the sport of all leagues of a question; null where it has none, or leagues of several sports. */
const sportIn = ofQuestion(({ leagues }: Proposition): string | null => {
  const [sport, ...others] = new Set(leagues.map((league) => sportOf(league)))
  return sport === undefined || others.length > 0 ? null : sport
})

/** Whether the question names a league of women, or is listed under one. */
const isOfWomen = ({ questionTokens, leagues }: Proposition) =>
  (leagues.length > 0 && leagues.every(isWomensLeague)) ||
  questionTokens.some(({ ids }) =>
    ids?.some((id) => kindOf(id) === 'league' && isWomensLeague(id.slice('league:'.length))),
  )

/** Whether the question says that men play, or is listed under a league of theirs. */
const isOfMen = (proposition: Proposition) =>
  vocabularyOf(proposition).names.has('men') ||
  (proposition.leagues.length > 0 && !proposition.leagues.some(isWomensLeague))

const meet = (ids: ReadonlySet<EntityId>, others?: ReadonlySet<EntityId>) => [...ids].some((id) => others?.has(id))

/** Whether both questions name the same team and different trophies of one league, of which a team may win several. */
const areOfOneTeam = (kind: EntityKind, one: Vocabulary, other: Vocabulary): boolean =>
  kind === 'trophy' &&
  meet(one.named.get('team') ?? new Set(), other.named.get('team')) &&
  !areOfTwoLeagues(one.named.get('trophy'), other.named.get('trophy'))

function areOfTwoLeagues(one: ReadonlySet<EntityId> = new Set(), other: ReadonlySet<EntityId> = new Set()): boolean {
  const [x, y] = [one, other].map((ids) => [...ids].map((id) => leagueOfTrophy.get(id)))
  return (
    x?.every((league) => league !== undefined && y?.every((rival) => rival !== undefined && rival !== league)) ?? false
  )
}

/** Whether two measurements are variants of one, as CPI and core CPI are. */
function areVariants(one: ReadonlySet<EntityId>, other: ReadonlySet<EntityId>): boolean {
  return [...one].some((x) =>
    [...other].some((y) => x === `${y}-core` || y === `${x}-core` || isWithin(x, y) || isWithin(y, x)),
  )
}

/** Whether the words of one id include those of the other: "best-actress" and "best-supporting-actress". */
function isWithin(one: EntityId, other: EntityId): boolean {
  if (kindOf(one) !== 'award' || kindOf(other) !== 'award') return false
  const words = new Set(other.slice('award:'.length).split('-'))
  return one
    .slice('award:'.length)
    .split('-')
    .every((word) => words.has(word))
}
