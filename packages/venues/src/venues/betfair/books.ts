import type { OrderBook } from '../../models.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import { contractsOf, priceOf } from './odds.ts'
import type { MarketChange, MarketMessage } from './stream-messages.ts'

interface MarketCopy {
  runners: Map<number, LocalBook>
  /** The venue's time of the last change. */
  timestamp: number | undefined
}

/** Keeps copies of the books of markets, from whole images and changes of single offers. */
export function createBooks() {
  const markets = new Map<string, MarketCopy>()
  /** Copies of a lost connection, which are right again once the venue has sent what they miss. */
  let isStale = false

  const copyOf = ({ id, img }: MarketChange): MarketCopy | undefined => {
    if (img) markets.set(id, { runners: new Map(), timestamp: undefined })
    return markets.get(id)
  }
  const runnerOf = ({ runners }: MarketCopy, id: number): LocalBook => {
    const book = runners.get(id) ?? createLocalBook()
    runners.set(id, book)
    return book
  }
  const take = (change: MarketChange, timestamp: number | undefined): boolean => {
    const copy = copyOf(change)
    // A change of a market without an image is of one that is no longer watched.
    if (!copy) return false
    for (const { id } of change.marketDefinition?.runners ?? []) runnerOf(copy, id)
    for (const { id, hc, atb, atl } of change.rc ?? []) {
      if (hc) continue
      const book = runnerOf(copy, id)
      // An offer to back is for sale.
      for (const [price, size] of exact(atb)) book.set('asks', price, size)
      for (const [price, size] of exact(atl)) book.set('bids', price, size)
    }
    copy.timestamp = timestamp
    return true
  }

  return {
    /** Takes a message, and returns the markets whose books it changed. */
    take({ ct, mc, pt }: MarketMessage): string[] {
      const at = pt ?? undefined
      const changed = (mc ?? []).filter((change) => take(change, at)).map(({ id }) => id)
      if (!isStale || (ct !== 'RESUB_DELTA' && ct !== 'SUB_IMAGE')) return changed
      isStale = false
      if (ct === 'RESUB_DELTA') return [...markets.keys()]
      // The venue begins again: what it has not sent yet is unknown.
      for (const id of [...markets.keys()]) if (!changed.includes(id)) markets.delete(id)
      return changed
    },
    view(market: string, runner: number, isNo: boolean): OrderBook | undefined {
      const copy = isStale ? undefined : markets.get(market)
      const book = copy?.runners.get(runner)?.view()
      if (!book) return undefined
      return { ...(isNo ? mirrored(book) : book), ...(copy?.timestamp !== undefined && { timestamp: copy.timestamp }) }
    },
    has: (market: string): boolean => !isStale && markets.has(market),
    drop: (market: string): boolean => markets.delete(market),
    /** The connection is lost: the copies are kept for the venue to continue them. */
    suspend(): void {
      isStale = true
    },
    clear(): void {
      markets.clear()
      isStale = false
    },
  }
}

const exact = (levels: readonly [number, number][] | null | undefined): Levels =>
  (levels ?? []).flatMap(([odds, stake]) => {
    const [price, size] = [priceOf(odds), contractsOf(stake, odds)]
    return price === undefined || size === undefined ? [] : [[price, size] as const]
  })
