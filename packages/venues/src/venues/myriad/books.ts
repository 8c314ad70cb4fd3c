import { isDeepStrictEqual } from 'node:util'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { createLocalBook, type LocalBook } from '../../stream/local-book.ts'
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

interface Copy {
  /** Unknown until it was read. */
  book?: LocalBook
  timestamp?: number
  /** Changes since a read began that has not ended: the book that it returns may be older. */
  since?: Change[]
}

interface BooksOptions {
  fetchBook: (outcomeId: string) => Promise<MyriadBook>
  changed: (outcomeId: string) => void
  failed: (outcomeId: string, error: CrossvenueError) => void
  after: After
}

/** Keeps copies of books: read over HTTP at first and every so often, and kept up by changes. */
export function createBooks({ fetchBook, changed, failed, after }: BooksOptions) {
  const copies = new Map<string, Copy>()
  let cancelAudit = (): void => undefined

  /** Reads a whole book; changes that arrive meanwhile are made to it. A later read makes an earlier one void. */
  const read = async (outcomeId: string): Promise<void> => {
    const copy = copies.get(outcomeId)
    if (!copy) return
    const since: Change[] = []
    copy.since = since
    const isVoid = () => copies.get(outcomeId) !== copy || copy.since !== since
    try {
      const { bids, asks } = await fetchBook(outcomeId)
      if (isVoid()) return
      delete copy.since
      const before = copy.book?.view()
      copy.book = createLocalBook((amount) => fromUnits(amount.toString(), DECIMALS) ?? 0)
      copy.book.reset(exact(bids), exact(asks))
      for (const change of since) apply(copy.book, change)
      if (!isDeepStrictEqual(before, copy.book.view())) changed(outcomeId)
    } catch (error) {
      if (isVoid()) return
      delete copy.since
      if (isFinal(error)) failed(outcomeId, error)
      else after(PAUSE_MS, () => void read(outcomeId))
    }
  }
  const audit = (): void => {
    let isOver = false
    const cancel = after(AUDIT_MS, async () => {
      for (const outcomeId of copies.keys()) {
        const isIdle = !isOver && copies.get(outcomeId)?.since === undefined
        if (isIdle) await read(outcomeId)
      }
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
      const { book, timestamp } = copies.get(outcomeId) ?? {}
      return book && { ...book.view(), ...(timestamp !== undefined && { timestamp }) }
    },
    add(outcomeId: string): void {
      if (copies.size === 0) audit()
      copies.set(outcomeId, {})
    },
    remove(outcomeId: string): void {
      copies.delete(outcomeId)
      if (copies.size === 0) cancelAudit()
    },
    change(outcomeId: string, timestamp: number, changes: readonly Change[]): void {
      const copy = copies.get(outcomeId)
      if (!copy || changes.length === 0) return
      // Sizes are whole, not changes: one that comes late would undo a later one.
      if (copy.timestamp !== undefined && timestamp < copy.timestamp) {
        void read(outcomeId)
        return
      }
      copy.timestamp = timestamp
      copy.since?.push(...changes)
      if (!copy.book) return
      for (const change of changes) apply(copy.book, change)
      changed(outcomeId)
    },
    /** Empties every copy: changes were missed. */
    reset(): void {
      for (const outcomeId of copies.keys()) copies.set(outcomeId, {})
    },
  }
}

/** Whether asking again would not help. */
export const isFinal = (error: unknown): error is CrossvenueError =>
  error instanceof CrossvenueError && !error.retryable

/** A price of 1 is nobody's to trade at. */
const apply = (book: LocalBook, { side, price, amount }: Change): void => {
  if (price < ONE) book.set(side === 'bid' ? 'bids' : 'asks', price, amount)
}
const exact = (rows: MyriadBook['bids']) =>
  rows.map(([price, amount]) => [BigInt(price), BigInt(amount)] as const).filter(([price]) => price < ONE)
