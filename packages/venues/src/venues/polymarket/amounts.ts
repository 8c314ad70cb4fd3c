import { ONE, roundDown, times, toNumber, toText } from '../../decimal.ts'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook, OrderSide } from '../../models.ts'
import type { OrderTicket } from '../../order-ticket.ts'
import { sweepBook } from '../../sweep-book.ts'

/** What the maker gives and what he takes, in millionths of a dollar or a share. */
interface Amounts {
  maker: bigint
  taker: bigint
}

/** Money spent at once goes in whole cents, with a dollar as the least. */
const CENT = 10_000n
const LEAST_SPENT = ONE

const refuse = (field: string, message: string) =>
  new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: 'polymarket', field })

/** Returns the amounts of an order that rests: dollars for shares, or shares for dollars. Price and size make both exact. */
export function amountsOf(side: OrderSide, { amount, price = 0n }: OrderTicket): Amounts {
  const money = times(amount, price)
  return side === 'buy' ? { maker: money, taker: amount } : { maker: amount, taker: money }
}

/**
 * Returns the amounts of an order that is filled at once: it spends a sum of money, or sells a number of shares, at no
 * worse than a price. The sum is what the wanted shares cost in the present book.
 */
export function amountsAtOnce(
  side: OrderSide,
  { amount, price, timeInForce }: OrderTicket,
  { bids, asks }: OrderBook,
  tick: bigint,
): Amounts {
  const limit = price === undefined ? undefined : toNumber(price)
  const sweep = sweepBook(side, amount, {
    bids: bids.filter((level) => limit === undefined || level.price >= limit),
    asks: asks.filter((level) => limit === undefined || level.price <= limit),
  })
  if (!sweep) throw refuse('amount', `nobody ${side === 'buy' ? 'sells' : 'buys'} at that price`)
  if (timeInForce === 'FOK' && sweep.taken < amount) {
    throw refuse('amount', `only ${toText(sweep.taken)} can be had at that price, so that it cannot be filled whole`)
  }
  const worst = price ?? sweep.worst
  if (side === 'sell') return { maker: amount, taker: times(amount, worst) }
  const spent = roundDown(sweep.money, CENT)
  if (spent < LEAST_SPENT) throw refuse('amount', `what can be had costs less than ${toText(LEAST_SPENT)} dollar`)
  // A price step has at most four decimals, and the venue takes two more of the shares.
  return { maker: spent, taker: roundDown((spent * ONE) / worst, tick / 100n || 1n) }
}
