import { createHash } from 'node:crypto'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World, WorldTrade } from '../../world.ts'

// The scenario in the venue's own field names and types.

const UNIT = 1_000_000
const TICK = 0.001
const USDC = { address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6, symbol: 'USDC' }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Ids of the YES and NO tokens: numbers of 256 bits, in decimal digits. */
export function tokensOf({ id }: ScenarioMarket) {
  const token = (side: string) => BigInt(`0x${sha256(`${id} ${side}`)}`).toString()
  return { yes: token('yes'), no: token('no') }
}

/** The contract that settles a market: most share one. */
export const exchangeOf = ({ id }: ScenarioMarket): string =>
  Number(id) % 3 === 0 ? '0xa4409D988CA2218d956BeEFD3874100F444f0DC3' : '0x05c748E2f4DcDe0ec9Fa8DDc40DE6b867f923fa5'

/** A market that is an event of its own shares its id; any other stands in a group. */
export const isSingle = ({ id, markets }: ScenarioEvent): boolean => markets.length === 1 && markets[0]?.id === id

/** 1 - price without the noise of binary fractions. */
const mirror = (price: number): number => Number((1 - price).toFixed(6))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Fields that groups and markets share. */
function commonRow(
  event: ScenarioEvent,
  { id, slug }: { id: string; slug: string },
  markets: readonly ScenarioMarket[],
) {
  const closes = Math.max(...markets.map((market) => Date.parse(market.closes)))
  const opens = new Date(Math.min(...markets.map((market) => Date.parse(market.opens)))).toISOString()
  const volume = markets.reduce((sum, market) => sum + market.volume, 0)
  return {
    id: Number(id),
    slug,
    proxyTitle: null,
    collateralToken: USDC,
    expirationDate: dayFormat.format(closes),
    expirationTimestamp: closes,
    createdAt: opens,
    updatedAt: opens,
    categories: [event.category],
    tags: event.tags,
    creator: {
      name: 'Limitless',
      imageURI: 'https://images.example.test/logo.svg',
      link: 'https://x.com/trylimitless',
    },
    automationType: event.starts === undefined ? 'manual' : 'sports',
    hidden: false,
    priorityIndex: 0,
    isRewardable: true,
    tradeType: 'clob',
    volume: String(Math.round(volume * UNIT)),
    volumeFormatted: volume.toFixed(6),
    imageUrl: `https://images.example.test/${slug}.png`,
    logo: null,
  }
}

/** A single market, or a child of a group, which is named by its option alone. */
function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const single = isSingle(event)
  const quote = world.quote(market)
  const price = quote ? (quote.bid + quote.ask) / 2 : world.price(market)
  const [ask, bid] = [quote?.ask ?? 1 - TICK, quote?.bid ?? TICK]
  const takes = { buy: [ask, mirror(bid)], sell: [bid, mirror(ask)] }
  return {
    ...commonRow(event, market, [market]),
    title: single ? market.title : (market.label ?? market.title),
    description: market.rules,
    conditionId: `0x${sha256(`condition ${market.id}`)}`,
    negRiskRequestId: single || !event.exclusive ? null : `0x${sha256(`request ${market.id}`)}`,
    groupId: single ? null : Number(event.id),
    marketType: 'single',
    status: market.status === 'resolved' ? 'RESOLVED' : 'FUNDED',
    expired: world.now() >= Date.parse(market.closes),
    startAt: null,
    tokens: tokensOf(market),
    prices: [Number(price.toFixed(4)), Number((1 - price).toFixed(4))],
    tradePrices: {
      buy: { market: takes.buy, limit: takes.sell },
      sell: { market: takes.sell, limit: takes.buy },
    },
    isOther: false,
    venue: {
      exchange: exchangeOf(market),
      adapter: single || !event.exclusive ? null : `0x${sha256('adapter').slice(0, 40)}`,
    },
    winningOutcomeIndex: market.winner ?? null,
    metadata: {
      fee: true,
      ...(event.starts !== undefined && { startMatchTimestampInUTC: Date.parse(event.starts) / 1_000 }),
    },
    settings: { minSize: '100000000', maxSpread: '0.035', dailyReward: '1', rewardsEpoch: '0.0006944444444444445' },
  }
}

/** An event as its page shows it: a market, or a group with its children, which has no price and no book itself. */
export function pageRow(world: World, event: ScenarioEvent) {
  const [only] = event.markets
  if (only && isSingle(event)) return marketRow(world, event, only)
  return {
    ...commonRow(event, event, event.markets),
    title: event.title,
    description: event.description ?? '',
    marketType: 'group',
    status: event.markets.every(({ status }) => status === 'resolved') ? 'RESOLVED' : 'FUNDED',
    expired: event.markets.every(({ closes }) => world.now() >= Date.parse(closes)),
    negRiskMarketId: event.exclusive ? `0x${sha256(`group ${event.id}`)}` : null,
    outcomeTokens: event.markets.map((market) => market.label ?? market.title),
    dailyReward: '1',
    markets: event.markets.map((market, index) => ({ ...marketRow(world, event, market), orderInGroup: index })),
  }
}

/** The book of YES; the venue keeps none for NO. */
export function bookRow(world: World, market: ScenarioMarket) {
  const { bids, asks } = world.book(market)
  const quote = world.quote(market)
  const middle = quote ? Number(((quote.bid + quote.ask) / 2).toFixed(4)) : 0.5
  const rows = (levels: readonly Level[], side: 'BUY' | 'SELL') =>
    levels.map(({ price, size }) => ({ price, size: Math.round(size * UNIT), side }))
  return {
    bids: rows(bids, 'BUY'),
    asks: rows(asks, 'SELL'),
    tokenId: tokensOf(market).yes,
    adjustedMidpoint: middle,
    midpoint: middle,
    maxSpread: '0.035',
    minSize: '100000000',
    lastTradePrice: quote?.last ?? null,
  }
}

/** A trade in one of both tokens. Sales of YES in odd numbers show as what they are as well: purchases of NO. */
export function tradeRow(market: ScenarioMarket, trade: WorldTrade) {
  const tokens = tokensOf(market)
  const asNo = trade.side === 'sell' && trade.size % 2 === 1
  const price = asNo ? mirror(trade.price) : trade.price
  const collateral = String(Math.round(trade.size * price * UNIT))
  return {
    createdAt: new Date(trade.at).toISOString(),
    makerAmount: collateral,
    matchedSize: String(Math.round(trade.size * UNIT)),
    price,
    profile: { id: 191, account: `0x${sha256(trade.id).slice(0, 40)}`, username: 'sandbox', displayName: 'sandbox' },
    side: trade.side === 'buy' || asNo ? 0 : 1,
    takerAmount: collateral,
    title: '',
    tokenId: asNo ? tokens.no : tokens.yes,
    txHash: `0x${sha256(`transaction ${trade.id}`)}`,
  }
}
