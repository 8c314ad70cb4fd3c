import pMap from 'p-map'
import { CrossvenueError } from '../errors.ts'
import type { Order, OrderEvent, UserTrade } from '../models.ts'
import { createBoundedMap } from '../values/bounded-map.ts'
import type { Venue } from '../venue.ts'
import { createNewTrades } from './new-trades.ts'

/** Closed orders that are remembered, so that a list that is late does not open one again. */
const MAX_CLOSED = 10_000
/** The number of closed orders that are read where trades do not name their orders. */
const LATEST = 100
const LOOKUPS_AT_ONCE = 4

export type OrderReads = Required<Pick<Venue, 'fetchOpenOrders' | 'fetchOrder' | 'fetchMyTrades'>> &
  Pick<Venue, 'fetchClosedOrders' | 'fetchOrderTrades'>

const isOpen = ({ status }: Order): boolean => status === 'open' || status === 'pending'

/**
 * Creates a reader of the caller's orders that returns each change once: first all open orders, then those that were
 * placed, changed or closed since the last read. An order that is filled at once is found by its trades, or in the list
 * of closed orders where trades do not name their orders. A read that fails loses nothing: the next one returns it.
 */
export function createOrderEvents(venue: OrderReads, marketId?: string): () => Promise<OrderEvent[]> {
  const open = new Map<string, Order>()
  const closed = createBoundedMap<true>(MAX_CLOSED)
  /** Orders that have to be looked up, because they left the list of open ones or were traded. */
  const unclear = new Set<string>()
  /** Orders that were closed before the first read. */
  const old = new Set<string>()
  const touched = createTouched(venue, marketId)
  let isFirst = true

  const note = (order: Order): OrderEvent[] => {
    const before = open.get(order.id)
    open.set(order.id, order)
    if (!before) return [{ type: 'open', order }]
    return JSON.stringify(before) === JSON.stringify(order) ? [] : [{ type: 'changed', order }]
  }
  const close = (id: string, order: Order | undefined): OrderEvent[] => {
    open.delete(id)
    closed.set(id, true)
    return order ? [{ type: 'closed', order }] : []
  }

  const noteTouched = async (): Promise<void> => {
    const ids = await touched()
    for (const id of ids) {
      if (isFirst) old.add(id)
      else unclear.add(id)
    }
  }

  return async () => {
    const [listed] = await Promise.all([venue.fetchOpenOrders(marketId), noteTouched()])
    const present = new Set(listed.map(({ id }) => id))
    for (const id of open.keys()) unclear.add(id)
    for (const id of [...unclear]) if (present.has(id) || closed.has(id)) unclear.delete(id)
    const found = await pMap(unclear, async (id) => [id, await stateOf(venue, id)] as const, {
      concurrency: LOOKUPS_AT_ONCE,
    })
    // Nothing below fails, so nothing is emitted twice.
    for (const id of old) if (!present.has(id)) closed.set(id, true)
    old.clear()
    isFirst = false
    unclear.clear()
    return [
      ...listed.flatMap((order) => (closed.has(order.id) ? [] : note(order))),
      // The list of open orders may be late.
      ...found.flatMap(([id, order]) => (order && isOpen(order) ? note(order) : close(id, order ?? open.get(id)))),
    ]
  }
}

/** Returns an order; undefined where the venue no longer has it. */
async function stateOf({ fetchOrder }: OrderReads, id: string): Promise<Order | undefined> {
  try {
    return await fetchOrder(id)
  } catch (error) {
    if (error instanceof CrossvenueError && ['ORDER_NOT_FOUND', 'NOT_FOUND'].includes(error.code)) return undefined
    throw error
  }
}

/** Creates a reader of the ids of orders that were filled or closed since the last read; the first one may return old ones. */
function createTouched(venue: OrderReads, marketId: string | undefined): () => Promise<string[]> {
  const { fetchMyTrades, fetchOrderTrades, fetchClosedOrders } = venue
  if (fetchOrderTrades ?? !fetchClosedOrders) {
    const newTrades = createNewTrades(fetchMyTrades, marketId)
    return async () => {
      const trades = await newTrades()
      const named = trades.filter(({ orderId }) => orderId !== undefined)
      const unnamed = trades.filter((trade) => trade.orderId === undefined && trade.marketId !== marketId)
      return idsOf([...named, ...(await namedTrades(fetchMyTrades, unnamed))])
    }
  }
  const market = marketId === undefined ? {} : { marketId }
  return async () => (await fetchClosedOrders({ ...market, limit: LATEST })).map(({ id }) => id)
}

const idsOf = (trades: readonly UserTrade[]): string[] => [...new Set(trades.flatMap(({ orderId }) => orderId ?? []))]

/** Reads trades again by their markets, for venues that name the orders of one market only (Probable). */
async function namedTrades(
  fetchMyTrades: OrderReads['fetchMyTrades'],
  unnamed: readonly UserTrade[],
): Promise<UserTrade[]> {
  if (unnamed.length === 0) return []
  const earliest = unnamed.reduce((first, { timestamp }) => Math.min(first, timestamp), Number.POSITIVE_INFINITY)
  const since = new Date(earliest - (earliest % 1_000)).toISOString()
  const markets = [...new Set(unnamed.flatMap((trade) => trade.marketId ?? []))]
  const lists = await pMap(markets, (marketId) => fetchMyTrades({ marketId, since }), { concurrency: LOOKUPS_AT_ONCE })
  return lists.flat()
}
