import pMap from 'p-map'
import type { OrderBook, Ticker, UnifiedMarket } from '../models.ts'
import { complement } from '../orders/mirror.ts'
import { omitEmpty } from '../values/omit-empty.ts'
import { undefinedIfNotFound } from '../values/undefined-if-not-found.ts'
import type { Venue } from '../venue.ts'

/** Outcomes read in parallel for one call, each with two requests. */
const OUTCOMES_AT_ONCE = 10

type Reads = Required<Pick<Venue, 'fetchMarket'>> & Pick<Venue, 'fetchOrderBook'>
type Tickers = Required<Pick<Venue, 'fetchTicker' | 'fetchTickers'>>

/** Creates the tickers of a venue: an exact composition of its market and, where it has books, its order book. */
export function createTickers({ fetchMarket, fetchOrderBook }: Reads): Tickers {
  const fetchTicker = async (outcomeId: string): Promise<Ticker> => {
    const [market, book] = await Promise.all([
      fetchMarket({ outcomeId }),
      // A market that is over has no book.
      fetchOrderBook && undefinedIfNotFound(fetchOrderBook(outcomeId, 1)),
    ])
    return tickerOf(market, outcomeId, fetchOrderBook ? (book ?? { bids: [], asks: [] }) : undefined)
  }
  return {
    fetchTicker,
    async fetchTickers(outcomeIds) {
      const ids = [...new Set(outcomeIds)]
      const read = async (id: string) => [id, await fetchTicker(id)] as const
      return Object.fromEntries(await pMap(ids, read, { concurrency: OUTCOMES_AT_ONCE }))
    },
  }
}

/** Returns the ticker of an outcome; without a book its best prices are those that the market states. */
export function tickerOf(market: UnifiedMarket, outcomeId: string, book: OrderBook | undefined): Ticker {
  const { marketId, outcomes, volume24h, volumeUnit, openInterest } = market
  const outcome = outcomes.find((each) => each.outcomeId === outcomeId)
  const [topBid, topAsk] = [book?.bids[0], book?.asks[0]]
  const [bid, ask] = book ? [topBid?.price, topAsk?.price] : [outcome?.bestBid, outcome?.bestAsk]
  const hasFigures = volume24h !== undefined || openInterest !== undefined
  return {
    outcomeId,
    marketId,
    ...omitEmpty({
      bid,
      bidSize: topBid?.size,
      ask,
      askSize: topAsk?.size,
      mid: bid === undefined || ask === undefined ? undefined : Number(((bid + ask) / 2).toFixed(12)),
      last: lastOf(market, outcomeId),
      volume24h,
      openInterest,
      volumeUnit: hasFigures ? volumeUnit : undefined,
      timestamp: book?.timestamp,
    }),
  }
}

/**
 * Returns the last price as one of this outcome; undefined where the market shows last prices of both sides that are no
 * complements, because each side is traded apart then.
 */
function lastOf({ outcomes, lastPrice }: UnifiedMarket, outcomeId: string): number | undefined {
  const [first, second] = outcomes
  if (lastPrice === undefined || first?.outcomeId === outcomeId) return lastPrice
  if (outcomes.length !== 2 || second?.outcomeId !== outcomeId) return undefined
  const other = complement(lastPrice)
  const isApart = first?.price === lastPrice && second.price !== undefined && second.price !== other
  return isApart ? undefined : other
}
