import type { z } from 'zod'
import type { Query } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import type { ProbableApi } from './api.ts'
import {
  ActivityRow,
  OpenOrders,
  OrderRow,
  Placed,
  PositionRow,
  Rows,
  type SentOrder,
  TradePage,
  TradeRow,
} from './order-schemas.ts'
import { activityId } from './orders.ts'
import { CHAIN } from './sign.ts'
import { createSignIn } from './sign-in.ts'
import type { Session } from './user-stream.ts'

const ID = 'probable'
const PAGE = 100

export type ProbableAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one wallet. What it signs in with is opened once, on first use, and kept nowhere else. */
export function createAccount(api: ProbableApi, credentials: Credentials | undefined, now: () => number) {
  const { wallet, funder, key, signed } = createSignIn(api, credentials, now)
  const { http, books } = api

  /** Rows page by page, each once, until a page brings nothing new; how long pages are is not certain. */
  const gather = async <T>(
    idOf: (row: T) => string,
    read: (taken: number, page: number) => Promise<{ rows: T[]; isLast?: boolean }>,
    most = Infinity,
  ): Promise<T[]> => {
    const found = new Map<string, T>()
    for (let page = 1; found.size < most; page += 1) {
      const before = found.size
      const { rows, isLast } = await read(before, page)
      for (const row of rows) found.set(idOf(row), row)
      if (isLast || found.size === before) break
    }
    return [...found.values()].slice(0, most)
  }
  /** Lists of what any wallet did and holds are public, and counted by rows. */
  const publicRows = async <S extends z.ZodType>(path: string, schema: S, query: Query): Promise<z.infer<S>[]> =>
    http.rows(path, await http.get(path, Rows, { ...books, query }), schema)

  const orderPath = (orderId: string) => ({
    path: encodeURIComponent(orderId),
    notFound: { code: 'ORDER_NOT_FOUND', message: `Probable has no order ${orderId}` } as const,
  })

  return {
    wallet,
    funder,
    /** Opens the session of the account's private channel. */
    async session(): Promise<Session> {
      const [{ apiKey }, { address }, { kind }] = await Promise.all([key(), wallet(), funder()])
      return { apiKey, address, accountType: kind === 0 ? 'eoa' : 'proxy_wallet' }
    },
    async place(sent: SentOrder) {
      const request = await signed('POST', JSON.stringify(sent))
      // The venue requires this field if the signing wallet pays itself.
      const isOwn = sent.order.signatureType === 0
      return http.account(`/order/${CHAIN}`, Placed, {
        ...request,
        sign: async (target) => ({ ...(await request.sign(target)), ...(isOwn && { prob_account_type: 'eoa' }) }),
      })
    },
    async cancel(orderId: string, tokenId: string) {
      const { path, notFound } = orderPath(orderId)
      return http.account(`/order/${CHAIN}/${path}`, OrderRow, {
        ...(await signed('DELETE')),
        notFound,
        query: { tokenId },
      })
    },
    async order(orderId: string, tokenId: string) {
      const { path, notFound } = orderPath(orderId)
      return http.account(`/orders/${CHAIN}/${path}`, OrderRow, {
        ...(await signed('GET')),
        notFound,
        query: { tokenId },
      })
    },
    openOrders: (tokenIds?: readonly string[]) =>
      gather<OrderRow>(
        ({ orderId, tokenId }) => `${orderId} ${tokenId}`,
        async (taken, page) => {
          const query = { page, limit: PAGE, token_ids: tokenIds?.join(',') }
          const answer = await http.account(`/orders/${CHAIN}/open`, OpenOrders, { ...(await signed('GET')), query })
          const rows = http.rows('/orders/open', answer.orders, OrderRow)
          return { rows, isLast: taken + answer.orders.length >= (answer.pagination?.total ?? Infinity) }
        },
      ),
    /** One's own trades of one outcome. */
    async trades(tokenId: string, most = Infinity): Promise<TradeRow[]> {
      const found = new Map<string, TradeRow>()
      const read = async (cursor?: string) => {
        const query = { tokenId, limit: PAGE, next_cursor: cursor }
        const answer = await http.account(`/trade/${CHAIN}`, TradePage, { ...(await signed('GET')), query })
        return { rows: answer.trades ?? [], nextCursor: answer.next_cursor || undefined }
      }
      for await (const { rows } of walkPages({ exchange: ID, read, rows: (page) => page.rows })) {
        for (const row of http.rows('/trade', rows, TradeRow)) found.set(row.id, row)
        if (found.size >= most) break
      }
      return [...found.values()].slice(0, most)
    },
    /** Reads the trades of a wallet, of every outcome. */
    activity: (user: string, most?: number) =>
      gather<ActivityRow>(
        (row) => activityId(row),
        async (offset) => ({
          rows: await publicRows('/activity', ActivityRow, { user, type: 'TRADE', limit: PAGE, offset }),
        }),
        most,
      ),
    positions: (user: string) =>
      gather<PositionRow>(
        ({ asset }) => asset,
        async (offset) => ({
          rows: await publicRows('/position/current', PositionRow, { user, limit: PAGE, offset, sizeThreshold: 0 }),
        }),
      ),
  }
}
