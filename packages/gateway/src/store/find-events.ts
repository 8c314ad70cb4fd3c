import type { PageTarget } from '@crossvenue/venues'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { EventLookup } from './store.ts'

/** Returns the sorted service ids of the events that a lookup names. */
export async function findEvents(database: Kysely<Schema>, lookup: EventLookup): Promise<string[]> {
  const events = database.selectFrom('events').select('events.id').distinct().orderBy('events.id')
  const run = async (query: typeof events) => (await query.execute()).map(({ id }) => id)

  if ('eventId' in lookup) {
    const { eventId } = lookup
    // The venue before the colon may be in any case; its own id after it may not.
    const serviceId = eventId.replace(/^[^:]+:/, (venue) => venue.toLowerCase())
    return run(events.where((is) => is.or([is('id', '=', serviceId), is('native_id', '=', eventId)])))
  }
  if ('slug' in lookup) {
    const exact = await run(events.where('slug', '=', lookup.slug))
    return exact.length > 0 ? exact : run(events.where('slug', '=', lookup.slug.toLowerCase()))
  }
  if ('page' in lookup) return run(events.where('page', '=', lookup.page))

  const ofVenue = events.where('venue', '=', lookup.venue)
  const target: PageTarget = lookup.target
  if ('eventId' in target) return run(ofVenue.where('native_id', '=', target.eventId))
  const withMarkets = ofVenue.innerJoin('markets', 'markets.event_id', 'events.id')
  if ('slug' in target) {
    const named = await run(ofVenue.where('events.slug', '=', target.slug))
    // Some venues use one form of address for events and for markets.
    return named.length > 0 ? named : run(withMarkets.where('markets.slug', '=', target.slug))
  }
  return run(
    'marketSlug' in target
      ? withMarkets.where('markets.slug', '=', target.marketSlug)
      : withMarkets.where('markets.market_id', '=', target.marketId),
  )
}
