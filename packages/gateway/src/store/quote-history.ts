import { type Kysely, sql } from 'kysely'
import { deleteCandles } from './candle-history.ts'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { MarketRef } from './store.ts'

/** The quotes of a market from an instant on: price, best bid and best ask of each outcome; null if unknown. */
export interface PastQuotes {
  at: number
  quotes: (number | null)[][]
}

/** Returns the past quotes of a market up to an instant, oldest first. */
export async function readQuoteHistory(
  database: Kysely<Schema>,
  { eventId, marketId }: MarketRef,
  until: number,
): Promise<PastQuotes[]> {
  const rows = await database
    .selectFrom('quote_history')
    .select(['at', 'quotes'])
    .where('event_id', '=', eventId)
    .where('market_id', '=', marketId)
    .where('at', '<=', until)
    .orderBy('at')
    .execute()
  return rows.map(({ at, quotes }) => ({ at, quotes: JSON.parse(quotes) as (number | null)[][] }))
}

/**
 * Stores the present quotes of markets that have none yet: the beginning of their history. Each part is a transaction.
 */
export async function beginQuoteHistory(
  database: Kysely<Schema>,
  markets: readonly MarketRef[],
  at: number,
): Promise<void> {
  await inChunks([...new Set(markets.map(({ eventId }) => eventId))], async (some) => {
    const begin = sql`insert into quote_history (event_id, market_id, at, quotes)
      select m.event_id, m.market_id, ${at}, coalesce(m.quotes, '[]') from question_markets q
      join markets m on m.event_id = q.event_id and m.market_id = q.market_id
      where q.event_id in (${sql.join(some)}) and not exists (
        select 1 from quote_history h where h.event_id = q.event_id and h.market_id = q.market_id)`
    await database.transaction().execute((transaction) => begin.execute(transaction))
    return []
  })
}

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
/** For points older than each age, the span of time of which only the last point is kept. */
const THINNING = [
  { ageMs: DAY_MS, spanMs: 5 * MINUTE_MS },
  { ageMs: 7 * DAY_MS, spanMs: HOUR_MS },
] as const
const ROWS_AT_ONCE = 20_000

/** Thins the history with age, and deletes what is older than some days or beyond a number of rows, oldest first. */
export async function thinQuoteHistory(
  transaction: Kysely<Schema>,
  { at, days, rows }: { at: number; days: number; rows: number },
): Promise<void> {
  await transaction
    .deleteFrom('quote_history')
    .where('at', '<', at - days * DAY_MS)
    .execute()
  for (const { ageMs, spanMs } of THINNING) {
    await sql`delete from quote_history where (event_id, market_id, at) in (
      select h.event_id, h.market_id, h.at from quote_history h
      where h.at < ${at - ageMs} and exists (
        select 1 from quote_history later where later.event_id = h.event_id and later.market_id = h.market_id
          and later.at > h.at and later.at < ${at - ageMs} and later.at < (h.at / ${sql.lit(spanMs)} + 1) * ${sql.lit(spanMs)})
      limit ${sql.lit(ROWS_AT_ONCE)})`.execute(transaction)
  }
  const { kept } = await transaction
    .selectFrom('quote_history')
    .select((is) => is.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  const before = at - days * DAY_MS
  // Quotes are worth more than the closes of candles, which go first.
  await deleteCandles(transaction, { before, rows: Math.max(rows - kept, 0), atOnce: ROWS_AT_ONCE })
  if (kept <= rows) return
  await sql`delete from quote_history where (event_id, market_id, at) in (
    select event_id, market_id, at from quote_history order by at limit ${sql.lit(Math.min(kept - rows, ROWS_AT_ONCE))})`.execute(
    transaction,
  )
}
