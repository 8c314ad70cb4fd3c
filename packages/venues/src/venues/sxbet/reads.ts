import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { Network } from '../../network.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import { ID, type SxApi, type SxBook, type SxTrade } from './api.ts'
import { parseOutcomeId } from './outcome.ts'
import { createEventPages } from './pages.ts'
import { groupByEvent, parseBook, parseEvent, parseMarket, parseTrade } from './parse.ts'
import { parseUrl } from './urls.ts'

const DEFAULT_TRADES = 100

/** Creates the operations that need no account. */
export function createReads(api: SxApi, network: Network): Venue {
  const readPage = createEventPages(api)
  const noEvent = (value: string) =>
    new CrossvenueError('EVENT_NOT_FOUND', `No open event ${value} on SX Bet`, { exchange: ID })

  const eventOf = async (eventId: string) => {
    const [[rows], metadata] = await Promise.all([api.marketsOfEvent(eventId).then(groupByEvent), api.metadata('')])
    if (!rows) throw noEvent(eventId)
    return parseEvent(rows, metadata)
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    if (status === 'closed' || status === 'inactive') {
      const message = 'SX Bet lists open markets only; look up a closed one by its id'
      throw new CrossvenueError('NOT_SUPPORTED', message, { exchange: ID, field: 'status' })
    }
    const [{ events, nextCursor }, metadata] = await Promise.all([readPage(cursor, limit), api.metadata('')])
    const parsed = await mapInTurns(events, (rows) => parseEvent(rows, metadata))
    return {
      data: keepEvents(parsed, { status, filter }),
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }

  return completeVenue({
    id: ID,
    name: 'SX Bet',
    parseUrl: (page) => parseUrl(page, network),
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw noEvent(value)
      return eventOf(value)
    },

    async fetchMarket(target) {
      const { by, value } = target
      if (by === 'eventId') return pickMarket(ID, (await eventOf(value)).markets, target)
      const [market, metadata] = await Promise.all([api.market(parseOutcomeId(value).marketHash), api.metadata('')])
      return parseMarket(market, metadata)
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { side, depth } = readBookRequest(ID, rest)
      const { marketHash, isOne } = parseOutcomeId(outcomeId, side)
      return parseBook(await readBook(api, marketHash), isOne, depth)
    },

    async fetchTrades(outcomeId, { start: since, end: until, limit = DEFAULT_TRADES } = {}) {
      const outcome = parseOutcomeId(outcomeId)
      const rows = await readTrades(api, outcome.marketHash, { since, until, limit })
      return newestFirst(
        rows.map((row) => parseTrade(row, outcome)),
        { since, until, limit },
      )
    },
  })
}

const noOutcome = (marketHash: string) =>
  new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome of market ${marketHash} on SX Bet`, { exchange: ID })

/** An unknown market has an empty book and no trades: what is empty is looked up. Throws OUTCOME_NOT_FOUND. */
async function checkMarket(api: SxApi, marketHash: string): Promise<void> {
  await api.market(marketHash).catch((error) => {
    throw error instanceof CrossvenueError && error.code === 'MARKET_NOT_FOUND' ? noOutcome(marketHash) : error
  })
}

const isHash = (marketHash: string): boolean => /^0x[0-9a-f]{64}$/i.test(marketHash)

/** Reads a book. Throws OUTCOME_NOT_FOUND for an unknown market. */
export async function readBook(api: SxApi, marketHash: string): Promise<SxBook> {
  if (!isHash(marketHash)) throw noOutcome(marketHash)
  const book = await api.book(marketHash)
  if (book.outcomeOne.length + book.outcomeTwo.length === 0) await checkMarket(api, marketHash)
  return book
}

interface Span {
  since?: string | undefined
  until?: string | undefined
  limit: number
}

/** Reads trades, newest first, until the span is covered: the venue has no filter by time. */
async function readTrades(api: SxApi, marketHash: string, { since, until, limit }: Span): Promise<SxTrade[]> {
  const [from, to] = [
    since === undefined ? -Infinity : parseInstant(since),
    until === undefined ? Infinity : parseInstant(until),
  ]
  if (!isHash(marketHash)) throw noOutcome(marketHash)
  const found = new Map<string, SxTrade>()
  const pages = walkPages({
    exchange: ID,
    read: (nextKey?: string) => api.trades(marketHash, nextKey),
    rows: ({ trades }) => trades.map(({ tradeId }) => tradeId),
  })
  for await (const { trades } of pages) {
    for (const row of trades) {
      const at = parseInstant(row.betTime)
      if (at >= from && at <= to && !row.isParlay) found.set(row.tradeId, row)
    }
    const oldest = trades.at(-1)
    if (found.size >= limit || (oldest && parseInstant(oldest.betTime) < from)) break
  }
  if (found.size === 0) await checkMarket(api, marketHash)
  return [...found.values()]
}
