import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type ReadText, readText } from '../extract/read.ts'
import { isAct, isConcept, type Token, totalWeight } from '../extract/tokens.ts'
import { agreeOnWords, type Comparison } from './comparison.ts'
import { hasName } from './has-name.ts'
import { isNarrowing } from './implied/stated-by-rules.ts'
import { compareRoles } from './roles.ts'
import { includesSame } from './same-token.ts'
import { isSpeltOutIn } from './spelt-out.ts'
import { matchWords } from './words.ts'

/** The most weight of common words by which two conditions may differ and still say the same. */
const MAX_APART = 1

/** Matches parts of a condition that say nothing of its own: how long a post is lost, who reports it. */
const SAYS_NOTHING =
  /\bfor any (?:length|period) of time\b|\bat any (?:time|point)\b|\([^)]*\)|,? (?:according to|as (?:reported|determined|indicated|confirmed|published)|per the) .*$/gi

/** A title or the condition in rules: the text as written, and as read. */
interface Wording {
  raw: string
  tokens: readonly Token[]
}

interface Condition extends Wording {
  /** Its qualifiers (stage, place, half ...), numbers and polarity, as a text that equal ones share. */
  parts: string
}

/** Returns the condition for YES in rules as it is read: without dates, brackets and who reports it. */
export const conditionOf = memoize((criterion: string): Condition => {
  const raw = `Will ${criterion.replace(SAYS_NOTHING, '')}?`
  const { tokens, ...read } = readText(raw)
  return { raw, tokens, parts: partsOf(read) }
})

/**
 * Returns the comparisons of what two questions are about by the conditions in their rules, where these say the same in
 * nearly the same words, whatever the titles say: "The king steps down?" beside "Will the king abdicate?", both of which
 * settle "if the king abdicates". The title of a question without such rules is its condition. Undefined where the
 * conditions differ, or the titles name different things.
 */
export function compareCriteria(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (a.game || b.game || (a.terms?.criterion ?? b.terms?.criterion) === undefined) return undefined
  const [x, y] = [criterionIn(a), criterionIn(b)]
  if (x === undefined || y === undefined) return undefined
  const { onlyA, onlyB } = matchWords(a, b)
  if (onlyA.some(isNameIn(a.title)) && onlyB.some(isNameIn(b.title))) return undefined
  const [one, other] = [conditionOf(x), conditionOf(y)]
  if (one.parts !== other.parts) return undefined
  const [more, others] = [beyond(one, other), beyond(other, one)]
  if (!isLittle(one, more) || !isLittle(other, others)) return undefined
  // a word in place of another one: wearing a suit, wearing a hat
  if (hasName(more) && hasName(others)) return undefined
  const shared = one.tokens.filter((token) => includesSame(other.tokens, token))
  if (!shared.some(isNameIn(one.raw))) return undefined
  if (!isWording(onlyA, a.title, other) || !isWording(onlyB, b.title, one)) return undefined
  const roles = compareRoles({ ...a, title: one.raw }, { ...b, title: other.raw })
  return [...compareRoles(a, b), ...roles, agreeOnWords(totalWeight(shared), 'same-criterion')]
}

/** Returns the condition in the rules of a question, or else in its title: "Will Ann resign?" -> "Ann resign". */
const criterionIn = ({ terms, title }: Proposition): string | undefined =>
  terms?.criterion ?? /^Will (.+?)\??$/.exec(title)?.[1]

/** Whether a token of a text names a single thing: it is in the tables of names, or an unknown word with a capital. */
const isNameIn =
  (raw: string) =>
  ({ key, ids, weight }: Token): boolean =>
    weight >= 0.75 && (ids !== undefined || !(isConcept(key) || isAct(key) || /^\d/.test(key) || isSmallIn(raw, key)))

const isSmallIn = (raw: string, key: string) => raw.includes(` ${key}`) || raw.includes(`-${key}`)

const partsOf = ({ negated, qualifiers, quantities }: Omit<ReadText, 'tokens'>) =>
  JSON.stringify([negated, Object.entries(qualifiers).sort(), quantities.map(({ interval }) => interval)])

/** Returns what one condition says and the other does not. */
const beyond = (one: Condition, other: Condition): Token[] =>
  one.tokens.filter((token) => !includesSame(other.tokens, token) && !isSpeltOutIn(token, one.tokens, other.tokens))

/** Whether the words that only one condition has are no more than a common word. */
function isLittle({ raw }: Condition, more: readonly Token[]): boolean {
  const isName = isNameIn(raw)
  const isCommon = (token: Token) =>
    (token.ids === undefined || token.weight <= 0.3) && !isName(token) && !isAct(token.key) && !isNarrowing(token)
  return more.every(isCommon) && totalWeight(more) <= MAX_APART
}

/** Whether words of a title say nothing that the condition of the other question leaves out. */
const isWording = (only: readonly Token[], title: string, other: Condition) =>
  only.every(
    (token) =>
      includesSame(other.tokens, token) || !(isNameIn(title)(token) || isNarrowing(token) || /^\d/.test(token.key)),
  )
