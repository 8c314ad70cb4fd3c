import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
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
  ![wins, reaches].some(({ questionTokens }) => questionTokens.some(isOfSecondRounds))

const isOfSecondRounds = ({ ids }: Token) => ids?.some((id) => secondRounds.has(id)) ?? false

/**
 * Whether one question is about the first or second place in the first round of an election that needs a second round,
 * and the other about being in it.
 */
export const qualifiesByPlace = ({ qualifiers, questionTokens }: Proposition, reaches: Proposition): boolean =>
  qualifiers.stage === 'first-round' &&
  reaches.qualifiers.reach === 'runoff' &&
  Object.keys(qualifiers).length === 2 &&
  Object.keys(reaches.qualifiers).length === 1 &&
  (qualifiers.place === '1' || qualifiers.place === '2') &&
  questionTokens.some(isOfSecondRounds)
