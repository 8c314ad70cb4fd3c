import type { Region } from './region.ts'

const CUT = /\b(?:cut|cuts|decrease|decreases|decreased|lower|lowers|reduce|reduces|reduction|ease|eases)\b/
const HIKE = /\b(?:hike|hikes|increase|increases|increased|raise|raises|higher|tighten)\b/
const HOLD = /\b(?:no change|unchanged|hold|holds|maintain|maintains|maintained|pause|pauses|same|keep|keeps|steady)\b/

/** A central bank's step in basis points: a cut is negative, no change is 0, an unsized cut is anything below 0. */
export function rateMove(text: string, size: Region | undefined): Region | undefined {
  const direction = HOLD.test(text) ? 0 : CUT.test(text) ? -1 : HIKE.test(text) ? 1 : undefined
  if (direction === undefined) return undefined
  if (direction === 0) return { low: 0, high: 0, unit: 'bps', whole: true }
  const { low, high, lowOpen, highOpen } = size?.unit === 'bps' ? size : { low: 0, lowOpen: true }
  if (direction > 0) {
    return { ...bounds(low, lowOpen, high, highOpen), unit: 'bps', whole: true }
  }
  return { ...bounds(negative(high), highOpen, negative(low), lowOpen), unit: 'bps', whole: true }
}

const negative = (value: number | undefined) => (value === undefined ? undefined : 0 - value)

function bounds(low?: number, lowOpen?: boolean, high?: number, highOpen?: boolean): Omit<Region, 'whole'> {
  return {
    ...(low !== undefined && { low, ...(lowOpen && { lowOpen }) }),
    ...(high !== undefined && { high, ...(highOpen && { highOpen }) }),
  }
}
