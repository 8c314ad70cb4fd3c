import { readBookRequest } from '../../arguments/book-request.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { Network } from '../../network.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import { MAX_ROWS, type MatchRow, type PredictApi } from './api.ts'
import type { Finder } from './find.ts'
import { parseBook, parseEvent, parseTrade } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'predictfun'
const DEFAULT_TRADES = 100

/** Creates the operations that need no account. */
export function createReads(api: PredictApi, find: Finder, network: Network): Venue {
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit = MAX_ROWS, status = 'active', filter } = params
    // A category may stay open after its last market has closed.
    const word = status === 'active' ? 'OPEN' : undefined
    const first = Math.min(limit, MAX_ROWS)
    const { rows, nextCursor } = await api.categories({ first, after: cursor, status: word })
    const categories = api.readCategories(rows)
    find.note(categories)
    const data = keepEvents(await mapInTurns(categories, parseEvent), { status, filter })
    return { data, ...(nextCursor !== undefined && { nextCursor }) }
  }

  return completeVenue({
    id,
    name: 'Predict.fun',
    parseUrl: (page) => parseUrl(page, network),
    fetchEventsPaginated,

    fetchEvent: async (target) => parseEvent(await find.category(target, 'EVENT_NOT_FOUND')),

    async fetchMarket(target) {
      return pickMarket(id, parseEvent(await find.category(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { depth } = readBookRequest(id, rest)
      const { marketId, indexSet } = await find.outcome(outcomeId)
      return parseBook(await api.book(marketId), indexSet, depth)
    },

    async fetchTrades(outcomeId, params = {}) {
      const { start: since, end: until, limit = DEFAULT_TRADES } = params
      const { marketId } = await find.outcome(outcomeId)
      const rows = await readMatches(api, { marketId }, { since, until, limit })
      return newestFirst(
        rows.map((row) => parseTrade(row, outcomeId)),
        { since, until, limit },
      )
    },
  })
}

interface Span {
  since?: string | undefined
  until?: string | undefined
  limit?: number | undefined
}

/** Reads matches, newest first, until the span is covered: the venue has no filter by time. */
export async function readMatches(
  api: PredictApi,
  query: { marketId?: string | undefined; signerAddress?: string },
  { since, until, limit = Infinity }: Span,
): Promise<MatchRow[]> {
  const [from, to] = [
    since === undefined ? -Infinity : parseInstant(since),
    until === undefined ? Infinity : parseInstant(until),
  ]
  const found = new Map<string, MatchRow>()
  const pages = walkPages({
    exchange: id,
    read: (after?: string) => api.matches({ ...query, after }),
    rows: ({ matches }) => matches.map(({ settlementId }) => settlementId),
  })
  for await (const { matches } of pages) {
    for (const row of matches) {
      const at = parseInstant(row.executedAt)
      if (at >= from && at <= to) found.set(row.settlementId, row)
    }
    const oldest = matches.at(-1)
    if (found.size >= limit || (oldest && parseInstant(oldest.executedAt) < from)) break
  }
  return [...found.values()]
}
