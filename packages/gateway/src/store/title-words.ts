/** Returns the words of a text in lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the words of a title as one text, each between spaces: lists of words take several times the memory. */
export const titleText = (title: string): string => ` ${wordsOf(title).join(' ')} `

/** Returns whether every word is the beginning of a word of a title. */
export const hasWords = (title: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => title.some((other) => other.startsWith(word)))
