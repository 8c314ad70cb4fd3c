import { z } from 'zod'
import { createRequester, type Query, type Requester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { DataPosition } from './order-schemas.ts'
import { orderCode } from './orders.ts'
import {
  type ClobBook,
  ClobBookHead,
  ClobLevel,
  DataTrade,
  EventPage,
  type GammaEvent,
  GammaEventHead,
  GammaMarket,
  GammaSeries,
  GammaTag,
  Geoblock,
  MarketPage,
  OpenInterestRow,
  PriceHistory,
  type PricePoint,
  Rows,
  SearchPage,
  VenueError,
} from './schemas.ts'

// Hosts and limits: docs.polymarket.com, "Rate limits". Each host gets the budget of the tightest limit among our
// calls.
const HOSTS = {
  gamma: { address: 'https://gamma-api.polymarket.com', calls: 300 },
  clob: { address: 'https://clob.polymarket.com', calls: 500 },
  data: { address: 'https://data-api.polymarket.com', calls: 200 },
  // Its rate is not published; this one is ours.
  site: { address: 'https://polymarket.com', calls: 10 },
}

const CONDITIONS_PER_REQUEST = 100
const POSITIONS_PER_REQUEST = 500
/** The largest offset in the list of positions. */
const LAST_OFFSET = 10_000

export type PolymarketApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints, one function each; they return the venue's own format. */
export function createApi(options: VenueOptions) {
  const host = (name: keyof typeof HOSTS) =>
    createRequester(
      {
        venue: 'polymarket',
        baseUrl: options.baseUrl ? `${options.baseUrl.replace(/\/$/, '')}/${name}` : HOSTS[name].address,
        budget: { calls: HOSTS[name].calls, perMs: 10_000 },
        explain: (body) => {
          const refusal = VenueError.safeParse(body)
          if (!refusal.success) return undefined
          const code = orderCode(refusal.data.error)
          return { message: `polymarket answered: ${refusal.data.error}`, ...(code && { code }) }
        },
      },
      options,
    )
  const gamma = host('gamma')
  const clob = host('clob')
  const data = host('data')

  const eventRows = (path: string, rows: readonly unknown[]): GammaEvent[] =>
    gamma.rows(path, rows, GammaEventHead).map((event) => ({
      ...event,
      markets: gamma.parts(`${path} markets`, event.markets ?? [], GammaMarket),
    }))

  const event = async (path: string, name: string): Promise<GammaEvent> => {
    const notFound = { code: 'EVENT_NOT_FOUND', message: `polymarket has no event ${name}` } as const
    const head = await gamma.get(path, GammaEventHead, { notFound })
    return { ...head, markets: gamma.parts(`${path} markets`, head.markets ?? [], GammaMarket) }
  }

  const market = (path: string, name: string): Promise<GammaMarket> =>
    gamma.get(path, GammaMarket, {
      query: { include_tag: true },
      notFound: { code: 'MARKET_NOT_FOUND', message: `polymarket has no market ${name}` },
    })

  const book = (path: string, head: z.infer<typeof ClobBookHead>): ClobBook => ({
    ...head,
    bids: clob.rows(`${path} bids`, head.bids ?? [], ClobLevel),
    asks: clob.rows(`${path} asks`, head.asks ?? [], ClobLevel),
  })

  return {
    /** The host for orders. */
    clob,
    async events(query: Query) {
      const path = '/events/keyset'
      const page = await gamma.get(path, EventPage, { query })
      return { rows: eventRows(path, page.events), nextCursor: page.next_cursor || undefined }
    },
    async markets(query: Query) {
      const path = '/markets/keyset'
      const page = await gamma.get(path, MarketPage, { query: { include_tag: true, ...query } })
      return { rows: gamma.rows(path, page.markets, GammaMarket), nextCursor: page.next_cursor || undefined }
    },
    async search(query: Query) {
      const path = '/public-search'
      const page = await gamma.get(path, SearchPage, { query })
      return { rows: eventRows(path, page.events ?? []), hasMore: page.pagination?.hasMore === true }
    },
    eventById: (eventId: string) => event(`/events/${encodeURIComponent(eventId)}`, eventId),
    eventBySlug: (slug: string) => event(`/events/slug/${encodeURIComponent(slug)}`, slug),
    marketById: (marketId: string) => market(`/markets/${encodeURIComponent(marketId)}`, marketId),
    marketBySlug: (slug: string) => market(`/markets/slug/${encodeURIComponent(slug)}`, slug),
    tagBySlug: (slug: string) =>
      gamma.get(`/tags/slug/${encodeURIComponent(slug)}`, GammaTag, {
        notFound: { code: 'NOT_FOUND', message: `polymarket has no tag ${slug}` },
      }),
    async series(query: Query) {
      const path = '/series'
      const rows = await gamma.get(path, Rows, { query: { exclude_events: true, ...query } })
      return { rows: gamma.rows(path, rows, GammaSeries), count: rows.length }
    },
    async book(tokenId: string) {
      const message = `polymarket has no order book of ${tokenId}: no such outcome, or its market is closed`
      const notFound = { code: 'OUTCOME_NOT_FOUND', message } as const
      return book('/book', await clob.get('/book', ClobBookHead, { query: { token_id: tokenId }, notFound }))
    },
    async books(tokenIds: readonly string[]) {
      const body = tokenIds.map((tokenId) => ({ token_id: tokenId }))
      const rows = clob.rows('/books', await clob.query('/books', body, Rows), ClobBookHead)
      return rows.map((row) => book('/books', row))
    },
    async pricesHistory(query: Query): Promise<PricePoint[]> {
      return (await clob.get('/prices-history', PriceHistory, { query })).history
    },
    /** Reads markets by their condition ids, open or closed. */
    async marketsByCondition(conditions: readonly string[]): Promise<GammaMarket[]> {
      const lists: Promise<GammaMarket[]>[] = []
      for (let start = 0; start < conditions.length; start += CONDITIONS_PER_REQUEST) {
        const part = conditions.slice(start, start + CONDITIONS_PER_REQUEST)
        for (const closed of [false, true]) {
          const query = { condition_ids: part, closed, limit: CONDITIONS_PER_REQUEST }
          const path = '/markets/keyset'
          lists.push(gamma.get(path, MarketPage, { query }).then((page) => gamma.rows(path, page.markets, GammaMarket)))
        }
      }
      return (await Promise.all(lists)).flat()
    },
    /** Reads all pages of a wallet's positions. */
    async positions(user: string): Promise<DataPosition[]> {
      const path = '/positions'
      const found: DataPosition[] = []
      for (let offset = 0; offset <= LAST_OFFSET; offset += POSITIONS_PER_REQUEST) {
        const query = { user, sizeThreshold: 0, limit: POSITIONS_PER_REQUEST, offset }
        const rows = await data.get(path, Rows, { query })
        found.push(...data.rows(path, rows, DataPosition))
        if (rows.length < POSITIONS_PER_REQUEST) break
      }
      return found
    },
    ...stateReads({ clob, data, site: host('site') }),
    async trades(query: Query) {
      const rows = await data.get('/trades', Rows, { query })
      return { rows: data.rows('/trades', rows, DataTrade), count: rows.length }
    },
  }
}

/** The endpoints of the venue's state: what is held, whether it answers, and its clock. */
const stateReads = ({ clob, data, site }: Record<'clob' | 'data' | 'site', Requester>) => ({
  /** Reads whether orders are taken from the address that the request comes from. */
  region: () => site.get('/api/geoblock', Geoblock),
  /** Reads the dollars behind the shares of a market; undefined where the venue has no row of it. */
  async openInterest(condition: string): Promise<number | undefined> {
    const rows = data.rows('/oi', await data.get('/oi', Rows, { query: { market: condition } }), OpenInterestRow)
    return rows.find(({ market }) => market.toLowerCase() === condition.toLowerCase())?.value
  },
  /** Reads whether the host for orders answers. */
  ok: () => clob.get('/ok', z.unknown()),
  /** Reads the clock of the host for orders, in Unix seconds. */
  time: () => clob.get('/time', z.number().int()),
})
