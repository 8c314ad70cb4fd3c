import { isConcept, tokenise, tokenOfWord } from '../extract/tokens.ts'
import { synonyms } from '../knowledge/synonyms.ts'

/** The rows of `synonyms` in which a token stands, as texts. */
const rowsOf = new Map<string, string[]>()
synonyms.forEach((words, row) => {
  for (const word of words) {
    const key = isConcept(word) ? word : (tokenise(word, new Map())[0] ?? tokenOfWord(word)).key
    rowsOf.set(key, [...(rowsOf.get(key) ?? []), `synonyms:${row}`])
  }
})

/** Returns the rows of the table of synonyms that contain a token, by its key. Undefined for other tokens. */
export const synonymRowsOf = (key: string): readonly string[] | undefined => rowsOf.get(key)

/** Whether two tokens, by their keys, are one word or mean the same where all else agrees. */
export const areSynonyms = (one: string, other: string): boolean => {
  if (one === other) return true
  const rows = rowsOf.get(other)
  return rows !== undefined && (rowsOf.get(one)?.some((row) => rows.includes(row)) ?? false)
}
