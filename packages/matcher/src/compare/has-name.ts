import type { Token } from '../extract/tokens.ts'
import { settings } from '../settings.ts'

/**
 * Whether some of the tokens weigh as much as a name, so that the question with another name in its place is a
 * different question.
 */
export const hasName = (tokens: readonly Token[]): boolean =>
  tokens.some(({ weight }) => weight >= settings.words.substitution)
