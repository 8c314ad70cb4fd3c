import { type Kysely, sql } from 'kysely'
import { engineSql, isPostgres, WORDS_OF } from '../engine-sql.ts'
import { inChunks } from '../in-chunks.ts'
import type { Schema } from '../schema.ts'
import { learnWords } from './known-words.ts'
import { searchWords } from './search-words.ts'

/** The title of a market, or of an event if `marketId` is '', with the fields that searches filter and sort by. */
export interface Title {
  eventId: string
  marketId: string
  title: string
  category: string | null
  /** In dollars or contracts; -1 for play money and unknown volumes. */
  volume: number
  isOpen: boolean
}

/** Replaces the titles of some events and of their markets. */
export async function replaceTitles(
  transaction: Kysely<Schema>,
  eventIds: readonly string[],
  titles: readonly Title[],
): Promise<void> {
  await removeTitles(transaction, eventIds)
  if (titles.length === 0) return
  const { last } = await transaction
    .selectFrom('titles')
    .select((is) => is.fn.coalesce(is.fn.max<number>('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const read = titles.map((title, place) => ({
    row: rowOf(title, last + 1 + place),
    words: searchWords(title.title),
  }))
  await learnWords(transaction, new Set(read.flatMap(({ words }) => words)))
  await inChunks(read, (some) => insert(transaction, some))
}

/** Updates the volumes of titles that are otherwise unchanged. */
export async function updateVolumes(
  transaction: Kysely<Schema>,
  eventIds: readonly string[],
  titles: readonly Title[],
): Promise<void> {
  const stored = await inChunks(eventIds, (some) =>
    transaction
      .selectFrom('titles')
      .select(['id', 'event_id', 'market_id', 'volume'])
      .where('event_id', 'in', some)
      .execute(),
  )
  const byName = new Map(stored.map((row) => [nameOf(row.event_id, row.market_id), row]))
  const changed = titles.flatMap((title) => {
    const row = byName.get(nameOf(title.eventId, title.marketId))
    return row && row.volume !== title.volume ? [rowOf(title, row.id)] : []
  })
  await inChunks(changed, (some) =>
    transaction
      .insertInto('titles')
      .values(some)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ volume: (is) => is.ref('excluded.volume') }))
      .returning('id')
      .execute(),
  )
}

/** Removes the titles of some events and of their markets. */
export async function removeTitles(transaction: Kysely<Schema>, eventIds: readonly string[]): Promise<void> {
  const removed = await inChunks(eventIds, (some) =>
    transaction.deleteFrom('titles').where('event_id', 'in', some).returning('id').execute(),
  )
  if (isPostgres(transaction)) return
  await inChunks(removed, async (some) => {
    const ids = some.map(({ id }) => id)
    for (const index of Object.values(WORDS_OF)) {
      await sql`delete from ${sql.table(index)} where rowid in ${engineSql(transaction).numbers(ids)}`.execute(
        transaction,
      )
    }
    return []
  })
}

type Row = ReturnType<typeof rowOf>

const rowOf = ({ eventId, marketId, category, volume, isOpen }: Title, id: number) => ({
  id,
  event_id: eventId,
  market_id: marketId,
  category,
  volume,
  is_open: Number(isOpen),
})

const nameOf = (eventId: string, marketId: string): string => `${eventId}/${marketId}`

async function insert(transaction: Kysely<Schema>, titles: { row: Row; words: string[] }[]): Promise<never[]> {
  if (isPostgres(transaction)) {
    const rows = titles.map(({ row, words }) => ({ ...row, words: sql<string>`array_to_tsvector(${words}::text[])` }))
    await transaction.insertInto('titles').values(rows).execute()
    return []
  }
  await transaction
    .insertInto('titles')
    .values(titles.map(({ row }) => row))
    .execute()
  for (const list of ['events', 'markets'] as const) {
    const values = titles
      .filter(({ row }) => (row.market_id === '') === (list === 'events'))
      .map(({ row, words }) => sql`(${row.id}, ${words.join(' ')})`)
    if (values.length === 0) continue
    await sql`insert into ${sql.table(WORDS_OF[list])} (rowid, words) values ${sql.join(values)}`.execute(transaction)
  }
  return []
}
