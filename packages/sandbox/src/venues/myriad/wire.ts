import type { Context } from 'hono'
import { mirror, pointsOf } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId } from '../../token-ids.ts'
import type { Level, World, WorldTrade } from '../../world.ts'

// The scenario in the venue's own field names and types.

export const USD1 = {
  name: 'World Liberty Financial USD',
  address: '0x8d0D000Ee44948FC98c9B98A4FA4921476f08B0d',
  symbol: 'USD1',
  decimals: 18,
}
const HOUR = 3_600_000
const frames = [
  ['24h', 24 * HOUR, HOUR / 4],
  ['7d', 7 * 24 * HOUR, HOUR],
  ['30d', 30 * 24 * HOUR, 4 * HOUR],
  ['all', 400 * 24 * HOUR, 24 * HOUR],
] as const

export const numberOf = ({ id }: ScenarioMarket): string => id.split(':')[1] ?? ''

export const stateOf = (world: World, market: ScenarioMarket): string =>
  market.status === 'resolved' ? 'resolved' : world.quote(market) ? 'open' : 'closed'

/** Returns the requested page of a list. */
export function pageOf<T>(context: Context, rows: readonly T[]) {
  const [page, limit] = [Number(context.req.query('page') ?? 1), Number(context.req.query('limit') ?? 20)]
  const totalPages = Math.ceil(rows.length / limit)
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: rows.length, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  }
}

/** Charts are included in the lookup of a single market. */
export function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket, { charts = false } = {}) {
  const quote = world.quote(market)
  const dayAgo = world.price(market, world.now() - 24 * HOUR)
  const outcome = (id: 0 | 1, title: string) => {
    const seen = (price: number) => (id === 0 ? price : mirror(price))
    return {
      id,
      title,
      price: seen(world.price(market)),
      closingPrice: null,
      // A fraction of the price a day ago.
      priceChange24h: Number((seen(world.price(market)) / seen(dayAgo) - 1).toFixed(8)),
      shares: market.liquidity,
      sharesHeld: 0,
      holders: 12,
      imageUrl: null,
      tokenId: String(Number(numberOf(market)) * 2 + id),
      bestBid: quote ? seen(id === 0 ? quote.bid : quote.ask) : null,
      bestAsk: quote ? seen(id === 0 ? quote.ask : quote.bid) : null,
      ...(charts && {
        price_charts: frames.map(([timeframe, reach, step]) => ({
          timeframe,
          prices: pointsOf(world, market, { from: world.now() - reach, step }).map(({ at, price }) => ({
            value: seen(price),
            timestamp: at / 1_000,
            date: new Date(at).toISOString(),
          })),
        })),
      }),
    }
  }
  const [first, second] = market.outcomes ?? ['Yes', 'No']
  return {
    id: Number(numberOf(market)),
    networkId: 56,
    slug: market.slug,
    title: market.title,
    description: market.rules,
    publishedAt: market.opens,
    expiresAt: market.closes,
    resolvesAt: null,
    fees: {
      buy: { fee: 0.01, treasury_fee: 0, distributor_fee: 0 },
      sell: { fee: 0, treasury_fee: 0, distributor_fee: 0 },
    },
    state: stateOf(world, market),
    voided: false,
    resolvedOutcomeId: market.winner ?? -1,
    topics: [event.category],
    tags: event.tags,
    resolutionSource: null,
    token: USD1,
    imageUrl: `https://images.example.test/${market.slug}.png`,
    liquidity: market.liquidity,
    liquidityPrice: 1,
    volume: market.volume,
    volume24h: market.volume24h,
    volumeNotional: market.volume * 2,
    volumeNotional24h: market.volume24h * 2,
    users: 40,
    shares: market.liquidity,
    featured: false,
    inPlay: false,
    perpetual: false,
    moneyline: false,
    executionMode: 1,
    tradingModel: 'ob',
    outcomes: [outcome(0, first), outcome(1, second)],
    eventId: null,
    outcomeIndex: null,
    negRisk: false,
  }
}

/** 10^18ths, in digits. */
const wei = (amount: number): string => (BigInt(Math.round(amount * 1e6)) * 10n ** 12n).toString()

export function bookRow(world: World, market: ScenarioMarket, outcome: number) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => [wei(outcome === 0 ? price : mirror(price)), wei(size)])
  return outcome === 0 ? { bids: rows(bids), asks: rows(asks) } : { bids: rows(asks), asks: rows(bids) }
}

/** A trade of the first outcome; the venue counts time in seconds. */
export const actionRow = (event: ScenarioEvent, market: ScenarioMarket, trade: WorldTrade) => ({
  user: hashId('user', trade.id).slice(0, 42),
  action: trade.side,
  marketTitle: event.title,
  marketSlug: market.slug,
  marketId: Number(numberOf(market)),
  networkId: 56,
  outcomeTitle: (market.outcomes ?? ['Yes'])[0],
  outcomeId: 0,
  imageUrl: null,
  shares: trade.size,
  value: Number((trade.size * trade.price).toFixed(6)),
  timestamp: Math.floor(trade.at / 1_000),
  blockNumber: 111_442_601,
  token: USD1.address,
  txId: hashId('transaction', trade.id),
})
