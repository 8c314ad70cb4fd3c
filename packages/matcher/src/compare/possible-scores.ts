import { inverseOf } from '../extract/interval.ts'
import { memoize } from '../extract/memoize.ts'
import { type PartOfGame, WHOLE_GAME } from '../extract/part-of-game.ts'
import type { Selection } from '../extract/selection.ts'
import type { Found } from './relation-of-sets.ts'
import { atLeast, atMost, type Bound, minus, plus, relateBounds, within } from './satisfiable.ts'

/**
 * Returns the relation of two selections of one game, which follows from the scores in which each of them wins: "over
 * 2.5" is inside "over 1.5", and a lead by two at half-time inside "over 1.5" of the whole game. `flipped`
 * says that B names the teams in the other order. Undefined for selections that do not depend on the score alone, and
 * where their side is not known.
 */
export const relateByScores = (a: Selection, b: Selection, flipped: boolean): Found | undefined =>
  winsByScore(a) && winsByScore(b) ? relateOnce([a, b, flipped]) : undefined

/** Returns all on which the relations of a selection depend. */
const keyOf = memoize((selection: Selection): string => {
  const { marketType, side, low, high, score, denied } = selection
  return [marketType, side, low, high, score, denied, partOf(selection).join(' ')].join()
})

const relateOnce = memoize(
  ([a, b, flipped]: readonly [Selection, Selection, boolean]) => relate(a, b, flipped),
  50_000,
  ([a, b, flipped]) => `${keyOf(a)}|${keyOf(b)}|${flipped}`,
)

/** Whether only the score, and who scored first, decides the selection. */
export function winsByScore({ marketType, statistic, side, low, high, score }: Selection): boolean {
  switch (marketType) {
    case 'winner':
      return side !== undefined
    case 'margin':
      return side !== undefined && low !== undefined
    case 'total':
      return low !== undefined || high !== undefined
    case 'exact-score':
      return score !== undefined
    case 'other':
      return statistic === FIRST_INNING_RUN && low !== undefined
    default:
      return true
  }
}

/** The statistic of a market on whether there is a run in the first inning. */
export const FIRST_INNING_RUN = 'first-inning-run'

/** Returns the statistic that a selection counts: runs of the first inning are those of the score. */
export const statisticOf = ({ statistic, low }: Selection): string =>
  statistic === FIRST_INNING_RUN && low !== undefined ? 'score' : statistic

const partOf = ({ part }: Selection): PartOfGame => part ?? WHOLE_GAME

/** Numbers of a score: the points of both sides in the shorter part and in the longer one; who scored first. */
const ORDER = 4
const NUMBERS = 5

/** Returns the relation of two selections by the combinations in which they may win. */
function relate(a: Selection, b: Selection, flipped: boolean): Found {
  const [p, q] = [partOf(a), partOf(b)]
  if (!isWithin(p, q)) return isWithin(q, p) ? inverseOf(relate(b, a, flipped)) : 'overlap'
  const isOne = isWithin(q, p)
  const ofOrder = [a, b].map(({ marketType }) => marketType === 'first-score')
  if (!isOne && ofOrder.every(Boolean)) return 'overlap'
  const [x, y] = [boundsOf(a, isOne ? 2 : 0, false), boundsOf(b, 2, flipped)]
  const isInner = ofOrder[0] && !isOne
  const orders = ofOrder.some(Boolean) ? ordersOf(isInner ? 0 : 2, !isOne && !isInner && p[0] === q[0]) : [[]]
  const worlds = orders.map((order) => [...EVERY_SCORE, ...order])
  const found = relateBounds(x, y, worlds, NUMBERS, a.denied, b.denied)
  return ofOrder[0] === ofOrder[1] ? found : withExtraTime(found, ofOrder[0] === true)
}

/**
 * Returns the relation of a first goal and a selection of another type, whose rules need not count the extra time in
 * which the first goal may fall.
 */
const withExtraTime = (found: Found, onA: boolean): Found =>
  found === 'equal' ? (onA ? 'contains' : 'inside') : found === 'opposite' ? 'overlap' : found

const isWithin = (inner: PartOfGame, outer: PartOfGame) => inner[0] >= outer[0] && inner[1] <= outer[1]

/** The bound by which a side has at least so many points more than the other side in the same part. */
const lead = (number: number, least: number): Bound => [plus(number ^ 1), minus(number), 0 - least]

/** No points are negative, and a part of a game has no more points than the whole. */
const EVERY_SCORE: readonly Bound[] = [
  ...[0, 1, 2, 3].map((number) => atLeast(number, 0)),
  ...[0, 1].map((number): Bound => [plus(number), minus(number + 2), 0]),
]

/** Returns the bounds that all hold where a selection wins; `first` is the number of its first side's points. */
function boundsOf(selection: Selection, first: number, flipped: boolean): readonly Bound[] {
  const { marketType, side, low, high, score = [0, 0] } = selection
  const [home, away] = flipped ? [first + 1, first] : [first, first + 1]
  const own = side === 1 ? away : home
  switch (marketType) {
    case 'winner':
      return [lead(own, 1)]
    case 'margin':
      return [lead(own, low ?? 0)]
    case 'draw':
      return [lead(home, 0), lead(away, 0)]
    case 'both-score':
      return [atLeast(home, 1), atLeast(away, 1)]
    case 'exact-score':
      return [home, away].flatMap((number, index) => within(number, score[index], score[index]))
    case 'first-score':
      if (side === undefined) return [[minus(home), minus(away), -1]]
      return [own === first ? atLeast(ORDER, 1) : atMost(plus(ORDER), -1)]
    default:
      if (side !== undefined) return within(own, low, high)
      return [
        ...(low === undefined ? [] : [[minus(home), minus(away), 0 - low] as const]),
        ...(high === undefined ? [] : [[plus(home), plus(away), high] as const]),
      ]
  }
}

/**
 * Returns the cases of who scores first in the part whose points begin at number `first`: the order is positive for the
 * first side, negative for the second and 0 without points. `begins` says that a shorter part, whose points begin at
 * number 0, lies at its beginning.
 */
function ordersOf(first: number, begins: boolean): readonly (readonly Bound[])[] {
  const none: Bound[] = [atMost(plus(first), 0), atMost(plus(first + 1), 0), ...within(ORDER, 0, 0)]
  const signs = [[atLeast(ORDER, 1)], [atMost(plus(ORDER), -1)]]
  const scorers = signs.flatMap((sign, side): Bound[][] => {
    const scores = atLeast(first + side, 1)
    if (!begins) return [[...sign, scores]]
    // the first points fall in the shorter part, or that has none
    const empty = [0, 1].map((number) => atMost(plus(number), 0))
    return [
      [...sign, atLeast(side, 1)],
      [...sign, scores, ...empty],
    ]
  })
  return [none, ...scorers]
}
