import type { OrderBook } from 'crossvenue'
import { useEffect, useRef } from 'preact/hooks'
import { type Loaded, useLoaded } from '../shell/use-loaded.ts'
import { useStream } from '../shell/use-stream.ts'

interface Books {
  book: OrderBook & { missing?: string[] }
  afterFees: OrderBook & { withoutFees?: string[] }
}

/** How often books are read: at each change, but not more often than this. */
const CHANGED_MS = 1_000
/** While the stream is silent, and where there is none. */
const [SILENT_MS, WITHOUT_STREAM_MS] = [15_000, 2_000]

/** Reads the merged books of an outcome again whenever a quote of the question changes. */
export function useLiveBooks(marketId: string, outcomeId: string | undefined): Loaded<Books> {
  const prices = useStream(outcomeId === undefined ? '' : marketId, (client) =>
    client.venue('router').streams.matchedPrices(marketId),
  )
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
    { everyMs: prices.value ? SILENT_MS : WITHOUT_STREAM_MS },
  )
  const state = useRef({ isReading: true, isChanged: false })
  useEffect(() => {
    state.current.isReading = false
  }, [books.data, books.error])
  useEffect(() => {
    state.current.isChanged = true
  }, [prices.value])
  useEffect(() => {
    // A reading under way is never given up for another one, so that constant changes do not keep all from ending.
    const timer = setInterval(() => {
      const { isReading, isChanged } = state.current
      if (isReading || !isChanged) return
      state.current = { isReading: true, isChanged: false }
      books.again()
    }, CHANGED_MS)
    return () => clearInterval(timer)
  }, [])
  return books
}
