import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import {
  type NewOrder,
  Placed,
  PolymarketUsBalance,
  PolymarketUsOrder,
  PolymarketUsPosition,
  PolymarketUsTrade,
} from './order-schemas.ts'
import type { Signer } from './sign.ts'

const ID = 'polymarket_us'
const PAGE = 100

type Query = Record<string, string | number | undefined>

const rows = z.array(z.unknown()).nullish()
const Page = z.object({
  activities: rows,
  /** By the slugs of their markets. */
  positions: z.record(z.string(), z.unknown()).nullish(),
  nextCursor: z.string().nullish(),
  eof: z.boolean().nullish(),
})
const Activity = z.object({ type: z.string(), trade: z.unknown() })

export type PolymarketUsAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one member, which have a host of their own. */
export function createAccount(http: Requester, baseUrl: string, signer: Signer) {
  const get = <S extends z.ZodType>(path: string, schema: S, options: { query?: Query; notFound?: NotFound } = {}) =>
    http.account(path, schema, { baseUrl, ...options, sign: async () => signer('GET', path) })
  const post = <S extends z.ZodType>(path: string, body: object, schema: S, options: { notFound?: NotFound } = {}) =>
    http.account(path, schema, {
      baseUrl,
      method: 'POST',
      body: JSON.stringify(body),
      ...options,
      sign: async () => signer('POST', path),
    })

  /** Yields a list page by page while the caller reads on. */
  const pages = (path: string, query: Query = {}) =>
    walkPages({
      exchange: ID,
      read: async (cursor?: string) => {
        const page = await get(path, Page, { query: { ...query, limit: PAGE, cursor } })
        return { ...page, nextCursor: page.eof ? undefined : page.nextCursor || undefined }
      },
      rows: ({ activities, positions }) => Object.values(activities ?? positions ?? {}),
    })

  const orderPath = (id: string) => `/v1/order/${encodeURIComponent(id)}`

  return {
    place: (order: NewOrder) => post('/v1/orders', order, Placed).catch(asOrder),
    cancel: ({ id, marketSlug }: PolymarketUsOrder) =>
      post(`${orderPath(id)}/cancel`, { marketSlug }, z.unknown(), { notFound: missing(id) }),
    async order(id: string) {
      const schema = z.object({ order: PolymarketUsOrder })
      return (await get(orderPath(id), schema, { notFound: missing(id) })).order
    },
    async openOrders(slug?: string) {
      const path = '/v1/orders/open'
      const { orders } = await get(path, z.object({ orders: z.array(z.unknown()).nullable() }), {
        query: { slugs: slug },
      })
      return http.rows(path, orders ?? [], PolymarketUsOrder)
    },
    /** Trades, newest first, page by page. */
    async *trades(marketSlug?: string): AsyncGenerator<PolymarketUsTrade[]> {
      const path = '/v1/portfolio/activities'
      const query = { types: 'ACTIVITY_TYPE_TRADE', sortOrder: 'SORT_ORDER_DESCENDING', marketSlug }
      for await (const { activities } of pages(path, query)) {
        const found = http.rows(path, activities ?? [], Activity)
        yield http.rows(
          path,
          found.flatMap(({ type, trade }) => (type === 'ACTIVITY_TYPE_TRADE' ? [trade] : [])),
          PolymarketUsTrade,
        )
      }
    },
    /** Positions by the slugs of their markets. */
    async positions() {
      const path = '/v1/portfolio/positions'
      const found: [string, PolymarketUsPosition][] = []
      for await (const { positions } of pages(path)) {
        for (const [slug, row] of Object.entries(positions ?? {})) {
          for (const position of http.parts(path, [row], PolymarketUsPosition)) found.push([slug, position])
        }
      }
      return found
    },
    async balances() {
      const path = '/v1/account/balances'
      const { balances } = await get(path, z.object({ balances: rows }))
      return http.rows(path, balances ?? [], PolymarketUsBalance)
    },
  }
}

type NotFound = { code: 'ORDER_NOT_FOUND'; message: string }
const missing = (id: string): NotFound => ({ code: 'ORDER_NOT_FOUND', message: `No order ${id} on Polymarket US` })

/** A request that is wrong is, where an order was sent, a wrong order. */
function asOrder(error: unknown): never {
  if (!(error instanceof CrossvenueError) || error.code !== 'BAD_REQUEST') throw error
  throw new CrossvenueError('INVALID_ORDER', error.message, { exchange: ID, cause: error })
}
