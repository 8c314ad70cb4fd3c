/** The numbers with which a question comes true: "above 90" is every number from 90 up. A missing bound is infinite. */
export interface Interval {
  low?: number
  high?: number
  /** Whether the bound itself is outside. */
  lowOpen?: boolean
  highOpen?: boolean
  unit?: Unit
  /** "Hit $80", "dip to $60": true once the bound was touched, at any time of the window. */
  barrier?: 'up' | 'down'
  /** A plain number in a title: how many, or part of a name. */
  bare?: true
  /** A sum without a comparator, such as the strike of a ladder: its direction is not stated. */
  strikeOnly?: true
  /** Counted in whole units, so that "over 2.5", "more than 2" and "3+" are one. */
  whole: boolean
  /** A count that is published as a round number, such as payrolls: it can stand exactly on a bound. */
  rounded?: true
  /** The last digit of a number that is written with decimals, as 0.1 in "3.0 %". */
  step?: number
}

/** The unit of the numbers of an interval. */
export type Unit = 'usd' | 'gbp' | 'eur' | 'percent' | 'bps' | 'degree' | 'inch' | 'count'

type Bounds = { readonly [Bound in 'low' | 'high' | 'lowOpen' | 'highOpen']?: Interval[Bound] | undefined }

/** The bounds of what is counted in steps, closed on both sides: one form for one set. */
function closed({ low, high, lowOpen, highOpen, whole, step = 0 }: Interval): Bounds {
  const [first, last] = whole ? [firstWhole, lastWhole] : [after(step), after(0 - step)]
  return {
    low: low === undefined ? low : first(low, lowOpen),
    high: high === undefined ? high : last(high, highOpen),
  }
}

const firstWhole = (low: number, open = false) => (open && Number.isInteger(low) ? low + 1 : Math.ceil(low))
const lastWhole = (high: number, open = false) => (open && Number.isInteger(high) ? high - 1 : Math.floor(high))
const after =
  (step: number) =>
  (bound: number, open = false) =>
    open ? Number((bound + step).toPrecision(12)) : bound

/** The relation of a set A to a set B: `inside` means that all of A is in B, `contains` that all of B is in A. */
export type SetRelation = 'equal' | 'inside' | 'contains' | 'overlap' | 'disjoint'

/**
 * Returns the relation of two intervals as sets of numbers. Unless numbers are counted in whole units, it does not
 * matter whether a bound is included: no venue settles on that difference at cent precision.
 */
export function compareIntervals(first: Interval, second: Interval): SetRelation {
  const [a, b] = [like(first, second), like(second, first)]
  const whole = isGrid(a, b)
  const [x, y] = whole ? [closed(a), closed(b)] : [a, b]
  const lowX = x.low ?? Number.NEGATIVE_INFINITY
  const lowY = y.low ?? Number.NEGATIVE_INFINITY
  const highX = x.high ?? Number.POSITIVE_INFINITY
  const highY = y.high ?? Number.POSITIVE_INFINITY
  const low = order(lowX, lowY)
  const high = order(highX, highY)
  if (low === 0 && high === 0) return whole ? 'equal' : ofBounds(x, y)
  if (!whole && isNextNumber(a, b)) return 'equal'
  if (order(highX, lowY) < 0 || order(highY, lowX) < 0) return 'disjoint'
  const meets = order(highX, lowY) === 0 || order(highY, lowX) === 0
  if (!whole && meets && lowX !== highX && lowY !== highY) return 'disjoint'
  if (low >= 0 && high <= 0) return 'inside'
  if (low <= 0 && high >= 0) return 'contains'
  return 'overlap'
}

/** Compares two intervals with one and the same bound: the one that a rounded number may stand on is wider, "90 % or more", "above 90 %". */
function ofBounds(x: Rounding, y: Rounding): SetRelation {
  const isRange = x.low !== undefined && x.high !== undefined
  // A number is often written without its unit, or as a plain count.
  if (isRange || !(isRounded(x) || isRounded(y))) return 'equal'
  const [narrower, wider] = [isOpener(x, y), isOpener(y, x)]
  if (narrower === wider) return narrower ? 'overlap' : 'equal'
  return narrower ? 'inside' : 'contains'
}

type Rounding = Bounds & Pick<Interval, 'unit' | 'rounded'>

