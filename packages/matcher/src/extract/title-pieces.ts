import { type ReadText, readText } from './read.ts'

/** A part that a reading of a title has. */
export type TitlePart = 'numbers' | 'polarity' | 'scope' | 'time' | 'words'

/** A word of a title, or what stands between two; `part` is the part of the reading that the word belongs to. */
export interface TitlePiece {
  text: string
  part?: TitlePart
}

/** The parts in the order in which they claim a word: a year is a time before it is a number. */
const PARTS: readonly [TitlePart, (read: ReadText) => unknown][] = [
  ['time', ({ dates }) => dates],
  ['numbers', ({ quantities }) => quantities],
  ['scope', ({ qualifiers }) => qualifiers],
  ['polarity', ({ negated }) => negated],
  ['words', ({ tokens }) => tokens],
]

/**
 * Splits a title into words, each with the part of the reading that changes when the word is left out; words that
 * change nothing ("will", "the") have none. The texts of all pieces are the title.
 */
export function readTitlePieces(title: string): TitlePiece[] {
  const pieces = title.split(/(\s+)/).filter((text) => text !== '')
  const whole = shown(readText(title))
  return pieces.map((text, index) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return { text }
    const rest = pieces.toSpliced(index, 1).join('')
    const without = shown(readText(rest))
    const changed = PARTS.find((_, place) => whole[place] !== without[place])
    return changed ? { text, part: changed[0] } : { text }
  })
}

const shown = (read: ReadText): string[] => PARTS.map(([, of]) => JSON.stringify(of(read)))
