/** The numbers that make a proposition true. A missing bound is open to infinity. */
export interface Region {
  low?: number
  high?: number
  /** Whether the bound itself is outside. */
  lowOpen?: boolean
  highOpen?: boolean
  unit?: Unit
  /** "Hit $80", "dip to $60": true once the bound was touched, at any time of the window. */
  touch?: 'up' | 'down'
  /** A plain number in a title: how many, or part of a name. */
  bare?: true
  /** A sum without a comparator, one of a ladder: above or below it is not told. */
  rung?: true
  /** Counted in whole units, so that "over 2.5", "more than 2" and "3+" are one. */
  whole: boolean
}

export type Unit = 'usd' | 'gbp' | 'eur' | 'percent' | 'bps' | 'degree' | 'count'

/** Whole-unit regions closed on both sides, others as they are: one form for one set. */
export function canonical(region: Region): Region {
  if (!region.whole) return region
  const { low, high, lowOpen, highOpen, ...rest } = region
  return {
    ...rest,
    ...(low !== undefined && { low: lowOpen && Number.isInteger(low) ? low + 1 : Math.ceil(low) }),
    ...(high !== undefined && { high: highOpen && Number.isInteger(high) ? high - 1 : Math.floor(high) }),
  }
}

export type SetRelation = 'equal' | 'inside' | 'contains' | 'overlap' | 'disjoint'

/**
 * How the numbers of A lie to those of B. For readings that are not counted in whole units a bound counts alike
 * whether it is included or not: no venue settles on that difference at cent precision.
 */
export function compareRegions(first: Region, second: Region): SetRelation {
  const [a, b] = [like(first, second), like(second, first)]
  const whole = a.whole && b.whole
  const [x, y] = whole ? [canonical(a), canonical(b)] : [a, b]
  const lowX = x.low ?? Number.NEGATIVE_INFINITY
  const lowY = y.low ?? Number.NEGATIVE_INFINITY
  const highX = x.high ?? Number.POSITIVE_INFINITY
  const highY = y.high ?? Number.POSITIVE_INFINITY
  const low = order(lowX, lowY)
  const high = order(highX, highY)
  if (low === 0 && high === 0) return 'equal'
  if (order(highX, lowY) < 0 || order(highY, lowX) < 0) return 'disjoint'
  const meets = order(highX, lowY) === 0 || order(highY, lowX) === 0
  if (!whole && meets && lowX !== highX && lowY !== highY) return 'disjoint'
  if (low >= 0 && high <= 0) return 'inside'
  if (low <= 0 && high >= 0) return 'contains'
  return 'overlap'
}

/** A rung is read as the other side's comparator has it. */
function like(region: Region, other: Region): Region {
  if (!region.rung || other.rung || region.low === undefined) return region
  const { low, high, ...rest } = region
  if (other.high === undefined) return { ...rest, low, ...(other.lowOpen && { lowOpen: true }) }
  return other.low === undefined ? { ...rest, high: low, ...(other.highOpen && { highOpen: true }) } : region
}

/** Equal up to the last digit that floating point can be trusted with. */
function order(a: number, b: number): number {
  if (a === b) return 0
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a < b ? -1 : 1
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a < b ? -1 : 1
}

export function showRegion({ low, high, lowOpen, highOpen, unit, touch }: Region): string {
  const suffix = unit && unit !== 'count' ? ` ${unit}` : ''
  if (touch) return `touches ${touch === 'up' ? low : high}${suffix}`
  if (low !== undefined && low === high) return `${low}${suffix}`
  const left = low === undefined ? '' : `${lowOpen ? '>' : '>='}${low}`
  const right = high === undefined ? '' : `${highOpen ? '<' : '<='}${high}`
  return `${[left, right].filter(Boolean).join(' and ')}${suffix}`
}
