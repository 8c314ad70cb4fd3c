import { includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'

/** Whether the question is about a winner or an election, which is decided on a day that is not chosen by the venue. */
export const isDecided = ({ questionTokens, qualifiers }: Proposition): boolean =>
  qualifiers.stage !== undefined || questionTokens.some(({ key }) => key === 'win' || key === 'election')

/** Whether the question names a trophy, an award or a race, which is won on its day. */
export const isContest = ({ questionTokens }: Proposition): boolean =>
  questionTokens.some((token) => token.key === 'grand-prix' || isOfKind(token, 'trophy', 'award'))

/**
 * Whether the question asks who wins an election or a place in it, by that word or by a post: "be reelected as
 * president".
 */
export const isElection = ({ questionTokens, qualifiers }: Proposition): boolean => {
  const says = (word: string) => questionTokens.some(({ key }) => key === word)
  return (says('win') || qualifiers.place !== undefined) && (says('election') || includesKind(questionTokens, 'office'))
}
