import { CrossvenueError } from '../../errors.ts'
import type { OrderBook, OrderSide } from '../../models.ts'
import type { OrderTicket } from '../../orders/order-ticket.ts'
import { type Sweep, sweepBook } from '../../orders/sweep-book.ts'
import { withinSlippage } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, roundDown, times, toNumber, toText } from '../../values/decimal.ts'

/** The amounts the maker gives and takes, in millionths of a dollar or a share. */
interface Amounts {
  maker: bigint
  taker: bigint
}

/** A marketable purchase spends whole cents, at least a dollar. */
const CENT = 10_000n
const MIN_SPENT = ONE

const refuse = (field: string, message: string) =>
  new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: 'polymarket', field })

/**
 * Returns the amounts of a resting order: dollars for shares, or shares for dollars. Price and size make both exact.
 */
export function amountsOf(side: OrderSide, { amount, price = 0n }: OrderTicket): Amounts {
  const money = times(amount, price)
  return side === 'buy' ? { maker: money, taker: amount } : { maker: amount, taker: money }
}

/**
 * Returns the amounts of an order that is filled at once: it spends a sum of money, or sells a number of shares, at no
 * worse than a price. The sum is the cost of the shares in the present book.
 */
export function amountsAtOnce(
  { side, maxSlippage }: Pick<CreateOrderParams, 'side' | 'maxSlippage'>,
  { amount, price, timeInForce }: OrderTicket,
  book: OrderBook,
  tick: bigint,
): Amounts {
  const limit = price === undefined ? undefined : toNumber(price)
  const { bids, asks } = limit === undefined ? withinSlippage(book, { maxSlippage }) : book
  const sweep = sweepBook(side, amount, {
    bids: bids.filter((level) => limit === undefined || level.price >= limit),
    asks: asks.filter((level) => limit === undefined || level.price <= limit),
  })
  if (!sweep) throw refuse('amount', `the order book has no ${side === 'buy' ? 'asks' : 'bids'} at that price`)
  if (timeInForce === 'FOK' && sweep.taken < amount) {
    throw refuse(
      'amount',
      `only ${toText(sweep.taken)} are available at that price, so a fill-or-kill order cannot be filled`,
    )
  }
  if (side === 'sell') return { maker: amount, taker: times(amount, price ?? sweep.worst) }
  if (timeInForce === 'FOK') return wholePurchase(amount, sweep)
  const worst = price ?? sweep.worst
  const spent = roundDown(sweep.money, CENT)
  if (spent < MIN_SPENT)
    throw refuse('amount', `the available shares cost less than the minimum of ${toText(MIN_SPENT)} dollar`)
  // A tick size has at most four decimals, and the venue accepts two more for the shares.
  return { maker: spent, taker: roundDown((spent * ONE) / worst, tick / 100n || 1n) }
}

/**
 * Returns the amounts of a fill-or-kill purchase. The venue fills the dollars completely, not the shares: for dollars
 * that equal the shares at the limit it cannot give fewer shares. So the limit is the one price at which all of them
 * are offered, and the dollars are whole cents.
 */
function wholePurchase(amount: bigint, { money, worst, first }: Sweep): Amounts {
  if (times(amount, worst) !== money || first !== worst) {
    const advice = 'send IOC, or one order for each price'
    throw refuse(
      'amount',
      `${toText(amount)} shares are offered at several prices, ${toText(first)} to ${toText(worst)}, and polymarket fills ` +
        `a fill-or-kill purchase whole in dollars only; ${advice}`,
    )
  }
  if (money < MIN_SPENT)
    throw refuse('amount', `${toText(amount)} shares cost less than the minimum of ${toText(MIN_SPENT)} dollar`)
  if (money % CENT === 0n) return { maker: money, taker: amount }
  throw refuse(
    'amount',
    `${toText(amount)} shares cost ${toText(money)} dollars, and a fill-or-kill purchase must cost whole cents`,
  )
}
