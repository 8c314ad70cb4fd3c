import type { OrderBook } from '../../models.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import { ONE, toMillionths } from '../../values/decimal.ts'
import { parseOutcomeId } from './outcome.ts'
import type { Delta, Snapshot, SnapshotLevels } from './stream-messages.ts'

/** Keeps the books of YES, by ticker, from snapshots and deltas. */
export function createBooks() {
  const books = new Map<string, LocalBook>()
  const times = new Map<string, number>()

  return {
    has: (ticker: string) => books.has(ticker),
    view(outcomeId: string): OrderBook | undefined {
      const { ticker, side } = parseOutcomeId(outcomeId)
      const book = books.get(ticker)?.view()
      const timestamp = times.get(ticker)
      return book && { ...(side === 'yes' ? book : mirrored(book)), ...(timestamp !== undefined && { timestamp }) }
    },
    takeSnapshot({ market_ticker: ticker, yes_dollars_fp: yes, no_dollars_fp: no }: Snapshot): void {
      const book = books.get(ticker) ?? createLocalBook()
      // A bid for NO is an ask for YES.
      book.reset(
        exact(yes),
        exact(no).map(([price, size]) => [ONE - price, size]),
      )
      books.set(ticker, book)
      // A snapshot has no time, and the time of an earlier change is not its own.
      times.delete(ticker)
    },
    /** Returns whether the book changed. */
    takeDelta({ market_ticker: ticker, price_dollars, delta_fp, side, ts_ms }: Delta): boolean {
      const [price, change] = [toMillionths(price_dollars), toMillionths(delta_fp)]
      const book = books.get(ticker)
      if (!book || price === undefined || change === undefined) return false
      if (side === 'yes') book.add('bids', price, change)
      else book.add('asks', ONE - price, change)
      if (typeof ts_ms === 'number') times.set(ticker, ts_ms)
      return true
    },
    drop(ticker: string): void {
      books.delete(ticker)
      times.delete(ticker)
    },
    clear(): void {
      books.clear()
      times.clear()
    },
  }
}

const exact = (given: SnapshotLevels): Levels =>
  (given ?? []).flatMap(([price, size]) => {
    const level = [toMillionths(price), toMillionths(size)] as const
    return level[0] === undefined || level[1] === undefined ? [] : [[level[0], level[1]] as const]
  })
