import { createHash } from 'node:crypto'
import type { Holding } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { mirror } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId, tokenId } from '../../token-ids.ts'
import type { Level, World } from '../../world.ts'

// The scenario in the venue's own field names and types.

/** A token of a market; `token` 0 has the index set 1. */
export interface Outcome {
  event: ScenarioEvent
  market: ScenarioMarket
  token: 0 | 1
  tokenId: string
}

/** All tokens, by market or by id. */
export function createOutcomes(world: World) {
  const outcomes = world
    .events('predictfun')
    .flatMap((event) =>
      event.markets.flatMap((market) =>
        ([0, 1] as const).map((token): Outcome => ({ event, market, token, tokenId: tokenOf(market, token) })),
      ),
    )
  const byToken = new Map(outcomes.map((outcome) => [outcome.tokenId, outcome]))
  return {
    ofToken: (id: string): Outcome | undefined => byToken.get(id),
    find(marketId: string, token: 0 | 1): Outcome {
      const found = outcomes.find((each) => each.market.id === marketId && each.token === token)
      if (!found) throw new Error(`no market ${marketId}`)
      return found
    },
  }
}
export type Outcomes = ReturnType<typeof createOutcomes>

export const tokenOf = ({ id }: ScenarioMarket, token: 0 | 1): string => tokenId('predictfun', id, String(token))

/** The smallest units in a millionth: everything on the chain has 18 decimals. */
const MILLIONTH = 10n ** 12n
const wei = (millionths: bigint): string => String(millionths * MILLIONTH)
const weiOf = (value: number): string => wei(BigInt(Math.round(value * Number(ONE))))

/** The flags that decide which contract settles a market; here half of the markets have each. */
export const flagsOf = (market: ScenarioMarket, event: ScenarioEvent) => ({
  isNegRisk: event.markets.length > 1,
  isYieldBearing: Number(market.id) % 2 === 1,
})

const isResolved = ({ status }: ScenarioMarket): boolean => status === 'resolved'
export const isOpenCategory = (_: World, { markets }: ScenarioEvent): boolean => !markets.every(isResolved)

export function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const names = market.outcomes ?? ['Yes', 'No']
  const { winner } = market
  return {
    id: Number(market.id),
    title: market.label ?? market.title,
    question: market.title,
    description: market.rules,
    conditionId: hashId('condition', market.id),
    questionIndex: null,
    oracleQuestionId: hashId('question', market.id),
    resolverAddress: hashId('resolver').slice(0, 42),
    categorySlug: event.slug,
    imageUrl: `https://images.example.test/${event.slug}.png`,
    status: isResolved(market) ? 'RESOLVED' : world.quote(market) ? 'REGISTERED' : 'PRICE_PROPOSED',
    tradingStatus: world.quote(market) ? 'OPEN' : 'CLOSED',
    resolution: winner === undefined ? null : { ...outcomeName(market, winner), status: 'WON' },
    decimalPrecision: 3,
    feeRateBps: 200,
    makerFeeBps: 0,
    ...flagsOf(market, event),
    isVisible: true,
    marketVariant: 'DEFAULT',
    marketType: null,
    outcomes: ([0, 1] as const).map((token) => ({
      name: names[token],
      indexSet: token + 1,
      onChainId: tokenOf(market, token),
      status: winner === undefined ? null : winner === token ? 'WON' : 'LOST',
      ...quotesOf(world, market, token),
    })),
    polymarketConditionIds: [],
    kalshiMarketTicker: null,
    createdAt: market.opens,
    stats: { totalLiquidityUsd: market.liquidity, volumeTotalUsd: market.volume, volume24hUsd: market.volume24h },
  }
}

function quotesOf(world: World, market: ScenarioMarket, token: 0 | 1) {
  const { bids, asks } = world.book(market)
  const best = ([level]: readonly Level[], price: (level: Level) => number) =>
    level ? { price: price(level), size: level.size } : null
  return token === 0
    ? { bestBid: best(bids, ({ price }) => price), bestAsk: best(asks, ({ price }) => price) }
    : { bestBid: best(asks, ({ price }) => mirror(price)), bestAsk: best(bids, ({ price }) => mirror(price)) }
}

export function categoryRow(world: World, event: ScenarioEvent) {
  const { markets } = event
  const sum = (pick: (market: ScenarioMarket) => number) => markets.reduce((total, market) => total + pick(market), 0)
  return {
    id: 40_000 + Number(markets[0]?.id),
    slug: event.slug,
    title: event.title,
    shortTitle: event.title,
    description: event.description ?? '',
    startsAt: event.starts ?? markets[0]?.opens,
    endsAt: markets
      .map(({ closes }) => closes)
      .sort()
      .at(-1),
    createdAt: markets[0]?.opens,
    publishedAt: markets[0]?.opens,
    status: isOpenCategory(world, event) ? 'OPEN' : 'RESOLVED',
    isVisible: true,
    isNegRisk: markets.length > 1,
    isYieldBearing: false,
    resolutionProvider: 'PREDICT_DOT_FUN',
    parentSlug: null,
    marketVariant: event.starts === undefined ? 'DEFAULT' : 'SPORTS_MATCH',
    tags: [
      { id: '1', name: event.category, level: 1, parentId: null, makerRebateBps: 0 },
      ...event.tags.map((name, n) => ({ id: String(n + 2), name, level: 2, parentId: '1', makerRebateBps: 0 })),
    ],
    stats: {
      totalLiquidityUsd: sum(({ liquidity }) => liquidity),
      volumeTotalUsd: sum(({ volume }) => volume),
      volume24hUsd: sum(({ volume24h }) => volume24h),
      holdersCount: 12,
    },
    markets: markets.map((market) => marketRow(world, event, market)),
  }
}

