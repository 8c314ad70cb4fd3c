import { z } from 'zod'
import { createFieldError } from '../../arguments/field-error.ts'
import { cacheFor } from '../../http/cache-for.ts'
import type { Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { MAX_ROWS, type PredictApi } from './api.ts'
import { MessageAnswer, OrderRow, Placed, PositionRow, Removed, type SentOrder, TokenAnswer } from './order-schemas.ts'

const ID = 'predictfun'
/** A token is valid for 24 hours. */
const TOKEN_MS = 12 * 3_600_000

const Page = z.object({ data: z.array(z.unknown()), cursor: z.string().nullish() })

const fieldError = createFieldError(ID)

/** Returns the header of a key; throws without a key where the network needs one. */
export function keyHeaderOf(key: string | undefined, needsKey: boolean): Record<string, string> {
  if (key === undefined && !needsKey) return {}
  return { 'x-api-key': requireCredentials(ID, { apiKey: key }, 'apiKey').apiKey }
}

export type PredictAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one wallet; `key` is the API key of the service, if it has one. */
export function createAccount(
  http: Requester,
  api: PredictApi,
  credentials: Credentials | undefined,
  { key, needsKey, now }: { key: string | undefined; needsKey: boolean; now: () => number },
) {
  const once = <T>(ms: number, make: () => Promise<T>) => {
    const made = cacheFor(ms, now, make)
    return () => made('')
  }
  const keyHeader = () => keyHeaderOf(credentials?.apiKey ?? key, needsKey)

  const wallet = once(Infinity, async () => {
    const opened = await openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey)
    for (const field of ['funderAddress', 'walletAddress'] as const) {
      const named = credentials?.[field]
      if (named === undefined || named.toLowerCase() === opened.address.toLowerCase()) continue
      const message = `${named} is not the wallet of credentials.privateKey; accounts that Predict.fun creates (smart wallets) are not supported`
      throw fieldError('AUTHENTICATION_ERROR', `credentials.${field}`, message)
    }
    return opened
  })

  /** Signs in: the wallet signs a message of the venue as it is. */
  const token = once(TOKEN_MS, async () => {
    const signer = await wallet()
    const sign = async () => keyHeader()
    const { data } = await http.account('/v1/auth/message', MessageAnswer, { sign })
    const signature = await signer.signText(data.message)
    const body = JSON.stringify({ signer: signer.address, message: data.message, signature })
    return (await http.account('/v1/auth', TokenAnswer, { method: 'POST', reads: true, body, sign })).data.token
  })
  /** Signing in comes before the request, so that a failure of it is not one of the request. */
  const signed = async () => {
    const headers = { ...keyHeader(), authorization: `Bearer ${await token()}` }
    return { sign: async () => headers }
  }
  const orderPath = (orderId: string) => `/v1/orders/${encodeURIComponent(orderId)}`
  const notFound = (orderId: string) => ({
    notFound: { code: 'ORDER_NOT_FOUND' as const, message: `Predict.fun has no order ${orderId}` },
  })

  return {
    wallet,
    token,
    keyHeader,
    async place(sent: SentOrder) {
      const body = JSON.stringify({ data: sent })
      return (await http.account('/v1/orders', Placed, { ...(await signed()), method: 'POST', body })).data
    },
    /** Removes orders from the book, at most 100 at once. */
    async remove(hashes: readonly string[]): Promise<Removed> {
      const body = JSON.stringify({ data: { hashes } })
      return http.account('/v1/orders/remove-by-hash', Removed, { ...(await signed()), method: 'POST', body })
    },
    async order(orderId: string): Promise<OrderRow> {
      const request = { ...(await signed()), ...notFound(orderId) }
      return (await http.account(orderPath(orderId), z.object({ data: OrderRow }), request)).data
    },
    async openOrders(): Promise<OrderRow[]> {
      const read = async (after?: string) => {
        const query = { first: MAX_ROWS, status: 'OPEN', after }
        const { data, cursor } = await http.account('/v1/orders', Page, { ...(await signed()), query })
        return { rows: http.rows('/v1/orders', data, OrderRow), nextCursor: cursor || undefined }
      }
      const found = new Map<string, OrderRow>()
      const rows = (page: { rows: readonly OrderRow[] }) => page.rows.map(({ order }) => order.hash)
      for await (const page of walkPages({ exchange: ID, read, rows })) {
        for (const row of page.rows) found.set(row.order.hash, row)
      }
      return [...found.values()]
    },
    /** Positions of any wallet are public. */
    async positions(owner: string): Promise<PositionRow[]> {
      const path = `/v1/positions/${encodeURIComponent(owner)}`
      const read = (after?: string) => api.page(path, { first: MAX_ROWS, after })
      const found = new Map<string, PositionRow>()
      for await (const page of walkPages({ exchange: ID, read, rows: ({ rows }) => rows })) {
        for (const row of http.rows(path, page.rows, PositionRow)) found.set(row.outcome.onChainId, row)
      }
      return [...found.values()]
    },
  }
}
