import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type BookSide, createLocalBook, type Levels, type LocalBook } from '../../stream/local-book.ts'
import { cutToMillionths } from '../../values/decimal.ts'
import type { After } from '../../venue.ts'
import type { OpinionBook } from './api.ts'

/** Changes have no numbers: at this interval a book is compared with the one from HTTP. */
const AUDIT_MS = 60_000
/** With many books it takes longer, so that the calls stay few. */
const LEAST_PAUSE_MS = 1_000
/** The pause after a failed read of a book. */
const RETRY_MS = 5_000

interface Copy {
  book?: LocalBook
  /** The venue's time of a book to which nothing was changed since. */
  timestamp?: number | undefined
  /** Sizes that arrived while the book is read, by side and price: the last one of each counts. */
  since?: Map<string, readonly [BookSide, price: bigint, size: bigint]> | undefined
}

interface BooksOptions {
  fetch: (token: string) => Promise<OpinionBook>
  changed: (token: string) => void
  /** Called when the book does not exist. */
  failed: (token: string, error: CrossvenueError) => void
  after: After
}

/**
 * Keeps copies of books whose venue sends changes only, without numbers and without an initial book. Sizes are
 * complete, so a book that was read is right once the changes that arrived meanwhile are applied.
 */
export function createBooks({ fetch, changed, failed, after }: BooksOptions) {
  const copies = new Map<string, Copy>()
  let isOpen = false
  let turn = 0
  let cancelAudit = (): void => undefined

  const load = (token: string): void => {
    const copy = copies.get(token)
    if (!isOpen || !copy || copy.since) return
    const since: NonNullable<Copy['since']> = new Map()
    copy.since = since
    const isMine = () => copies.get(token) === copy && copy.since === since
    fetch(token).then(
      ({ bids, asks, timestamp }) => {
        if (!isMine()) return
        const before = copy.book?.view()
        const book = createLocalBook()
        book.reset(exact(bids), exact(asks))
        for (const change of since.values()) book.set(...change)
        Object.assign(copy, { book, since: undefined, timestamp: since.size === 0 ? timestamp : undefined })
        if (JSON.stringify(before) !== JSON.stringify(book.view())) changed(token)
      },
      (error) => {
        if (!isMine()) return
        copy.since = undefined
        if (error instanceof CrossvenueError && !error.retryable) failed(token, error)
        else after(RETRY_MS, () => load(token))
      },
    )
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
    view(token: string): OrderBook | undefined {
      const { book, timestamp } = copies.get(token) ?? {}
      return book && { ...book.view(), ...(typeof timestamp === 'number' && { timestamp }) }
    },
    add(token: string): void {
      if (copies.has(token)) return
      copies.set(token, {})
      load(token)
    },
    remove: (token: string): boolean => copies.delete(token),
    /** Takes the size that rests at a price by now. */
    change(token: string, side: BookSide, price: bigint, size: bigint): void {
      const copy = copies.get(token)
      copy?.since?.set(`${side} ${price}`, [side, price, size])
      if (!copy?.book) return
      copy.book.set(side, price, size)
      copy.timestamp = undefined
      const [bid, ask] = [copy.book.best('bids'), copy.book.best('asks')]
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
      for (const token of copies.keys()) copies.set(token, {})
    },
  }
}

const exact = (levels: OpinionBook['bids']): Levels =>
  levels.flatMap((level) => {
    const [price, size] = [cutToMillionths(level.price), cutToMillionths(level.size)]
    return price === undefined || size === undefined ? [] : [[price, size] as const]
  })
