import { CrossvenueError } from '../../errors.ts'
import type { Query, Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { ALL_MODELS, MAX_ROWS, MyriadAction, Page } from './api.ts'
import { OrderRow, Placed, PositionRow, type SentOrder } from './order-schemas.ts'
import { signInHeaders } from './sign.ts'

const ID = 'myriad'

export type MyriadAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account, which is a wallet: what it did is public, what it does it signs. */
export function createAccount(http: Requester, credentials: Credentials | undefined, now: () => number) {
  const signed = (method: 'GET' | 'POST' | 'DELETE', body?: string) => ({
    method,
    ...(body !== undefined && { body }),
    sign: async (target: string) => signInHeaders(credentials, { method, target, body, now: now() }),
  })
  const wallet = () => openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey)

  /** Yields the pages of a list, newest first. */
  const pagesOf = (path: string, query: Query) =>
    walkPages({
      exchange: ID,
      read: async (page: number = 1) => {
        const { data, pagination } = await http.account(path, Page, { ...signed('GET'), query: { ...query, page } })
        return { data, nextCursor: (pagination?.hasNext ?? data.length >= MAX_ROWS) ? page + 1 : undefined }
      },
      rows: ({ data }) => data,
    })

  /** The wallet that acts. The venue takes no orders for another one, which the credentials may name to look at. */
  const signer = async () => {
    const own = await wallet()
    const named = [credentials?.funderAddress, credentials?.walletAddress].flatMap((address) => address ?? [])
    const other = named.find((address) => address.toLowerCase() !== own.address.toLowerCase())
    if (other === undefined) return own
    const message = `credentials.privateKey signs for ${own.address}, but the credentials name ${other}; remove that address to trade`
    throw new CrossvenueError('AUTHENTICATION_ERROR', message, { exchange: ID, field: 'credentials.privateKey' })
  }

  return {
    wallet: signer,
    trader: async (): Promise<string> =>
      credentials?.funderAddress ?? credentials?.walletAddress ?? (await wallet()).address,
    place: (sent: SentOrder) => http.account('/orders', Placed, signed('POST', JSON.stringify(sent))),
    cancel: (hash: string, sent: Omit<SentOrder, 'time_in_force'>) =>
      http.account(`/orders/${encodeURIComponent(hash)}`, Placed, {
        ...signed('DELETE', JSON.stringify(sent)),
        notFound: missing(hash),
      }),
    /** Finds an order of this trader: the venue returns anyone's. */
    async order(hash: string, trader: string): Promise<OrderRow> {
      const row = await http.account(`/orders/${encodeURIComponent(hash)}`, OrderRow, {
        ...signed('GET'),
        notFound: missing(hash),
      })
      if (row.order.trader.toLowerCase() === trader.toLowerCase()) return row
      throw new CrossvenueError('ORDER_NOT_FOUND', missing(hash).message, { exchange: ID })
    },
    /** All orders ever: the venue finds none by market, and those filled in part by no state. */
    async orders(trader: string): Promise<OrderRow[]> {
      const found: OrderRow[] = []
      for await (const { data: rows } of pagesOf('/orders', { trader }))
        found.push(...http.rows('/orders', rows, OrderRow))
      return found
    },
    async *actions(trader: string, query: Query) {
      const path = `/users/${encodeURIComponent(trader)}/events`
      for await (const { data: rows } of pagesOf(path, { limit: MAX_ROWS, ...ALL_MODELS, ...query })) {
        yield* http.rows('/users/{address}/events', rows, MyriadAction)
      }
    },
    async positions(address: string): Promise<PositionRow[]> {
      const path = `/users/${encodeURIComponent(address)}/portfolio`
      const found: PositionRow[] = []
      for await (const { data: rows } of pagesOf(path, { limit: MAX_ROWS, min_shares: 0, ...ALL_MODELS })) {
        found.push(...http.rows('/users/{address}/portfolio', rows, PositionRow))
      }
      return found
    },
  }
}

const missing = (hash: string) => ({ code: 'ORDER_NOT_FOUND', message: `No order ${hash} on Myriad` }) as const
