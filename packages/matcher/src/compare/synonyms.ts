import { isConcept, tokenise, tokenOfWord } from '../extract/tokens.ts'
import { synonyms } from '../knowledge/synonyms.ts'

/** The rows of the table of synonyms in which a token stands, as texts, by the key of the token. */
export const synonymRows: ReadonlyMap<string, readonly string[]> = readRows()

function readRows(): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  synonyms.forEach((words, row) => {
    for (const word of words) {
      const key = isConcept(word) ? word : (tokenise(word)[0] ?? tokenOfWord(word)).key
      rows.set(key, [...(rows.get(key) ?? []), `synonyms:${row}`])
    }
  })
  return rows
}

/** Whether two tokens, by their keys, are one word or mean the same where all else agrees. */
export const areSynonyms = (one: string, other: string): boolean =>
  one === other || (synonymRows.get(one)?.some((row) => synonymRows.get(other)?.includes(row)) ?? false)
