import type { Position, Ticker, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../models.ts'
import type { Method, Result } from '../operations.ts'

/**
 * For each kind of record (event, market ...), a function that returns it changed, without the records inside it.
 * Records of absent kinds stay unchanged.
 */
export interface RecordChanges {
  market?: (market: UnifiedMarket) => UnifiedMarket
  event?: (event: UnifiedEvent) => UnifiedEvent
  series?: (series: UnifiedSeries) => UnifiedSeries
  position?: (position: Position) => Position
  ticker?: (ticker: Ticker) => Ticker
}

type Walk<T> = (answer: T, changes: RecordChanges) => T

const market: Walk<UnifiedMarket> = (each, changes) => changes.market?.(each) ?? each

const event: Walk<UnifiedEvent> = (each, changes) => {
  const markets = listOf(market)(each.markets, changes)
  const changed = changes.event?.(each) ?? each
  return markets === each.markets ? changed : { ...changed, markets }
}

const series: Walk<UnifiedSeries> = (each, changes) => {
  const events = each.events && listOf(event)(each.events, changes)
  const changed = changes.series?.(each) ?? each
  return events === each.events ? changed : { ...changed, events }
}

const position: Walk<Position> = (each, changes) => changes.position?.(each) ?? each

const ticker: Walk<Ticker> = (each, changes) => changes.ticker?.(each) ?? each

/** The list itself is returned where no item changes. */
function listOf<T>(walk: Walk<T>): Walk<T[]> {
  return (list, changes) => {
    const next = list.map((item) => walk(item, changes))
    return next.some((item, index) => item !== list[index]) ? next : list
  }
}

function recordOf<T>(walk: Walk<T>): Walk<Record<string, T>> {
  return (byId, changes) => Object.fromEntries(Object.entries(byId).map(([id, each]) => [id, walk(each, changes)]))
}

const pageOf =
  <T, P extends { data: T[] }>(walk: Walk<T>): Walk<P> =>
  (page, changes) => ({ ...page, data: listOf(walk)(page.data, changes) })

/** The operations whose answers hold such records, and where. */
const walks: { [M in Method]?: Walk<Result<M>> } = {
  fetchMarket: market,
  fetchMarkets: listOf(market),
  fetchMarketsPaginated: pageOf(market),
  loadMarkets: recordOf(market),
  fetchEvent: event,
  fetchEvents: listOf(event),
  fetchEventsPaginated: pageOf(event),
  fetchSeries: listOf(series),
  fetchPositions: listOf(position),
  fetchPosition: position,
  fetchTicker: ticker,
  fetchTickers: recordOf(ticker),
}

/**
 * Returns the answer of an operation with its records changed; an answer without such records is returned unchanged.
 */
export function changeRecords<M extends Method>(method: M, answer: Result<M>, changes: RecordChanges): Result<M> {
  const walk = walks[method] as Walk<Result<M>> | undefined
  return walk ? walk(answer, changes) : answer
}
