import type { Order } from '../models.ts'

/**
 * Reads a canceled order again, because the first read was before the cancellation and may miss fills. Returns the
 * first read where the order is no longer available.
 */
export async function readCanceled(before: Order, read: () => Promise<Order>): Promise<Order> {
  const after = await read().catch(() => before)
  return { ...after, status: after.status === 'filled' ? 'filled' : 'canceled', remaining: 0 }
}
