import { type Kysely, type Selectable, sql } from 'kysely'
import { inChunks } from './in-chunks.ts'
import { moveCounters } from './move-counters.ts'
import { readPayload } from './payload.ts'
import type { Schema } from './schema.ts'
import type { DueBook, MarketRef, RefreshedBook } from './store.ts'

type Row = Selectable<Schema['asked_books']>

/** Returns a name of a market that is unique across events, for the functions below. */
export const marketName = ({ eventId, marketId }: MarketRef): string => `${eventId}/${marketId}`

/**
 * Replaces the markets of some events whose books are requested, and keeps the answers about those that stay. Returns the
 * names of the markets whose book was empty.
 */
export async function renewBookRefreshes(
  transaction: Kysely<Schema>,
  eventIds: readonly string[],
  markets: readonly MarketRef[],
): Promise<Set<string>> {
  const before = await removeBookRefreshes(transaction, eventIds)
  const answered = new Map(before.map((row) => [marketName(refOf(row)), row]))
  await inChunks(markets, (some) =>
    transaction
      .replaceInto('asked_books')
      .values(some.map((market) => answered.get(marketName(market)) ?? neverRefreshed(market)))
      .execute(),
  )
  return new Set(before.filter(({ is_empty }) => is_empty).map((row) => marketName(refOf(row))))
}

export const removeBookRefreshes = (transaction: Kysely<Schema>, eventIds: readonly string[]): Promise<Row[]> =>
  inChunks(eventIds, (some) =>
    transaction.deleteFrom('asked_books').where('event_id', 'in', some).returningAll().execute(),
  )

/** Stores answers. If a book became empty or is no longer empty, the market's `quoted` changes with it. */
export async function storeRefreshedBooks(transaction: Kysely<Schema>, books: readonly RefreshedBook[]): Promise<void> {
  let changed = 0
  for (const { eventId, marketId, at, isEmpty } of books) {
    const before = await transaction
      .selectFrom('asked_books')
      .select('is_empty')
      .where('event_id', '=', eventId)
      .where('market_id', '=', marketId)
      .executeTakeFirst()
    // The market closed or disappeared during the request.
    if (!before) continue
    const is_empty = isEmpty === undefined ? before.is_empty : Number(isEmpty)
    await transaction
      .updateTable('asked_books')
      .set({ asked_at: at, is_empty })
      .where('event_id', '=', eventId)
      .where('market_id', '=', marketId)
      .execute()
    if (is_empty === before.is_empty) continue
    changed++
    await transaction
      .updateTable('markets')
      .set({ quoted: 1 - is_empty })
      .where('event_id', '=', eventId)
      .where('market_id', '=', marketId)
      .execute()
  }
  await moveCounters(transaction, { catalogue: changed })
}

/**
 * Returns markets of a venue whose books have not been requested since an instant: those of events in clusters first,
 * the least recently requested first.
 */
export async function readDueBooks(
  database: Kysely<Schema>,
  venue: string,
  { since, limit }: { since: number; limit: number },
): Promise<DueBook[]> {
  const rows = await database
    .selectFrom('asked_books')
    .select(['event_id', 'market_id'])
    // All service ids of the venue: ";" follows ":".
    .where('event_id', '>', `${venue}:`)
    .where('event_id', '<', `${venue};`)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', since)]))
    .orderBy(
      sql`exists (select 1 from cluster_members where cluster_members.event_id = asked_books.event_id and present = 1)`,
      'desc',
    )
    .orderBy('asked_at', (by) => by.asc().nullsFirst())
    .orderBy('event_id')
    .orderBy('market_id')
    .limit(limit)
    .execute()
  const events = await inChunks([...new Set(rows.map(({ event_id }) => event_id))], (some) =>
    database.selectFrom('events').select(['id', 'payload']).where('id', 'in', some).execute(),
  )
  const markets = new Map(events.map(({ id, payload }) => [id, readPayload(payload).markets]))
  return rows.map(({ event_id, market_id }) => {
    const market = markets.get(event_id)?.find(({ marketId }) => marketId === market_id)
    return {
      eventId: event_id,
      marketId: market_id,
      outcomeIds: market?.outcomes.map(({ outcomeId }) => outcomeId) ?? [],
    }
  })
}

/** Returns the names of the markets of some events whose books were empty when last requested. */
export async function readEmptyBooks(database: Kysely<Schema>, eventIds: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(eventIds, (some) =>
    database
      .selectFrom('asked_books')
      .select(['event_id', 'market_id'])
      .where('event_id', 'in', some)
      .where('is_empty', '=', 1)
      .execute(),
  )
  return new Set(rows.map((row) => marketName(refOf(row))))
}

const neverRefreshed = ({ eventId, marketId }: MarketRef): Row => ({
  event_id: eventId,
  market_id: marketId,
  asked_at: null,
  is_empty: 0,
})

const refOf = ({ event_id, market_id }: Pick<Row, 'event_id' | 'market_id'>): MarketRef => ({
  eventId: event_id,
  marketId: market_id,
})
