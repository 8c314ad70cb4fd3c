import { isDeepStrictEqual } from 'node:util'
import { CrossvenueError } from '../errors.ts'
import type { OrderBook } from '../models.ts'
import type { After } from '../venue.ts'
import { type BookSide, createLocalBook, type Levels, type LocalBook } from './local-book.ts'

/** The new size of a price level; 0 if the level is empty. */
type SizeAtPrice = readonly [side: BookSide, price: bigint, size: bigint]

interface BookCopyOptions {
  read: () => Promise<{ bids: Levels; asks: Levels; timestamp?: number | null | undefined }>
  /** Called after a read that changed the copy. */
  changed: () => void
  /** Called if reading again would not help. */
  failed: (error: CrossvenueError) => void
  /** The pause after a read that failed for a transient reason. */
  retryMs: number
  after: After
  /** Converts the venue's units to a number. @default millionths */
  toNumber?: (units: bigint) => number
}

export interface BookCopy {
  /** Reads the whole book and applies the changes that arrive meanwhile. A later read replaces an earlier one. */
  read: () => Promise<void>
  isReading: () => boolean
  /** Applies sizes; returns whether there is a book to apply them to. */
  change: (sizes: readonly SizeAtPrice[]) => boolean
  /**
   * Returns the book, undefined until it was read. It has the venue's time as long as nothing was changed since the
   * read.
   */
  view: () => OrderBook | undefined
  best: LocalBook['best']
  /** Cancels a read under way and plans no other. */
  drop: () => void
}

/**
 * Creates a local copy of an order book for venues that send changes without sequence numbers and no first book. The
 * changes state whole sizes, so a book that was read is right after those that arrived meanwhile are applied.
 */
export function createBookCopy({ read, changed, failed, retryMs, after, toNumber }: BookCopyOptions): BookCopy {
  let book: LocalBook | undefined
  let timestamp: number | null | undefined
  /** The sizes that arrived while the book is read, by side and price; the last one of each is used. */
  let since: Map<string, SizeAtPrice> | undefined
  let isDropped = false

  const readBook = async (): Promise<void> => {
    const own = new Map<string, SizeAtPrice>()
    since = own
    const isVoid = () => isDropped || since !== own
    try {
      const found = await read()
      if (isVoid()) return
      since = undefined
      const before = book?.view()
      book = createLocalBook(toNumber)
      book.reset(found.bids, found.asks)
      for (const size of own.values()) book.set(...size)
      timestamp = own.size === 0 ? found.timestamp : undefined
      if (!isDeepStrictEqual(before, book.view())) changed()
    } catch (error) {
      if (isVoid()) return
      since = undefined
      if (isFinal(error)) failed(error)
      else after(retryMs, () => void (isDropped || since || readBook()))
    }
  }

  return {
    read: readBook,
    isReading: () => since !== undefined,
    change(sizes) {
      for (const size of sizes) {
        since?.set(`${size[0]} ${size[1]}`, size)
        book?.set(...size)
      }
      timestamp = undefined
      return book !== undefined
    },
    view: () => book && { ...book.view(), ...(typeof timestamp === 'number' && { timestamp }) },
    best: (side) => book?.best(side),
    drop() {
      isDropped = true
    },
  }
}

/** Whether reading again would not help. */
export const isFinal = (error: unknown): error is CrossvenueError =>
  error instanceof CrossvenueError && !error.retryable
