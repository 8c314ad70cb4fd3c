import type { Token } from '../extract/tokens.ts'
import { givenNames } from '../knowledge/given-names.ts'
import { areTwoNames } from './near-names.ts'
import { synonymRows } from './synonyms.ts'

/** The rows of the table of given names in which a name stands, as texts. Two forms of one name share a row. */
const givenRows = new Map<string, readonly string[]>()
givenNames.forEach((forms, row) => {
  for (const form of forms) givenRows.set(form, [...(givenRows.get(form) ?? []), `given:${row}`])
})

/**
 * Returns the rows of the table of given names that contain a word: "bob" and "robert" share one. Undefined for other
 * words.
 */
export const givenNameOf = (word: string): readonly string[] | undefined => givenRows.get(word)

const rowsOf = new Map(synonymRows)
for (const [name, rows] of givenRows) rowsOf.set(name, [...(rowsOf.get(name) ?? []), ...rows])

/**
 * Returns the rows of the tables of given names and of synonyms that contain a word: "launch" and "release" share one.
 * Undefined for other words.
 */
export const rowsOfWord = (word: string): readonly string[] | undefined => rowsOf.get(word)

/**
 * Whether two tokens name the same thing: by an equal key, as synonyms, by a shared entity, as two forms of a given
 * name, or as two spellings.
 */
export function isSameToken(a: Token, b: Token): boolean {
  if (a.key === b.key) return true
  if (a.ids && b.ids && a.ids.some((id) => b.ids?.includes(id))) return true
  if ((a.slug !== undefined && a.slug === b.key) || (b.slug !== undefined && b.slug === a.key)) return true
  const rows = rowsOf.get(a.key)
  if (rows && rowsOf.get(b.key)?.some((row) => rows.includes(row))) return true
  if (withoutFinalH(a.key) === withoutFinalH(b.key)) return true
  return isMisspelt(a.key, b.key)
}

/** Returns a word without an "h" behind its last vowel: "sarah" -> "sara". Other words are returned unchanged. */
export const withoutFinalH = (word: string): string => (/^[a-z]{3,}[aeo]h$/.test(word) ? word.slice(0, -1) : word)

/**
 * Whether one token key is a misspelling of the other, which only a long word shows. Two known words or names are none:
 * "explode", "explore".
 */
export const isMisspelt = (a: string, b: string): boolean =>
  isMisspelling(a, b) && Math.max(a.length, b.length) >= LONG && !areTwoNames(a, b)

const LONG = 7

/**
 * Whether two words of six letters or more differ by one letter (added, dropped or replaced) or by two neighbouring
 * letters in the other order.
 */
export function isMisspelling(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  if (!isLetters(a) || !isLetters(b)) return false
  if (a.length === b.length && isTransposed(a, b)) return true
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return Math.max(a.length, b.length) - head - tail <= 1
}

/** Whether two words differ only in the order of two neighbouring letters: "Freitas", "Frietas". */
function isTransposed(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

const isLetters = (word: string) => !/[\d ]/.test(word)
