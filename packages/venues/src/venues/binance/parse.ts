import type { MarketOutcome, MarketTwin, OrderBook, OrderLevel, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toAmount, toPrice } from '../../values/units.ts'
import type { BinanceBook, BinanceMarket, BinanceTopic } from './api.ts'

/** The vendor whose markets, tokens and books are those of our venue Predict.fun. */
const PREDICT_FUN = 'PREDICT_FUN'

/**
 * Parses a topic. Its volume and liquidity are no figures of ours: their unit and period are not stated, and the offers
 * are those of the vendor.
 */
export function parseEvent(topic: BinanceTopic): UnifiedEvent {
  return {
    id: topic.marketTopicId,
    title: topic.title,
    markets: topic.markets.map((market) => parseMarket(market, topic)),
    ...omitEmpty({
      description: topic.description,
      // For all others this is not known to be more than the time of listing.
      startDate: topic.chartType === 'CRYPTO_UP_DOWN' ? toInstant(topic.startDate) : undefined,
      image: topic.imageUrl,
    }),
    sourceExchange: 'binance',
    sourceMetadata: omitEmpty({
      vendor: topic.vendor,
      // One that recurs passes it on, so it names no topic for good.
      slug: topic.slug,
      status: topic.status,
      chartType: topic.chartType,
      tradeVolume: topic.tradeVolume,
      liquidity: topic.liquidity,
    }),
  }
}

function parseMarket(market: BinanceMarket, topic: BinanceTopic): UnifiedMarket {
  const alone = topic.markets.length === 1
  const title = market.question || (alone || !market.title ? topic.title : `${topic.title}: ${market.title}`)
  const outcomes = market.outcomes.toSorted((a, b) => a.index - b.index)
  return withSides({
    marketId: market.marketId,
    eventId: topic.marketTopicId,
    title,
    outcomes: outcomes.map((outcome) => parseOutcome(outcome, market)),
    ...omitEmpty({
      subtitle: market.title === title ? undefined : market.title,
      description: market.description || topic.description,
      startDate: toInstant(topic.publishedAt),
      // A market states no end of its own.
      resolutionDate: toInstant(topic.endDate),
      image: topic.imageUrl,
      tickSize: market.decimalPrecision ? 1 / 10 ** market.decimalPrecision : undefined,
      status: statusOf(market),
      contractAddress: market.conditionId,
    }),
    ...(topic.vendor === PREDICT_FUN && { twins: [twinOf(market)] }),
    sourceExchange: 'binance',
    sourceMetadata: omitEmpty({
      vendor: topic.vendor,
      status: market.status,
      tradingStatus: market.tradingStatus,
      feeRateBps: topic.feeRateBps,
      tradeVolume: market.tradeVolume,
      liquidity: market.liquidity,
    }),
  })
}

/** The market of the vendor: the same tokens, so the same order book. */
const twinOf = ({ conditionId, outcomes }: BinanceMarket): MarketTwin => ({
  exchange: 'predictfun',
  ...(conditionId && { contractAddress: conditionId }),
  outcomeIds: outcomes.map(({ tokenId }) => tokenId),
  sharesBook: true,
})

const parseOutcome = (
  { tokenId, name, price }: BinanceMarket['outcomes'][number],
  market: BinanceMarket,
): MarketOutcome => ({
  outcomeId: tokenId,
  marketId: market.marketId,
  label: name,
  // A price that no outcome can have been paid is older than the result.
  ...omitEmpty({ price: isPaid(market) ? toAmount(price) : market.status === RESOLVED ? undefined : toPrice(price) }),
})

/** Whether the prices are what the two outcomes paid: 1 for one, and 0 for the other. */
const isPaid = ({ status, outcomes }: BinanceMarket): boolean =>
  status === RESOLVED && [0, 1].every((paid) => outcomes.some(({ price }) => toAmount(price) === paid))

const RESOLVED = 'RESOLVED'

/** Joins the two words of the venue: the state of the result, and whether one can trade. Few of them are published. */
function statusOf({ status, tradingStatus }: BinanceMarket): string | undefined {
  if (status === RESOLVED) return 'resolved'
  if (!tradingStatus) return undefined
  return tradingStatus === 'OPEN' ? 'open' : 'closed'
}

/** Parses the book of one token. */
export function parseBook({ bids, asks, timestamp }: BinanceBook, depth?: number): OrderBook {
  const datetime = toInstant(timestamp)
  return {
    ...sortBook({ bids: levelsOf(bids), asks: levelsOf(asks) }, depth),
    ...(datetime !== undefined && { timestamp: Date.parse(datetime), datetime }),
  }
}

const levelsOf = (rows: BinanceBook['bids']): OrderLevel[] =>
  rows.flatMap((row) => {
    const [price, size] = [toPrice(row.price), toAmount(row.size)]
    return price === undefined || size === undefined ? [] : [{ price, size }]
  })
