import { isDeepStrictEqual } from 'node:util'
import { CrossvenueError, type ErrorCode } from './errors.ts'
import {
  checkCandles,
  checkEvent,
  checkMarket,
  checkMirrored,
  checkOrderBook,
  checkTicker,
  checkTrades,
} from './invariants.ts'
import type { OrderBook, UnifiedEvent, UnifiedMarket } from './models.ts'
import type { Venue } from './venue.ts'

/** Number of events and markets that are read one by one besides the lists. */
const SAMPLE = 5
/** A page length that divides few lists evenly. */
const SHORT_PAGE = 7
/** Number of times the books of a market are read until two reads agree. */
const MAX_TRIES = 3
/** An id that looks valid on every venue and that none has. */
const NO_SUCH_ID = '999999999999'

/** Calls every read operation that a venue offers and returns every problem with its answers, in words. */
export async function checkVenue(venue: Venue): Promise<string[]> {
  const { fetchEventsPaginated, fetchMarketsPaginated } = venue
  const problems: string[] = []
  const events = await readList(problems, 'fetchEventsPaginated', fetchEventsPaginated, ({ id }) => id)
  const markets = await readList(problems, 'fetchMarketsPaginated', fetchMarketsPaginated, ({ marketId }) => marketId)
  if (events.length === 0) problems.push('there are no events')
  problems.push(...events.flatMap((event) => checkEvent(event, venue.id)))
  problems.push(...markets.flatMap((market) => checkMarket(market, venue.id)))
  for (const event of events.slice(0, SAMPLE)) problems.push(...(await checkLookups(venue, event)))
  const traded = events.flatMap((event) => event.markets).filter(({ outcomes }) => outcomes.length > 0)
  for (const market of traded.slice(0, SAMPLE)) problems.push(...(await checkTrading(venue, market)))
  problems.push(...(await checkMissing(venue)))
  return problems
}

type List<T> = (params: { limit?: number; cursor?: string }) => Promise<{ data: T[]; nextCursor?: string | undefined }>

