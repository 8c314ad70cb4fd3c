import type { MarketOutcome, OrderBook, OrderLevel, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import type { LimitlessBook, LimitlessGroup, LimitlessMarket, LimitlessPoint, LimitlessTrade } from './api.ts'
import { pageUrl } from './urls.ts'

export type Side = 'yes' | 'no'

/** Collateral and shares are integers, this many to the unit, on every market. */
const UNIT = 1_000_000

/** The grid of limit prices. */
const TICK_SIZE = 0.001

export const isGroup = (listing: LimitlessMarket | LimitlessGroup): listing is LimitlessGroup => 'markets' in listing

/** A group is an event; a single market is an event of its own with itself as the only market. */
export function parseEvent(listing: LimitlessMarket | LimitlessGroup): UnifiedEvent {
  const markets = isGroup(listing) ? listing.markets : [listing]
  const starts = startOf(listing, markets)
  return {
    id: listing.id,
    title: listing.title,
    ...described(listing),
    markets: markets.map((market) => parseMarket(market, listing)),
    ...(starts !== undefined && { startDate: starts }),
  }
}

function parseMarket(market: LimitlessMarket, parent: LimitlessMarket | LimitlessGroup): UnifiedMarket {
  const child = market !== parent
  const { liquidityFormatted: liquidity, openInterestFormatted: openInterest } = market
  const token = (market.collateralToken ?? parent.collateralToken)?.symbol
  const [yes, no] = outcomesOf(market)
  const closes = toInstant(market.expirationTimestamp)
  const starts = toInstant(market.startAt) ?? toInstant(market.createdAt)
  const status = statusOf(market)
  return withSides({
    marketId: market.id,
    eventId: child ? parent.id : (market.groupId ?? market.id),
    // A market of a group has its option as the title: "Spain", "3.7%".
    title: child && !market.title.includes(parent.title) ? `${parent.title}: ${market.title}` : market.title,
    ...(child && { subtitle: market.title }),
    ...described(market),
    ...(inDollars(market) && typeof liquidity === 'number' && { liquidity }),
    ...(inDollars(market) && typeof openInterest === 'number' && { openInterest, volumeUnit: 'USD' }),
    outcomes: [yes, no],
    ...(token && token !== DOLLAR && { currency: token }),
    ...(starts !== undefined && { startDate: starts }),
    ...(closes !== undefined && { resolutionDate: closes }),
    ...(market.tradeType === 'clob' && { tickSize: TICK_SIZE }),
    ...(status && { status }),
    ...(market.conditionId && { contractAddress: market.conditionId }),
    sourceMetadata: {
      ...(market.tradeType && { tradeType: market.tradeType }),
      ...(typeof market.winningOutcomeIndex === 'number' && { winningOutcomeIndex: market.winningOutcomeIndex }),
      ...(typeof market.metadata?.openPrice === 'number' && { openPrice: market.metadata.openPrice }),
    },
    ...(yes.bestBid !== undefined && { bestBid: yes.bestBid }),
    ...(yes.bestAsk !== undefined && { bestAsk: yes.bestAsk }),
  })
}

/** Returns the venue's status, and ours for settled and expired markets that the venue still calls funded. */
function statusOf({ status, expired, winningOutcomeIndex }: LimitlessMarket): string | null | undefined {
  if (status !== 'FUNDED') return status
  return typeof winningOutcomeIndex === 'number' ? 'RESOLVED' : expired ? 'EXPIRED' : status
}

/** Returns the fields that events and markets have in common. */
function described(listing: LimitlessMarket | LimitlessGroup) {
  const { categories, tags, volumeFormatted: volume } = listing
  const image = listing.imageUrl ?? listing.logo
  return {
    ...(listing.description && { description: plainText(listing.description) }),
    slug: listing.slug,
    ...(inDollars(listing) && typeof volume === 'number' && { volume, volumeUnit: 'USD' as const }),
    url: pageUrl(listing.slug),
    ...(image && { image }),
    ...categorized(...(categories ?? [])),
    ...(tags && { tags }),
    sourceExchange: 'limitless',
  }
}

/** Some older pools use another token: their figures are not dollars. */
const inDollars = ({ collateralToken }: LimitlessMarket | LimitlessGroup): boolean => collateralToken?.symbol === DOLLAR
const DOLLAR = 'USDC'

function outcomesOf(market: LimitlessMarket): [MarketOutcome, MarketOutcome] {
  const tokens = tokensOf(market)
  const isOver = statusOf(market) === 'RESOLVED'
  const { buy, sell } = (isOver ? undefined : market.tradePrices) ?? {}
  const [asks, bids] = [buy?.market, sell?.market]
  const bidOf = (side: 0 | 1) => quote(bids?.[side])
  const askOf = (side: 0 | 1) => quote(asks?.[side])
  const shown = market.prices ?? []
  const scale = shown.some((price) => price > 1) ? 100 : 1
  const unquoted = asks && bids && bidOf(0) === undefined && askOf(0) === undefined
  // For an empty book the venue writes a midpoint of 0.5, which nobody quoted.
  const quoted = unquoted && shown[0] === 0.5 ? [] : shown.map((price) => probability(price / scale))
  const { winningOutcomeIndex: winner } = market
  // After the settlement the venue shows the midpoint of the remaining book.
  const prices = winner === 0 || winner === 1 ? [1 - winner, winner] : isOver ? [] : quoted
  const outcome = (side: 0 | 1, outcomeId: string, label: string): MarketOutcome => {
    const [price, bestBid, bestAsk] = [prices[side], bidOf(side), askOf(side)]
    return {
      outcomeId,
      marketId: market.id,
      label,
      ...(price !== undefined && { price }),
      ...(bestBid !== undefined && { bestBid }),
      ...(bestAsk !== undefined && { bestAsk }),
    }
  }
  return [outcome(0, tokens.yes, 'Yes'), outcome(1, tokens.no, 'No')]
}

/** Returns the ids of both outcomes; made of the market's id if the venue states no token. */
export function tokensOf({ id, tokens, positionIds }: LimitlessMarket): Record<Side, string> {
  if (tokens) return tokens
  return positionIds ? { yes: positionIds[0], no: positionIds[1] } : { yes: `${id}:YES`, no: `${id}:NO` }
}

/**
 * Parses a book. The venue has one book for both tokens, priced in YES: an order to sell YES at p is one to buy NO at 1
 * - p.
 */
export function parseBook({ bids, asks }: LimitlessBook, side: Side, depth?: number): OrderBook {
  const levels = (found: LimitlessBook['bids'], bestFirst: 1 | -1): OrderLevel[] =>
    found
      .filter(({ price, size }) => price >= 0 && price <= 1 && size > 0)
      .map(({ price, size }) => ({ price: side === 'yes' ? price : complement(price), size: size / UNIT }))
      .sort((a, b) => bestFirst * (a.price - b.price))
      .slice(0, depth)
  const [buyers, sellers] = side === 'yes' ? [bids, asks] : [asks, bids]
  return { bids: levels(buyers, -1), asks: levels(sellers, 1) }
}

/** Parses a trade. One of the other token is converted like the book: buying NO at p sells YES at 1 - p. */
export function parseTrade(trade: LimitlessTrade, tokenId: string): Trade | undefined {
  const timestamp = Date.parse(trade.createdAt)
  const price = probability(trade.price)
  if (Number.isNaN(timestamp) || price === undefined || trade.matchedSize <= 0) return undefined
  const own = trade.tokenId === tokenId
  const buys = (trade.side === 0) === own
  return {
    id: [trade.txHash, timestamp, trade.price, trade.matchedSize].filter(Boolean).join(':'),
    timestamp,
    price: own ? price : complement(price),
    amount: trade.matchedSize / UNIT,
    side: trade.side !== 0 && trade.side !== 1 ? 'unknown' : buys ? 'buy' : 'sell',
    outcomeId: tokenId,
  }
}

/** Points are prices of the YES token. */
export function parsePoint(point: LimitlessPoint, side: Side): PricePoint | undefined {
  const timestamp = milliseconds(point.timestamp)
  const price = probability(point.price)
  if (timestamp === undefined || price === undefined) return undefined
  return { timestamp, price: side === 'yes' ? price : complement(price) }
}

const probability = (price: number): number | undefined => (price >= 0 && price <= 1 ? price : undefined)

/** The venue writes 0.001 and 0.999, the ends of the grid, for an empty side. */
const quote = (price: number | undefined): number | undefined =>
  price !== undefined && price > TICK_SIZE && price < 1 - TICK_SIZE ? price : undefined

function startOf(listing: LimitlessMarket | LimitlessGroup, markets: readonly LimitlessMarket[]): string | undefined {
  const kickOff = markets.flatMap(({ metadata }) => metadata?.startMatchTimestampInUTC || [])[0]
  return kickOff === undefined ? toInstant(listing.startAt) : toInstant(kickOff * 1_000)
}

/** Older answers use seconds, some write ISO 8601. */
function milliseconds(time: number | string): number | undefined {
  const parsed = typeof time === 'string' ? Date.parse(time) : time < 100_000_000_000 ? time * 1_000 : time
  return Number.isFinite(parsed) ? parsed : undefined
}

const entities = new Map<string, string>(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }),
)

/** Rules are written in the venue's editor as HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|li|h\d|div)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities.get(name) ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
