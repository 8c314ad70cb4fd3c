import { CrossvenueError } from '../../errors.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { EditResult } from '../../models.ts'
import { checkEdit, createReplacingEdit } from '../../orders/edit-order.ts'
import { withCancels } from '../../orders/with-cancels.ts'
import type { EditOrderParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { KalshiAccount } from './account.ts'
import { amendmentOf, parseOrder } from './orders.ts'

type Operations = Required<
  Pick<Venue, 'fetchOrder' | 'fetchOpenOrders' | 'cancelOrder' | 'buildOrder' | 'createOrders'>
>

/** The answers of a route that does not exist any more. */
const GONE: readonly number[] = [404, 405, 410]

/**
 * Creates the operation that edits an order. The venue's specification has a route that changes price and amount in one
 * step, without losing what is filled; others say that it is gone with the older ones. Where it is, an order that is
 * still open is canceled and placed again, if the caller allows it.
 */
export function createEdit(id: string, account: () => KalshiAccount, operations: Operations) {
  const replace = createReplacingEdit(id, { ...operations, ...withCancels(operations) })

  return async (orderId: string, edit: EditOrderParams): Promise<EditResult> => {
    const row = await account().order(orderId)
    checkEdit(id, parseOrder(row), edit)
    const field = ['postOnly', 'reduceOnly'].find((name) => edit[name as 'postOnly'] !== undefined)
    if (field) {
      const message = `${field}: ${id} changes the price and the amount of an order only`
      throw new CrossvenueError('INVALID_ORDER', message, { exchange: id, field })
    }
    try {
      await account().amend(orderId, amendmentOf(row, edit))
    } catch (error) {
      if (!isGone(error) || (await operations.fetchOrder(orderId)).status !== 'open') throw error
      return replace(orderId, edit)
    }
    // It is changed, even if it cannot be read.
    const after = await account()
      .order(orderId)
      .catch(() => undefined)
    return { status: 'edited', ...(after && { order: parseOrder(after) }) }
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof CrossvenueError && error.cause instanceof HttpFailure && GONE.includes(error.cause.response.status)
