import { CrossvenueError, callFor, mirrorBook, type OrderBook, type Venue, type Watch } from '@crossvenue/venues'

/** The best prices of a live book, or the reason why there is none; undefined until the venue has answered. */
type Quote =
  | { bestBid?: number; bestAsk?: number; bidSize?: number; askSize?: number; asOf: string }
  | { error: { code: string; message: string; retryable: boolean } }

export interface LiveQuote {
  quote(): Quote | undefined
  /** Reads the book if the stream has sent nothing since `before`, and restarts a stream that has ended. */
  check(before: number): Promise<void>
  end(): void
}

export interface Quoted {
  venue: Venue
  outcomeId: string
  isOpposite: boolean
}

/** The calls that check silent books; the circuit breaker counts their failures separately. */
const CALLER = 'books of watched questions'

/**
 * Follows the best prices of an outcome. If the outcome settles oppositely to the question, its prices are mirrored.
 */
export function followQuote(
  { venue, outcomeId, isOpposite }: Quoted,
  changed: () => void,
  now: () => number,
): LiveQuote {
  const { streams, fetchOrderBook } = venue
  let quote: Quote | undefined
  let heardAt = now()
  let watch: Watch<OrderBook> | undefined
  let isOver = false

  const take = (next: Quote): void => {
    heardAt = now()
    if (isOver) return
    quote = next
    changed()
  }
  const takeBook = (book: OrderBook): void => take(quoteOf(isOpposite ? mirrorBook(book) : book, now()))

  const follow = async (): Promise<void> => {
    watch = streams?.orderBook?.(outcomeId)
    const mine = watch
    if (!mine) return
    try {
      for await (const book of mine) takeBook(book)
    } catch (error) {
      take({ error: described(error) })
    } finally {
      if (watch === mine) watch = undefined
    }
  }

  void follow()
  return {
    quote: () => quote,
    async check(before) {
      if (isOver || !streams?.orderBook || heardAt > before) return
      if (quote && 'error' in quote && !quote.error.retryable) return
      heardAt = now()
      if (!watch) return void follow()
      if (!fetchOrderBook) return
      try {
        takeBook(await callFor({ caller: CALLER, spare: true }, () => fetchOrderBook(outcomeId)))
      } catch (error) {
        const problem = described(error)
        // A budget of this service that is used up states nothing about the venue.
        if (problem.code !== 'RATE_LIMIT_EXCEEDED') take({ error: problem })
      }
    },
    end() {
      isOver = true
      void watch?.return()
    },
  }
}

function quoteOf({ bids: [bid], asks: [ask], timestamp }: OrderBook, at: number): Quote {
  return {
    ...(bid && { bestBid: bid.price, bidSize: bid.size }),
    ...(ask && { bestAsk: ask.price, askSize: ask.size }),
    asOf: new Date(timestamp ?? at).toISOString(),
  }
}

function described(error: unknown): { code: string; message: string; retryable: boolean } {
  if (!(error instanceof CrossvenueError)) {
    return { code: 'INTERNAL_ERROR', message: 'the service failed unexpectedly', retryable: true }
  }
  const { code, message, retryable } = error
  return { code, message, retryable }
}
