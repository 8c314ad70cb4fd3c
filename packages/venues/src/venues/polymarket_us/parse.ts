import type { MarketOutcome, OrderBook, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../../models.ts'
import { complement, mirrorBook, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toTickSize } from '../../values/tick-size.ts'
import { toAmount, toPrice } from '../../values/units.ts'
import type { PolymarketUsBook, PolymarketUsEvent, PolymarketUsMarket, PolymarketUsSeries } from './api.ts'
import { pageUrl } from './urls.ts'

/** Ids of outcomes are `<slug>:long` and `<slug>:short`. */
export function parseOutcomeId(outcomeId: string): { slug: string; isShort: boolean } | undefined {
  const [, slug, side] = /^(.+):(long|short)$/.exec(outcomeId) ?? []
  return slug === undefined ? undefined : { slug, isShort: side === 'short' }
}

export const outcomeIdOf = (slug: string, isShort: boolean): string => `${slug}:${isShort ? 'short' : 'long'}`

/**
 * Parses an event. Its own `volume` has no known unit: the sum of its markets' volumes, in shares, is used, if each of
 * them has one.
 */
export function parseEvent(event: PolymarketUsEvent): UnifiedEvent {
  const tags = event.tags?.flatMap(({ label }) => label || []) ?? []
  const markets = event.markets.map((market) => parseMarket(market, event))
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    markets,
    ...omitEmpty({
      subtitle: event.subtitle,
      description: event.description,
      startDate: toInstant(event.startTime),
      image: event.image,
    }),
    ...categorized(event.category),
    ...inShares(total(markets.map(({ volume24h }) => volume24h)), total(markets.map(({ volume }) => volume))),
    url: pageUrl(event.slug),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'polymarket_us',
    sourceMetadata: omitEmpty({
      seriesSlug: event.seriesSlug ?? event.series?.slug,
      seriesTitle: event.series?.title,
    }),
  }
}

/** Parses a market; one that is read without its event states neither the event nor its dates. */
export function parseMarket(market: PolymarketUsMarket, event?: PolymarketUsEvent): UnifiedMarket {
  const [long, short] = outcomesOf(market)
  const { windowStart, windowEnd } = market.assetPriceTerms ?? {}
  return withSides({
    marketId: market.slug,
    ...(event && { eventId: event.id, url: pageUrl(event.slug) }),
    title: titleOf(market, event),
    slug: market.slug,
    outcomes: [long, short],
    ...omitEmpty({
      subtitle: market.outcome || labelOf(market, event),
      description: market.description ?? event?.description,
      startDate: toInstant(windowStart),
      // Where there is a window, the end date is padded.
      resolutionDate:
        toInstant(windowEnd) ?? toInstant(market.endDate) ?? toInstant(event?.endDate) ?? toInstant(event?.endTime),
      tickSize: toTickSize(market.orderPriceMinTickSize, [long, short]),
      minOrderSize: toAmount(market.minimumTradeQty) || undefined,
      status: statusOf(market),
      bestBid: long.bestBid,
      bestAsk: long.bestAsk,
      lastPrice: toPrice(market.lastTradePrice),
    }),
    ...categorized(event?.category),
    ...inShares(toAmount(market.volume24hr), toAmount(market.volume)),
    sourceExchange: 'polymarket_us',
  })
}

/** The market's own title, where that is the name of an option among others. */
function labelOf({ title }: PolymarketUsMarket, event: PolymarketUsEvent | undefined): string | undefined {
  const isOption = event && event.markets.length > 1 && title !== event.title
  return (isOption && title) || undefined
}

function titleOf(market: PolymarketUsMarket, event: PolymarketUsEvent | undefined): string {
  const label = labelOf(market, event)
  return market.question || (event && label ? `${event.title}: ${label}` : market.title || event?.title || market.slug)
}

