import type { OrderBook, OrderLevel, Trade } from '../../models.ts'
import type { Listed } from './catalogue.ts'

// Prices swing slowly around what the catalogue says, as a function of the market and the time alone: the same for
// everyone, on every machine, without a seed.

const HOUR = 3_600_000
const MINUTE = 60_000
const SWING = 4
const LEVELS = 4
/** Trades are made at every fifth minute. */
const PACE = 5 * MINUTE

const phaseOf = ({ id }: Listed): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

export const isOpen = ({ closes, resolved }: Listed, at: number): boolean =>
  resolved === undefined && at < Date.parse(closes)

/** Returns when prices may change next. Markets close at whole minutes too. */
export const nextChange = (at: number): number => (Math.floor(at / MINUTE) + 1) * MINUTE

/** Probability of the first outcome at an instant, in hundredths. */
export function centsAt(market: Listed, at: number): number {
  return market.resolved === undefined ? tradedAt(market, at) : market.resolved === 0 ? 100 : 0
}

/** Returns the price while the market trades. */
function tradedAt(market: Listed, at: number): number {
  const wave = Math.sin((2 * Math.PI * Math.floor(at / MINUTE)) / (24 * 60) + phaseOf(market))
  return Math.min(Math.max(Math.round(market.price + SWING * wave), 2), 98)
}

/** The book of the first outcome: a cent wide on either side of the price, deeper further out. */
export function bookAt(market: Listed, at: number): OrderBook {
  if (!isOpen(market, at)) return { bids: [], asks: [] }
  const middle = centsAt(market, at)
  const side = (sign: 1 | -1): OrderLevel[] =>
    Array.from({ length: LEVELS }, (_, n) => ({ price: (middle + sign * (n + 1)) / 100, size: 100 * (n + 1) })).filter(
      ({ price }) => price > 0 && price < 1,
    )
  return { bids: side(-1), asks: side(1) }
}

type TradeRow = Pick<Trade, 'id' | 'timestamp' | 'price' | 'amount'> & { side: 'buy' | 'sell' }

/** Trades of the first outcome between two instants, newest first, as many as wanted. */
export function tradesBetween(market: Listed, from: number, to: number, limit: number): TradeRow[] {
  const last = market.resolved === undefined ? Math.min(to, Date.parse(market.closes)) : Date.parse(market.closes)
  const trades: TradeRow[] = []
  for (let at = Math.floor(Math.min(last, to) / PACE) * PACE; at >= from && trades.length < limit; at -= PACE) {
    const tick = at / PACE + phaseOf(market)
    trades.push({
      id: `${market.id}-${at / PACE}`,
      timestamp: at,
      price: tradedAt(market, at) / 100,
      amount: 1 + (tick % 25),
      side: tick % 3 === 0 ? 'sell' : 'buy',
    })
  }
  return trades
}

/** How far back there is anything. */
export const HISTORY_MS = 30 * 24 * HOUR
