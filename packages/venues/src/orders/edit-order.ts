import { CrossvenueError } from '../errors.ts'
import type { CancelResult, CreateResult, EditResult, Order } from '../models.ts'
import type { CreateOrderParams, EditOrderParams } from '../parameters.ts'
import { toMillionths } from '../values/decimal.ts'
import type { Venue } from '../venue.ts'

type Account = Required<Pick<Venue, 'fetchOrder' | 'buildOrder' | 'createOrders' | 'cancelOrders'>>

/** Amounts below this are rounding errors of binary fractions, not shares. */
const EPSILON = 1e-9

/** Returns an order that can be edited: an open limit order. Throws INVALID_ORDER for any other, and without a change. */
export function checkEdit(
  exchange: string,
  order: Order,
  { price, amount }: EditOrderParams,
): Order & { price: number } {
  const wrong = (field: string, message: string) =>
    new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange, field })
  if (price === undefined && amount === undefined) throw wrong('price', 'state a new price, a new amount or both')
  if (order.status !== 'open' && order.status !== 'pending')
    throw wrong('orderId', `order ${order.id} is ${order.status}`)
  if (order.type !== 'limit' || order.price === undefined) throw wrong('orderId', `order ${order.id} is no limit order`)
  for (const [field, value] of Object.entries({ price, amount })) {
    if (value !== undefined && toMillionths(value) === undefined)
      throw wrong(field, `must have at most 6 decimals, got ${value}`)
  }
  if (amount !== undefined && amount <= order.filled + EPSILON)
    throw wrong('amount', `must be above the ${order.filled} that are filled, got ${amount}`)
  return { ...order, price: order.price }
}

/**
 * Creates the operation that edits an order on a venue that cannot do it in one step: the order is canceled and a new one
 * is placed, if the caller allows it. The new order is checked before the old one is canceled, and nothing is placed
 * unless it is known what is left of the old one.
 */
export function createReplacingEdit(exchange: string, account: Account) {
  const { fetchOrder, buildOrder, createOrders, cancelOrders } = account

  return async (orderId: string, edit: EditOrderParams): Promise<EditResult> => {
    if (edit.allowReplace !== true) {
      const message = `${exchange} cannot change an order in one step; pass allowReplace to have it canceled and placed again`
      throw new CrossvenueError('NOT_SUPPORTED', message, { exchange, field: 'allowReplace' })
    }
    const before = checkEdit(exchange, await fetchOrder(orderId), edit)
    const total = edit.amount ?? before.amount
    await buildOrder(newOrder(before, edit, total - before.filled))

    const [cancel] = await cancelOrders([orderId])
    if (!cancel || cancel.status === 'failed') return { status: 'unchanged', ...(cancel && { cancel }) }
    const after = await endOf(fetchOrder, cancel)
    const left = after ? total - after.filled : 0
    if (!after || after.status === 'filled' || left <= EPSILON) {
      return { status: 'canceled', cancel, ...(after && { order: after }) }
    }
    const [create] = await createOrders([newOrder(before, edit, left)])
    return { ...placed(create), cancel }
  }
}

const newOrder = (
  { marketId, outcomeId, side, price }: Order & { price: number },
  { price: newPrice = price, postOnly, reduceOnly }: EditOrderParams,
  amount: number,
): CreateOrderParams => ({
  ...{ marketId, outcomeId, side, type: 'limit', price: newPrice },
  amount: Number(amount.toFixed(6)),
  ...(postOnly !== undefined && { postOnly }),
  ...(reduceOnly !== undefined && { reduceOnly }),
})

/** Returns the order after it was canceled; undefined where it is not known how much of it was filled. */
async function endOf(fetchOrder: Account['fetchOrder'], cancel: CancelResult): Promise<Order | undefined> {
  if (cancel.order) return cancel.order
  try {
    const order = await fetchOrder(cancel.orderId)
    return order.status === 'open' || order.status === 'pending' ? undefined : order
  } catch (error) {
    if (error instanceof CrossvenueError) return undefined
    throw error
  }
}

function placed(create: CreateResult | undefined): Pick<EditResult, 'status' | 'order' | 'create'> {
  if (create?.status === 'placed') return { status: 'replaced', create, ...(create.order && { order: create.order }) }
  return { status: create?.status === 'unknown' ? 'unknown' : 'canceled', ...(create && { create }) }
}
