import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { asksForMember } from './groups.ts'
import { isRuleWord } from './rule-words.ts'
import { givenNameOf, isSameToken } from './same-token.ts'
import { areSpeltOut } from './spelt-out.ts'
import { isNumber } from './topic-words.ts'
import { factsOf, mentions, readVocabulary, type Vocabulary } from './vocabulary.ts'

/**
 * Returns a cache key for the relation of the two names by which two markets differ from the others of their lists:
 * "same" or "apart" (nothing in common), with the shape of the names. Pairs of markets of the same lists with the same
 * key have the same assessment. Undefined for names whose relation is not that simple, and where neither market is in
 * such a list.
 */
export function relateNames(a: Proposition, b: Proposition): string | undefined {
  if (a.templateGroup === undefined && b.templateGroup === undefined) return undefined
  // "someone else" is nobody whom its list names
  if (a.named || b.named || a.alias || b.alias) return undefined
  const [one, other] = [namesOf(a), namesOf(b)]
  if (one.length === 0 && other.length === 0) return 'none'
  // a name may be a member of the group or family of which the other question asks for any
  if (areSpeltOut(a, b) || asksForMember(a) || asksForMember(b)) return undefined
  const [x, y] = [restOf(a), restOf(b)]
  if (!areStrange(one, x, y) || !areStrange(other, x, y)) return undefined
  const shape = `${shapeOf(one)} ${shapeOf(other)}`
  if (one.length === other.length && one.every((token, position) => token === other[position])) return `same ${shape}`
  return one.some((token) => other.some((word) => areClose(token, word))) ? undefined : `apart ${shape}`
}

const NONE: readonly Token[] = []

const namesOf = ({ templateGroup, interval, answer }: Proposition) =>
  templateGroup === undefined || interval ? NONE : (answer?.tokens ?? NONE)

/** The words that all markets of a template group share, without the name. */
interface Rest {
  vocabulary: Vocabulary
  words: readonly string[]
  strange: Map<Token, boolean>
}

/**
 * The number of results that the cache keeps: more than a pair of events needs. Siblings share the object `context`,
 * which is its key.
 */
const KEPT = 5000
const restOf = memoize(readRest, KEPT, ({ context }) => context)

function readRest(proposition: Proposition): Rest {
  const { questionTokens, context } = proposition
  const names = namesOf(proposition)
  const said = questionTokens.filter((token) => !names.includes(token))
  const words = [...said, ...context].map(({ key }) => key)
  return { vocabulary: readVocabulary({ questionTokens: said, context }), words, strange: new Map() }
}

const areStrange = (names: readonly Token[], x: Rest, y: Rest) =>
  names.every((token) => isMereName(token) && isStrange(token, x) && isStrange(token, y))

/** Whether the name has nothing to do with the shared words, not even joined with other words. */
function isStrange(token: Token, { vocabulary, words, strange }: Rest): boolean {
  const known = strange.get(token)
  if (known !== undefined) return known
  const { key } = token
  const is =
    !mentions(vocabulary, token) &&
    !vocabulary.implied.has(key) &&
    !words.some((word) => word.includes(key) || key.includes(word))
  strange.set(token, is)
  return is
}

/** Whether the word is in no table of predicates, implications or rules, and is no number. */
export const isMereName = memoize((token: Token): boolean => {
  const { predicates, implied } = factsOf(token)
  return predicates.length + implied.length === 0 && !isRuleWord(token) && !isNumber(token)
})

const areClose = (one: Token, other: Token) =>
  one.key.includes(other.key) || other.key.includes(one.key) || isSameToken(one, other)

/** Returns the shape of a name: for each word "g" (a given name) or "n". */
const shapeOf = memoize((names: readonly Token[]): string =>
  names.map(({ key }) => (givenNameOf(key) ? 'g' : 'n')).join(''),
)
