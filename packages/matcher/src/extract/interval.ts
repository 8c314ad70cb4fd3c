/** The numbers for which a question settles YES: "above 90" is every number from 90 up. A missing bound is infinite. */
export interface Interval {
  low?: number
  high?: number
  /** Whether the lower bound itself is not included. */
  lowOpen?: boolean
  highOpen?: boolean
  unit?: Unit
  /** The scale of a temperature, where it is stated. */
  scale?: 'c' | 'f'
  /** A level that has to be reached at any time of the window, from below ("hit $80") or from above ("dip to $60"). */
  barrier?: 'up' | 'down'
  /** The title has a number without comparator or unit: it may be a count or part of a name. */
  bare?: true
  /**
   * The number is a strike without a comparator, such as "$400" on a ladder: it is not stated whether YES is above or
   * below.
   */
  strikeOnly?: true
  /** Whether it counts whole units, so that "over 2.5", "more than 2" and "3+" are equal. */
  whole: boolean
  /** The result is published as a round number (such as payrolls), so that it can be exactly the bound. */
  rounded?: true
  /** The step of numbers that are written with decimals: 0.1 for "3.0 %". */
  step?: number
}

/** The unit of the numbers of an interval. */
export type Unit = 'usd' | 'gbp' | 'eur' | 'percent' | 'bps' | 'degree' | 'inch' | 'count'

type Bounds = { readonly [Bound in 'low' | 'high' | 'lowOpen' | 'highOpen']?: Interval[Bound] | undefined }

/**
 * Returns the bounds of an interval of whole units or steps, both included, so that equal sets have equal bounds: "over
 * 2.5" -> from 3.
 */
export function closed({ low, high, lowOpen, highOpen, whole, step = 0 }: Interval): Bounds {
  const [first, last] = whole ? [firstWhole, lastWhole] : [after(step), after(0 - step)]
  return {
    low: low === undefined ? low : first(low, lowOpen),
    high: high === undefined ? high : last(high, highOpen),
  }
}

/** Returns the bounds of an interval of counts, which has no numbers below 0: "0" and "0-2" have only an upper one. */
function counts(interval: Interval): Bounds {
  const { low, high } = closed(interval)
  const natural = interval.whole && low === 0 && (interval.unit === undefined || interval.unit === 'count')
  return { low: natural && high !== undefined ? undefined : low, high }
}

const firstWhole = (low: number, open = false) => (open && Number.isInteger(low) ? low + 1 : Math.ceil(low))
const lastWhole = (high: number, open = false) => (open && Number.isInteger(high) ? high - 1 : Math.floor(high))
const after =
  (step: number) =>
  (bound: number, open = false) =>
    open ? Number((bound + step).toPrecision(12)) : bound

/**
 * The relation of a set A to a set B: `inside` means that all of A is in B, `contains` that all of B is in A, `overlap`
 * that some of each is in the other.
 */
export type SetRelation = 'equal' | 'inside' | 'contains' | 'overlap' | 'disjoint'

/** Returns the relation of B to A for that of A to B. */
export const inverseOf = <Relation extends string>(relation: Relation): Relation | 'inside' | 'contains' =>
  relation === 'inside' ? 'contains' : relation === 'contains' ? 'inside' : relation

/**
 * Returns the relation of two intervals as sets of numbers: "above 100" is inside "above 90". Unless numbers are
 * counted in whole units, it makes no difference whether a bound is included, because a result is hardly ever exactly
 * on it.
 */
export function compareIntervals(first: Interval, second: Interval): SetRelation {
  const [a, b] = [asCount(like(first, second), second), asCount(like(second, first), first)]
  const whole = isGrid(a, b)
  const [x, y] = whole ? [counts(a), counts(b)] : [a, b]
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
  if (!whole && meets && shareBound(a, b)) return 'overlap'
  if (!whole && meets && lowX !== highX && lowY !== highY) return 'disjoint'
  if (low >= 0 && high <= 0) return 'inside'
  if (low <= 0 && high >= 0) return 'contains'
  return 'overlap'
}

/** Whether numbers are read once, and not whenever they reach a level. */
export const isRead = (interval: Interval | undefined): interval is Interval =>
  interval !== undefined && !interval.bare && !interval.barrier

/**
 * Returns the relation of two temperatures on two scales: 27 °C is 80.6 °F. Stations publish whole degrees of one scale,
 * so that only what is also true of a degree more or less is said, and never that they are equal.
 */
export function compareScales(first: Interval, second: Interval): SetRelation {
  const [low, high] = [-1, 1].map((shift) =>
    first.scale === 'c'
      ? compareIntervals(inFahrenheit(first, shift), second)
      : compareIntervals(first, inFahrenheit(second, shift)),
  )
  return low !== undefined && low === high && low !== 'equal' ? low : 'overlap'
}

const inFahrenheit = (interval: Interval, shift: number): Interval => ({
  ...withBounds(interval, (celsius) => celsius * 1.8 + 32 + shift),
  whole: false,
})

/** Returns an interval with its bounds changed alike, such as to another unit. */
export const withBounds = ({ low, high, ...rest }: Interval, change: (bound: number) => number): Interval => ({
  ...rest,
  ...(low !== undefined && { low: change(low) }),
  ...(high !== undefined && { high: change(high) }),
})

