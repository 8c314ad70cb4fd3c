import { numerals, ordinals } from '../knowledge/numerals.ts'

/** Returns the number that a word or an ordinal states: "2nd", "second", "two", "runner-up" -> "2". */
export function ordinal(text: string): string {
  if (text === 'runner-up') return '2'
  if (text === 'rank1') return '1'
  const index = Math.max(ordinals.indexOf(text), numerals.indexOf(text))
  return index >= 0 ? String(index) : String(Number.parseInt(text, 10))
}
