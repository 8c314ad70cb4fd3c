import { type Found, relationOf } from './relation-of-sets.ts'

/**
 * A bound on one or two whole numbers: the sum of both terms is at most `most`. Term 2n is number n, and term 2n + 1 is
 * that number with the other sign; a bound on one number has it as both terms.
 */
export type Bound = readonly [term: number, other: number, most: number]

/** Returns the bound that holds exactly where the given one does not. */
const opposite = ([term, other, most]: Bound): Bound => [term ^ 1, other ^ 1, 0 - most - 1]

/** Returns the bound by which a term is at most a number. */
export const atMost = (term: number, most: number): Bound => [term, term, 2 * most]

/**
 * Whether some whole numbers, of which there are `count`, satisfy all bounds. The differences of all terms are tightened
 * until none contradicts itself, which for bounds of this form is exact.
 */
function isSatisfiable(bounds: readonly Bound[], count: number): boolean {
  const size = 2 * count
  const most = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY)
  const at = (from: number, to: number) => most[from * size + to] ?? Number.POSITIVE_INFINITY
  const tighten = (from: number, to: number, value: number) => {
    if (value < at(from, to)) most[from * size + to] = value
  }
  for (let term = 0; term < size; term++) tighten(term, term, 0)
  for (const [term, other, value] of bounds) {
    tighten(other ^ 1, term, value)
    tighten(term ^ 1, other, value)
  }
  for (let through = 0; through < size; through++)
    for (let from = 0; from < size; from++) {
      const first = at(from, through)
      if (first < Number.POSITIVE_INFINITY) for (let to = 0; to < size; to++) tighten(from, to, first + at(through, to))
    }
  for (let term = 0; term < size; term++) {
    // twice a whole number is even
    const [up, down] = [at(term ^ 1, term), at(term, term ^ 1)].map((value) => 2 * Math.floor(value / 2))
    if (at(term, term) < 0 || (up ?? 0) + (down ?? 0) < 0) return false
  }
  return true
}

/** The term of a number, and that of the number with the other sign. */
export const plus = (number: number) => 2 * number
export const minus = (number: number) => 2 * number + 1

export const atLeast = (number: number, least: number): Bound => atMost(minus(number), 0 - least)

/** Returns the bounds by which a number lies between two others, if stated. */
export const within = (number: number, low: number | undefined, high: number | undefined): Bound[] => [
  ...(low === undefined ? [] : [atLeast(number, low)]),
  ...(high === undefined ? [] : [atMost(plus(number), high)]),
]

/**
 * Returns the relation of two sets of bounds by the combinations in which all bounds of each hold, or else not, in one of
 * several worlds. What always holds, or never, is related to nothing.
 */
export const relateBounds = (
  a: readonly Bound[],
  b: readonly Bound[],
  worlds: readonly (readonly Bound[])[],
  count: number,
  deniedA = false,
  deniedB = false,
): Found =>
  relationOf((one, other) =>
    worlds.some((world) =>
      casesOf(a, one !== deniedA).some((first) =>
        casesOf(b, other !== deniedB).some((second) => isSatisfiable([...world, ...first, ...second], count)),
      ),
    ),
  ) ?? 'overlap'

/** Returns the cases in which all bounds hold, or else not all of them. */
const casesOf = (bounds: readonly Bound[], hold: boolean): readonly (readonly Bound[])[] =>
  hold ? [bounds] : bounds.map((bound) => [opposite(bound)])
