import { dearestFee, type OrderBook, type OrderLevel, type VenueFees } from '@crossvenue/venues'

/**
 * Returns a book with taker fees included in its prices: the cost or proceeds per contract that pays 1 after the
 * charges at settlement, if the whole level is taken. Levels that fees make worthless are left out.
 */
export function bookAfterFees(book: OrderBook, fees: VenueFees): OrderBook {
  const asks = book.asks.map((level) => afterFees(level, fees))
  // A bid is an offer of the opposite outcome at 1 less its price.
  const bids = book.bids.map(({ price, ...level }) => {
    const { price: opposite, ...rest } = afterFees({ ...level, price: 1 - price }, fees)
    return { ...rest, price: 1 - opposite, quoted: price }
  })
  const isWorth = ({ price }: OrderLevel) => price > 0 && price < 1
  return {
    ...book,
    bids: bids.filter(isWorth).sort((one, other) => other.price - one.price),
    asks: asks.filter(isWorth).sort((one, other) => one.price - other.price),
  }
}

function afterFees(level: OrderLevel, { taker, winnings }: VenueFees): OrderLevel {
  const { price, size } = level
  const cost = price * size + dearestFee(taker, [{ price, size }])
  const payOut = size * (1 - winnings * (1 - price))
  return { ...level, price: cost / payOut, size: payOut, quoted: price }
}