export function bookRow(world: World, market: ScenarioMarket) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) => levels.map(({ price, size }) => [price, size])
  return {
    marketId: Number(market.id),
    updateTimestampMs: world.now(),
    bids: rows(bids),
    asks: rows(asks),
    lastOrderSettled: null,
    orderCount: bids.length + asks.length,
    settlementsPending: { bids: [], asks: [] },
  }
}

const outcomeName = (market: ScenarioMarket, token: 0 | 1) => ({
  indexSet: token + 1,
  name: (market.outcomes ?? ['Yes', 'No'])[token],
  onChainId: tokenOf(market, token),
})

/** A match between strangers, of which the world states no more than price and size. */
export function worldMatchRow(market: ScenarioMarket, trade: ReturnType<World['trades']>[number]) {
  const leg = (name: string, quoteType: 'Bid' | 'Ask') => ({
    hash: hashId('order', trade.id, name),
    signer: hashId(name, trade.id).slice(0, 42),
    quoteType,
    price: weiOf(trade.price),
    amount: weiOf(trade.size),
    outcome: outcomeName(market, 0),
    fee: { amount: '0', type: 'SHARES' },
  })
  const [taker, maker] = trade.side === 'buy' ? (['Bid', 'Ask'] as const) : (['Ask', 'Bid'] as const)
  return {
    settlementId: `settlement-${trade.id}`,
    transactionHash: hashId('transaction', trade.id),
    executedAt: new Date(trade.at).toISOString(),
    amountFilled: weiOf(trade.size),
    priceExecuted: weiOf(trade.price),
    market: { id: Number(market.id) },
    taker: leg('taker', taker),
    makers: [leg('maker', maker)],
  }
}

export function fillRow(fill: Fill, { find }: Outcomes) {
  const leg = (order: EngineOrder) => ({
    hash: order.id,
    signer: order.account,
    quoteType: order.side === 'buy' ? 'Bid' : 'Ask',
    // A resting order gets its own price; the taker's is a limit.
    price: wei(order.price),
    amount: wei(fill.size),
    outcome: outcomeName(find(order.market, order.token).market, order.token),
    fee: { amount: '0', type: order.side === 'buy' ? 'SHARES' : 'COLLATERAL' },
  })
  return {
    settlementId: `settlement-${fill.id}`,
    transactionHash: hashId('transaction', fill.id),
    executedAt: new Date(fill.at).toISOString(),
    amountFilled: wei(fill.size),
    priceExecuted: wei(ownPrice(fill.taker, fill.price)),
    market: { id: Number(fill.market) },
    taker: leg(fill.taker),
    makers: [leg(fill.maker)],
  }
}

/** An order as it was sent, without the key of the sender. */
export interface OrderTag {
  order: Record<string, unknown>
  strategy: 'LIMIT' | 'MARKET'
}

export function orderRow(order: EngineOrder, { market, event, tokenId: token }: Outcome) {
  const { order: sent, strategy } = order.tag as OrderTag
  const dropped = strategy === 'MARKET' && order.filled > 0n
  const word = { open: 'OPEN', filled: 'FILLED', canceled: dropped ? 'FILLED' : 'CANCELLED' }[order.status]
  return {
    id: String(numberOf(order.id)),
    marketId: Number(market.id),
    currency: 'USDT',
    amount: wei(order.size),
    amountFilled: wei(order.filled),
    ...flagsOf(market, event),
    strategy,
    status: word,
    rewardEarningRate: 0,
    order: { ...sent, hash: order.id, tokenId: token },
  }
}

export const numberOf = (hash: string): number => Number.parseInt(hash.slice(2, 10), 16)

export function positionRow({ size, cost }: Holding, outcome: Outcome, world: World) {
  const { market, token, event, tokenId: id } = outcome
  const quotes = quotesOf(world, market, token)
  const shares = Number(size) / Number(ONE)
  const value = shares * (quotes.bestBid?.price ?? 0)
  const paid = Number(cost) / Number(ONE * ONE)
  return {
    id: createHash('sha256').update(id).digest('base64'),
    amount: wei(size),
    averageBuyPriceUsd: String(Number((paid / shares).toFixed(6))),
    pnlUsd: Number((value - paid).toFixed(2)),
    valueUsd: Number(value.toFixed(2)),
    market: { id: Number(market.id), categorySlug: event.slug, status: 'REGISTERED', tradingStatus: 'OPEN' },
    outcome: { ...outcomeName(market, token), status: null, ...quotes },
  }
}
