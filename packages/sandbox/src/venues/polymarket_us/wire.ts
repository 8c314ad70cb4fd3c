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
  endTime: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  active: !isClosed(world, event.markets),
  closed: isClosed(world, event.markets),
  archived: false,
  featured: false,
  liquidity: 1_000,
  volume: event.markets.reduce((sum, { volume }) => sum + volume, 0),
  tags: event.tags.map((label, id) => ({ id, slug: label.toLowerCase(), label })),
  markets: event.markets.map((market) => marketRow(world, market)),
})

const cents = (price: number): string => price.toFixed(2)

export function marketRow(world: World, market: ScenarioMarket) {
  const quote = world.quote(market)
  const [long, short] = market.outcomes ?? ['Yes', 'No']
  const price = world.price(market)
  return {
    id: market.id.length * 31,
    slug: market.slug,
    title: market.title,
    question: market.title,
    outcome: market.label ?? '',
    description: market.rules,
    active: quote !== undefined,
    closed: quote === undefined,
    endDate: market.closes,
    orderPriceMinTickSize: market.tick,
    minimumTradeQty: 0.01,
    ...(quote && { bestBid: quote.bid, bestAsk: quote.ask, lastTradePrice: quote.last }),
    marketSides: [
      { id: `${market.id}-0`, long: true, price: cents(price), description: long },
      { id: `${market.id}-1`, long: false, price: cents(mirror(price)), description: short },
    ],
    liquidity: market.liquidity,
    volume: market.volume,
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
