import { type Kysely, sql } from 'kysely'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { MarketRef } from './store.ts'

/** The last price of an hour before the quotes of a market were kept, by its venue's candles. */
export interface PastClose {
  /** The end of the hour. */
  at: number
  /** The outcome that the price is of. */
  outcomeId: string
  close: number
}

/** A matched market whose venue has not been requested for its candles. */
export interface UnfilledMarket extends MarketRef {
  outcomeId: string
  /** When its first quote was kept. */
  until: number
}

/** Which markets to fill: of these venues, and not requested after an instant. */
export interface UnfilledQuery {
  venues: readonly string[]
  requestedBefore: number
  limit: number
}

/** The requests after which a venue that fails is left alone. */
const MAX_TRIES = 5

/** Returns matched markets whose past is still to be filled, the most traded first. */
export async function readUnfilled(
  database: Kysely<Schema>,
  { venues, requestedBefore, limit }: UnfilledQuery,
): Promise<UnfilledMarket[]> {
  if (venues.length === 0) return []
  const rows = await database
    .selectFrom('question_markets as q')
    .innerJoin('events as e', 'e.id', 'q.event_id')
    .innerJoin('markets as m', (join) =>
      join.onRef('m.event_id', '=', 'q.event_id').onRef('m.market_id', '=', 'q.market_id'),
    )
    .leftJoin('backfills as b', (join) =>
      join.onRef('b.event_id', '=', 'q.event_id').onRef('b.market_id', '=', 'q.market_id'),
    )
    .select(['q.event_id as eventId', 'q.market_id as marketId', 'q.yes', 'q.no'])
    .select(({ selectFrom }) =>
      selectFrom('quote_history as h')
        .select((is) => is.fn.min('h.at').as('at'))
        .whereRef('h.event_id', '=', 'q.event_id')
        .whereRef('h.market_id', '=', 'q.market_id')
        .as('until'),
    )
    .where('e.venue', 'in', venues)
    .where((is) =>
      is.or([
        is('b.tries', 'is', null),
        is.and([is('b.done', '=', 0), is('b.tries', '<', MAX_TRIES), is('b.at', '<', requestedBefore)]),
      ]),
    )
    .orderBy('m.volume24h', (by) => by.desc().nullsLast())
    .orderBy('q.event_id')
    .orderBy('q.market_id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ eventId, marketId, yes, no, until }) => {
    const outcomeId = yes ?? no
    return outcomeId === null || until === null ? [] : [{ eventId, marketId, outcomeId, until: Number(until) }]
  })
}

/** Stores the candles of a market and that they are known; without candles, that its venue did not answer. */
export async function storeCandles(
  transaction: Kysely<Schema>,
  { eventId, marketId }: MarketRef,
  closes: readonly PastClose[] | undefined,
  at: number,
): Promise<void> {
  await inChunks(closes ?? [], (some) =>
    transaction
      .replaceInto('candle_history')
      .values(
        some.map((close) => ({
          event_id: eventId,
          market_id: marketId,
          at: close.at,
          outcome_id: close.outcomeId,
          close: close.close,
        })),
      )
      .execute(),
  )
  const known = await transaction
    .selectFrom('backfills')
    .select('tries')
    .where('event_id', '=', eventId)
    .where('market_id', '=', marketId)
    .executeTakeFirst()
  const tries = (known?.tries ?? 0) + 1
  await transaction
    .replaceInto('backfills')
    .values({ event_id: eventId, market_id: marketId, at, done: closes ? 1 : 0, tries })
    .execute()
}

/** Returns the past closes of a market up to an instant, oldest first. */
export async function readCandles(
  database: Kysely<Schema>,
  { eventId, marketId }: MarketRef,
  until: number,
): Promise<PastClose[]> {
  return database
    .selectFrom('candle_history')
    .select(['at', 'outcome_id as outcomeId', 'close'])
    .where('event_id', '=', eventId)
    .where('market_id', '=', marketId)
    .where('at', '<=', until)
    .orderBy('at')
    .execute()
}

/** Deletes candles that are older than an instant, and then the oldest beyond a number of rows. */
export async function deleteCandles(
  transaction: Kysely<Schema>,
  { before, rows, atOnce }: { before: number; rows: number; atOnce: number },
): Promise<void> {
  await transaction.deleteFrom('candle_history').where('at', '<', before).execute()
  const { kept } = await transaction
    .selectFrom('candle_history')
    .select((is) => is.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  if (kept > rows) {
    await sql`delete from candle_history where (event_id, market_id, at) in (select event_id, market_id, at
      from candle_history order by at limit ${sql.lit(Math.min(kept - rows, atOnce))})`.execute(transaction)
  }
  // A market that was matched and left is requested again if it returns.
  await sql`delete from backfills where at < ${before} and not exists (select 1 from question_markets q
    where q.event_id = backfills.event_id and q.market_id = backfills.market_id)`.execute(transaction)
}
