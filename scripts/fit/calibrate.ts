import type { Weights } from '@crossvenue/matcher'

type Calibration = Weights['calibration']['merging']

/** Stated log-odds and the outcome. */
export interface Stated {
  odds: number
  right: boolean
  share: number
}

const STEPS = 50
/** A prior of this many observations that agree with the stated log-odds. */
const CAUTION = 4

/**
 * Fits how often pairs with given log-odds are right: a logistic curve with a ceiling. The ceiling is the share that is
 * right among the more confident half, by the rule of succession, so nothing is ever called certain.
 */
export function calibrate(stated: readonly Stated[]): Calibration {
  const ceiling = ceilingOf(stated)
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    // Fisher scoring of the two, held near to 1 and 0
    let [a, b, c] = [CAUTION, 0, CAUTION]
    let [u, v] = [CAUTION * (1 - slope), CAUTION * (0 - offset)]
    for (const { odds, right, share } of stated) {
      const base = 1 / (1 + Math.exp(-slope * odds - offset))
      const chance = Math.min(Math.max(ceiling * base, 1e-9), 1 - 1e-9)
      const steep = ceiling * base * (1 - base)
      const weight = (share * steep * steep) / (chance * (1 - chance))
      const pull = (share * steep * ((right ? 1 : 0) - chance)) / (chance * (1 - chance))
      a += weight * odds * odds
      b += weight * odds
      c += weight
      u += pull * odds
      v += pull
    }
    const determinant = a * c - b * b
    slope = Math.max(slope + (c * u - b * v) / determinant, 0.05)
    offset += (a * v - b * u) / determinant
  }
  return { slope: rounded(slope), offset: rounded(offset), ceiling: rounded(ceiling) }
}

function ceilingOf(stated: readonly Stated[]): number {
  const sorted = stated.toSorted((one, other) => other.odds - one.odds)
  const half = sorted.reduce((sum, { share }) => sum + share, 0) / 2
  let [all, right] = [0, 0]
  for (const { share, ...one } of sorted) {
    if (all >= half) break
    all += share
    if (one.right) right += share
  }
  return (right + 1) / (all + 2)
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4
