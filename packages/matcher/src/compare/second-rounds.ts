import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
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

/**
 * Matches titles about winning an election in its first round, which is a win of the election. Winning the first round
 * is not.
 */
const WINS_AT_ONCE = /\b(?:outright|in (?:the )?(?:first|1st) round)\b/i

/** Whether the question is about winning an election in its first round. */
export const winsAtOnce = ({ qualifiers, title }: Proposition): boolean =>
  qualifiers.place === undefined && WINS_AT_ONCE.test(title) && !COMES_FIRST.test(title)

/** Whether the question is about winning the second round of an election, which decides it. */
export const winsRunoff = ({ qualifiers, title, questionTokens }: Proposition): boolean =>
  qualifiers.stage === 'runoff' && says(questionTokens, 'win') && !COMES_FIRST.test(title) && !OF_VOTES.test(title)

/** Whether the question is about winning the election in its first round, and not about the votes of that round. */
export const isElectedInRound = (proposition: Proposition): boolean =>
  winsAtOnce(proposition) && ELECTED.test(proposition.title) && !OF_VOTES.test(proposition.title)

const ELECTED = /\b(?:elected|winner|wins?)\b/i
const OF_VOTES = /\b(?:most|share|votes?)\b|%/i

/** Whether the question is about the first place in a primary of all parties, whose second may win the election. */
export const isFirstInPrimary = ({ qualifiers, title, questionTokens, eventTokens }: Proposition): boolean =>
  qualifiers.stage === 'nomination' &&
  COMES_FIRST.test(title) &&
  !includesKind([...questionTokens, ...eventTokens], 'party')

/** Matches titles about the first place in a round, which need not decide the election. */
const COMES_FIRST =
  /\b(?:be|come|comes|finish|finishes|place|places|rank|ranks) (?:first|1st)\b|\b(?:first|1st)[- ]place\b|\bmost votes\b/i
