import { singleSpaced } from '../extract/text.ts'

const QUOTE = 140

/**
 * Splits the text of resolution rules into sentences. Dots within "U.S.", "p.m." and internet addresses do not end a
 * sentence.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[.!?]["”’)]?)(?<!\b(?:[A-Za-z]\.|vs\.|No\.|approx\.|Jr\.|Sr\.|St\.|Dr\.|Mr\.|Ms\.|Inc\.))\s+(?=["“‘(]?[A-Z0-9])/,
    )
    .map((sentence) => singleSpaced(sentence).trim())
    .filter((sentence) => sentence !== '')
}

/**
 * Returns a sentence for quotation. A longer one is cut to 140 characters around the character at index `place`, with
 * "..." where text is left out.
 */
export function quote(sentence: string, place = 0): string {
  if (sentence.length <= QUOTE) return sentence
  const start = Math.max(0, Math.min(place - QUOTE / 2, sentence.length - QUOTE))
  const end = start + QUOTE
  const before = start === 0 ? '' : '... '
  const after = end >= sentence.length ? '' : ' ...'
  const cut = sentence.slice(start, end)
  const whole = start === 0 ? cut : cut.replace(/^\S*\s/, '')
  return `${before}${after === '' ? whole : whole.replace(/\s\S*$/, '')}${after}`
}
