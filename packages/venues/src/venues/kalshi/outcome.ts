import type { OrderBook, OrderLevel, Trade } from '../../models.ts'
import { complement, count, fraction, instant } from './numbers.ts'
import type { KalshiLevels, KalshiOrderBook, KalshiTrade } from './schemas.ts'

export type Side = 'yes' | 'no'

/** A market and one of its two sides: the venue has no id for an outcome. */
export interface Outcome {
  ticker: string
  side: Side
}

/**
 * Parses `<ticker>:YES` and `<ticker>:NO`; a bare ticker means `side`. A dash does not name a side: the markets on New
 * Orleans end in `-NO`.
 */
export function parseOutcomeId(outcomeId: string, side: Side = 'yes'): Outcome {
  const [, ticker = outcomeId, named] = /^(.+):(yes|no)$/i.exec(outcomeId) ?? []
  return { ticker, side: named === undefined ? side : (named.toLowerCase() as Side) }
}

export const outcomeIdOf = ({ ticker, side }: Outcome): string => `${ticker}:${side.toUpperCase()}`

/**
 * Parses one outcome's book. The venue lists bids only, worst first; a bid for one side at p is an ask for the other
 * at 1 - p:
 *
 *     yes_dollars  0.08 0.12   ->   YES bids 0.12 0.08      NO asks 0.88 0.92
 *     no_dollars   0.80 0.85   ->   YES asks 0.15 0.20      NO bids 0.85 0.80
 */
export function parseOrderBook(answer: KalshiOrderBook, side: Side, limit?: number): OrderBook {
  const { orderbook_fp: book, orderbook: older } = answer
  const yes = levels(book?.yes_dollars ?? older?.yes_dollars, older?.yes)
  const no = levels(book?.no_dollars ?? older?.no_dollars, older?.no)
  const [own, other] = side === 'yes' ? [yes, no] : [no, yes]
  return {
    bids: own.slice(0, limit),
    asks: other.slice(0, limit).map(({ price, size }) => ({ price: complement(price), size })),
  }
}

/** Best bid first. */
const levels = (dollars: KalshiLevels, cents: KalshiLevels): OrderLevel[] =>
  (dollars ?? cents ?? [])
    .flatMap(([at, contracts]) => {
      const price = dollars ? fraction(at) : fraction(undefined, at)
      const size = count(contracts)
      return price !== undefined && size ? [{ price, size }] : []
    })
    .sort((a, b) => b.price - a.price)

/** Parses a trade from the view of one outcome: a taker of YES sells NO. Undefined without a price, size or time. */
export function parseTrade(trade: KalshiTrade, outcome: Outcome): Trade | undefined {
  const yesPrice = fraction(trade.yes_price_dollars, trade.yes_price)
  const noPrice = fraction(trade.no_price_dollars, trade.no_price)
  const price = outcome.side === 'yes' ? (yesPrice ?? complement(noPrice)) : (noPrice ?? complement(yesPrice))
  const amount = count(trade.count_fp, trade.count)
  const at = instant(trade.created_time)
  if (price === undefined || amount === undefined || at === undefined) return undefined
  const taken = trade.taker_outcome_side || trade.taker_side
  return {
    id: trade.trade_id,
    timestamp: Date.parse(at),
    price,
    amount,
    side: taken === outcome.side ? 'buy' : taken === 'yes' || taken === 'no' ? 'sell' : 'unknown',
    outcomeId: outcomeIdOf(outcome),
  }
}
