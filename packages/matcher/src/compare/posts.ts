import { type EntityKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether the token names a post or an office: "president", "CEO". */
export const isPost = (token: Token): boolean => ruleWords.post.has(token.key) || isOfKind(token, OFFICES)

/** Whether a question is about leaving a place ("leave Russia") and therefore not about leaving a post. */
export const leavesPlace = ({ questionTokens }: Proposition): boolean =>
  questionTokens.some((token, index) => isOfKind(token, PLACES) && questionTokens[index - 1]?.key === 'leave')

const OFFICES: ReadonlySet<EntityKind> = new Set(['office'])

const PLACES: ReadonlySet<EntityKind> = new Set(['country', 'state'])
