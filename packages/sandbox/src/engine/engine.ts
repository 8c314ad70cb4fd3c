import { createAmend } from './amend.ts'
import { createBooks } from './books.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { bookPrice, type EngineOrder, type Fill, type NewOrder, ONE, ownPrice, remainingOf } from './order.ts'

type Refusal = 'funds' | 'crosses' | 'unfilled' | 'price' | 'size' | 'duplicate'
export type Placed = { order: EngineOrder; fills: Fill[] } | { refused: Refusal }
/** A change: an order, and with it its market's book; or a match of two orders. */
export type EngineEvent = { order: EngineOrder } | { fill: Fill }

export interface EngineOptions {
  now: () => number
  /** Whether a first and a second token in one hand are money at once, so that to sell is to buy the other. */
  netting?: boolean
  /** The taker's fee of a fill, in millionths of millionths. @default nothing */
  fee?: (order: EngineOrder, price: bigint, size: bigint) => bigint
}

export type Engine = ReturnType<typeof createEngine>

/** Creates a matching engine: price before time, the resting order's price counts, nothing is ever rounded. */
export function createEngine({ now, netting = false, fee = () => 0n }: EngineOptions) {
  const ledger: Ledger = createLedger({ netting })
  const books = createBooks()
  const orders = new Map<string, EngineOrder>()
  const fills: Fill[] = []
  /** Open orders that end by themselves. */
  const ending = new Set<EngineOrder>()
  const listeners = new Set<(event: EngineEvent) => void>()
  let count = 0

  const emit = (event: EngineEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }

  const end = (order: EngineOrder, status: 'filled' | 'canceled'): void => {
    books.remove(order)
    ending.delete(order)
    ledger.release(order)
    order.status = status
    order.changedAt = now()
    emit({ order })
  }

  const match = (taker: EngineOrder, maker: EngineOrder, price: bigint): Fill => {
    const size = remainingOf(taker) < remainingOf(maker) ? remainingOf(taker) : remainingOf(maker)
    const takerFee = fee(taker, price, size)
    ledger.settle(taker, ownPrice(taker, price), size, takerFee)
    ledger.settle(maker, ownPrice(maker, price), size, 0n)
    const fill = { id: `fill-${++count}`, market: taker.market, at: now(), price, size, taker, maker, fee: takerFee }
    fills.push(fill)
    maker.changedAt = fill.at
    if (remainingOf(maker) === 0n) end(maker, 'filled')
    else emit({ order: maker })
    emit({ fill })
    return fill
  }

  /** Meets an order with the book until it is filled, meets one of its own account, or finds no more. */
  const take = (taker: EngineOrder): Fill[] => {
    const found: Fill[] = []
    for (const { order: maker, price } of books.meets(taker)) {
      if (remainingOf(taker) === 0n) break
      if (maker.account !== taker.account) found.push(match(taker, maker, price))
      else if (taker.selfTrade === 'maker') end(maker, 'canceled')
      else {
        end(taker, 'canceled')
        break
      }
    }
    return found
  }

  /** Has an order take what it can, and rest or end with what is left. */
  const enter = (order: EngineOrder): Fill[] => {
    const found = take(order)
    if (order.status !== 'open') return found
    if (remainingOf(order) === 0n) end(order, 'filled')
    else if (order.unfilled === 'rest') {
      books.add(order)
      if (order.expires !== undefined) ending.add(order)
      emit({ order })
    } else end(order, 'canceled')
    return found
  }

  return {
    ledger,
    orders: orders as ReadonlyMap<string, EngineOrder>,
    /** All fills, oldest first. */
    fills: fills as readonly Fill[],
    listen(listener: (event: EngineEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    place({ tag, postOnly = false, unfilled = 'rest', selfTrade = 'taker', id, ...terms }: NewOrder): Placed {
      if (terms.price <= 0n || terms.price >= ONE) return { refused: 'price' }
      if (terms.size <= 0n) return { refused: 'size' }
      if (id !== undefined && orders.has(id)) return { refused: 'duplicate' }
      const order = opened({ ...terms, id: id ?? `order-${++count}`, unfilled, selfTrade, tag }, now())
      const against = books.meets(order).filter((resting) => resting.order.account !== order.account)
      if (postOnly && against.length > 0) return { refused: 'crosses' }
      const fillable = against.reduce((sum, resting) => sum + remainingOf(resting.order), 0n)
      if (unfilled === 'refuse' && fillable < order.size) return { refused: 'unfilled' }
      if (!ledger.reserve(order, fee(order, bookPrice(order), order.size))) return { refused: 'funds' }
      orders.set(order.id, order)
      return { order, fills: enter(order) }
    },

    amend: createAmend({ orders, ledger, books, fee, now, enter }),

    /** Cancels an open order; undefined where there is none of this id. */
    cancel(id: string): EngineOrder | undefined {
      const order = orders.get(id)
      if (order?.status !== 'open') return undefined
      end(order, 'canceled')
      return order
    },

    /** Ends what has come to its end. */
    expire(): void {
      for (const order of [...ending]) if ((order.expires ?? 0) <= now()) end(order, 'canceled')
    },

    /** Forgets a canceled order: a market maker's would pile up. */
    forget: (id: string): boolean => orders.get(id)?.status !== 'open' && orders.delete(id),

    levels: books.levels,
  }
}

/** Returns an order as it is before anything is filled. */
const opened = (
  terms: Omit<NewOrder, 'postOnly'> & Pick<EngineOrder, 'id' | 'unfilled' | 'selfTrade' | 'tag'>,
  at: number,
): EngineOrder => ({
  ...terms,
  placedAt: at,
  changedAt: at,
  status: 'open',
  filled: 0n,
  covered: 0n,
  spent: 0n,
  feesPaid: 0n,
})
