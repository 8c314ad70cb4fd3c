import type { createBooks } from './books.ts'
import type { EngineOptions, Placed } from './engine.ts'
import type { Ledger } from './ledger.ts'
import { bookPrice, type EngineOrder, type Fill, type NewOrder, ONE, remainingOf } from './order.ts'

interface Parts {
  orders: ReadonlyMap<string, EngineOrder>
  ledger: Ledger
  books: ReturnType<typeof createBooks>
  fee: NonNullable<EngineOptions['fee']>
  now: () => number
  /** Has an order take what it can, and rest or end with what is left. */
  enter: (order: EngineOrder) => Fill[]
}

/**
 * Creates the function that changes the price and the whole size of an open order, which goes to the end of the queue.
 * It returns undefined where there is no open order of this id, and leaves the order as it was where it refuses.
 */
export const createAmend =
  ({ orders, ledger, books, fee, now, enter }: Parts) =>
  (id: string, terms: Pick<NewOrder, 'price' | 'size'>): Placed | undefined => {
    const order = orders.get(id)
    if (order?.status !== 'open') return undefined
    if (terms.price <= 0n || terms.price >= ONE) return { refused: 'price' }
    if (terms.size <= order.filled) return { refused: 'size' }
    const { price, size } = order
    const reserve = () => ledger.reserve(order, fee(order, bookPrice(order), remainingOf(order)))
    books.remove(order)
    ledger.release(order)
    Object.assign(order, terms)
    if (reserve()) {
      order.changedAt = now()
      return { order, fills: enter(order) }
    }
    Object.assign(order, { price, size })
    reserve()
    books.add(order)
    return { refused: 'funds' }
  }
