import type { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type BookCopy, createBookCopy } from '../../stream/book-copy.ts'
import type { BookSide, Levels } from '../../stream/local-book.ts'
import { cutToMillionths } from '../../values/decimal.ts'
import type { After } from '../../venue.ts'
import type { OpinionBook } from './api.ts'

/** Changes have no numbers: at this interval a book is compared with the one from HTTP. */
const AUDIT_MS = 60_000
/** With many books it takes longer, so that the calls stay few. */
const LEAST_PAUSE_MS = 1_000
/** The pause after a failed read of a book. */
const RETRY_MS = 5_000

interface BooksOptions {
  fetch: (token: string) => Promise<OpinionBook>
  changed: (token: string) => void
  /** Called when the book does not exist. */
  failed: (token: string, error: CrossvenueError) => void
  after: After
}

/** Keeps copies of the watched books, and compares one after the other with the venue's. */
export function createBooks({ fetch, changed, failed, after }: BooksOptions) {
  const copies = new Map<string, BookCopy>()
  let isOpen = false
  let turn = 0
  let cancelAudit = (): void => undefined

  const copyOf = (token: string): BookCopy =>
    createBookCopy({
      async read() {
        const { bids, asks, timestamp } = await fetch(token)
        return { bids: exact(bids), asks: exact(asks), timestamp }
      },
      changed: () => changed(token),
      failed: (error) => failed(token, error),
      retryMs: RETRY_MS,
      after,
    })
  const load = (token: string): void => {
    const copy = copies.get(token)
    if (isOpen && copy && !copy.isReading()) void copy.read()
  }
  const audit = (): void => {
    cancelAudit()
    const pause = Math.max(AUDIT_MS / Math.max(copies.size, 1), LEAST_PAUSE_MS)
    cancelAudit = after(pause, () => {
      const tokens = [...copies.keys()]
      turn += 1
      const token = tokens[turn % Math.max(tokens.length, 1)]
      if (token !== undefined) load(token)
      audit()
    })
  }

  return {
    view: (token: string): OrderBook | undefined => copies.get(token)?.view(),
    add(token: string): void {
      if (copies.has(token)) return
      copies.set(token, copyOf(token))
      load(token)
    },
    remove(token: string): boolean {
      copies.get(token)?.drop()
      return copies.delete(token)
    },
    /** Takes the size that rests at a price by now. */
    change(token: string, side: BookSide, price: bigint, size: bigint): void {
      const copy = copies.get(token)
      if (!copy?.change([[side, price, size]])) return
      const [bid, ask] = [copy.best('bids'), copy.best('asks')]
      // Buyers and sellers who agree would have traded: something was lost, or is still on its way.
      if (bid !== undefined && ask !== undefined && bid >= ask) load(token)
      else changed(token)
    },
    /** The connection is open and changes arrive from now on: the books are read. */
    open(): void {
      isOpen = true
      for (const token of copies.keys()) load(token)
      audit()
    },
    /** The connection is lost: the copies are dropped. */
    lose(): void {
      isOpen = false
      cancelAudit()
      for (const [token, copy] of copies) {
        copy.drop()
        copies.set(token, copyOf(token))
      }
    },
  }
}

const exact = (levels: OpinionBook['bids']): Levels =>
  levels.flatMap((level) => {
    const [price, size] = [cutToMillionths(level.price), cutToMillionths(level.size)]
    return price === undefined || size === undefined ? [] : [[price, size] as const]
  })
