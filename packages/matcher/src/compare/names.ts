import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { isRuleWord } from './rule-words.ts'
import { givenNameOf, isSameToken } from './same-token.ts'
import { areSpeltOut } from './spelt-out.ts'
import { isNumber } from './topic.ts'
import { factsOf, mentions, readVocabulary, type Vocabulary } from './vocabulary.ts'

/**
 * Returns a cache key for the names by which two questions differ from their siblings: whether they are the same or
 * have nothing in common. All siblings with the same key have the same assessment. Undefined for names that are not
 * that simple, and where neither question has siblings.
 */
export function relateNames(a: Proposition, b: Proposition): string | undefined {
  if (a.templateGroup === undefined && b.templateGroup === undefined) return undefined
  const [one, other] = [namesOf(a), namesOf(b)]
  if (one.length === 0 && other.length === 0) return 'none'
  if (areSpeltOut(a, b)) return undefined
  const [x, y] = [restOf(a), restOf(b)]
  if (!areStrange(one, x, y) || !areStrange(other, x, y)) return undefined
  const shape = `${shapeOf(one)} ${shapeOf(other)}`
  if (one.length === other.length && one.every((token, position) => token === other[position])) return `same ${shape}`
  return one.some((token) => other.some((word) => areClose(token, word))) ? undefined : `apart ${shape}`
}

const NONE: readonly Token[] = []

const namesOf = ({ templateGroup, interval, answer }: Proposition) =>
  templateGroup === undefined || interval ? NONE : (answer?.tokens ?? NONE)

/** The words that all siblings share. */
interface Rest {
  vocabulary: Vocabulary
  words: readonly string[]
  strange: Map<Token, boolean>
}

/** Size of the cache, for the events at hand. Siblings share the words around their questions. */
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

/** The rest of the question has nothing to do with the name, not even run together with other words. */
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

/** The word asserts nothing and ranks nobody, whatever it stands beside. */
const isMereName = memoize((token: Token): boolean => {
  const { predicates, implied } = factsOf(token)
  return predicates.length + implied.length === 0 && !isRuleWord(token) && !isNumber(token)
})

const areClose = (one: Token, other: Token) =>
  one.key.includes(other.key) || other.key.includes(one.key) || isSameToken(one, other)

/** Returns the number of words, and which of them are given names. */
const shapeOf = memoize((names: readonly Token[]): string =>
  names.map(({ key }) => (givenNameOf(key) ? 'g' : 'n')).join(''),
)
