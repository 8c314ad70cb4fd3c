import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { MatchedPrices, OrderBook } from 'crossvenue'
import { useEffect } from 'preact/hooks'
import { atMostEvery } from '../shell/at-most-every.ts'
import { type Loaded, useLoaded } from '../shell/use-loaded.ts'
import { useStream } from '../shell/use-stream.ts'

interface Books {
  book: OrderBook & { missing?: string[] }
  afterFees: OrderBook & { withoutFees?: string[] }
}

interface LiveBooks {
  books: Loaded<Books>
  /** The last streamed prices. A page that reads them is drawn with each, so only small parts do. */
  prices: ReadonlySignal<MatchedPrices | undefined>
  isLive: boolean
}

/** How often books are read: at each change, but not more often than this. */
const CHANGED_MS = 1_000
/** While the stream is silent, and where there is none. */
const [SILENT_MS, WITHOUT_STREAM_MS] = [15_000, 2_000]

/** Follows the prices of a question, and reads the merged books of an outcome again whenever one changes. */
export function useLiveBooks(marketId: string, outcomeId: string | undefined): LiveBooks {
  const prices = useStream(outcomeId === undefined ? '' : marketId, (client) =>
    client.venue('router').streams.matchedPrices(marketId),
  )
  const isLive = useComputed(() => prices.value?.markets.some((market) => market.isLive) ?? false).value
  const books = useLoaded<Books>(
    outcomeId ?? '',
    async (reader) => {
      const router = reader.venue('router')
      const [book, afterFees] = await Promise.all([
        router.fetchOrderBook(outcomeId ?? ''),
        router.fetchOrderBook(outcomeId ?? '', undefined, { withFees: true }),
      ])
      return { book, afterFees }
    },
    { everyMs: isLive ? SILENT_MS : WITHOUT_STREAM_MS },
  )
  const { again } = books
  useEffect(() => {
    const changed = atMostEvery(CHANGED_MS, again)
    const ignore = prices.subscribe((value) => value && changed.call())
    return () => {
      changed.cancel()
      ignore()
    }
  }, [prices, again])
  return { books, prices, isLive }
}
