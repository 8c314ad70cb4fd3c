import type { MarketOutcome, MarketTwin, OrderBook, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement, mirrorBook, sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toNumber } from '../../values/decimal.ts'
import { parseInstant, toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { isOnGrid } from '../../values/tick-size.ts'
import { fromUnits, toPrice } from '../../values/units.ts'
import type { MatchRow, PredictBook, PredictCategory, PredictMarket, PredictOutcome } from './api.ts'
import { pageUrl } from './urls.ts'

/** Prices of orders and matches, shares and money are whole numbers of this many decimals; those of books are decimals. */
const DECIMALS = 18

export const fromWei = (units: string): number => fromUnits(units, DECIMALS) ?? 0

/**
 * The least value of an order in millionths of a dollar, as the venue's refusal of a smaller one states it
 * (`create_order_min_order_value_not_met`, 6 September 2026); its product pages say one dollar.
 */
export const MIN_VALUE = 900_000n

/** The finest step of prices at the venue. */
export const FINEST_TICK = 0.001

/**
 * Returns the smallest step of prices. Orders rest at thousandths in some markets that state two decimals, so a quote
 * between the steps counts more than the number of decimals.
 */
export function tickOf({ decimalPrecision, outcomes }: PredictMarket): number | undefined {
  if (!decimalPrecision) return undefined
  const tick = 1 / 10 ** decimalPrecision
  const quotes = outcomes.flatMap(({ bestBid, bestAsk }) => [bestBid?.price, bestAsk?.price])
  return quotes.every((price) => price === undefined || isOnGrid(price, tick)) ? tick : FINEST_TICK
}

/** Parses a category. The slug is its id: the venue has no lookup by the number. */
export function parseEvent(category: PredictCategory): UnifiedEvent {
  const tags = category.tags?.map(({ name }) => name) ?? []
  const topics = category.tags?.filter(({ level }) => level === 1).map(({ name }) => name) ?? []
  return {
    id: category.slug,
    title: category.title,
    slug: category.slug,
    markets: category.markets.map((market) => parseMarket(market, category)),
    ...volumesOf(category),
    ...omitEmpty({
      description: category.description,
      // For all others this is the time of listing.
      startDate: isGameOrWindow(category) ? toInstant(category.startsAt) : undefined,
      image: category.imageUrl,
    }),
    ...categorized(...topics),
    url: pageUrl(category.slug),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'predictfun',
    sourceMetadata: omitEmpty({
      categoryId: category.id,
      status: category.status,
      marketVariant: category.marketVariant,
      resolutionProvider: category.resolutionProvider,
    }),
  }
}

const isGameOrWindow = ({ marketVariant }: PredictCategory): boolean =>
  marketVariant === 'SPORTS_MATCH' || marketVariant === 'CRYPTO_UP_DOWN'

function parseMarket(market: PredictMarket, category: PredictCategory): UnifiedMarket {
  const outcomes = inOrder(market).map((outcome) => parseOutcome(outcome, market))
  const twins = twinsOf(market)
  const { bestBid, bestAsk } = outcomes[0] ?? {}
  return withSides({
    marketId: market.id,
    eventId: category.slug,
    title: market.question,
    outcomes,
    ...volumesOf(market),
    ...omitEmpty({
      bestBid,
      bestAsk,
      subtitle: market.title === market.question ? undefined : market.title,
      description: market.description ?? category.description,
      startDate: toInstant(category.publishedAt),
      // A market states no end of its own.
      resolutionDate: toInstant(category.endsAt),
      liquidity: market.stats?.totalLiquidityUsd,
      image: market.imageUrl,
      tickSize: tickOf(market),
      status: statusOf(market),
      contractAddress: market.conditionId,
    }),
    minOrderCost: toNumber(MIN_VALUE),
    url: pageUrl(category.slug),
    ...(twins.length > 0 && { twins }),
    sourceExchange: 'predictfun',
    sourceMetadata: omitEmpty({
      status: market.status,
      tradingStatus: market.tradingStatus,
      feeRateBps: market.feeRateBps,
      isNegRisk: market.isNegRisk,
      isYieldBearing: market.isYieldBearing,
      polymarketConditionIds: market.polymarketConditionIds?.length ? market.polymarketConditionIds : undefined,
      kalshiMarketTicker: market.kalshiMarketTicker,
    }),
  })
}

/** The first outcome is the one that the book is written for. */
const inOrder = ({ outcomes }: PredictMarket): PredictOutcome[] => outcomes.toSorted((a, b) => a.indexSet - b.indexSet)

const parseOutcome = (outcome: PredictOutcome, market: PredictMarket): MarketOutcome => ({
  outcomeId: outcome.onChainId,
  marketId: market.id,
  label: outcome.name,
  ...omitEmpty({
    // The venue states no price but the quotes.
    price: payOut(outcome, market),
    bestBid: toPrice(outcome.bestBid?.price),
    bestAsk: toPrice(outcome.bestAsk?.price),
  }),
})

/** Returns 1 for the outcome that won and 0 for the other; undefined without a result, or where both are paid half. */
function payOut({ status, indexSet }: PredictOutcome, market: PredictMarket): 0 | 1 | undefined {
  if (market.status !== 'RESOLVED') return undefined
  if (status === 'WON' || status === 'LOST') return status === 'WON' ? 1 : 0
  const winner = market.resolution?.indexSet
  return winner === 1 || winner === 2 ? (winner === indexSet ? 1 : 0) : undefined
}

/** Joins the two words of the venue: the state of the result, and whether one can trade. */
function statusOf({ status, tradingStatus }: PredictMarket): string | undefined {
  if (status === 'RESOLVED') return 'resolved'
  if (status === 'PAUSED') return 'paused'
  if (status === 'PRICE_PROPOSED' || status === 'PRICE_DISPUTED') return 'resolving'
  if (!tradingStatus) return undefined
  // The other words are not published.
  return tradingStatus === 'OPEN' ? 'open' : 'closed'
}

/** The same question on other venues, by their ids. */
const twinsOf = ({ polymarketConditionIds, kalshiMarketTicker }: PredictMarket): MarketTwin[] => [
  ...(polymarketConditionIds ?? []).map((contractAddress) => ({ exchange: 'polymarket', contractAddress })),
  ...(kalshiMarketTicker ? [{ exchange: 'kalshi', marketId: kalshiMarketTicker }] : []),
]

function volumesOf({ stats }: Pick<PredictCategory, 'stats'>) {
  const figures = omitEmpty({ volume24h: stats?.volume24hUsd, volume: stats?.volumeTotalUsd })
  return Object.keys(figures).length > 0 ? { ...figures, volumeUnit: 'USD' as const } : {}
}

/** Parses a book for one outcome; `indexSet` 2 sees it mirrored. */
export function parseBook({ bids, asks, updateTimestampMs }: PredictBook, indexSet: 1 | 2, depth?: number): OrderBook {
  const levels = (rows: PredictBook['bids']) => rows.map(([price, size]) => ({ price, size }))
  const first: OrderBook = { bids: levels(bids), asks: levels(asks) }
  const datetime = toInstant(updateTimestampMs)
  return {
    ...sortBook(indexSet === 1 ? first : mirrorBook(first), depth),
    ...(datetime !== undefined && { timestamp: Date.parse(datetime), datetime }),
  }
}

/** Parses a match as a public trade of one outcome: that of the taker, or its opposite. */
export function parseTrade(row: MatchRow, outcomeId: string): Trade {
  const { taker, priceExecuted, amountFilled } = row
  const isOwn = taker.outcome.onChainId === outcomeId
  const price = fromWei(priceExecuted)
  return {
    id: row.settlementId,
    timestamp: parseInstant(row.executedAt),
    price: isOwn ? price : complement(price),
    amount: fromWei(amountFilled),
    side: (taker.quoteType === 'Bid') === isOwn ? 'buy' : 'sell',
    outcomeId,
  }
}
