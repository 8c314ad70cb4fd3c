import type { OutcomePair } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import { marketMember } from './market-member.ts'
import { readPayload } from './payload.ts'
import type { Schema } from './schema.ts'
import type { MarketRef } from './store.ts'

/** A market and the outcome that won. */
export interface Settlement extends MarketRef {
  winner: string
}

/** A market of an audited edge, as it was when one of the two was settled or left the catalogue. */
export interface AuditedMarket extends MarketRef {
  title: string
  rules?: string
  category?: string
  /** Its first outcome. */
  yes?: string
  /** The outcome that won. */
  winner: string
}

/** A market whose result is not known yet. */
export interface UnsettledMarket extends MarketRef {
  slug?: string
}

/** An edge whose markets are both settled. */
export interface AuditedEdge {
  a: AuditedMarket
  b: AuditedMarket
  relation: Relation
  confidence: number
  outcomes: OutcomePair[]
}

/**
 * Stores settlements and the present edges of the settled markets. An edge is audited once its other market is settled
 * too, even if both have left the catalogue by then.
 */
export async function storeSettlements(
  transaction: Kysely<Schema>,
  settlements: readonly Settlement[],
  at: number,
): Promise<void> {
  await inChunks(
    settlements.map(({ eventId, marketId, winner }) => ({ event_id: eventId, market_id: marketId, winner, at })),
    (some) => transaction.replaceInto('settlements').values(some).execute(),
  )
  await keepEdges(transaction, [...new Set(settlements.map(({ eventId }) => eventId))], at)
}

/** Keeps the edges between markets of some events, and the markets at both ends, before the events are removed. */
export async function keepEdges(transaction: Kysely<Schema>, events: readonly string[], at: number): Promise<void> {
  for (const end of ['a_event', 'b_event'] as const) {
    const edges = await inChunks(events, (some) =>
      transaction
        .selectFrom('edges')
        .select(['a_event', 'a_market', 'b_event', 'b_market', 'relation', 'confidence', 'outcomes'])
        .where(end, 'in', some)
        .where('a_market', '!=', '')
        .where('b_market', '!=', '')
        .execute(),
    )
    await inChunks(
      edges.map((edge) => ({ ...edge, at })),
      (some) =>
        transaction
          .insertInto('audited_edges')
          .values(some)
          .onConflict((conflict) => conflict.columns(['a_event', 'a_market', 'b_event', 'b_market']).doNothing())
          .execute(),
    )
    await keepMarkets(
      transaction,
      edges.flatMap(({ a_event, a_market, b_event, b_market }) => [
        { eventId: a_event, marketId: a_market },
        { eventId: b_event, marketId: b_market },
      ]),
      at,
    )
  }
}

async function keepMarkets(transaction: Kysely<Schema>, markets: readonly MarketRef[], at: number): Promise<void> {
  const wanted = new Set(markets.map(marketMember))
  await inChunks([...new Set(markets.map(({ eventId }) => eventId))], async (some) => {
    const events = await transaction.selectFrom('events').select(['id', 'payload']).where('id', 'in', some).execute()
    const rows = events.flatMap(({ id, payload }) => {
      const event = readPayload(payload)
      return event.markets
        .filter(({ marketId }) => wanted.has(marketMember({ eventId: id, marketId })))
        .map(({ marketId, title, slug, description, category = event.category, outcomes }) => ({
          event_id: id,
          market_id: marketId,
          title,
          slug: slug ?? null,
          rules: description ?? event.description ?? null,
          category: category ?? null,
          yes: outcomes[0]?.outcomeId ?? null,
          asked_at: null,
          at,
        }))
    })
    await inChunks(rows, (few) =>
      transaction
        .insertInto('audited_markets')
        .values(few)
        .onConflict((conflict) => conflict.columns(['event_id', 'market_id']).doNothing())
        .execute(),
    )
    return []
  })
}

/** Returns the edges whose markets are both settled. */
export async function readAuditedEdges(database: Kysely<Schema>): Promise<AuditedEdge[]> {
  const settled = await database
    .selectFrom('audited_markets')
    .innerJoin('settlements', (join) =>
      join
        .onRef('settlements.event_id', '=', 'audited_markets.event_id')
        .onRef('settlements.market_id', '=', 'audited_markets.market_id'),
    )
    .select(['audited_markets.event_id', 'audited_markets.market_id', 'title', 'rules', 'category', 'yes', 'winner'])
    .execute()
  const markets = new Map(
    settled.map(({ event_id, market_id, title, rules, category, yes, winner }): [string, AuditedMarket] => {
      const ref = { eventId: event_id, marketId: market_id }
      return [
        marketMember(ref),
        {
          ...ref,
          title,
          winner,
          ...(rules !== null && { rules }),
          ...(category !== null && { category }),
          ...(yes !== null && { yes }),
        },
      ]
    }),
  )
  const edges = await database
    .selectFrom('audited_edges')
    .selectAll()
    .orderBy('a_event')
    .orderBy('a_market')
    .orderBy('b_event')
    .orderBy('b_market')
    .execute()
  return edges.flatMap(({ a_event, a_market, b_event, b_market, relation, confidence, outcomes }) => {
    const a = markets.get(marketMember({ eventId: a_event, marketId: a_market }))
    const b = markets.get(marketMember({ eventId: b_event, marketId: b_market }))
    return a && b ? [{ a, b, relation, confidence, outcomes: JSON.parse(outcomes) as OutcomePair[] }] : []
  })
}

/** Returns audited markets that have left the catalogue and are not known to be settled, the longest unrequested first. */
export async function readUnsettled(
  database: Kysely<Schema>,
  { since, requestedBefore, limit }: { since: number; requestedBefore: number; limit: number },
): Promise<UnsettledMarket[]> {
  const rows = await database
    .selectFrom('audited_markets as m')
    .select(['event_id as eventId', 'market_id as marketId', 'slug'])
    .where('at', '>', since)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', requestedBefore)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlements as s')
            .select('s.winner')
            .whereRef('s.event_id', '=', 'm.event_id')
            .whereRef('s.market_id', '=', 'm.market_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events as e').select('e.id').whereRef('e.id', '=', 'm.event_id'))),
    )
    .orderBy('asked_at', (by) => by.asc().nullsFirst())
    .orderBy('event_id')
    .orderBy('market_id')
    .limit(limit)
    .execute()
  return rows.map(({ slug, ...ref }) => ({ ...ref, ...(slug !== null && { slug }) }))
}

/** Records that the venue of a market was requested, and the outcome that won if it stated one. */
export async function storeRequested(
  transaction: Kysely<Schema>,
  { eventId, marketId, winner }: MarketRef & { winner?: string | undefined },
  at: number,
): Promise<void> {
  await transaction
    .updateTable('audited_markets')
    .set({ asked_at: at })
    .where('event_id', '=', eventId)
    .where('market_id', '=', marketId)
    .execute()
  if (winner !== undefined) await storeSettlements(transaction, [{ eventId, marketId, winner }], at)
}
