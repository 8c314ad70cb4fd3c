import { CrossvenueError } from '../../errors.ts'
import type { Order } from '../../models.ts'
import { averagePrice, orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber } from '../../values/decimal.ts'
import { sharesOf } from './amounts.ts'
import { ID } from './api.ts'
import type { BuiltBet, Placed } from './order-schemas.ts'
import type { Filled } from './orders.ts'
import { refusalCode } from './refusals.ts'

const statuses = new Map<string, Order['status']>(
  Object.entries({
    RESTED: 'open',
    PARTIAL_FILL_RESTED: 'open',
    FULLY_FILLED: 'filled',
    PARTIAL_FILL_DONE: 'canceled',
    CANCELLED: 'canceled',
  } as const),
)

interface Known {
  params: CreateOrderParams
  /** The fills that the venue lists by now. */
  filled: Filled
}

/**
 * Parses the answer to an order in the terms of its caller. Without a known state its fate is open, as after a TIMEOUT.
 * Throws the venue's refusal.
 */
export function parsePlaced(placed: Placed, { order, orderId }: BuiltBet, { params, filled }: Known): Order {
  const { outcome } = placed
  if (placed.status === 'FAILED') throw refusalOf(placed.reason ?? 'no reason given')
  if (placed.orderId && placed.orderId.toLowerCase() !== orderId) {
    const message = `SX Bet took order ${orderId} under another id, ${placed.orderId}; look it up before you send it again`
    throw new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: ID })
  }
  if (outcome?.state === 'CANCELLED' && isRefusal(order.timeInForce, outcome.cancelReason)) {
    throw refusalOf(outcome.cancelReason ?? 'CANCELLED')
  }
  const taken = BigInt(outcome?.fillAmount ?? 0)
  // Fills that are not listed yet count at the odds of the order.
  const shares = filled.shares + (taken > filled.stake ? sharesOf(taken - filled.stake, order.percentageOdds) : 0n)
  const wanted = toMillionths(params.amount) ?? 0n
  const amount = shares > wanted ? shares : wanted
  const status = statuses.get(outcome?.state ?? '') ?? 'pending'
  const rests = status === 'open' || status === 'pending'
  const average = averagePrice(filled.stake, filled.shares)
  return {
    id: orderId,
    marketId: params.marketId,
    outcomeId: params.outcomeId,
    side: params.side,
    type: params.type,
    amount: toNumber(amount),
    status,
    filled: toNumber(shares),
    filledShares: toNumber(shares),
    remaining: rests ? toNumber(amount - shares) : 0,
    ...orderPrices(params, average !== undefined && params.side === 'sell' ? ONE - average : average),
  }
}

/** An order that must be filled whole was refused if it was not; any other ends without a fill. */
const isRefusal = (timeInForce: string, reason: string | null | undefined): boolean =>
  timeInForce === 'FOK' || reason === 'INSUFFICIENT_BALANCE'

const refusalOf = (reason: string) =>
  new CrossvenueError(refusalCode(reason) ?? 'INVALID_ORDER', `SX Bet: ${reason}`, { exchange: ID })
