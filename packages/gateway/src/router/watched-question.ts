import type { MatchedPrices, Venue } from '@crossvenue/venues'
import { bestQuotes } from '../store/best-quotes.ts'
import { followQuote, type LiveQuote } from './live-quote.ts'
import type { WatchedQuestion as Known, WatchedMarket } from './watched-questions.ts'

type Market = MatchedPrices['markets'][number]

export interface WatchedQuestion {
  /**
   * Returns the ids by which the question is looked up: its cluster, then its markets, one of which may be in another
   * cluster now.
   */
  names(): string[]
  /** Updates the question to its present state in the catalogue. */
  update(known: Known): void
  prices(): MatchedPrices
  /** Returns the last prices of a question that has fewer than two markets left. */
  retired(): MatchedPrices
  check(before: number): Promise<void>
  end(): void
}

/** Creates the state of one watched question, over the live books of its markets. */
export function watchQuestion(
  first: Known,
  venues: ReadonlyMap<string, Venue>,
  changed: () => void,
  now: () => number,
): WatchedQuestion {
  let known = first
  let text = JSON.stringify(first)
  const formerIds: string[] = []
  const live = new Map<string, LiveQuote>()

  const follow = (): void => {
    const wanted = new Map(known.markets.filter(({ isOver }) => !isOver).map((market) => [keyOf(market), market]))
    for (const [key, quote] of live) {
      if (wanted.has(key)) continue
      live.delete(key)
      quote.end()
    }
    for (const [key, { venue: id, outcomeId, isOpposite = false }] of wanted) {
      const venue = venues.get(id)
      if (venue && !live.has(key)) live.set(key, followQuote({ venue, outcomeId, isOpposite }, changed, now))
    }
  }
  follow()

  const compose = (status: MatchedPrices['status'], markets: Market[]): MatchedPrices => {
    const timestamp = now()
    return {
      clusterId: known.clusterId,
      ...(formerIds.length > 0 && { formerIds: [...formerIds] }),
      status,
      canonicalTitle: known.canonicalTitle,
      ...best(markets),
      markets,
      timestamp,
      datetime: new Date(timestamp).toISOString(),
    }
  }

  return {
    names: () => [known.clusterId, ...known.markets.map(({ venue, marketId }) => `${venue}:${marketId}`)],
    update(next) {
      const nextText = JSON.stringify(next)
      if (nextText === text) return
      text = nextText
      if (next.clusterId !== known.clusterId) formerIds.push(known.clusterId)
      known = next
      follow()
      changed()
    },
    prices: () =>
      compose(
        'open',
        known.markets.map((market) => quotesOf(market, live.get(keyOf(market)))),
      ),
    retired: () => compose('retired', []),
    async check(before) {
      await Promise.all([...live.values()].map((quote) => quote.check(before)))
    },
    end() {
      for (const quote of live.values()) quote.end()
      live.clear()
    },
  }
}

const keyOf = ({ venue, outcomeId, isOpposite }: WatchedMarket): string =>
  JSON.stringify([venue, outcomeId, isOpposite === true])

function quotesOf({ isOver, ...market }: WatchedMarket, live: LiveQuote | undefined): Market {
  const { bestBid, bestAsk, asOf, ...rest } = market
  const quote = live?.quote()
  if (isOver) {
    const error = { code: 'MARKET_CLOSED', message: `the market ${market.marketId} is over`, retryable: false }
    return { ...rest, isLive: false, error }
  }
  if (!quote) return { ...market, isLive: false }
  return 'error' in quote ? { ...rest, isLive: false, error: quote.error } : { ...rest, ...quote, isLive: true }
}

function best(markets: readonly Market[]): Pick<MatchedPrices, 'buy' | 'sell' | 'spread'> {
  const { ask, bid } = bestQuotes(markets)
  return {
    ...(ask && { buy: bestPrice(ask, ask.bestAsk, ask.askSize) }),
    ...(bid && { sell: bestPrice(bid, bid.bestBid, bid.bidSize) }),
    ...(ask && bid && { spread: Number((ask.bestAsk - bid.bestBid).toFixed(12)) }),
  }
}

const bestPrice = ({ venue, marketId }: Market, price: number, size: number | undefined) => ({
  venue,
  marketId,
  price,
  ...(size !== undefined && { size }),
})
