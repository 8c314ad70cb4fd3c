import { includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'

/** Whether the question is about a winner or an election, which is decided on a day that is not chosen by the venue. */
export const isDecided = ({ questionTokens, qualifiers }: Proposition): boolean =>
  qualifiers.stage !== undefined || says(questionTokens, WON)
const WON: ReadonlySet<string> = new Set(['election', 'win'])

/** Whether the question names a trophy, an award or a race, which is won on its day, or the speech of a year. */
export const isContest = ({ questionTokens }: Proposition): boolean =>
  questionTokens.some((token) => ON_ITS_DAY.has(token.key) || isOfKind(token, 'trophy', 'award'))
const ON_ITS_DAY: ReadonlySet<string> = new Set(['grand-prix', 'state-of-the-union'])

/**
 * Whether the question asks who wins an election or a place in it, by that word or by a post: "be reelected as
 * president".
 */
export const isElection = (question: Proposition): boolean =>
  (says(question.questionTokens, 'win') || question.qualifiers.place !== undefined) && namesElection(question)

/** Whether the question names an election, or an office that is voted on. */
export const namesElection = ({ questionTokens }: Proposition): boolean =>
  says(questionTokens, 'election') || includesKind(questionTokens, 'office')
