import pMap from 'p-map'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import type { CancelResult, Order } from '../models.ts'
import type { Venue } from '../venue.ts'

/** A cancellation may be sent again: it does no harm twice. */
const MAX_TRIES = 3
/** How often the list of open orders is read until it is empty. */
const MAX_ROUNDS = 5
const AT_ONCE = 4

/** Failures of the list that another read cannot change. A broken cursor, for one, is gone on the first page. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'AUTHENTICATION_ERROR',
  'PERMISSION_DENIED',
  'VALIDATION_ERROR',
  'NOT_SUPPORTED',
])

type Orders = Required<Pick<Venue, 'cancelOrder' | 'fetchOpenOrders'>>
type Cancels = Required<Pick<Venue, 'cancelOrders' | 'cancelAllOrders'>>

/**
 * Adds the operations that cancel several orders to the operations of an account. Orders are canceled one by one, each
 * with its own result.
 */
export function withCancels<T extends Orders>(orders: T): T & Cancels {
  const { cancelOrder, fetchOpenOrders } = orders
  const cancelOrders = (ids: readonly string[]): Promise<CancelResult[]> =>
    pMap([...new Set(ids)], (id) => cancelOne(cancelOrder, id), { concurrency: AT_ONCE })

  const cancelAllOrders = async (marketId?: string): Promise<CancelResult[]> => {
    const results = new Map<string, CancelResult>()
    for (let round = 1; ; round += 1) {
      const isLast = round === MAX_ROUNDS
      const open = await readOpen(fetchOpenOrders, marketId, isLast)
      if (open) {
        const left = new Set(open.map(({ id }) => id))
        for (const [orderId, { status }] of results) {
          if (status === 'failed' && !left.has(orderId)) results.set(orderId, { orderId, status: 'closed' })
        }
      }
      if (isLast || open?.length === 0) return [...results.values()]
      for (const result of await cancelOrders((open ?? []).map(({ id }) => id))) results.set(result.orderId, result)
    }
  }

  return { ...orders, cancelOrders, cancelAllOrders }
}

/** Returns the open orders; undefined where the read failed and is worth another try. */
async function readOpen(
  fetchOpenOrders: Orders['fetchOpenOrders'],
  marketId: string | undefined,
  isLast: boolean,
): Promise<Order[] | undefined> {
  try {
    return await fetchOpenOrders(marketId)
  } catch (error) {
    if (isLast || !(error instanceof CrossvenueError) || FINAL.has(error.code)) throw error
    return undefined
  }
}

/** Cancels one order. If a try is not confirmed, a later one shows whether the order is gone. */
async function cancelOne(cancelOrder: Orders['cancelOrder'], orderId: string): Promise<CancelResult> {
  let isUnconfirmed = false
  for (let tries = 1; ; tries += 1) {
    try {
      return { orderId, status: 'canceled', order: await cancelOrder(orderId) }
    } catch (error) {
      if (!(error instanceof CrossvenueError)) throw error
      if (isUnconfirmed && error.code === 'ORDER_NOT_FOUND') return { orderId, status: 'closed' }
      const { code, message, retryable } = error
      isUnconfirmed ||= code === 'WRITE_UNCONFIRMED'
      const isFinal = code !== 'WRITE_UNCONFIRMED' && !retryable
      if (isFinal || tries === MAX_TRIES) return { orderId, status: 'failed', error: { code, message, retryable } }
    }
  }
}
