import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import {
  HistoryPage,
  HistoryTrade,
  OrderStatuses,
  Placed,
  PositionRow,
  Positions,
  Profile,
  type SentOrder,
  UserOrder,
  UserOrders,
} from './order-schemas.ts'
import { signInHeaders } from './sign.ts'

const ID = 'limitless'
const PAGE = 100

export type LimitlessAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account. */
export function createAccount(http: Requester, credentials: Credentials | undefined, now: () => number) {
  const signed = (method: 'GET' | 'POST' | 'DELETE', body?: string) => ({
    method,
    ...(body !== undefined && { body }),
    sign: async (target: string) => signInHeaders(credentials, { method, target, body, now: now() }),
  })
  const ordersOf = async (slug: string, ...statuses: readonly UserOrder['status'][]) => {
    const path = `/markets/${encodeURIComponent(slug)}/user-orders`
    const rows = await http.account(path, UserOrders, { ...signed('GET'), query: { statuses } })
    return http.rows('/markets/{slug}/user-orders', rows, UserOrder)
  }

  const profile = () => http.account('/profiles/me', Profile, signed('GET'))

  return {
    ordersOf,
    profile,
    /** Returns the signer and the payer, and the venue's ids of them. */
    async trader() {
      const { privateKey } = requireCredentials(ID, credentials, 'apiKey', 'privateKey')
      const [wallet, { checksumAddress }] = [await openWallet(ID, privateKey), await import('../../signing/eip712.ts')]
      const { id: ownerId, account, rank, tradeWalletOption, smartWallet } = await profile()
      const smart = tradeWalletOption === 'smartWallet' ? smartWallet : undefined
      const maker = checksumAddress(credentials?.funderAddress ?? smart ?? wallet.address)
      return {
        wallet,
        maker,
        signatureType: maker === wallet.address ? (0 as const) : (2 as const),
        ownerId,
        owner: account ?? undefined,
        feeRateBps: rank?.feeRateBps ?? 0,
      }
    },
    place: (sent: SentOrder) => http.account('/orders', Placed, signed('POST', JSON.stringify(sent))),
    cancel: (id: string) =>
      http.account(`/orders/${encodeURIComponent(id)}`, z.unknown(), { ...signed('DELETE'), notFound: missing(id) }),
    /** Finds an order by its id: the venue returns its market first, and its state only in the list of that market. */
    async order(id: string): Promise<UserOrder & { slug: string }> {
      const request = signed('POST', JSON.stringify({ items: [{ orderId: id }] }))
      const { results } = await http.account('/orders/status/batch', OrderStatuses, { ...request, reads: true })
      const slug = results.find(({ status }) => status === 'found')?.data?.order.market.slug
      const order = slug && (await ordersOf(slug, 'LIVE', 'MATCHED')).find((each) => each.id === id)
      if (!order) throw new CrossvenueError('ORDER_NOT_FOUND', missing(id).message, { exchange: ID })
      return { ...order, slug }
    },
    /** Reads trades, newest first, in as many pages as needed. */
    async trades(most: number) {
      const found: HistoryTrade[] = []
      const read = async (cursor = '') => {
        const { data, nextCursor } = await http.account('/portfolio/history', HistoryPage, {
          ...signed('GET'),
          query: { cursor, limit: PAGE },
        })
        return { data, nextCursor: nextCursor || undefined }
      }
      for await (const { data } of walkPages({ exchange: ID, read, rows: (page) => page.data })) {
        found.push(...data.flatMap((row) => HistoryTrade.safeParse(row).data ?? []))
        if (found.length >= most) break
      }
      return found
    },
    async positions() {
      const { clob } = await http.account('/portfolio/positions', Positions, signed('GET'))
      return http.rows('/portfolio/positions', clob ?? [], PositionRow)
    },
    /** Positions of every wallet are public. */
    async positionsOf(address: string) {
      const { clob } = await http.get(`/portfolio/${address}/positions`, Positions)
      return http.rows('/portfolio/{account}/positions', clob ?? [], PositionRow)
    },
    /** Returns the headers that sign in to the socket. */
    socketHeaders: (target: string) => signInHeaders(credentials, { method: 'GET', target, now: now() }),
  }
}

const missing = (id: string) =>
  ({ code: 'ORDER_NOT_FOUND', message: `Limitless has no open or filled order ${id}` }) as const
