import { CrossvenueError, isOpen, type UnifiedEvent, type UnifiedMarket, type Venue } from '@crossvenue/venues'
import { marketName } from '../store/book-refreshes.ts'
import { serviceId } from '../store/service-id.ts'
import type { Store } from '../store/store.ts'

const MAX_EVENTS = 100
const MAX_MARKETS = 100

/**
 * Returns the first outcome of each of a venue's busiest markets: those with quotes, or, if lists carry no quotes, open
 * ones whose books were not empty when last requested. Lists the venue's events if the catalogue has none of them. Throws
 * NOT_FOUND if there is no such market.
 */
export async function busiestOutcomes(store: Pick<Store, 'read'>, venue: Venue): Promise<string[]> {
  const { stored, empty } = await store.read(async (view) => {
    const stored = await view.busiest(venue.id, MAX_EVENTS)
    return { stored, empty: await view.emptyBooks(stored.map(({ id }) => serviceId(venue.id, id))) }
  })
  const events: readonly UnifiedEvent[] = stored.length > 0 ? stored : await firstPage(venue)
  const markets = events
    .flatMap(({ id, markets }) =>
      markets.filter(({ marketId }) => !empty.has(marketName({ eventId: serviceId(venue.id, id), marketId }))),
    )
    .filter((market) => isOpen(market.status) !== false)
  const quoted = markets.filter(({ bestBid, bestAsk }) => bestBid ?? bestAsk)
  const chosen = quoted.length > 0 ? quoted : markets.toSorted((a, b) => volumeOf(b) - volumeOf(a))
  const outcomes = chosen.flatMap(({ outcomes }) => outcomes[0]?.outcomeId ?? []).slice(0, MAX_MARKETS)
  if (outcomes.length > 0) return outcomes
  throw new CrossvenueError('NOT_FOUND', `${venue.name} has no open market with an order book to watch`, {
    exchange: venue.id,
  })
}

const firstPage = async (venue: Venue): Promise<readonly UnifiedEvent[]> =>
  (await venue.fetchEventsPaginated?.({ limit: MAX_EVENTS }))?.data ?? []

const volumeOf = ({ volume24h, volume }: UnifiedMarket): number => volume24h ?? volume ?? -1
