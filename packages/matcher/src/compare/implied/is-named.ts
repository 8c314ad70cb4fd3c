import type { Proposition } from '../../extract/proposition.ts'

/** Whether a question has a token with this key. */
export const isNamed = ({ questionTokens }: Proposition, key: string): boolean =>
  questionTokens.some((token) => token.key === key)
