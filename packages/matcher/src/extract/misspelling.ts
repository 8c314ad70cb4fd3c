import { editDistance } from './edit-distance.ts'
import { areTwoNames } from './near-names.ts'

/**
 * Whether one token key is a misspelling of the other. Another letter shows it only in a long word. Two known words or names
 * are none: "explode", "explore".
 */
export const isMisspelt = (a: string, b: string): boolean =>
  isMisspelling(a, b) && (Math.max(a.length, b.length) >= LONG || isTransposed(a, b)) && !areTwoNames(a, b)

const LONG = 7

/**
 * Whether two words of six letters or more differ by one letter (added, dropped or replaced) or by two neighbouring
 * letters in the other order.
 */
export function isMisspelling(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  return isLetters(a) && isLetters(b) && editDistance(a, b) <= 1
}

/** Whether two words differ only in the order of two neighbouring letters: "Freitas", "Frietas". */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

const isLetters = (word: string) => !/[\d ]/.test(word)
