import { CrossvenueError, isOpen, type UnifiedEvent, type UnifiedMarket, type Venue } from '@crossvenue/venues'
import type { Store } from '../store/store.ts'

const MAX_EVENTS = 100
const MAX_MARKETS = 100

/**
 * Returns the first outcome of each of a venue's busiest markets: those that are quoted, or the open ones where lists
 * carry no quotes. The venue itself is asked where the catalogue has none of its events. Throws NOT_FOUND where nothing
 * is open.
 */
export async function busiestOutcomes(store: Pick<Store, 'read'>, venue: Venue): Promise<string[]> {
  const stored = await store.read((view) => view.busiest(venue.id, MAX_EVENTS))
  const events: readonly UnifiedEvent[] = stored.length > 0 ? stored : await firstPage(venue)
  const markets = events.flatMap(({ markets }) => markets).filter((market) => isOpen(market.status) !== false)
  const quoted = markets.filter(({ bestBid, bestAsk }) => bestBid ?? bestAsk)
  const chosen = quoted.length > 0 ? quoted : markets.toSorted((a, b) => volumeOf(b) - volumeOf(a))
  const outcomes = chosen.flatMap(({ outcomes }) => outcomes[0]?.outcomeId ?? []).slice(0, MAX_MARKETS)
  if (outcomes.length > 0) return outcomes
  throw new CrossvenueError('NOT_FOUND', `${venue.name} has no open market to watch`, { exchange: venue.id })
}

const firstPage = async (venue: Venue): Promise<readonly UnifiedEvent[]> =>
  (await venue.fetchEventsPaginated?.({ limit: MAX_EVENTS }))?.data ?? []

const volumeOf = ({ volume24h, volume }: UnifiedMarket): number => volume24h ?? volume ?? -1
