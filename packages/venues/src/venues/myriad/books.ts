import type { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type BookCopy, createBookCopy } from '../../stream/book-copy.ts'
import { fromUnits } from '../../values/units.ts'
import type { After } from '../../venue.ts'
import type { MyriadBook } from './api.ts'

/** After a failed read of a book. */
const PAUSE_MS = 2_000
/** Messages carry no numbers, so the books are read again this often, one after the other. */
const AUDIT_MS = 60_000
const DECIMALS = 18
const ONE = 10n ** 18n

/** The whole size at a price; 0 where there is none any more. */
export interface Change {
  side: 'bid' | 'ask'
  price: bigint
  amount: bigint
}

interface Watched {
  copy: BookCopy
  /** The time of the last change. */
  timestamp?: number
}

interface BooksOptions {
  fetchBook: (outcomeId: string) => Promise<MyriadBook>
  changed: (outcomeId: string) => void
  failed: (outcomeId: string, error: CrossvenueError) => void
  after: After
}

/** Keeps copies of books: read over HTTP at first and every so often, and kept up by changes. */
export function createBooks({ fetchBook, changed, failed, after }: BooksOptions) {
  const watched = new Map<string, Watched>()
  let cancelAudit = (): void => undefined

  const watch = (outcomeId: string): Watched => ({
    copy: createBookCopy({
      async read() {
        const { bids, asks } = await fetchBook(outcomeId)
        return { bids: exact(bids), asks: exact(asks) }
      },
      changed: () => changed(outcomeId),
      failed: (error) => failed(outcomeId, error),
      retryMs: PAUSE_MS,
      after,
      toNumber: (amount) => fromUnits(amount.toString(), DECIMALS) ?? 0,
    }),
  })
  const read = async (outcomeId: string): Promise<void> => watched.get(outcomeId)?.copy.read()
  const audit = (): void => {
    let isOver = false
    const cancel = after(AUDIT_MS, async () => {
      for (const { copy } of watched.values()) if (!isOver && !copy.isReading()) await copy.read()
      if (!isOver) audit()
    })
    cancelAudit = () => {
      isOver = true
      cancel()
    }
  }

  return {
    read,
    view(outcomeId: string): OrderBook | undefined {
      const { copy, timestamp } = watched.get(outcomeId) ?? {}
      const book = copy?.view()
      return book && { ...book, ...(timestamp !== undefined && { timestamp }) }
    },
    add(outcomeId: string): void {
      if (watched.size === 0) audit()
      watched.set(outcomeId, watch(outcomeId))
    },
    remove(outcomeId: string): void {
      watched.get(outcomeId)?.copy.drop()
      watched.delete(outcomeId)
      if (watched.size === 0) cancelAudit()
    },
    change(outcomeId: string, timestamp: number, changes: readonly Change[]): void {
      const one = watched.get(outcomeId)
      if (!one || changes.length === 0) return
      // Sizes are whole, not changes: one that comes late would undo a later one.
      if (one.timestamp !== undefined && timestamp < one.timestamp) {
        void one.copy.read()
        return
      }
      one.timestamp = timestamp
      const sizes = changes
        .filter(({ price }) => price < ONE)
        .map(({ side, price, amount }) => [side === 'bid' ? 'bids' : 'asks', price, amount] as const)
      if (one.copy.change(sizes)) changed(outcomeId)
    },
    /** Empties every copy: changes were missed. */
    reset(): void {
      for (const [outcomeId, { copy }] of watched) {
        copy.drop()
        watched.set(outcomeId, watch(outcomeId))
      }
    },
  }
}

/** A price of 1 is nobody's to trade at. */
const exact = (rows: MyriadBook['bids']) =>
  rows.map(([price, amount]) => [BigInt(price), BigInt(amount)] as const).filter(([price]) => price < ONE)
