import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import type { Method, Result } from '../operations.ts'

type Stamp<R> = (result: R, asOf: string) => R

const market: Stamp<UnifiedMarket> = (unstamped, asOf) => ({ asOf, ...unstamped })
const markets: Stamp<UnifiedMarket[]> = (list, asOf) => list.map((each) => market(each, asOf))
const event: Stamp<UnifiedEvent> = (unstamped, asOf) => ({ ...unstamped, markets: markets(unstamped.markets, asOf) })
const events: Stamp<UnifiedEvent[]> = (list, asOf) => list.map((each) => event(each, asOf))

const stamps: { [M in Method]?: Stamp<Result<M>> } = {
  fetchMarket: market,
  fetchMarkets: markets,
  fetchMarketsPaginated: (page, asOf) => ({ ...page, data: markets(page.data, asOf) }),
  loadMarkets: (byId, asOf) => Object.fromEntries(Object.entries(byId).map(([id, each]) => [id, market(each, asOf)])),
  fetchEvent: event,
  fetchEvents: events,
  fetchEventsPaginated: (page, asOf) => ({ ...page, data: events(page.data, asOf) }),
  fetchSeries: (list, asOf) =>
    list.map((each) => ({ ...each, ...(each.events && { events: events(each.events, asOf) }) })),
}

/** Returns an answer whose markets state when their prices were read; a time that the venue states itself stays. */
export function stampMarkets<M extends Method>(method: M, result: Result<M>, readAt: number): Result<M> {
  const stamp = stamps[method] as Stamp<Result<M>> | undefined
  return stamp ? stamp(result, new Date(readAt).toISOString()) : result
}
