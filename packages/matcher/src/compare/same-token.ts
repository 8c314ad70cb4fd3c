import { isMisspelt } from '../extract/misspelling.ts'
import { type Token, tokenOfWord } from '../extract/tokens.ts'
import { givenNames } from '../knowledge/given-names.ts'
import { synonymRows } from './synonyms.ts'

/** The rows of the table of given names in which a name stands, as texts. Two forms of one name share a row. */
const givenRows = new Map<string, readonly string[]>()
givenNames.forEach((forms, row) => {
  // the key of a token is a stem: "jame"
  for (const form of new Set(forms.flatMap((name) => [name, tokenOfWord(name).key])))
    givenRows.set(form, [...(givenRows.get(form) ?? []), `given:${row}`])
})

/**
 * Returns the rows of the table of given names that contain a word: "bob" and "robert" share one. Undefined for other
 * words.
 */
export const givenNameOf = (word: string): readonly string[] | undefined => givenRows.get(word)

const rowsOf = new Map(synonymRows)
for (const [name, rows] of givenRows) rowsOf.set(name, [...(rowsOf.get(name) ?? []), ...rows])

/**
 * Returns the rows of the tables of given names and of synonyms that contain a word: "launch" and "release" share one.
 * Undefined for other words.
 */
export const rowsOfWord = (word: string): readonly string[] | undefined => rowsOf.get(word)

/**
 * Whether two tokens name the same thing: by an equal key, as synonyms, by a shared entity, as two forms of a given
 * name, or as two spellings.
 */
export function isSameToken(a: Token, b: Token): boolean {
  if (a.key === b.key) return true
  if (a.ids && b.ids && a.ids.some((id) => b.ids?.includes(id))) return true
  if ((a.slug !== undefined && a.slug === b.key) || (b.slug !== undefined && b.slug === a.key)) return true
  const rows = rowsOf.get(a.key)
  if (rows && rowsOf.get(b.key)?.some((row) => rows.includes(row))) return true
  if (withoutFinalH(a.key) === withoutFinalH(b.key)) return true
  return isMisspelt(a.key, b.key)
}

/** Whether one of the tokens names the same thing as this one. */
export const includesSame = (tokens: readonly Token[], token: Token): boolean =>
  tokens.some((word) => isSameToken(word, token))

/** Whether two names are one, of which one may leave out a part: "Roe" and "Ann Roe". */
export function areOneName(one: readonly Token[], other: readonly Token[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length > 0 && short.every((token) => includesSame(long, token))
}

/** Returns a word without an "h" behind its last vowel: "sarah" -> "sara". Other words are returned unchanged. */
export const withoutFinalH = (word: string): string =>
  // most words end otherwise, which is seen sooner than by the expression
  word.endsWith('h') && /^[a-z]{3,}[aeo]h$/.test(word) ? word.slice(0, -1) : word

/** Returns the tokens whose keys the others do not have. */
export const without = (tokens: readonly Token[], others: readonly Token[]) =>
  tokens.filter(({ key }) => !others.some((other) => other.key === key))