/** Returns the same interval on the other side of 0: "at least 2 up" -> "at least 2 down". */
export const opposite = ({ low, high, lowOpen, highOpen, ...rest }: Interval): Interval => ({
  ...rest,
  ...(high !== undefined && { low: 0 - high, ...(highOpen && { lowOpen: true }) }),
  ...(low !== undefined && { high: 0 - low, ...(lowOpen && { highOpen: true }) }),
})

/**
 * Returns an interval with one bound as a level to be reached, a number without a comparator from below. A published
 * figure may be exactly the bound.
 */
export function asReached(interval: Interval): Interval {
  const { low, high, lowOpen, highOpen: _, strikeOnly: __, ...rest } = interval
  if (rest.barrier || (low !== high && low !== undefined && high !== undefined)) return interval
  if (low === undefined) return { ...rest, high: high ?? 0, barrier: 'down' }
  return { ...rest, low, barrier: 'up', ...(lowOpen && rest.unit === 'percent' && { lowOpen }) }
}

/** Whether a rounded number can be exactly the bound up to which one interval goes and from which the other does. */
function shareBound(a: Interval, b: Interval): boolean {
  const [under, over] = a.low === undefined ? [a, b] : [b, a]
  const isOneSided = under.low === undefined && over.high === undefined
  return isOneSided && !under.highOpen && !over.lowOpen && (isRounded(a) || isRounded(b))
}

/**
 * Compares two intervals with the same bound, where a published number can be exactly the bound: "90 % or more"
 * contains "above 90 %".
 */
function ofBounds(x: Rounding, y: Rounding): SetRelation {
  const isRange = x.low !== undefined && x.high !== undefined
  // The unit is not compared: a number is often written without it, or as a plain count.
  if (isRange || !(isRounded(x) || isRounded(y))) return 'equal'
  const [narrower, wider] = [isOpener(x, y), isOpener(y, x)]
  if (narrower === wider) return narrower ? 'overlap' : 'equal'
  return narrower ? 'inside' : 'contains'
}

type Rounding = Bounds & Pick<Interval, 'unit' | 'rounded'>

/** Whether results of this unit are often exactly on a bound: percentages and counts are, prices hardly ever. */
const isRounded = ({ unit, rounded }: Rounding) => ROUNDED.has(unit) || rounded === true

const isOpener = (one: Bounds, other: Bounds) =>
  isOpen(one.low, one.lowOpen, other.lowOpen) || isOpen(one.high, one.highOpen, other.highOpen)
const isOpen = (bound: number | undefined, one = false, other = false) => bound !== undefined && one && !other

/** Whether the number can be negative. Then it is a change and not a count, and seldom exactly 0. */
const isSigned = ({ low, high, highOpen, unit }: Interval) =>
  unit !== 'bps' && low === undefined && high === 0 && highOpen === true

/** Whether both have the same steps: whole units, or the same last digit. */
const isGrid = (a: Interval, b: Interval) =>
  (a.whole && b.whole && !isSigned(a) && !isSigned(b)) || (a.step !== undefined && a.step === b.step)

/** Returns a number without a unit as a count where the other one is a count: "above 10,000", "at least 10,000 cases". */
function asCount(interval: Interval, { whole }: Interval): Interval {
  const { unit, low, high, rounded } = interval
  const mayCount = [low, high].every((bound) => bound === undefined || Number.isInteger(bound))
  return whole && unit === undefined && !rounded && mayCount ? { ...interval, whole } : interval
}

/**
 * Whether one lower bound is the whole number after the other: "more than 2,999 cases" and "3,000 or more". Large
 * counts are whole numbers too.
 */
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
 * Whether two intervals are opposite, so that exactly one of them contains the result: "above 129" and "129 or below".
 * For prices, a shared bound may belong to either; percentages and counts are often exactly on it, so "above 80 %" and
 * "below 80 %" are not opposite.
 */
export function isOpposite(one: Interval, other: Interval): boolean {
  if (one.barrier || other.barrier || one.strikeOnly || other.strikeOnly || one.bare || other.bare) return false
  const [first, second] = [asCount(one, other), asCount(other, one)]
  const grid = isGrid(first, second)
  const [x, y] = grid ? [counts(first), counts(second)] : [first, second]
  const [under, over] = x.low === undefined ? [x, y] : [y, x]
  if (under.low !== undefined || over.high !== undefined || under.high === undefined || over.low === undefined)
    return false
  // a rounded number can be exactly the bound, for which neither settles YES, or both do
  if (!grid && (under.highOpen ?? false) === (over.lowOpen ?? false) && (isRounded(first) || isRounded(second)))
    return false
  const gap = grid ? (first.whole ? 1 : (first.step ?? 0)) : 0
  return order(under.high + gap, over.low) === 0
}

const ROUNDED: ReadonlySet<Unit | undefined> = new Set(['percent', 'degree'])

/** Returns an interval that is a bare strike with the comparator of the other interval. */
function like(interval: Interval, other: Interval): Interval {
  if (!interval.strikeOnly || other.strikeOnly || interval.low === undefined) return interval
  const { low, high, ...rest } = interval
  if (other.high === undefined) return { ...rest, low, ...(other.lowOpen && { lowOpen: true }) }
  return other.low === undefined ? { ...rest, high: low, ...(other.highOpen && { highOpen: true }) } : interval
}

/** Returns the relation of two intervals, or that exactly one of them contains the result. */
export const relateIntervals = (one: Interval, other: Interval): SetRelation | 'opposite' =>
  isOpposite(one, other) ? 'opposite' : compareIntervals(one, other)

/** Compares two numbers for sorting; numbers that differ only by the error of floating point are equal. */
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
