import { toInstant } from '../../instant.ts'
import { known } from '../../known.ts'
import { complement, mirrorBook, sortBook } from '../../mirror.ts'
import type { MarketOutcome, OrderBook, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../../models.ts'
import { withSides } from '../../sides.ts'
import { toPrice } from '../../units.ts'
import type { PolymarketUsBook, PolymarketUsEvent, PolymarketUsMarket, PolymarketUsSeries } from './api.ts'
import { pageUrl } from './urls.ts'

/** Ids of outcomes are `<slug>:long` and `<slug>:short`. */
export function parseOutcomeId(outcomeId: string): { slug: string; isShort: boolean } | undefined {
  const [, slug, side] = /^(.+):(long|short)$/.exec(outcomeId) ?? []
  return slug === undefined ? undefined : { slug, isShort: side === 'short' }
}

export const outcomeIdOf = (slug: string, isShort: boolean): string => `${slug}:${isShort ? 'short' : 'long'}`

/** What is told as `volume` has no known unit and is left out. */
export function parseEvent(event: PolymarketUsEvent): UnifiedEvent {
  const tags = event.tags?.flatMap(({ label }) => label || []) ?? []
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    markets: event.markets.map((market) => parseMarket(market, event)),
    ...known({ description: event.description, startDate: toInstant(event.startTime) }),
    url: pageUrl(event.slug),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'polymarket_us',
    sourceMetadata: known({ seriesSlug: event.series?.slug, seriesTitle: event.series?.title }),
  }
}

/** A market that is read without its event tells neither the event nor its dates. */
export function parseMarket(market: PolymarketUsMarket, event?: PolymarketUsEvent): UnifiedMarket {
  const [long, short] = outcomesOf(market)
  const title = market.question || market.title || event?.title || market.slug
  return withSides({
    marketId: market.slug,
    ...(event && { eventId: event.id, url: pageUrl(event.slug) }),
    title,
    slug: market.slug,
    outcomes: [long, short],
    ...known({
      subtitle: market.outcome,
      description: market.description ?? event?.description,
      resolutionDate: toInstant(market.endDate) ?? toInstant(event?.endTime),
      tickSize: toPrice(market.orderPriceMinTickSize),
      status: market.closed ? 'closed' : market.active === false ? 'inactive' : market.active ? 'active' : undefined,
      bestBid: long.bestBid,
      bestAsk: long.bestAsk,
      lastPrice: toPrice(market.lastTradePrice),
    }),
    sourceExchange: 'polymarket_us',
  })
}

/** One instrument with two sides, quoted for the long one: short at p is long at 1 - p. */
function outcomesOf(market: PolymarketUsMarket): [MarketOutcome, MarketOutcome] {
  const sides = market.marketSides ?? []
  const [long, short] = [sides.find((side) => side.long), sides.find((side) => !side.long)]
  const other = (value: number | undefined) => (value === undefined ? undefined : complement(value))
  const price = toPrice(long?.price) ?? other(toPrice(short?.price)) ?? toPrice(market.lastTradePrice)
  const [bid, ask] = market.closed ? [] : [toPrice(market.bestBid), toPrice(market.bestAsk)]
  const outcome = (isShort: boolean, label: string, quotes: object) => ({
    outcomeId: outcomeIdOf(market.slug, isShort),
    marketId: market.slug,
    label,
    ...known(quotes),
  })
  return [
    outcome(false, long?.description || 'Yes', { price, bestBid: bid, bestAsk: ask }),
    outcome(true, short?.description || 'No', { price: other(price), bestBid: other(ask), bestAsk: other(bid) }),
  ]
}

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
  ...known({ slug }),
  sourceExchange: 'polymarket_us',
})
