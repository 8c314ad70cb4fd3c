import { createLedger, type Ledger } from './ledger.ts'
import {
  type BookOrder,
  bookPrice,
  type EngineOrder,
  type Fill,
  isBid,
  type NewOrder,
  ONE,
  ownPrice,
  remainingOf,
} from './order.ts'

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
  const books = new Map<string, { bid: BookOrder[]; ask: BookOrder[] }>()
  const orders = new Map<string, EngineOrder>()
  const fills: Fill[] = []
  /** Open orders that end by themselves. */
  const ending = new Set<EngineOrder>()
  const listeners = new Set<(event: EngineEvent) => void>()
  let count = 0

  const bookOf = (market: string) => {
    const book = books.get(market) ?? { bid: [], ask: [] }
    books.set(market, book)
    return book
  }
  const emit = (event: EngineEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }

  /** The orders an incoming one can meet, the best first. */
  const meets = ({ market, ...order }: EngineOrder): BookOrder[] => {
    const price = bookPrice(order)
    return isBid(order)
      ? bookOf(market).ask.filter((resting) => resting.price <= price)
      : bookOf(market).bid.filter((resting) => resting.price >= price)
  }

  const rest = (order: EngineOrder): void => {
    const side = isBid(order) ? 'bid' : 'ask'
    const list = bookOf(order.market)[side]
    const price = bookPrice(order)
    const worse = list.findIndex((other) => (side === 'bid' ? other.price < price : other.price > price))
    list.splice(worse < 0 ? list.length : worse, 0, { order, side, price })
  }
  const leave = (order: EngineOrder): void => {
    const list = bookOf(order.market)[isBid(order) ? 'bid' : 'ask']
    const at = list.findIndex((resting) => resting.order === order)
    if (at >= 0) list.splice(at, 1)
  }

  const end = (order: EngineOrder, status: 'filled' | 'canceled'): void => {
    leave(order)
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
    for (const { order: maker, price } of meets(taker)) {
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
      const order: EngineOrder = {
        ...terms,
        id: id ?? `order-${++count}`,
        unfilled,
        selfTrade,
        tag,
        placedAt: now(),
        changedAt: now(),
        status: 'open',
        filled: 0n,
        covered: 0n,
        spent: 0n,
        feesPaid: 0n,
      }
      const against = meets(order).filter((resting) => resting.order.account !== order.account)
      if (postOnly && against.length > 0) return { refused: 'crosses' }
      const fillable = against.reduce((sum, resting) => sum + remainingOf(resting.order), 0n)
      if (unfilled === 'refuse' && fillable < order.size) return { refused: 'unfilled' }
      if (!ledger.reserve(order, fee(order, bookPrice(order), order.size))) return { refused: 'funds' }
      orders.set(order.id, order)
      const found = take(order)
      if (order.status === 'open') {
        if (remainingOf(order) === 0n) end(order, 'filled')
        else if (unfilled === 'rest') {
          rest(order)
          if (order.expires !== undefined) ending.add(order)
          emit({ order })
        } else end(order, 'canceled')
      }
      return { order, fills: found }
    },

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

    /** Sizes by price of the first token, the best first. */
    levels(market: string) {
      const add = (list: readonly BookOrder[]) => {
        const sizes = new Map<bigint, bigint>()
        for (const { order, price } of list) sizes.set(price, (sizes.get(price) ?? 0n) + remainingOf(order))
        return [...sizes].map(([price, size]) => ({ price, size }))
      }
      const { bid, ask } = bookOf(market)
      return { bids: add(bid), asks: add(ask) }
    },
  }
}
