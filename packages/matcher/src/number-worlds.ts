import type { Interval } from './extract/interval.ts'

/**
 * Returns, for each kind of number that some ranges distinguish, which of the ranges hold it, from the lowest number to the
 * highest: a bound itself, the numbers between two bounds, those below and above all. If all ranges are counted in whole
 * units, only whole numbers occur, and no number below 0.
 */
export function numberWorlds(intervals: readonly Interval[]): boolean[][] {
  const bounds = [...new Set(intervals.flatMap(({ low, high }) => [low ?? [], high ?? []].flat()))].sort(
    (a, b) => a - b,
  )
  const isWhole = intervals.every(({ whole, unit }) => whole && (unit === undefined || unit === 'count'))
  const numbers = isWhole ? wholeNumbersAround(bounds) : numbersAround(bounds)
  return numbers.map((number) => intervals.map((interval) => holds(interval, number)))
}

function holds({ low, high, lowOpen, highOpen }: Interval, number: number): boolean {
  const isAbove = low === undefined || number > low || (number === low && !lowOpen)
  const isBelow = high === undefined || number < high || (number === high && !highOpen)
  return isAbove && isBelow
}

function numbersAround(bounds: readonly number[]): number[] {
  const between = bounds.flatMap((bound, index) => {
    const next = bounds[index + 1]
    return next === undefined ? [bound] : [bound, (bound + next) / 2]
  })
  const [first = 0, last = 0] = [bounds[0], bounds.at(-1)]
  return [first - 1, ...between, last + 1]
}

const wholeNumbersAround = (bounds: readonly number[]): number[] => {
  const near = bounds.flatMap((bound) =>
    [-1, 0, 1].flatMap((step) => [Math.floor(bound) + step, Math.ceil(bound) + step]),
  )
  return [...new Set([0, ...near])].filter((number) => number >= 0).sort((a, b) => a - b)
}
