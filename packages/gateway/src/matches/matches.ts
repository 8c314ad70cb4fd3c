import { CrossvenueError, feesOfMarket, MatchResult, toWire, UnifiedEvent, venues } from '@crossvenue/venues'
import { z } from 'zod'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import { createAnswerRoom } from '../lookups/answer-room.ts'
import { readEvents, readMarkets } from '../search/catalogue-items.ts'
import { CatalogueMarket, CatalogueMarketDetails } from '../search/search-models.ts'
import type { View } from '../store/store.ts'
import { type EventPair, eventResults, pairsOfEvent } from './event-pairs.ts'
import { findEvent, findEvents, findMarket, findMarkets } from './find-named.ts'
import { eventPairsListed, type Found, listed } from './found.ts'
import type { AnchoredMatches, ItemQuery } from './match-query.ts'
import { matchesSeenFrom, type Seen, toResults } from './seen-matches.ts'

/** Creates the lookups of single items and of matches, over one state of the store. */
export const createMatches = (resolveUrl: ResolveUrl) => ({
  async event(view: View, { id, view: form }: ItemQuery): Promise<Found> {
    const [event] = await readEvents(view, [await findEvent(view, { id }, resolveUrl)], form)
    return { data: toWire(UnifiedEvent, event as UnifiedEvent) }
  },

  async market(view: View, { id, view: form }: ItemQuery): Promise<Found> {
    const named = await findMarket(view, { id }, resolveUrl)
    const [[shown], [whole]] = [await readMarkets(view, [named], form), await readMarkets(view, [named], 'full')]
    const declared = venues[whole?.sourceExchange ?? '']?.fees
    const fees = whole && declared && feesOfMarket(declared, whole)
    const market = { ...(shown as CatalogueMarket), ...(fees && { fees }) }
    return { data: toWire(CatalogueMarketDetails, market) }
  },

  async marketMatches(view: View, query: AnchoredMatches): Promise<Found> {
    const source = await findMarket(view, query, resolveUrl)
    const [market] = await readMarkets(view, [source], 'full')
    const room = createAnswerRoom()
    const seen = await matchesSeenFrom(view, source, query)
    const matches = room.take(await toResults(view, seen.slice(0, query.limit), query))
    return {
      data: { market: toWire(CatalogueMarket, market as CatalogueMarket), matches },
      ...(room.isFull() && { meta: { cut: true } }),
    }
  },

  /** Lists the matches of all markets that a query names. */
  async matchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = await findMarkets(view, query, resolveUrl)
    const found: Seen[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await matchesSeenFrom(view, source, query)))
    const sorted = found.sort((one, other) => other.confidence - one.confidence)
    return listed(z.array(MatchResult), await toResults(view, sorted.slice(0, query.limit), query), found.length, query)
  },

  /** Lists the matches of all events that a query names. */
  async eventMatchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = await findEvents(view, query, resolveUrl)
    const found: EventPair[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await pairsOfEvent(view, source, query)))
    return eventPairsListed(view, found, query)
  },

  /** Lists the markets that a query names. */
  async marketsNamed(view: View, query: AnchoredMatches): Promise<Found> {
    const refs = await findMarkets(view, query, resolveUrl).catch(noneIfMissing)
    return listed(
      z.array(CatalogueMarket),
      await readMarkets(view, refs.slice(0, query.limit), 'full'),
      refs.length,
      query,
    )
  },

  /** Lists the events that a query names. */
  async eventsNamed(view: View, query: AnchoredMatches): Promise<Found> {
    const ids = await findEvents(view, query, resolveUrl).catch(noneIfMissing)
    const events: UnifiedEvent[] = await readEvents(view, ids.slice(0, query.limit), 'full')
    return listed(z.array(UnifiedEvent), events, ids.length, query)
  },

  async eventMatches(view: View, query: AnchoredMatches): Promise<Found> {
    const source = await findEvent(view, query, resolveUrl)
    const [event] = await readEvents(view, [source], 'compact')
    const room = createAnswerRoom()
    const wired = toWire(UnifiedEvent, event as UnifiedEvent)
    room.take([wired])
    const matches = await eventResults(
      view,
      (await pairsOfEvent(view, source, query)).slice(0, query.limit),
      query,
      room,
    )
    return { data: { event: wired, matches }, ...(room.isFull() && { meta: { cut: true } }) }
  },
})

/**
 * The maximum number of markets or events with one name that are looked up: a slug may be that of an event with many
 * markets.
 */
const MAX_SOURCES = 50

/** Returns an empty list for the error that nothing has this name; throws any other error. */
function noneIfMissing(error: unknown): never[] {
  if (error instanceof CrossvenueError && /^(MARKET|EVENT)_NOT_FOUND$/.test(error.code)) return []
  throw error
}