/** A price is as good as never exactly on a bound; a percentage and a count often are. */
const isRounded = ({ unit, rounded }: Rounding) => ROUNDED.has(unit) || rounded === true

const isOpener = (one: Bounds, other: Bounds) =>
  isOpen(one.low, one.lowOpen, other.lowOpen) || isOpen(one.high, one.highOpen, other.highOpen)
const isOpen = (bound: number | undefined, one = false, other = false) => bound !== undefined && one && !other

/** A number that can fall below 0 is a change, not a count, and seldom exactly 0. */
const isSigned = ({ low, high, highOpen, unit }: Interval) =>
  unit !== 'bps' && low === undefined && high === 0 && highOpen === true

/** Both are counted in the same units, or written with the same last digit. */
const isGrid = (a: Interval, b: Interval) =>
  (a.whole && b.whole && !isSigned(a) && !isSigned(b)) || (a.step !== undefined && a.step === b.step)

/** "More than 2,999 cases" and "3,000 or more": large counts come whole too. */
function isNextNumber(a: Interval, b: Interval): boolean {
  if (a.high !== undefined || b.high !== undefined || a.low === undefined || b.low === undefined) return false
  const counted = ({ unit, low }: Interval) => (unit === undefined || unit === 'count') && Number.isInteger(low)
  if (!counted(a) || !counted(b) || a.barrier || b.barrier) return false
  return (
    (a.low + 1 === b.low && a.lowOpen === true && !b.lowOpen) ||
    (b.low + 1 === a.low && b.lowOpen === true && !a.lowOpen)
  )
}

/**
 * Whether exactly one of two intervals comes true, whatever the number: "above 129" and "129 or below". For numbers
 * that are not counted, a shared bound may belong to either; for rounded ones ("above 80 %", "below 80 %") to neither.
 */
export function isOpposite(first: Interval, second: Interval): boolean {
  if (first.barrier || second.barrier || first.strikeOnly || second.strikeOnly || first.bare || second.bare)
    return false
  const grid = isGrid(first, second)
  const [x, y] = grid ? [counts(first), counts(second)] : [first, second]
  const [under, over] = x.low === undefined ? [x, y] : [y, x]
  if (under.low !== undefined || over.high !== undefined || under.high === undefined || over.low === undefined)
    return false
  // a rounded number can stand exactly on the bound, where neither comes true
  const missed = !grid && under.highOpen && over.lowOpen && (isRounded(first) || isRounded(second))
  if (missed) return false
  const gap = grid ? (first.whole ? 1 : (first.step ?? 0)) : 0
  return order(under.high + gap, over.low) === 0
}

/** "0" of things that are counted is "0 or less". */
function counts(interval: Interval): Bounds {
  const { low, high } = closed(interval)
  const natural = interval.whole && low === 0 && (interval.unit === undefined || interval.unit === 'count')
  return { low: natural && high !== undefined ? undefined : low, high }
}

const ROUNDED: ReadonlySet<Unit | undefined> = new Set(['percent', 'degree'])

/** Reads a bare strike with the comparator of the other side. */
function like(interval: Interval, other: Interval): Interval {
  if (!interval.strikeOnly || other.strikeOnly || interval.low === undefined) return interval
  const { low, high, ...rest } = interval
  if (other.high === undefined) return { ...rest, low, ...(other.lowOpen && { lowOpen: true }) }
  return other.low === undefined ? { ...rest, high: low, ...(other.highOpen && { highOpen: true }) } : interval
}

/** Equal up to the last digit that floating point can be trusted with. */
function order(a: number, b: number): number {
  if (a === b) return 0
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a < b ? -1 : 1
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a < b ? -1 : 1
}

/** Returns an interval as text for people: "> 90 usd". */
export function showInterval({ low, high, lowOpen, highOpen, unit, barrier }: Interval): string {
  const suffix = unit && unit !== 'count' ? ` ${unit}` : ''
  if (barrier) return `touches ${barrier === 'up' ? low : high}${suffix}`
  if (low !== undefined && low === high) return `${low}${suffix}`
  const left = low === undefined ? '' : `${lowOpen ? '>' : '>='}${low}`
  const right = high === undefined ? '' : `${highOpen ? '<' : '<='}${high}`
  return `${[left, right].filter(Boolean).join(' and ')}${suffix}`
}
