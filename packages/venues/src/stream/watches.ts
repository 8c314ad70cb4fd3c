import pMap from 'p-map'
import { CrossvenueError } from '../errors.ts'
import { currentCall } from '../http/call-context.ts'
import { mapInTurns } from '../map-in-turns.ts'
import type { OrderBook, SubscribedAddressSnapshot } from '../models.ts'
import { BookSide, type WatchBookParams } from '../parameters.ts'
import { turnIfLong } from '../turn.ts'
import { createBoundedMap } from '../values/bounded-map.ts'
import type { Venue } from '../venue.ts'
import { outcomeOfSide } from './outcome-of-side.ts'
import type { Streams } from './streams.ts'
import type { Watch } from './watch.ts'

/** The maximum number of open watches of one kind per caller. */
const MAX_WATCHES = 1_000
/** The number of lookups at a time; more would wait for the venue's rate limit. */
const LOOKUPS_AT_A_TIME = 20

/**
 * Turns streams into operations that wait for the next value, for one caller: the first call of a watch returns the
 * known state, each later call the values since the previous one.
 */
export function createWatches(venue: Pick<Venue, 'id' | 'fetchMarket'>, streams: Streams): Partial<Venue> {
  const { id } = venue
  const { orderBook: bookOf, trades: tradesOf, account: accountOf, matchedPrices: pricesOf, ticker: tickerOf } = streams
  const { orders: ordersOf, myTrades: myTradesOf, positions: positionsOf } = streams
  const books = bookOf && createReader(id, (outcomeId) => bookOf(outcomeId))
  const trades = tradesOf && createReader(id, (outcomeId) => tradesOf(outcomeId))
  const accounts = accountOf && createReader(id, (address) => accountOf(address))
  const prices = pricesOf && createReader(id, (question) => pricesOf(question))
  const tickers = tickerOf && createReader(id, (outcomeId) => tickerOf(outcomeId))
  const orders = ordersOf && createEventReader(id, ordersOf)
  const myTrades = myTradesOf && createEventReader(id, myTradesOf)
  const positions = positionsOf && createEventReader(id, positionsOf)

  /** A whole book stays the same object for all that watch it, so that a server writes it once. */
  const cut = (book: OrderBook, limit?: number): OrderBook =>
    limit === undefined ? book : { ...book, bids: book.bids.slice(0, limit), asks: book.asks.slice(0, limit) }

  /** Outcome ids by the ids and sides that name them. */
  const named = createBoundedMap<Promise<string>>(MAX_WATCHES)
  const nameOf = (key: string, side: BookSide): string => JSON.stringify([key, side])

  const outcomeOf = async (key: string, { side, outcome }: WatchBookParams): Promise<string> => {
    const wanted = side ?? outcome
    if (wanted === undefined) return key
    const name = nameOf(key, wanted)
    const found = named.get(name) ?? outcomeOfSide(venue, key, wanted)
    named.set(name, found)
    return found.catch((error) => {
      named.delete(name)
      throw error
    })
  }

  return {
    ...(books && {
      async watchOrderBook(key, limit, params = {}) {
        return cut(await books.next(await outcomeOf(key, params)), limit ?? params.limit)
      },

      /** Returns all books; the first call waits for each of them, a later one until one has changed. */
      async watchOrderBooks(keys, limit, params = {}) {
        const { caller = '' } = currentCall()
        const outcomes = await pMap(
          keys,
          async (key) => {
            await turnIfLong(caller)
            return outcomeOf(key, params)
          },
          { concurrency: LOOKUPS_AT_A_TIME },
        )
        const unread = outcomes.filter((outcomeId) => books.last(outcomeId) === undefined)
        if (unread.length > 0) await Promise.all(await mapInTurns(unread, books.next))
        else await Promise.race(await mapInTurns(outcomes, books.next))
        return Object.fromEntries(
          keys.flatMap((key, index) => {
            const book = books.last(outcomes[index] ?? key)
            return book ? [[key, cut(book, limit ?? params.limit)]] : []
          }),
        )
      },
      async unwatchOrderBook(key) {
        const names = BookSide.options.map((side) => nameOf(key, side))
        const outcomes = await Promise.all(names.flatMap((name) => named.get(name) ?? []))
        for (const name of names) named.delete(name)
        await Promise.all([key, ...outcomes].map(books.end))
      },
    }),

    ...(trades && {
      async watchTrades(outcomeId, address, since = 0, limit) {
        if (address !== undefined) {
          const details = { exchange: id, field: 'address' }
          throw new CrossvenueError(
            'VALIDATION_ERROR',
            `${id} does not state whose trades are streamed; remove the address`,
            details,
          )
        }
        for (;;) {
          const found = await trades.next(outcomeId)
          const wanted = found.filter(({ timestamp }) => timestamp >= since)
          if (wanted.length > 0) return limit === undefined ? wanted : wanted.slice(-limit)
        }
      },
    }),

    ...(accounts && {
      /** Returns a snapshot of the requested kinds; changes of other kinds are not emitted. */
      async watchAddress(address, types) {
        const before = accounts.last(address)
        for (;;) {
          const snapshot = await accounts.next(address)
          if (!before || !types || textOf(before, types) !== textOf(snapshot, types)) return only(snapshot, types)
        }
      },
      async unwatchAddress(address) {
        await accounts.end(address)
      },
    }),

    ...(tickers && { watchTicker: (outcomeId) => tickers.next(outcomeId) }),
    ...(orders && { watchOrders: orders.next }),
    ...(myTrades && { watchMyTrades: myTrades.next }),
    ...(positions && { watchPositions: positions.next }),

    ...(prices && {
      watchMatchedPrices: (question) => prices.next(question),
      async unwatchMatchedPrices(question) {
        await prices.end(question)
      },
    }),

    async close() {
      const readers = [prices, books, trades, accounts, tickers, orders, myTrades, positions]
      await Promise.all(readers.map((reader) => reader?.endAll()))
    },
  }
}

