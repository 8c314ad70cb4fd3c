/** A piece of a text: a clause that a settlement note quotes, a fact that the other text does not state, or neither. */
export interface Piece {
  text: string
  mark?: 'clause' | 'alone'
}

/**
 * Splits a text into pieces. Clauses are quoted as notes write them: in other spacing, and cut with an ellipsis. Of the
 * rest only facts stand out, numbers and names, because two venues never word a rule alike. Without `other` none do.
 */
export function markDifferences(text: string, other: string, clauses: readonly string[] = []): Piece[] {
  const found = clauses
    .map((clause) => patternOf(clause)?.exec(text))
    .filter((match) => match != null)
    .sort((a, b) => a.index - b.index)
  const stated = new Set(wordsIn(other).map(keyOf))
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: quote } of found) {
    if (index < end) continue
    pieces.push(...factsOf(text.slice(end, index), stated), { text: quote, mark: 'clause' })
    end = index + quote.length
  }
  return [...pieces, ...factsOf(text.slice(end), stated)]
}

const CUT = /\s*(?:\.{3}|\u2026)$/

/** Returns a pattern that finds a quote in other spacing; undefined for an empty one. */
function patternOf(quote: string): RegExp | undefined {
  const words = quote.replace(CUT, '').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  // The rest of a sentence that was cut belongs to its clause.
  const rest = CUT.test(quote) ? '(?:[^.\\n]|\\n(?!\\n))*\\.?' : ''
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+') + rest)
}

function factsOf(text: string, stated: ReadonlySet<string>): Piece[] {
  const words = wordsIn(text)
  return words.map((word, place) => {
    const isAlone = stated.size > 0 && isFact(word, words.slice(0, place).join('')) && !stated.has(keyOf(word))
    return { text: word, ...(isAlone && { mark: 'alone' as const }) }
  })
}

/** Whether a word is a number, or a name: a word with a capital that does not begin a sentence. */
const isFact = (word: string, before: string): boolean =>
  /\p{N}/u.test(word) || (/^\p{Lu}/u.test(word) && !/(^|[.!?:"\u201c\n])\s*$/.test(before))

/** Splits a text into words and what is between them. */
const wordsIn = (text: string): string[] => text.split(/([\p{L}\p{N}]+)/u).filter((part) => part !== '')
const keyOf = (part: string): string => (/[\p{L}\p{N}]/u.test(part) ? part.toLowerCase() : '')
