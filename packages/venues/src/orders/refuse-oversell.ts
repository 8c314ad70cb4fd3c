import { CrossvenueError } from '../errors.ts'
import type { Order, Position } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { toMillionths, toNumber } from '../values/decimal.ts'

/** The account's state in one market. */
export interface MarketAccount {
  positions: readonly Pick<Position, 'outcomeId' | 'size'>[]
  openOrders: readonly Pick<Order, 'outcomeId' | 'side' | 'remaining'>[]
}

const sum = (values: readonly number[]): bigint =>
  values.reduce((total, value) => total + (toMillionths(value) ?? 0n), 0n)

/**
 * Checks a reduce-only order at a venue that would let it open the opposite side. `opposite` is the other outcome of
 * the market: buying one outcome closes the other. Throws INSUFFICIENT_FUNDS if the amount is more than the held shares
 * less those in open orders.
 */
export async function refuseOversell(
  exchange: string,
  { side, outcomeId, amount, reduceOnly = side === 'sell' }: CreateOrderParams,
  { opposite, read }: { opposite: string | undefined; read: () => Promise<MarketAccount> },
): Promise<void> {
  if (!reduceOnly) return
  const [closed, other] = side === 'sell' ? [outcomeId, opposite] : [opposite, outcomeId]
  const { positions, openOrders } = await read()
  const held = sum(positions.filter((position) => position.outcomeId === closed).map(({ size }) => size))
  const closing = openOrders.filter((order) => order.outcomeId === (order.side === 'sell' ? closed : other))
  const promised = sum(closing.map(({ remaining }) => remaining))
  const available = held > promised ? held - promised : 0n
  if ((toMillionths(amount) ?? 0n) <= available) return
  const what = `the ${toNumber(available)} of ${closed ?? 'the other outcome'} that are held and not in open orders`
  const message = `amount: ${amount} is more than ${what}; reduceOnly: false lets the order open the opposite side`
  throw new CrossvenueError('INSUFFICIENT_FUNDS', message, { exchange, field: 'amount' })
}
