import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import type { EventFetchParams, MarketFetchParams } from '../parameters.ts'
import { parseInstant } from '../values/instant.ts'
import { isOpen } from '../values/market-status.ts'
import { filterEvents, filterMarkets } from './filters.ts'

type Sort = NonNullable<MarketFetchParams['sort']>

/** Returns the events that match fetch parameters, sorted, from `offset` on, at most `limit`. */
export function keepEvents(
  events: readonly UnifiedEvent[],
  params: EventFetchParams,
  { limit = params.limit }: { limit?: number | undefined } = {},
): UnifiedEvent[] {
  const { filter, offset = 0, sort } = params
  const fitting = filterEvents(events, textRules(params)).filter((event) => hasStatus(params.status, isLive(event)))
  const matching = filter ? filterEvents(fitting, filter) : fitting
  return sorted(matching, sort, measureEvent, ({ id }) => id).slice(offset, limit && offset + limit)
}

/** Returns the markets that match fetch parameters, sorted, from `offset` on, at most `limit`. */
export function keepMarkets(
  markets: readonly UnifiedMarket[],
  params: MarketFetchParams,
  { limit = params.limit }: { limit?: number | undefined } = {},
): UnifiedMarket[] {
  const { filter, offset = 0, sort } = params
  const fitting = filterMarkets(markets, textRules(params)).filter((market) =>
    hasStatus(params.status, isOpen(market.status)),
  )
  const matching = filter ? filterMarkets(fitting, filter) : fitting
  return sorted(matching, sort, measureMarket, ({ marketId }) => marketId).slice(offset, limit && offset + limit)
}

type TextParams = Pick<EventFetchParams, 'query' | 'searchIn' | 'category' | 'tags'>

const textRules = ({ query, searchIn = 'title', category, tags }: TextParams) => {
  const places: ('title' | 'description')[] = searchIn === 'both' ? ['title', 'description'] : [searchIn]
  return { text: query, searchIn: places, category, tags }
}

/** Returns whether one of an event's markets is live; undefined where the venue states no status. */
function isLive({ markets }: UnifiedEvent): boolean | undefined {
  const open = markets.map(({ status }) => isOpen(status))
  if (open.includes(true)) return true
  return open.length === 0 || open.includes(undefined) ? undefined : false
}

/** An item without a status is kept: the request to the venue named the status. */
const hasStatus = (wanted: EventFetchParams['status'] = 'active', open: boolean | undefined): boolean =>
  wanted === 'all' || open === undefined || open === (wanted === 'active')

const measureMarket: Record<Sort, (market: UnifiedMarket) => number | undefined> = {
  volume: ({ volume }) => volume,
  liquidity: ({ liquidity }) => liquidity,
  newest: ({ startDate }) => (startDate === undefined ? undefined : parseInstant(startDate)),
}

const measureEvent: Record<Sort, (event: UnifiedEvent) => number | undefined> = {
  volume: ({ volume }) => volume,
  liquidity: ({ markets }) => reduced(markets.map(measureMarket.liquidity), (a, b) => a + b),
  // An event's own startDate is its kick-off; its age follows from its markets.
  newest: ({ markets }) => reduced(markets.map(measureMarket.newest), Math.max),
}

/** Joins the known numbers; undefined where none is known. */
function reduced(values: (number | undefined)[], join: (a: number, b: number) => number): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((a, b) => join(a, b))
}

/** Sorts largest first, unknown last, equals by id; without a sort the venue's own order stays. */
function sorted<T>(
  items: T[],
  sort: Sort | undefined,
  measures: Record<Sort, (item: T) => number | undefined>,
  id: (item: T) => string,
): T[] {
  if (!sort) return items
  const measure = measures[sort]
  const rank = (item: T): number => measure(item) ?? Number.NEGATIVE_INFINITY
  return items.toSorted((a, b) => rank(b) - rank(a) || (id(a) < id(b) ? -1 : 1))
}
