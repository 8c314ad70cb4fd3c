import { z } from 'zod'
import { createFieldError } from '../../arguments/field-error.ts'
import { CrossvenueError } from '../../errors.ts'
import { cacheFor } from '../../http/cache-for.ts'
import type { Query, Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { parseInstant } from '../../values/instant.ts'
import { ID } from './api.ts'
import {
  Cancelled,
  Placed,
  ProxyState,
  type SentOrder,
  SxBalance,
  SxFill,
  SxOrder,
  SxPosition,
  Token,
} from './order-schemas.ts'

const PAGE = 100

const fieldError = createFieldError(ID)
const enveloped = <S extends z.ZodType>(data: S) => z.object({ data })

export type SxAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account: the key names it, and the wallet signs its orders. */
export function createAccount(http: Requester, credentials: Credentials | undefined) {
  const signed = () => {
    const headers = { 'x-sx-api-key': requireCredentials(ID, credentials, 'apiKey').apiKey }
    return { sign: async () => headers }
  }
  const opened = cacheFor(Infinity, Date.now, async () => {
    const wallet = await openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey)
    for (const field of ['funderAddress', 'walletAddress'] as const) {
      const named = credentials?.[field]
      if (named === undefined || named.toLowerCase() === wallet.address.toLowerCase()) continue
      const message = `${named} is not the wallet of credentials.privateKey; SX Bet finds the proxy wallet with the money by itself`
      throw fieldError('AUTHENTICATION_ERROR', `credentials.${field}`, message)
    }
    return wallet
  })
  const orderPath = (orderId: string) => `/orders-v3/${encodeURIComponent(orderId)}`
  const notFound = (orderId: string) => ({
    notFound: { code: 'ORDER_NOT_FOUND' as const, message: `SX Bet has no order ${orderId}` },
  })

  async function* pages<S extends z.ZodType>(path: string, key: string, row: S, query: Query) {
    const answer = enveloped(z.object({ nextKey: z.string().nullish() }).and(z.object({ [key]: z.array(z.unknown()) })))
    const read = async (nextKey?: string) => {
      const { data } = await http.account(path, answer, { ...signed(), query: { ...query, perPage: PAGE, nextKey } })
      return { rows: data[key] ?? [], nextCursor: data.nextKey || undefined }
    }
    for await (const { rows } of walkPages({ exchange: ID, read, rows: (page) => page.rows })) {
      yield http.rows(path, rows, row)
    }
  }
  async function all<S extends z.ZodType>(path: string, key: string, row: S, query: Query): Promise<z.infer<S>[]> {
    const found: z.infer<S>[] = []
    for await (const rows of pages(path, key, row, query)) found.push(...rows)
    return found
  }

  return {
    wallet: () => opened(''),
    /** Throws without a key. */
    requireKey: () => void signed(),
    async place(order: SentOrder): Promise<Placed> {
      const body = JSON.stringify({ orders: [order], waitForOutcome: true })
      const answer = enveloped(z.object({ orders: z.tuple([Placed]) }))
      return (await http.account('/orders-v3', answer, { ...signed(), method: 'POST', body })).data.orders[0]
    },
    /** Cancels an order; returns whether the venue did. */
    async cancel(orderId: string): Promise<boolean> {
      const body = JSON.stringify({ orders: [{ orderId }] })
      const { data } = await http.account('/orders-v3', enveloped(Cancelled), { ...signed(), method: 'DELETE', body })
      const has = (list: typeof data.cancelled) => list?.some((each) => each.orderId === orderId) ?? false
      if (!has(data.unconfirmed)) return has(data.cancelled)
      const message = `SX Bet did not confirm that order ${orderId} is canceled: look it up before you try again`
      throw new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: ID })
    },
    async order(orderId: string): Promise<SxOrder> {
      const answer = enveloped(z.union([z.object({ order: SxOrder }).transform(({ order }) => order), SxOrder]))
      return (await http.account(orderPath(orderId), answer, { ...signed(), ...notFound(orderId) })).data
    },
    openOrders: (marketHash?: string) => all('/orders-v3', 'orders', SxOrder, { marketHash, status: 'ACTIVE' }),
    fillsOf: (orderId: string) => all('/fills-v3', 'fills', SxFill, { orderId }),
    /** Reads fills until there are enough, if the venue lists the newest first. */
    async fills(query: { startDate?: string | undefined; endDate?: string | undefined }, most: number) {
      const found: SxFill[] = []
      for await (const rows of pages('/fills-v3', 'fills', SxFill, query)) {
        found.push(...rows)
        const [first, last] = [found[0], found.at(-1)]
        const isNewestFirst = first && last && parseInstant(first.createdAt) > parseInstant(last.createdAt)
        if (found.length >= most && isNewestFirst) break
      }
      return found
    },
    positions: () => all('/positions-v3', 'positions', SxPosition, { status: 'MATCHED,LOCKED' }),
    async balances(): Promise<SxBalance[]> {
      const answer = enveloped(z.object({ balances: z.array(z.unknown()) }))
      const { data } = await http.account('/user/balance-v3', answer, signed())
      return http.rows('/user/balance-v3', data.balances, SxBalance)
    },
    /** The account has to have a wallet of the venue for its money. */
    async isProxyDeployed(): Promise<boolean> {
      return (await http.account('/user/proxy', enveloped(ProxyState), signed())).data.deployed
    },
    /** Returns a token for one connection of the socket. */
    async socketToken(): Promise<string> {
      return (await http.account('/user/realtime-token-v3/api-key', Token, signed())).token
    },
  }
}
