import { ordinals } from '../knowledge/numerals.ts'

/** The source of a regular expression for an ordinal in a normalised text: "2nd", "second", "runner-up". */
export const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ordinals.slice(1).join('|')}|runner-up)`

/** Returns the number of an ordinal: "2nd", "second", "runner-up" -> "2". */
export function ordinal(text: string): string {
  if (text === 'runner-up') return '2'
  const index = ordinals.indexOf(text)
  return index >= 0 ? String(index) : String(Number.parseInt(text, 10))
}
