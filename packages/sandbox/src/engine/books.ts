import { type BookOrder, bookPrice, type EngineOrder, isBid, remainingOf } from './order.ts'

/** Creates the books of all markets: the orders that rest, the best price first, and of one price the oldest first. */
export function createBooks() {
  const books = new Map<string, { bid: BookOrder[]; ask: BookOrder[] }>()
  const bookOf = (market: string) => {
    const book = books.get(market) ?? { bid: [], ask: [] }
    books.set(market, book)
    return book
  }

  return {
    /** The orders an incoming one can meet, the best first. */
    meets({ market, ...order }: EngineOrder): BookOrder[] {
      const price = bookPrice(order)
      return isBid(order)
        ? bookOf(market).ask.filter((resting) => resting.price <= price)
        : bookOf(market).bid.filter((resting) => resting.price >= price)
    },
    add(order: EngineOrder): void {
      const side = isBid(order) ? 'bid' : 'ask'
      const list = bookOf(order.market)[side]
      const price = bookPrice(order)
      const worse = list.findIndex((other) => (side === 'bid' ? other.price < price : other.price > price))
      list.splice(worse < 0 ? list.length : worse, 0, { order, side, price })
    },
    remove(order: EngineOrder): void {
      const list = bookOf(order.market)[isBid(order) ? 'bid' : 'ask']
      const at = list.findIndex((resting) => resting.order === order)
      if (at >= 0) list.splice(at, 1)
    },
    /** Sizes by price of the first token, the best first. */
    levels(market: string) {
      const sum = (list: readonly BookOrder[]) => {
        const sizes = new Map<bigint, bigint>()
        for (const { order, price } of list) sizes.set(price, (sizes.get(price) ?? 0n) + remainingOf(order))
        return [...sizes].map(([price, size]) => ({ price, size }))
      }
      const { bid, ask } = bookOf(market)
      return { bids: sum(bid), asks: sum(ask) }
    },
  }
}
