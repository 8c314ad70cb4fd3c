import { type Kysely, sql } from 'kysely'
import { engineSql } from '../engine-sql.ts'
import { inChunks } from '../in-chunks.ts'
import type { Schema } from '../schema.ts'
import { differByOneLetter, isSpelt, shortened } from './one-letter.ts'
import { searchWords } from './search-words.ts'
import type { WantedWord } from './tiers.ts'

/** The most words of a query that count. */
const MAX_WORDS = 32
/** Above every character that a word may have. */
const LAST = '\u{10FFFF}'

/** Stores the words of titles, by which misspelled words of queries are corrected. */
export async function learnWords(transaction: Kysely<Schema>, words: ReadonlySet<string>): Promise<void> {
  const known = await inChunks([...words], (some) =>
    transaction.selectFrom('words').select('word').where('word', 'in', some).execute(),
  )
  const old = new Set(known.map(({ word }) => word))
  const fresh = [...words].filter((word) => !old.has(word)).sort()
  await inChunks(fresh, (some) =>
    transaction
      .insertInto('words')
      .values(some.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute(),
  )
  const forms = fresh.filter(isSpelt).flatMap((word) => shortened(word).map((form) => ({ form, word })))
  await inChunks(forms, (some) =>
    transaction
      .insertInto('misspellings')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute(),
  )
}

/**
 * Reads the words of a query. Each comes with its singular, or with the words of titles that it may be a misspelling
 * of.
 */
export async function readWords(database: Kysely<Schema>, text: string): Promise<WantedWord[]> {
  const words = [...new Set(searchWords(text))].slice(0, MAX_WORDS)
  const wanted: WantedWord[] = []
  for (const word of words) {
    const single = singular(word)
    const others = single === undefined ? [] : [single]
    const isKnown = !isSpelt(word) || (await isInTitles(database, word, others))
    wanted.push({ word, others: isKnown ? others : await correct(database, word) })
  }
  return wanted
}

/** Returns the singular of an English plural. */
function singular(word: string): string | undefined {
  if (!/^\p{L}{3,}[^su]s$/u.test(word)) return undefined
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Returns whether a title has a word that begins with this one, or one of the others. */
async function isInTitles(database: Kysely<Schema>, word: string, others: readonly string[]): Promise<boolean> {
  const found = await database
    .selectFrom('words')
    .select('word')
    .where((is) =>
      is.or([is.and([is('word', '>=', word), is('word', '<', word + LAST)]), is('word', 'in', [...others, word])]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the words of titles that differ from this one by a letter. */
async function correct(database: Kysely<Schema>, word: string): Promise<string[]> {
  const { texts } = engineSql(database)
  const forms = shortened(word)
  const same = database
    .selectFrom('words')
    .select('word')
    .where('word', 'in', sql<string>`${texts(forms)}`)
  const alike = database
    .selectFrom('misspellings')
    .select('word')
    .where('form', 'in', sql<string>`${texts([word, ...forms])}`)
  const found = await same.union(alike).execute()
  return found
    .map((row) => row.word)
    .filter((other) => differByOneLetter(word, other))
    .sort()
}
