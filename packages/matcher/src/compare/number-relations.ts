import { compareIntervals, compareScales, type Interval, isOpposite } from '../extract/interval.ts'

/**
 * Returns the relation of two intervals, or a text that says why there is none ("missing", "other unit"). Undefined
 * where neither is more than a plain number in a title, or both are the same plain number.
 */
export function relateNumbers(a: Interval | undefined, b: Interval | undefined) {
  const stated = a ?? b
  if (!a || !b) return stated === undefined || stated.bare ? undefined : isAny(stated) ? 'missing any' : 'missing'
  if (a.bare && b.bare) return a.low === b.low ? undefined : 'other bare'
  if ((a.barrier === undefined) !== (b.barrier === undefined)) return `barrier ${barrierRelation(a, b)}` as const
  if (a.barrier !== b.barrier) return 'other barrier'
  // a count may stand for any other unit, because sums and counts are often written without their unit
  if (a.unit && b.unit && a.unit !== b.unit && a.unit !== 'count' && b.unit !== 'count') return 'other unit'
  const [x, y] = [countedMove(a, b), countedMove(b, a)]
  if (x.scale && y.scale && x.scale !== y.scale) return compareScales(x, y)
  const relation = compareIntervals(x, y)
  // a cut of 50 bps is one of the cuts of any size
  const sized = x !== a && isSized(a) ? 'inside' : y !== b && isSized(b) ? 'contains' : undefined
  if (sized) return relation === 'equal' || relation === sized ? sized : relation === 'disjoint' ? relation : 'overlap'
  return isOpposite(x, y) ? 'opposite' : relation
}

/**
 * Returns a rate change as a number of changes, for the comparison with "how many cuts": a cut is at least one, no change
 * is 0. Returns other intervals unchanged.
 */
function countedMove(interval: Interval, other: Interval): Interval {
  if (interval.unit !== 'bps' || other.unit !== undefined) return interval
  const { low, high } = interval
  if (low === 0 && high === 0) return { low, high, whole: true }
  return { low: 1, whole: true }
}

/** Whether a rate change has a size; "a cut" and "no change" have none. */
const isSized = ({ low, high }: Interval) => !(low === undefined && high === 0) && !(high === undefined && low === 0)

/** Whether the interval is "at least one", which every question states that comes true at all. */
export const isAny = ({ low, high, lowOpen, whole }: Interval) =>
  high === undefined && (lowOpen ? low === 0 && whole : low === 1)

/** Whether the interval is that of nothing at all: "0", "at most 0". A change of a rate may also be below 0. */
export const isNone = ({ low, high, unit }: Interval) =>
  high === 0 && (low === 0 || (low === undefined && unit !== 'bps'))

/**
 * Returns the relation of a level that has to be reached with a number that is read at the end: being above the level
 * at the end implies reaching it, not the other way round.
 */
function barrierRelation(a: Interval, b: Interval): 'inside' | 'contains' | 'overlap' {
  const relation = compareIntervals(a, b)
  if (a.barrier && b.barrier === undefined)
    return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}
