import { isOpen } from '@crossvenue/venues'
import { bestQuotes } from '../store/best-quotes.ts'
import type { QuestionMarket, Side, SideQuotes } from './question.ts'

/**
 * Returns the best quotes of one side (`yes` or `no`) among the open markets of a question; undefined if there is none.
 * Of equal prices the first one is used.
 */
export function quoteSide(markets: readonly QuestionMarket[], side: Side): SideQuotes | undefined {
  const quotes = markets
    .filter(({ status }) => isOpen(status) !== false)
    .flatMap(({ sourceExchange: venue, marketId, outcomes }) =>
      outcomes
        .filter((outcome) => outcome.side === side)
        .map(({ bestBid, bestAsk }) => ({ venue, marketId, bestBid, bestAsk })),
    )
  const { ask, bid } = bestQuotes(quotes)
  if (!ask && !bid) return undefined
  return {
    ...(ask && { buy: { venue: ask.venue, marketId: ask.marketId, price: ask.bestAsk } }),
    ...(bid && { sell: { venue: bid.venue, marketId: bid.marketId, price: bid.bestBid } }),
    ...(ask && bid && { spread: difference(ask.bestAsk, bid.bestBid) }),
  }
}

/** Subtracts prices without the rounding error of binary fractions. */
const difference = (one: number, other: number): number => Number((one - other).toFixed(12))
