import { includesKind } from '../extract/entities.ts'
import { showInterval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { type Comparison, veto } from './comparison.ts'
import { isShareOfVotes } from './counted-votes.ts'
import { compareEntities } from './entities.ts'
import { isExclusive } from './one-winner.ts'
import { vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, areComplete, compareWords } from './words.ts'

/**
 * Percent of the votes with which nobody has won an election, and with more than which everybody has; the same for a
 * measure, which never passes without half of the votes and in some states needs more. Source: general knowledge.
 */
const [OF_ELECTION, OF_MEASURE] = [[15, 50] as const, [50, 67] as const]

/**
 * Compares a share of the votes with winning the same election: who has more than half of the votes wins it, who wins it
 * has more than very few, and who has very few does not win. The same for a measure that passes. Undefined for shares of
 * an election in between, for rounds, and for other pairs.
 */
export function compareVoteShare(share: Proposition, winner: Proposition): Comparison[] | undefined {
  const { interval, title, qualifiers } = share
  if (!interval || winner.interval || !isShareOfVotes(share) || ROUND.test(title)) return undefined
  // half of the votes is not always the most seats, and delegates nominate a president
  if (SEATS.test(winner.title) || (winner.qualifiers.stage === 'nomination' && isIndirect(winner))) return undefined
  const asksToWin = (one: Proposition) => vocabularyOf(one).predicates.includes('win')
  const isOfMeasure = vocabularyOf(winner).predicates.includes('pass') && !winner.negated
  // "pass with 60% of the vote" is to pass
  if (isOfMeasure && vocabularyOf(share).predicates.includes('pass')) return undefined
  const [tooFew, enough] = isOfMeasure ? OF_MEASURE : OF_ELECTION
  if (!(asksToWin(winner) || isNominee(winner) || isOfMeasure) || (asksToWin(share) && !WINS_VOTES.test(title)))
    return undefined
  if (qualifiers.stage !== winner.qualifiers.stage || qualifiers.district !== winner.qualifiers.district)
    return undefined
  const { low = 0, high = 100, lowOpen } = interval
  const wins = (low > enough || (low === enough && lowOpen === true)) && !isIndirect(winner)
  const relation = wins
    ? 'inside'
    : high <= tooFew && (low < high || EXACTLY.test(title))
      ? 'disjoint'
      : low <= tooFew && high >= 100
        ? 'contains'
        : isOfMeasure
          ? 'overlap'
          : undefined
  if (!relation || !(isOfMeasure || isExclusive(winner))) return undefined
  const { onlyA, onlyB, shared } = compareWords(share, winner)
  const isKnown = (token: Token) => IS_SHARE.has(token.key) || /^\d/.test(token.key)
  // a label may have the party of the person too: "Zorro Party / Ann Roe"
  const names = winner.answer?.kind === 'name' ? winner.answer.tokens : []
  const isNamed = names.some(({ key, weight }) => weight >= 1 && !onlyB.some((token) => token.key === key))
  const stray = [...onlyA, ...onlyB].filter(
    (token) => !isKnown(token) && !(isNamed && names.some(({ key }) => key === token.key)),
  )
  if (!areComplete(shared, stray, settings.words.sameTopic)) return undefined
  return [
    ...compareEntities(share, winner, stray),
    agreeOnShared(share, winner, shared),
    veto('share-beside-win', relation, [showInterval(interval), winner.title]),
  ]
}

/** Matches titles in which the votes are won: "win 40% of the vote". */
const WINS_VOTES = /\bwins? [^?]*\bvotes?\b/i
/** "Win 5% of the vote" is mostly said of 5% or more. */
const EXACTLY = /\bexactly\b/i
const IS_SHARE: ReadonlySet<string> = new Set(['amend', 'percent', 'popular-vote', 'referendum', 'voter', 'win'])
const SEATS = /\bseats\b/i
const ROUND = /\b(?:rounds?|R1|R2|run-?off)\b/i

/** Whether the question is only who is nominated, which the votes of a primary decide. */
const isNominee = (one: Proposition) =>
  one.qualifiers.stage === 'nomination' && vocabularyOf(one).predicates.length === 0

/** Whether the winner is decided by electors or seats and not by the votes of all. */
const isIndirect = ({ questionTokens, qualifiers }: Proposition) =>
  qualifiers.district === undefined &&
  questionTokens.some(({ ids }) => ids?.some((id) => INDIRECT.has(id))) &&
  !includesKind(questionTokens, 'state')
const INDIRECT: ReadonlySet<string> = new Set(['office:congress', 'office:house', 'office:president', 'office:senate'])