/** The venue's word; what it has none for, as before trading begins, follows from the flags. */
function statusOf({ status, closed, active }: PolymarketUsMarket): string | undefined {
  const word = /^MARKET_STATUS_(?!UNSPECIFIED$)(\w+)$/.exec(status ?? '')?.[1]
  if (word) return word.toLowerCase()
  return closed ? 'closed' : active === false ? 'inactive' : active ? 'active' : undefined
}

/** Where nothing rests any more, whatever the fields still show. */
const OVER: readonly (string | undefined)[] = ['closed', 'resolving', 'resolved']

/** A share pays a dollar: it is what is called a contract elsewhere. */
const inShares = (volume24h: number | undefined, volume: number | undefined) => ({
  ...omitEmpty({ volume24h, volume }),
  ...((volume24h ?? volume) !== undefined && { volumeUnit: 'contracts' as const }),
})

/** The sum, where all parts are known. */
function total(parts: readonly (number | undefined)[]): number | undefined {
  const stated = parts.filter((part) => part !== undefined)
  return stated.length > 0 && stated.length === parts.length ? stated.reduce((sum, part) => sum + part, 0) : undefined
}

/** One instrument with two sides, quoted for the long one: short at p is long at 1 - p. */
function outcomesOf(market: PolymarketUsMarket): [MarketOutcome, MarketOutcome] {
  const sides = market.marketSides ?? []
  const [long, short] = [sides.find((side) => side.long), sides.find((side) => !side.long)]
  const other = (value: number | undefined) => (value === undefined ? undefined : complement(value))
  const status = statusOf(market)
  const [bid, ask] = OVER.includes(status)
    ? []
    : [toPrice(market.bestBidQuote?.value ?? market.bestBid), toPrice(market.bestAskQuote?.value ?? market.bestAsk)]
  // The price of a side is what it is offered for, so that both come to more than a dollar: the middle is neither's.
  const traded = midpoint(bid, ask) ?? toPrice(long?.price) ?? toPrice(market.lastTradePrice)
  const price = status === 'resolved' ? paidOf(long?.price, short?.price) : traded
  const outcome = (isShort: boolean, label: string, quotes: object) => ({
    outcomeId: outcomeIdOf(market.slug, isShort),
    marketId: market.slug,
    label,
    ...omitEmpty(quotes),
  })
  return [
    outcome(false, long?.description || 'Yes', { price, bestBid: bid, bestAsk: ask }),
    outcome(true, short?.description || 'No', { price: other(price), bestBid: other(ask), bestAsk: other(bid) }),
  ]
}

type Stated = string | number | null | undefined

/** Returns what the long side was paid; undefined where both sides do not come to a dollar, so that these are older offers. */
function paidOf(longPrice: Stated, shortPrice: Stated): number | undefined {
  const [long, short] = [toAmount(longPrice), toAmount(shortPrice)]
  return long !== undefined && short !== undefined && Math.abs(long + short - 1) < 1e-9 ? long : undefined
}

const midpoint = (bid: number | undefined, ask: number | undefined): number | undefined =>
  bid === undefined || ask === undefined ? undefined : Number(((bid + ask) / 2).toFixed(6))

export function parseBook(
  { bids, offers, transactTime }: PolymarketUsBook,
  isShort: boolean,
  depth?: number,
): OrderBook {
  const levels = (rows: PolymarketUsBook['bids']) =>
    (rows ?? []).map(({ px, qty }) => ({ price: Number(px.value), size: Number(qty) }))
  const datetime = toInstant(transactTime)
  const book = {
    ...sortBook({ bids: levels(bids), asks: levels(offers) }, depth),
    ...(datetime !== undefined && { timestamp: Date.parse(datetime), datetime }),
  }
  return isShort ? mirrorBook(book) : book
}

export const parseSeries = ({ id, slug, title }: PolymarketUsSeries): UnifiedSeries => ({
  id,
  title,
  ...omitEmpty({ slug }),
  sourceExchange: 'polymarket_us',
})
