import type { After, Venue } from '../venue.ts'
import { createAccountEvents } from './account-events.ts'
import { createMarketEnds } from './market-ends.ts'
import type { Streams } from './streams.ts'
import { createTickerTopics } from './ticker-topics.ts'
import type { Watch } from './watch.ts'
import { createWatches } from './watches.ts'

interface StreamOptions {
  after: After
  /** Returns the address of the signed-in account; only for venues that signal changes per wallet. */
  ownAddress?: () => Promise<string>
}

/**
 * Adds streams to a venue, with the operations based on them. Tickers are derived from books, and the caller's orders,
 * trades and positions from the signals of the account. `close` ends the watches opened through this venue object; those
 * of others that share its connection continue. A watch of an outcome ends with its market.
 */
export function withStreams(venue: Venue, streams: Streams, { after, ownAddress }: StreamOptions): Venue {
  const open = new Set<Watch<unknown>>()
  const { trades, account } = streams
  const untilEnd = createMarketEnds(venue, after)
  const books = streams.orderBook
  const orderBook = books && ((outcomeId: string) => untilEnd(outcomeId, books(outcomeId)))
  const ticker = orderBook && venue.fetchMarket && createTickerTopics(orderBook, venue.fetchMarket, after)
  const events = eventsOf(venue, account, ownAddress)
  const own: Streams = {
    ...(orderBook && { orderBook: (outcomeId) => noted(open, orderBook(outcomeId)) }),
    ...(ticker && { ticker: (outcomeId) => noted(open, ticker(outcomeId)) }),
    ...(trades && { trades: (outcomeId) => noted(open, untilEnd(outcomeId, trades(outcomeId))) }),
    ...(account && { account: (address) => noted(open, account(address)) }),
    ...(events && {
      orders: (marketId) => noted(open, events.orders(marketId)),
      myTrades: (marketId, since) => noted(open, events.myTrades(marketId, since)),
      positions: (address) => noted(open, events.positions(address)),
    }),
  }
  const watches = createWatches(venue, own)
  return {
    ...venue,
    ...watches,
    streams: own,
    async close() {
      await watches.close?.()
      await Promise.all([...open].map((watch) => watch.return()))
      return undefined
    },
  }
}

/** Returns the streams of the caller's orders, trades and positions; undefined where the venue has no account to watch. */
function eventsOf(venue: Venue, account: Streams['account'], ownAddress: StreamOptions['ownAddress']) {
  const { fetchOpenOrders, fetchOrder, fetchMyTrades, fetchPositions } = venue
  if (!(account?.signals && fetchOpenOrders && fetchOrder && fetchMyTrades && fetchPositions)) return undefined
  const reads = { ...venue, fetchOpenOrders, fetchOrder, fetchMyTrades, fetchPositions }
  return createAccountEvents(reads, account.signals, ownAddress)
}

/** Keeps a watch in a set while it is open. */
function noted<T>(open: Set<Watch<unknown>>, watch: Watch<T>): Watch<T> {
  const forgotten = <R extends IteratorResult<T>>(result: R): R => {
    if (result.done) open.delete(same)
    return result
  }
  const same: Watch<T> = {
    [Symbol.asyncIterator]: () => same,
    next: () =>
      watch.next().then(forgotten, (error) => {
        open.delete(same)
        throw error
      }),
    return: () => watch.return().then(forgotten),
  }
  open.add(same)
  return same
}
