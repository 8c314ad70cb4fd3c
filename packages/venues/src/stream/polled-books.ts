import { CrossvenueError } from '../errors.ts'
import type { OrderBook } from '../models.ts'
import type { After, Venue } from '../venue.ts'
import { createTopics } from './topics.ts'
import type { Watch } from './watch.ts'

/** The pause between two reads: books are read in turn, so that many watched books need no more requests than one. */
const PAUSE_MS = 1_000

/**
 * Watches order books by reading them in turn, for callers without the credentials that a venue's stream requires. A
 * book is emitted when it differs from the previous one. After a transient failure the book is read again in its next
 * turn; any other failure ends the watch.
 */
export function createPolledBooks(
  { id, fetchOrderBook }: Pick<Venue, 'id' | 'fetchOrderBook'>,
  { after }: { after: After },
): (outcomeId: string) => Watch<OrderBook> {
  const last = new Map<string, { text: string; book: OrderBook }>()
  let isRunning = false

  const topics = createTopics<OrderBook>({
    start() {
      if (isRunning) return
      isRunning = true
      after(0, () => void readNext([]))
    },
    stop: (outcomeId) => last.delete(outcomeId),
    known: (outcomeId) => last.get(outcomeId)?.book,
  })

  const read = async (outcomeId: string): Promise<void> => {
    try {
      if (!fetchOrderBook) throw new CrossvenueError('NOT_SUPPORTED', `${id} has no order books`, { exchange: id })
      const book = await topics.run(outcomeId, () => fetchOrderBook(outcomeId))
      const text = JSON.stringify([book.bids, book.asks])
      if (!topics.has(outcomeId) || text === last.get(outcomeId)?.text) return
      last.set(outcomeId, { text, book })
      topics.push(outcomeId, book)
    } catch (error) {
      if ((error as { retryable?: boolean }).retryable !== true) topics.fail(outcomeId, error as Error)
    }
  }

  /** Reads the next book of this turn; one that was never read comes first. */
  const readNext = async (turn: readonly string[]): Promise<void> => {
    const watched = topics.keys()
    const unread = watched.find((outcomeId) => !last.has(outcomeId))
    const left = turn.filter((outcomeId) => watched.includes(outcomeId))
    const [next, ...rest] = unread !== undefined ? [unread, ...left] : left.length > 0 ? left : watched
    if (next === undefined) {
      isRunning = false
      return
    }
    await read(next)
    after(PAUSE_MS, () => void readNext(rest))
  }

  return topics.watch
}
