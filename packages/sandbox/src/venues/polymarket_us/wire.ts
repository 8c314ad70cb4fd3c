import { mirror } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World } from '../../world.ts'

// Events, markets and books in the venue's own field names and types.

export const isClosed = (world: World, markets: readonly ScenarioMarket[]): boolean =>
  !markets.some((market) => world.quote(market))

export const usd = (value: string) => ({ value, currency: 'USD' })

export const eventRow = (world: World, event: ScenarioEvent) => ({
  id: Number(event.id),
  slug: event.slug,
  title: event.title,
  description: event.description ?? '',
  ...(event.starts !== undefined && { startTime: event.starts }),
  endDate: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  active: !isClosed(world, event.markets),
  closed: isClosed(world, event.markets),
  archived: false,
  featured: false,
  liquidity: 1_000,
  volume: event.markets.reduce((sum, { volume }) => sum + volume, 0),
  volume24hr: event.markets.reduce((sum, { volume24h }) => sum + volume24h, 0),
  tags: event.tags.map((label, id) => ({ id, slug: label.toLowerCase(), label })),
  markets: event.markets.map((market) => marketRow(world, market)),
})

const cents = (price: number): string => price.toFixed(4)

const statusOf = (world: World, market: ScenarioMarket): string =>
  `MARKET_STATUS_${market.status === 'resolved' ? 'RESOLVED' : world.quote(market) ? 'OPEN' : 'CLOSED'}`

export function marketRow(world: World, market: ScenarioMarket) {
  const quote = world.quote(market)
  const [long, short] = market.outcomes ?? ['Yes', 'No']
  const price = world.price(market)
  // The asks of both sides, whose sum is above a dollar.
  const offered = quote ? [quote.ask, mirror(quote.bid)] : [price, mirror(price)]
  const sides = [long, short].map((description, side) => ({
    id: `${market.id}-${side}`,
    long: side === 0,
    price: cents(offered[side] ?? 0),
    description,
    tradable: quote !== undefined,
  }))
  return {
    id: String(market.id.length * 31),
    slug: market.slug,
    title: market.label ?? market.title,
    question: market.title,
    description: market.rules,
    active: quote !== undefined,
    closed: quote === undefined,
    status: statusOf(world, market),
    endDate: market.closes,
    orderPriceMinTickSize: market.tick,
    minimumTradeQty: 0.01,
    bestBidQuote: quote ? usd(cents(quote.bid)) : null,
    bestAskQuote: quote ? usd(cents(quote.ask)) : null,
    outcomes: JSON.stringify([long, short]),
    outcomePrices: JSON.stringify(sides.map((side) => side.price)),
    marketSides: sides,
    assetPriceTerms: null,
    volume: market.volume,
    volume24hr: market.volume24h,
  }
}

export function bookRow(world: World, market: ScenarioMarket, transactTime: string) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ px: usd(String(price)), qty: size.toFixed(4) }))
  return {
    marketSlug: market.slug,
    bids: rows(bids),
    offers: rows(asks),
    state: world.quote(market) ? 'MARKET_STATE_OPEN' : 'MARKET_STATE_EXPIRED',
    stats: {
      lastTradePx: usd(cents(world.price(market))),
      sharesTraded: '100',
      openInterest: '40',
    },
    transactTime,
  }
}
