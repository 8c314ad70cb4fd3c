import { isOfKind } from '../extract/entities.ts'
import { compareIntervals, type Interval, inverseOf, type SetRelation, withBounds } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { electorsOf, isShareOfVotes, mayLose } from './counted-votes.ts'
import { isPersonal } from './party-answers.ts'
import { matchWords } from './words.ts'

/**
 * Returns the relation of two results of one election that are counted differently: a lead, a share of the votes,
 * electoral votes. The results of two candidates exclude each other only if one of them is enough to win.
 */
export function relateResults(a: Proposition, b: Proposition): SetRelation {
  if (areOfOthers(a, b)) return mayLose(a) || mayLose(b) ? 'overlap' : 'disjoint'
  return relateElectors(a, b) ?? relateMarginToShare(a, b) ?? 'overlap'
}

/** Whether two questions are about two candidates, of whom neither is that of the other's party. */
function areOfOthers(a: Proposition, b: Proposition): boolean {
  const { onlyA, onlyB } = matchWords(a, b)
  const isOf = ({ politician }: Proposition, names: readonly Token[]) =>
    politician !== undefined && names.some(({ ids }) => ids?.includes(politician.party))
  const isCandidate = (token: Token) => isPersonal(token) || isOfKind(token, 'party')
  return onlyA.some(isCandidate) && onlyB.some(isCandidate) && !isOf(a, onlyB) && !isOf(b, onlyA)
}

/** Returns the relation of a number of electoral votes and a lead in them; undefined for other pairs. */
function relateElectors(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [a, b].map(electorsOf)
  return x && y && compareIntervals(x, y)
}

/**
 * Returns the relation of a win by a margin and a share of the votes: who wins by 20 points has more than 20 percent, and
 * who has more than 60 percent wins by more than 20. Undefined for other pairs.
 */
function relateMarginToShare(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [marginOf(a), marginOf(b)]
  // a measure has two sides, so that the lead of one is its share of the votes in other words
  const isOfMeasure = [a, b].every(({ questionTokens }) => says(questionTokens, 'approval'))
  const share = { ...ANY, ...(x ? b : a).interval }
  if (isOfMeasure && x && !y) return compareIntervals(asShare(x), share)
  if (isOfMeasure && y && !x) return compareIntervals(share, asShare(y))
  if (x && isShareOfVotes(b)) return marginToShare(x, b.interval ?? ANY)
  if (!y || !isShareOfVotes(a)) return undefined
  return inverseOf(marginToShare(y, a.interval ?? ANY))
}

const marginOf = ({ build, interval }: Proposition) =>
  build === 'margin' && interval?.unit === 'percent' ? interval : undefined

const ANY: Interval = { unit: 'percent', whole: false, low: 0, high: 100 }

const asShare = (margin: Interval) => withBounds({ ...ANY, ...margin }, (lead) => (100 + lead) / 2)

function marginToShare(margin: Interval, share: Interval): SetRelation {
  const toShare = compareIntervals(shareFor(margin), share)
  if (toShare === 'disjoint') return 'disjoint'
  if (toShare === 'inside' || toShare === 'equal') return 'inside'
  const { low = 0, high = 100, lowOpen } = share
  if (low < 50) return 'overlap'
  const least: Interval = { ...ANY, low: 2 * low - 100, high, ...(lowOpen && { lowOpen }) }
  const toMargin = compareIntervals(margin, least)
  return toMargin === 'contains' || toMargin === 'equal' ? 'contains' : 'overlap'
}

/** Returns the shares of the votes with which somebody may win by a margin; that of the second is at least 0. */
const shareFor = ({ low = 0, high = 100 }: Interval): Interval => ({
  ...ANY,
  low,
  high: (100 + high) / 2,
  ...(low < 100 && { lowOpen: true }),
})