/** Reads a list in long pages and in short ones: both must contain the same items, each once. */
async function readList<T>(
  problems: string[],
  method: string,
  list: List<T> | undefined,
  id: (item: T) => string,
): Promise<T[]> {
  if (!list) return []
  const walk = async (limit?: number): Promise<T[]> => {
    const items: T[] = []
    let cursor: string | undefined
    do {
      const page = await list({ ...(limit && { limit }), ...(cursor !== undefined && { cursor }) })
      if (limit && page.data.length > limit) problems.push(`${method}: a page of ${limit} holds ${page.data.length}`)
      items.push(...page.data)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    const distinct = new Set(items.map(id))
    if (distinct.size < items.length) problems.push(`${method}: pages of ${limit ?? 'any length'} repeat something`)
    return items
  }
  const items = await walk()
  const long = new Set(items.map(id))
  const short = new Set((await walk(SHORT_PAGE)).map(id))
  for (const each of long) if (!short.has(each)) problems.push(`${method}: pages of ${SHORT_PAGE} lose ${each}`)
  for (const each of short) if (!long.has(each)) problems.push(`${method}: pages of any length lose ${each}`)
  return items
}

/** Looks up an event and its first market by each of their names. */
async function checkLookups({ fetchEvent, fetchMarket, parseUrl }: Venue, event: UnifiedEvent): Promise<string[]> {
  const problems: string[] = []
  const { id, slug, url } = event
  const isPage = url !== undefined && parseUrl?.(new URL(url)) !== undefined
  for (const params of [{ eventId: id }, slug && { slug }, isPage && { url }]) {
    if (!fetchEvent || !params) continue
    const found = await fetchEvent(params)
    if (found.id !== id) problems.push(`fetchEvent ${JSON.stringify(params)} finds ${found.id}, not ${id}`)
  }
  if (url !== undefined && !isPage) problems.push(`parseUrl does not know ${url}`)
  const [market] = event.markets
  const outcomeId = market?.outcomes[0]?.outcomeId
  for (const params of [market && { marketId: market.marketId }, outcomeId && { outcomeId }]) {
    if (!fetchMarket || !market || !params) continue
    const found = await fetchMarket(params)
    if (found.marketId !== market.marketId) {
      problems.push(`fetchMarket ${JSON.stringify(params)} finds ${found.marketId}, not ${market.marketId}`)
    }
  }
  return problems
}

/** Reads books, trades and candles of both outcomes of a market. */
async function checkTrading(venue: Venue, { marketId, outcomes }: UnifiedMarket): Promise<string[]> {
  const { fetchOrderBook, fetchOrderBooks, fetchTrades, fetchOHLCV, fetchTicker } = venue
  const problems: string[] = []
  const books = fetchOrderBook ? await readBooks(fetchOrderBook, outcomes) : []
  for (const { outcomeId } of outcomes) {
    if (fetchTrades) problems.push(...checkTrades(await fetchTrades(outcomeId), outcomeId))
    if (fetchOHLCV) problems.push(...checkCandles(await fetchOHLCV(outcomeId, { resolution: '1h' })))
  }
  problems.push(...books.flatMap(checkOrderBook))
  const [yes, no] = books
  if (yes && no && books.length === 2) problems.push(...checkMirrored(yes, no))
  const [top] = outcomes
  if (fetchTicker && top) problems.push(...checkTicker(await fetchTicker(top.outcomeId), top.outcomeId, marketId))
  if (fetchOrderBooks) {
    const ids = outcomes.map(({ outcomeId }) => outcomeId)
    const found = Object.keys(await fetchOrderBooks(ids))
    for (const id of ids) if (!found.includes(id)) problems.push(`fetchOrderBooks leaves out ${id}`)
  }
  return problems.map((problem) => `market ${marketId}: ${problem}`)
}

/**
 * Reads the book of each outcome; again if the first book has changed meanwhile, because such books cannot be compared.
 */
async function readBooks(
  fetchOrderBook: NonNullable<Venue['fetchOrderBook']>,
  outcomes: UnifiedMarket['outcomes'],
): Promise<OrderBook[]> {
  for (let tries = 1; ; tries += 1) {
    const books: OrderBook[] = []
    for (const { outcomeId } of outcomes) books.push(await fetchOrderBook(outcomeId))
    const [first] = outcomes
    if (!first || outcomes.length === 1 || tries === MAX_TRIES) return books
    const { bids, asks } = await fetchOrderBook(first.outcomeId)
    if (isDeepStrictEqual({ bids, asks }, { bids: books[0]?.bids, asks: books[0]?.asks })) return books
  }
}

/** Requests things that do not exist: the answer must be a typed error that says what is missing. */
async function checkMissing(venue: Venue): Promise<string[]> {
  const { fetchEvent, fetchMarket, fetchOrderBook, fetchTrades } = venue
  const missing: ErrorCode[] = ['EVENT_NOT_FOUND', 'MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND']
  const attempts: [string, (() => Promise<unknown>) | undefined, ErrorCode[]][] = [
    ['fetchEvent', fetchEvent && (() => fetchEvent({ eventId: NO_SUCH_ID })), ['EVENT_NOT_FOUND']],
    ['fetchMarket', fetchMarket && (() => fetchMarket({ marketId: NO_SUCH_ID })), ['MARKET_NOT_FOUND']],
    ['fetchOrderBook', fetchOrderBook && (() => fetchOrderBook(NO_SUCH_ID)), missing],
    ['fetchTrades', fetchTrades && (() => fetchTrades(NO_SUCH_ID)), missing],
  ]
  const problems: string[] = []
  for (const [method, ask, codes] of attempts) {
    if (!ask) continue
    const answer = await ask().catch((error: unknown) => error)
    const code = answer instanceof CrossvenueError ? answer.code : undefined
    if (!code || !codes.includes(code)) problems.push(`${method} of what does not exist: ${code ?? 'no typed error'}`)
  }
  return problems
}
