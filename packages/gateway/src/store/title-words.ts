/** Returns the words of a text in lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns whether every word is the beginning of a word of a title. */
export const hasWords = (title: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => title.some((other) => other.startsWith(word)))
