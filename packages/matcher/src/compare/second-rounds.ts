import type { Proposition } from '../extract/proposition.ts'
import { secondRounds } from '../knowledge/second-rounds.ts'
import { namesElection } from './contests.ts'

/**
 * Whether one question is about being in the second round of an election, and the other about winning the election, which
 * may be decided in its first round.
 */
export const mayWinBefore = (wins: Proposition, reaches: Proposition): boolean =>
  reaches.qualifiers.reach === 'runoff' &&
  wins.qualifiers.stage !== 'runoff' &&
  (namesElection(wins) || namesElection(reaches)) &&
  ![wins, reaches].some(({ questionTokens }) =>
    questionTokens.some(({ ids }) => ids?.some((id) => secondRounds.has(id))),
  )
