import type { UserTrade } from '../models.ts'
import type { Venue } from '../venue.ts'

/** A venue may list a trade this much later than another one that was made after it. */
const LATE_MS = 300_000
/** Some venues state times in whole seconds. */
const SECOND_MS = 1_000
/** The number of trades that are read to know where new ones begin. */
const KNOWN = 100

/**
 * Creates a reader of the caller's trades that returns each trade once, oldest first. The first read returns the trades
 * since a time, or none; each later one those that were not there before, however long ago that was.
 */
export function createNewTrades(fetchMyTrades: NonNullable<Venue['fetchMyTrades']>, marketId?: string, since?: number) {
  const market = marketId === undefined ? {} : { marketId }
  /** Times of the known trades by their ids. */
  let known: Map<string, number> | undefined
  /** No trade before this time is new. */
  let floor = since === undefined ? 0 : Math.max(0, since - LATE_MS)

  const readFirst = async (): Promise<UserTrade[]> => {
    const range = since === undefined ? { limit: KNOWN } : { since: new Date(floor).toISOString() }
    const trades = await fetchMyTrades({ ...market, ...range })
    known = new Map(trades.map(({ id, timestamp }) => [id, timestamp]))
    // The clock of the caller may be ahead, so later trades are new even if they were made before that time.
    if (since !== undefined) return trades.filter(({ timestamp }) => timestamp >= since - (since % SECOND_MS))
    // The list may have older ones that were not read.
    if (trades.length >= KNOWN)
      floor = 1 + trades.reduce((oldest, { timestamp }) => Math.min(oldest, timestamp), Infinity)
    return []
  }

  const readNext = async (before: Map<string, number>): Promise<UserTrade[]> => {
    const newest = [...before.values()].reduce((latest, timestamp) => Math.max(latest, timestamp), 0)
    const from = Math.max(floor, newest - LATE_MS)
    const trades = await fetchMyTrades({ ...market, ...(from > 0 && { since: new Date(from).toISOString() }) })
    const unseen = trades.filter(({ id, timestamp }) => timestamp >= from && !before.has(id))
    const listed = [...before, ...unseen.map(({ id, timestamp }) => [id, timestamp] as const)]
    // Those before `from` are not read again.
    known = new Map(listed.filter(([, timestamp]) => timestamp >= from))
    return unseen
  }

  return async (): Promise<UserTrade[]> => {
    const trades = await (known ? readNext(known) : readFirst())
    return [...new Map(trades.map((trade) => [trade.id, trade])).values()].sort((a, b) => a.timestamp - b.timestamp)
  }
}
