import { type EntityKind, includesKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'
import { hasName } from './has-name.ts'
import { isCountry } from './is-country.ts'
import { isAlternative } from './joins.ts'
import { isPost, leavesPlace } from './posts.ts'
import { topicKindsOf } from './topic-kinds.ts'

/**
 * Returns how two questions relate where only one of them has a further name: it is the narrower one, and where it comes
 * true, so does the wider. But a qualified ranking is another ranking, and the election of one place another election.
 * Undefined where both or neither have one, or one has too many words of its own.
 */
export function relateOneSidedWords(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): SetRelation | 'unrelated' | undefined {
  if (isBothDone(onlyA, onlyB, a.title)) return 'inside'
  if (isBothDone(onlyB, onlyA, b.title)) return 'contains'
  if (hasName(onlyA) === hasName(onlyB)) return undefined
  const qualifiers = hasName(onlyA) ? onlyA : onlyB
  // "2031 or later" beside "2031"
  if ([...onlyA, ...onlyB].some(({ key }) => OPEN_ENDED.has(key))) return 'overlap'
  if (isAlternative(qualifiers, qualifiers === onlyA ? a.title : b.title))
    return qualifiers === onlyA ? 'contains' : 'inside'
  const others = totalWeight(qualifiers === onlyA ? onlyB : onlyA)
  const { oneQualifier, besidesNothing } = settings.words
  if (totalWeight(qualifiers) > (others === 0 ? besidesNothing : oneQualifier)) return undefined
  // one country does many things
  if (others > 0 && isOnlyCountry(a, onlyA) && isOnlyCountry(b, onlyB)) return 'unrelated'
  if (
    includesKind(qualifiers, PLACES) &&
    (includesKind(a.questionTokens, OF_PLACE) || includesKind(b.questionTokens, OF_PLACE))
  )
    return 'unrelated'
  // what the other side does instead is another thing
  if (
    (qualifiers === onlyA ? onlyB : onlyA).some(
      ({ key, weight }) => weight >= 0.3 && predicates.has(key) && key !== 'announce',
    )
  )
    return 'unrelated'
  if ((qualifiers === onlyA ? onlyB : onlyA).some(({ key }) => topicKindsOf(key).length > 0)) return 'overlap'
  if (qualifiers.some(({ key }) => ruleWords.measurement.has(key))) return 'overlap'
  // "Base Protocol" is none of the things of "Base"
  if (qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.kindOfCompany.has(key))) return 'unrelated'
  if (qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.manner.has(key)))
    return qualifiers === onlyA ? 'inside' : 'contains'
  if ([a, b].some(isRanking)) return 'overlap'
  if (isLeft(qualifiers, qualifiers === onlyA ? a.questionTokens : b.questionTokens)) return 'overlap'
  if (qualifiers.some(isPost) && leavesPlace(qualifiers === onlyA ? b : a)) return 'overlap'
  const weaker = qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.weaker.has(key))
  return (qualifiers === onlyA) !== weaker ? 'inside' : 'contains'
}

const OPEN_ENDED: ReadonlySet<string> = new Set(['earlier', 'later', 'sooner'])

/** "Impeached and convicted" beside "impeached". */
const isBothDone = (more: readonly Token[], others: readonly Token[], title: string) =>
  more.some(({ key }) => predicates.has(key)) &&
  others.length === 0 &&
  title.includes(' and ') &&
  more.every((token) => predicates.has(token.key) || isPost(token))

/** All words of weight that are shared name one country. */
function isOnlyCountry({ questionTokens }: Proposition, left: readonly Token[]): boolean {
  const shared = questionTokens.filter(({ key, weight }) => weight >= 0.5 && !left.some((token) => token.key === key))
  return shared.length === 1 && shared.every(isCountry)
}

/** Leaving a country is not leaving a post. */
const isLeft = (qualifiers: readonly Token[], questionTokens: readonly Token[]) =>
  qualifiers.some(
    (token) => includesKind([token], PLACES) && questionTokens[questionTokens.indexOf(token) - 1]?.key === 'leave',
  )

const PLACES: ReadonlySet<EntityKind> = new Set(['state', 'country'])

/** Kinds of things that each place has of its own: posts and parties, prices and growth. */
const OF_PLACE: ReadonlySet<EntityKind> = new Set(['office', 'party', 'series'])

/** "Meet next in Peru" ranks nobody. */
const isRanking = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ key }) => ruleWords.ranking.has(key) && !(key === 'next' && questionTokens.some(isOnDay)))

/** The next meeting or election is a day. */
const isOnDay = ({ key }: Token) => key === 'meet' || key === 'election'