type Kind = 'trades' | 'positions' | 'balances'

/** Returns a snapshot with only the requested kinds. */
function only(snapshot: SubscribedAddressSnapshot, types: readonly Kind[] | undefined): SubscribedAddressSnapshot {
  const { address, timestamp } = snapshot
  const wanted = (types ?? ['trades', 'positions', 'balances']).map((kind) => [kind, snapshot[kind]])
  return { address, timestamp, ...Object.fromEntries(wanted.filter(([, list]) => list !== undefined)) }
}

const textOf = (snapshot: SubscribedAddressSnapshot, types: readonly Kind[]): string =>
  JSON.stringify(types.map((kind) => snapshot[kind]))

/** Returns a promise whose rejection is not reported as unhandled, because its caller may wait for it later. */
function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

/** Reads watches of events by their arguments. */
function createEventReader<T, Args extends unknown[]>(id: string, start: (...args: Args) => Watch<T>) {
  const reader = createReader(id, (key) => start(...(JSON.parse(key, (_, value) => value ?? undefined) as Args)))
  return { next: (...args: Args) => reader.next(JSON.stringify(args)), endAll: reader.endAll }
}

/** Reads watches by key. Concurrent callers get the same value. */
function createReader<T>(id: string, start: (key: string) => Watch<T>) {
  const open = new Map<string, { watch: Watch<T>; last?: T; pending?: Promise<T> }>()

  const read = async (key: string): Promise<T> => {
    const entry = open.get(key)
    if (!entry) throw new CrossvenueError('BAD_REQUEST', `${key} is not watched`, { exchange: id })
    try {
      const { done, value } = await entry.watch.next()
      if (done) throw new CrossvenueError('BAD_REQUEST', `the watch of ${key} has ended`, { exchange: id })
      entry.last = value
      return value
    } catch (error) {
      if (open.get(key) === entry) open.delete(key)
      throw error
    } finally {
      delete entry.pending
    }
  }
  const end = async (key: string): Promise<void> => {
    const entry = open.get(key)
    open.delete(key)
    await entry?.watch.return()
  }

  return {
    next(key: string): Promise<T> {
      if (!open.has(key)) {
        if (open.size >= MAX_WATCHES) {
          return awaitedLater(
            Promise.reject(
              new CrossvenueError('BAD_REQUEST', `at most ${MAX_WATCHES} watches may be open at once; end one first`, {
                exchange: id,
              }),
            ),
          )
        }
        open.set(key, { watch: start(key) })
      }
      const entry = open.get(key) as { pending?: Promise<T> }
      entry.pending ??= awaitedLater(read(key))
      return entry.pending
    },
    last: (key: string): T | undefined => open.get(key)?.last,
    end,
    endAll: () => Promise.all([...open.keys()].map(end)),
  }
}
