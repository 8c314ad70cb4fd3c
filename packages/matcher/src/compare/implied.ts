import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type ForgivenessId, forgivenesses } from '../rules/forgivenesses.ts'
import { impliedByContext } from './implied/contexts.ts'
import { impliedByElection } from './implied/elections.ts'
import type { ForgivenessTests } from './implied/forgiveness-tests.ts'
import { impliedByName } from './implied/names.ts'
import { narrowingWords } from './implied/narrower.ts'
import { impliedByOffice } from './implied/offices.ts'
import { partsOfNames } from './implied/parts-of-names.ts'
import { isRewordedByRules, isStatedByRules } from './implied/stated-by-rules.ts'
import { isSpeltOut } from './spelt-out.ts'

/**
 * A token that only one of two questions has, with the weight by which its absence in the other counts against
 * identity.
 */
export interface UnsharedToken extends Token {
  /** Whether it is a part of a name that both questions contain: "Tulsi" beside "Gabbard". */
  extension?: true
  /** The forgiveness that changed its weight. */
  rule?: ForgivenessId
}

/**
 * Returns the tokens `left`, which only question `one` has, with the weight by which their absence in `other` counts
 * against identity: a lower one where `other` implies the word ("war" beside "ceasefire"), a higher one where it makes
 * the question narrower ("Jr.").
 */
export function weighUnshared(one: Proposition, other: Proposition, left: readonly Token[]): UnsharedToken[] {
  return left.map((token) => {
    const { narrowing, implied } = testsOf(token)
    const heavier = narrowing.find(([, holds]) => holds(token, one, other))?.[0]
    if (heavier) return { ...token, weight: forgivenesses[heavier].weight, rule: heavier }
    const lighter = implied.find(([, holds]) => holds(token, one, other))?.[0]
    if (lighter) return { ...token, weight: Math.min(token.weight, forgivenesses[lighter].weight), rule: lighter }
    const rule = isPartOfNames(token) ? partsOfNames.find(([, holds]) => holds(token, one, other))?.[0] : undefined
    return rule ? { ...token, weight: forgivenesses[rule].weight, extension: true, rule } : token
  })
}

const isPartOfNames = ({ key, ids, weight }: Token) =>
  weight <= 1.2 && weight >= 0.3 && !ids && !ruleWords.endOfPost.has(key)

const LIGHTER: ForgivenessTests = [
  ...impliedByContext,
  ...impliedByElection,
  ...impliedByOffice,
  ['spelt-out', isSpeltOut],
  ...impliedByName,
  ['stated-by-rules', isStatedByRules],
  ['reworded-by-rules', isRewordedByRules],
]

/** The tests for a token; most are about other tokens. */
const testsOf = memoize((token: Token) => ({
  narrowing: narrowingWords.filter(([, , isSuch]) => isSuch?.(token) ?? true),
  implied: LIGHTER.filter(([, , isSuch]) => isSuch?.(token) ?? true),
}))
