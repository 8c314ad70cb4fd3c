import { compareIntervals, type Interval, type SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isShareOfVotes } from './counted-votes.ts'

/**
 * Returns the relation of a win by a margin and a share of the votes: who wins by 20 points has more than 20 percent, and
 * who has more than 60 percent wins by more than 20. Undefined for other pairs.
 */
export function relateMarginToShare(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [marginOf(a), marginOf(b)]
  if (x && isShareOfVotes(b)) return marginToShare(x, b.interval ?? ANY)
  if (!y || !isShareOfVotes(a)) return undefined
  const relation = marginToShare(y, a.interval ?? ANY)
  return relation === 'inside' ? 'contains' : relation === 'contains' ? 'inside' : relation
}

const marginOf = ({ build, interval }: Proposition) =>
  build === 'margin' && interval?.unit === 'percent' ? interval : undefined

const ANY: Interval = { unit: 'percent', whole: false, low: 0, high: 100 }

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
