/** Returns the words of a text, separated by spaces and line breaks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
