import type { OrderBook } from 'crossvenue'
import type { VenueLevel } from './venue-quotes.ts'

/** A purchase and a sale of the same number of contracts, by the levels of books after fees. */
export interface Crossing {
  size: number
  /** The sum of the purchase, in dollars. */
  bought: number
  /** The sum of the sale. */
  sold: number
  /** `sold` less `bought`. */
  profit: number
  /** Contracts bought and sold by venue. */
  buys: Map<string, number>
  sells: Map<string, number>
}

/** Buys the lowest asks and sells to the highest bids while that makes a profit, up to a number of contracts. */
export function crossBook({ asks, bids }: Pick<OrderBook, 'asks' | 'bids'>, limit: number): Crossing {
  const result: Crossing = { size: 0, bought: 0, sold: 0, profit: 0, buys: new Map(), sells: new Map() }
  const [buying, selling] = [asks, bids].map((levels) => (levels as VenueLevel[]).map((level) => ({ ...level })))
  let [ask, bid] = [buying?.shift(), selling?.shift()]
  while (ask && bid && bid.price > ask.price && result.size < limit) {
    const size = Math.min(ask.size, bid.size, limit - result.size)
    result.size += size
    result.bought += size * ask.price
    result.sold += size * bid.price
    add(result.buys, ask.venue, size)
    add(result.sells, bid.venue, size)
    ask.size -= size
    bid.size -= size
    if (ask.size <= 0) ask = buying?.shift()
    if (bid.size <= 0) bid = selling?.shift()
  }
  result.profit = result.sold - result.bought
  return result
}

const add = (sizes: Map<string, number>, venue = '', size: number): void => {
  sizes.set(venue, (sizes.get(venue) ?? 0) + size)
}
