import type { z } from 'zod'
import type { OrderBook, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toAmount } from '../../values/units.ts'
import type { ProbableBook, ProbableEvent, ProbableMarket, ProbablePoint } from './api.ts'
import { marketUrl, pageUrl } from './urls.ts'

/** The venue takes prices in thousandths. */
export const TICK = 1_000n
/** The fewest shares of an order, and the least that a purchase costs: `defaultTradingLimit` of @prob/clob. */
export const MIN_SHARES = ONE
export const MIN_COST = ONE

export function parseEvent(event: ProbableEvent): UnifiedEvent {
  const tags = event.tags?.flatMap((tag) => (typeof tag === 'string' ? tag : (tag.label ?? tag.name)) || []) ?? []
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    markets: event.markets.map((market) => parseMarket(market, event)),
    ...inDollars({ volume: event.volume }),
    // For anything but a game, the start is that of trading.
    ...omitEmpty({
      description: event.description,
      startDate: event.type === 'sport' ? instant(event.startTime) : undefined,
      image: event.icon,
    }),
    url: pageUrl(event.slug),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'probable',
    sourceMetadata: omitEmpty({ status: event.status, seriesSlug: event.seriesSlug }),
  }
}

/** A market that is read without its event names that event at the most. */
function parseMarket(market: ProbableMarket, event?: ProbableEvent): UnifiedMarket {
  const eventId = event?.id ?? (market.event_id ? String(market.event_id) : undefined)
  return withSides({
    marketId: market.id,
    title: market.question,
    // Lists state no price before the result.
    outcomes: (market.tokens ?? []).map(({ token_id, outcome }) => ({
      outcomeId: token_id,
      marketId: market.id,
      label: outcome,
      ...omitEmpty({ price: payOut(market, outcome) }),
    })),
    ...inDollars({ volume: market.volume, volume24h: market.volume24hr }),
    tickSize: toNumber(TICK),
    minOrderSize: toNumber(MIN_SHARES),
    minOrderCost: toNumber(MIN_COST),
    ...omitEmpty({
      eventId,
      subtitle: market.groupItemTitle,
      description: market.description ?? event?.description,
      slug: market.slug,
      startDate: instant(market.startAt),
      resolutionDate: instant(market.endAt) ?? instant(event?.endTime),
      liquidity: toAmount(market.liquidity),
      image: market.icon,
      status: market.status === 'active' && market.acceptingOrders === false ? 'paused' : market.status,
      contractAddress: market.condition_id,
      url: event && marketUrl(event.slug, market.id),
    }),
    sourceExchange: 'probable',
    sourceMetadata: omitEmpty({
      resolved: market.resolve?.resolved,
      outcome: typeof market.resolve?.outcome === 'string' ? market.resolve.outcome : undefined,
    }),
  })
}

/** Returns 1 for the outcome that won and 0 for the others; undefined unless the result names one of them. */
function payOut({ resolve, tokens }: ProbableMarket, label: string): 0 | 1 | undefined {
  const winner = resolve?.resolved ? resolve.outcome : undefined
  if (!tokens?.some(({ outcome }) => outcome === winner)) return undefined
  return label === winner ? 1 : 0
}

/** All is settled in USDT. */
function inDollars(row: Record<'volume' | 'volume24h', string | number | null | undefined> | { volume: unknown }) {
  const amounts = Object.entries(row).map(([name, value]) => [name, toAmount(value as string | number | null)])
  const figures: { volume?: number; volume24h?: number } = omitEmpty(Object.fromEntries(amounts))
  return Object.keys(figures).length > 0 ? { ...figures, volumeUnit: 'USD' as const } : {}
}

/** Times are ISO 8601, or seconds or milliseconds: what the venue writes where is not certain. */
const instant = (time: string | number | null | undefined): string | undefined =>
  toInstant(typeof time === 'number' && time < 100_000_000_000 ? time * 1_000 : time)

/** Every token has its own book. */
export function parseBook({ bids, asks, timestamp }: ProbableBook, depth?: number): OrderBook {
  const levels = (rows: ProbableBook['bids']) =>
    rows.map(({ price, size }) => ({ price: Number(price), size: Number(size) }))
  const datetime = instant(typeof timestamp === 'string' && /^\d+$/.test(timestamp) ? Number(timestamp) : timestamp)
  return {
    ...sortBook({ bids: levels(bids), asks: levels(asks) }, depth),
    ...(datetime !== undefined && { timestamp: Date.parse(datetime), datetime }),
  }
}

export function parsePoint({ t, p }: z.infer<typeof ProbablePoint>): PricePoint | undefined {
  const price = toAmount(p)
  return price === undefined || price > 1 ? undefined : { timestamp: t * 1_000, price }
}
