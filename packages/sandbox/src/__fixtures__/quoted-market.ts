import type { UnifiedMarket, Venue } from '@crossvenue/venues'

export type QuotedMarket = UnifiedMarket & { bestBid: number; bestAsk: number }

/**
 * Finds a market that is quoted on both sides away from the ends. Where lists carry no quotes, its book is read; where
 * there are no books, its price is both.
 */
export async function quotedMarket({ fetchEventsPaginated, fetchOrderBook }: Venue): Promise<QuotedMarket> {
  const { data = [] } = (await fetchEventsPaginated?.({ limit: 25 })) ?? {}
  for (const market of data.flatMap((event) => event.markets)) {
    const [outcome] = market.outcomes
    if (!outcome) continue
    const hasQuotes = data.some(({ markets }) => markets.some(({ bestBid }) => bestBid !== undefined))
    const { bestBid, bestAsk } = hasQuotes
      ? market
      : fetchOrderBook
        ? bestOf(await fetchOrderBook(outcome.outcomeId))
        : bothOf(outcome.price)
    if (bestBid !== undefined && bestAsk !== undefined && bestBid > 0.2 && bestAsk < 0.8) {
      return { ...market, bestBid, bestAsk }
    }
  }
  throw new Error('no market is quoted in the middle')
}

const bestOf = ({ bids, asks }: Awaited<ReturnType<Required<Venue>['fetchOrderBook']>>) => ({
  bestBid: bids[0]?.price,
  bestAsk: asks[0]?.price,
})

const bothOf = (price: number | undefined) => ({ bestBid: price, bestAsk: price })
