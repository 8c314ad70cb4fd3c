import type { Order } from '../models.ts'

/**
 * Returns an order that was just canceled, with what was filled until then: it is read again, because the first look was
 * before. Where it cannot be read any more, the first look stands.
 */
export async function readCanceled(before: Order, read: () => Promise<Order>): Promise<Order> {
  const after = await read().catch(() => before)
  return { ...after, status: after.status === 'filled' ? 'filled' : 'canceled', remaining: 0 }
}
