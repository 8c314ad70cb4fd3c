import { isOpen } from '@crossvenue/venues'
import type { BestQuote, QuestionMarket, Side, SideQuotes } from './question.ts'

/** Returns the best quotes of one side among the open markets of a question; undefined if there is none. Of equal prices the first counts. */
export function quoteSide(markets: readonly QuestionMarket[], side: Side): SideQuotes | undefined {
  let [buy, sell]: (BestQuote | undefined)[] = []
  for (const { sourceExchange: venue, marketId, status, outcomes } of markets) {
    if (isOpen(status) === false) continue
    for (const { side: own, bestAsk, bestBid } of outcomes) {
      if (own !== side) continue
      if (bestAsk !== undefined && (!buy || bestAsk < buy.price)) buy = { venue, marketId, price: bestAsk }
      if (bestBid !== undefined && (!sell || bestBid > sell.price)) sell = { venue, marketId, price: bestBid }
    }
  }
  if (!buy && !sell) return undefined
  return {
    ...(buy && { buy }),
    ...(sell && { sell }),
    ...(buy && sell && { spread: difference(buy.price, sell.price) }),
  }
}

/** Subtracts prices without the rounding error of binary fractions. */
const difference = (one: number, other: number): number => Number((one - other).toFixed(12))
