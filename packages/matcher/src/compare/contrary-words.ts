import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { opposites } from '../knowledge/contrasts.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether a token is the recognition of somebody "as the leader", who need not lead. */
export const isRecognitionIn =
  ({ title }: Proposition) =>
  ({ key }: Token) =>
    key === 'recognize' && /\brecogni[sz]\w* .+ as\b/i.test(title)

/** Whether the unshared words are opposites: "up" and "down". */
export const areOpposite = (one: readonly Token[], other: readonly Token[]) =>
  opposites.some(([x, y]) => one.length === 1 && other.length === 1 && one[0]?.key === x && other[0]?.key === y)

/** Whether a word of weight turns a question into its contrary. */
export const isContrary = ({ key, weight }: Token) => weight >= 0.3 && ruleWords.contrary.has(key)

/** Whether only one question says that somebody leaves: "out as host of the Oscars" beside "host the Oscars". */
export const isOfLeaving = (only: readonly Token[], other: Proposition) =>
  only.some(({ key, weight }) => weight >= 0.3 && key === 'leave') && !says(other.questionTokens, ruleWords.endOfPost)
