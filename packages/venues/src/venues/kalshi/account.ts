import { z } from 'zod'
import type { Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import {
  type KalshiAmendment,
  KalshiFill,
  type KalshiNewOrder,
  KalshiOrder,
  KalshiPlaced,
  KalshiPosition,
} from './orders.ts'
import { KalshiSettlement } from './settlements.ts'
import type { Signer } from './sign.ts'

/** An answer without its list is damaged: read as an empty one, it would say that no order is open. */
const list = z.array(z.unknown()).nullable()
const cursor = z.string().nullish()
const PAGE = 1_000

const KeyRow = z.object({ api_key_id: z.string(), scopes: z.array(z.string()).nullish() })

type Query = Record<string, string | number | undefined>

export type KalshiAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one member; each request is signed with the path from the root of the venue's host. */
export function createAccount(http: Requester, prefix: string, signer: Signer) {
  const signed = (method: string, path: string) => ({ sign: async () => signer(method, prefix + path) })

  /** Reads pages until the list ends or is long enough. */
  async function pages<S extends z.ZodType>(path: string, key: string, row: S, query: Query, most = Infinity) {
    const found: z.infer<S>[] = []
    const read = async (next?: string) => {
      const page = await http.account(path, z.object({ cursor }).and(z.object({ [key]: list })), {
        ...signed('GET', path),
        query: { limit: Math.min(most, PAGE), ...query, cursor: next },
      })
      return { rows: page[key] ?? [], nextCursor: page.cursor || undefined }
    }
    for await (const { rows } of walkPages({ exchange: 'kalshi', read, rows: (page) => page.rows })) {
      found.push(...http.rows(path, rows, row))
      if (found.length >= most) break
    }
    return found.slice(0, most)
  }

  const orderPath = (id: string) => `/portfolio/orders/${encodeURIComponent(id)}`
  const notFound = (id: string) => ({ code: 'ORDER_NOT_FOUND', message: `No open order ${id} on Kalshi` }) as const

  return {
    place: (order: KalshiNewOrder) =>
      http.account('/portfolio/events/orders', KalshiPlaced, {
        method: 'POST',
        body: JSON.stringify(order),
        ...signed('POST', '/portfolio/events/orders'),
      }),
    /** Sends several orders; the answer to each is unread. */
    async placeAll(sent: readonly KalshiNewOrder[]) {
      const path = '/portfolio/events/orders/batched'
      const schema = z.object({ orders: z.array(z.unknown()).length(sent.length) })
      const body = JSON.stringify({ orders: sent })
      return (await http.account(path, schema, { method: 'POST', body, ...signed('POST', path) })).orders
    },
    /** The ticker and the shard say where the order is stored. */
    cancel({ order_id: id, ticker, exchange_index: shard }: KalshiOrder) {
      const path = `/portfolio/events/orders/${encodeURIComponent(id)}`
      return http.account(path, z.object({ order_id: z.string() }), {
        method: 'DELETE',
        query: { market_ticker: ticker, exchange_index: shard ?? undefined },
        notFound: notFound(id),
        ...signed('DELETE', path),
      })
    },
    /** Changes the price or the whole number of contracts, filled ones included. */
    amend(id: string, body: KalshiAmendment) {
      const path = `/portfolio/events/orders/${encodeURIComponent(id)}/amend`
      return http.account(path, z.object({ order_id: z.string() }), {
        method: 'POST',
        body: JSON.stringify(body),
        notFound: notFound(id),
        ...signed('POST', path),
      })
    },
    /** Reads the settlements of markets in which the member held contracts, newest first. */
    settlements: (query: Query, most?: number) =>
      pages('/portfolio/settlements', 'settlements', KalshiSettlement, query, most),
    async order(id: string) {
      const path = orderPath(id)
      const schema = z.object({ order: KalshiOrder })
      return (await http.account(path, schema, { ...signed('GET', path), notFound: notFound(id) })).order
    },
    orders: (query: Query, most?: number) => pages('/portfolio/orders', 'orders', KalshiOrder, query, most),
    fills: (query: Query, most?: number) => pages('/portfolio/fills', 'fills', KalshiFill, query, most),
    /** The venue archives orders after some months; there it supports neither a status nor a start. */
    archivedOrders: ({ ticker, max_ts }: Query, most?: number) =>
      pages('/historical/orders', 'orders', KalshiOrder, { ticker, max_ts }, most),
    archivedFills: ({ ticker, max_ts }: Query, most?: number) =>
      pages('/historical/fills', 'fills', KalshiFill, { ticker, max_ts }, most),
    positions: (ticker?: string) =>
      pages('/portfolio/positions', 'market_positions', KalshiPosition, { count_filter: 'position', ticker }),
    /** Reads all API keys of the member, with their rights. */
    async keys() {
      const path = '/api_keys'
      const { api_keys: keys } = await http.account(path, z.object({ api_keys: list }), signed('GET', path))
      return http.rows(path, keys ?? [], KeyRow)
    },
    async balance() {
      const path = '/portfolio/balance'
      return http.account(path, z.object({ balance: z.number().int(), balance_dollars: cursor }), signed('GET', path))
    },
  }
}
