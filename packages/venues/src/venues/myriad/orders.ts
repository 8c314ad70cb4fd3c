import type { ErrorCode } from '../../errors.ts'
import type { Order, Position, UserTrade } from '../../models.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { fromUnits } from '../../values/units.ts'
import type { MyriadAction } from './api.ts'
import type { OrderRow, Placed, PositionRow, SentOrder } from './order-schemas.ts'
import { parseTrade } from './parse.ts'

const DECIMALS = 18
/** The only chain with order books, where a row names none. */
const NETWORK = '56'

const statuses = {
  pending: 'pending',
  open: 'open',
  partially_filled: 'open',
  filled: 'filled',
  cancelled: 'canceled',
  expired: 'canceled',
} as const satisfies Record<OrderRow['status'], Order['status']>

const shares = (units: bigint): number => fromUnits(units.toString(), DECIMALS) ?? 0

export function parseOrder(row: OrderRow): Order {
  const { order, timeInForce, createdAt } = row
  const marketId = `${row.networkId ?? NETWORK}:${order.marketId}`
  const status = statuses[row.status]
  const [amount, filled] = [BigInt(order.amount), BigInt(row.filledAmount ?? 0)]
  const isOpen = status === 'open' || status === 'pending'
  return {
    id: row.orderHash,
    marketId,
    outcomeId: `${marketId}:${order.outcomeId}`,
    side: order.side === 0 ? 'buy' : 'sell',
    type: timeInForce === 'FAK' || timeInForce === 'FOK' ? 'market' : 'limit',
    ...omitEmpty({ price: fromUnits(order.price, DECIMALS) }),
    amount: shares(amount),
    status,
    filled: shares(filled),
    filledShares: shares(filled),
    remaining: isOpen ? shares(amount - filled) : 0,
    ...omitEmpty({ timestamp: createdAt ? instant(createdAt) : undefined }),
  }
}

/** Returns the parts of a new order that are known from the answer alone. */
export const placedRow = (
  { orderHash, status }: Placed,
  { order, time_in_force, network_id }: SentOrder,
): OrderRow => ({
  orderHash,
  order,
  status,
  filledAmount: status === 'filled' ? order.amount : '0',
  timeInForce: time_in_force,
  networkId: String(network_id),
})

/** Parses a trade of the account; the venue states its transaction and not its order. */
export function parseUserTrade(action: MyriadAction): UserTrade | undefined {
  const { networkId, marketId, outcomeId, txId, blockNumber } = action
  if (networkId === undefined || marketId === undefined) return undefined
  const market = `${networkId}:${marketId}`
  const trade = parseTrade(action, `${market}:${outcomeId}`)
  return trade && { ...trade, marketId: market, ...omitEmpty({ txHash: txId, blockNumber }) }
}

/** Parses the position in an outcome; undefined for a closed one. */
export function parsePosition(row: PositionRow): Position | undefined {
  if (!(row.shares > 0) || row.status === 'claimed' || row.status === 'sold') return undefined
  const marketId = `${row.networkId}:${row.marketId}`
  const { price } = row
  return {
    marketId,
    outcomeId: `${marketId}:${row.outcomeId}`,
    size: row.shares,
    ...omitEmpty({
      outcomeLabel: row.outcomeTitle,
      entryPrice: typeof price === 'number' && price >= 0 && price <= 1 ? price : undefined,
      currentValue: row.value,
      unrealizedPnL: row.profit,
    }),
  }
}

/** Returns the error code for the text of a refusal. */
export function orderCode(message: string): ErrorCode | undefined {
  if (/insufficient|allowance|not enough/i.test(message)) return 'INSUFFICIENT_FUNDS'
  return /order|signature|price|amount|nonce|expir/i.test(message) ? 'INVALID_ORDER' : undefined
}

function instant(date: string): number | undefined {
  const iso = toInstant(date)
  return iso === undefined ? undefined : Date.parse(iso)
}
