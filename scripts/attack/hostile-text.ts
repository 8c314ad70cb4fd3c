/** Creates a generator of numbers from 0 to 1 that gives the same sequence every time (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const oneOf = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const words =
  'Will win the 2026 election champion before July 4 over under above $100,000 by March 31st 3-1 Fed rate 25bps cut Lakers Arsenal vs @ GDP CPI BTC ETH Trump Real Madrid constructor __proto__ toString valueOf hasOwnProperty prototype undefined null NaN Infinity -0 1e309 0x41 2026-02-30 99:99 24:00 1/0 ½ ² Ⅷ'.split(
    ' ',
  )
const marks = [
  '\u0000',
  '\u001b[31m',
  '\u0007',
  '\u202e',
  '\u200b',
  '\ud800',
  '\udfff',
  '\ufeff',
  'İ',
  'ß',
  'ﬁ',
  '👩‍👩‍👧',
  'Z͑ͫ̓ͪ̂',
  "'",
  '"',
  '`',
  '\\',
  '%',
  '%00',
  '../',
  '..',
  '.',
  '(',
  '[',
  '$&',
  '${',
  '<script>',
  '\n',
  '\t',
  '-',
  '–',
  ';',
  '#',
  '?',
  '&',
]

/**
 * Makes text that breaks programs: words of questions, property names of objects, combining marks and odd characters.
 */
export function hostileText(random: () => number, longest: number): string {
  const length = Math.floor(random() * longest)
  if (random() < 0.1)
    return oneOf(random, [...words, ...marks])
      .repeat(Math.max(1, Math.floor(length / 4)))
      .slice(0, length)
  let text = ''
  while (text.length < length) text += random() < 0.75 ? `${oneOf(random, words)} ` : oneOf(random, marks)
  return text.slice(0, length) || 'x'
}
