import { type Kysely, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import { findEvents } from './find-events.ts'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import { parseServiceId } from './service-id.ts'
import type { MarketLookup, MarketRef } from './store.ts'

/** Returns the markets that a lookup names, sorted. */
export async function findMarkets(database: Kysely<Schema>, lookup: MarketLookup): Promise<MarketRef[]> {
  const markets = database
    .selectFrom('markets')
    .select(['event_id as eventId', 'market_id as marketId'])
    .orderBy('event_id')
    .orderBy('market_id')

  if ('marketId' in lookup) {
    const { marketId } = lookup
    const own = await markets.where('market_id', '=', marketId).execute()
    const { venue, eventId: id } = parseServiceId(marketId)
    if (venue === '') return own
    const ofVenue = await markets.where('market_id', '=', id).execute()
    return [...own, ...ofVenue.filter(({ eventId }) => parseServiceId(eventId).venue === venue.toLowerCase())]
  }
  if ('outcomeId' in lookup) {
    const { outcomeId } = lookup
    const { contains } = engineSql(database)
    const holds = (some: typeof markets) =>
      some.where(contains(sql.ref('outcomes'), JSON.stringify(outcomeId))).execute()
    // On venues without token ids an outcome is named by its market and a side.
    const named = await holds(markets.where('market_id', 'in', [outcomeId, outcomeId.replace(/:[^:]*$/, '')]))
    return named.length > 0 ? named : holds(markets)
  }
  if ('slug' in lookup) {
    const exact = await markets.where('slug', '=', lookup.slug).execute()
    if (exact.length > 0) return exact
    return marketsOf(await findEvents(database, lookup))
  }
  const { target, venue } = lookup
  const events = await findEvents(database, lookup)
  if ('marketId' in target || 'marketSlug' in target || 'slug' in target) {
    const named =
      'marketId' in target
        ? markets.where('market_id', '=', target.marketId)
        : markets.where('slug', '=', 'slug' in target ? target.slug : target.marketSlug)
    const found = (await named.execute()).filter(({ eventId }) => parseServiceId(eventId).venue === venue)
    if (found.length > 0) return found
  }
  return marketsOf(events)

  async function marketsOf(ids: readonly string[]): Promise<MarketRef[]> {
    return inChunks(ids, (some) => markets.where('event_id', 'in', some).execute())
  }
}
