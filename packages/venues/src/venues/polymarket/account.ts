import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { findFunder } from './funders.ts'
import {
  ApiKeyAnswer,
  BalanceAnswer,
  BanAnswer,
  Canceled,
  ClobOrder,
  ClobPage,
  ClobTrade,
  Placed,
  type SentOrder,
} from './order-schemas.ts'
import { type ApiKey, keyHeaders, walletHeaders } from './sign.ts'

const ID = 'polymarket'
const END = 'LTE='

export type PolymarketAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one wallet. Its credentials are used once, on first use, and stored nowhere else. */
export function createAccount(clob: Requester, credentials: Credentials | undefined, now: () => number) {
  const wallet = remember(() => openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey))

  /** The wallet that holds the funds, and the type of its signature. */
  const funder = remember(async () => findFunder((await wallet()).address, credentials))

  const askForKey = (method: 'GET' | 'POST', path: string) =>
    clob.account(path, ApiKeyAnswer, { method, sign: async () => walletHeaders(await wallet(), now()) })

  const key = remember(async (): Promise<ApiKey> => {
    const { apiKey, apiSecret, passphrase } = credentials ?? {}
    if (apiKey && apiSecret && passphrase) return { apiKey, secret: apiSecret, passphrase }
    try {
      return await askForKey('GET', '/auth/derive-api-key')
    } catch (error) {
      // A wallet that never had a key is refused as a bad request.
      if (!(error instanceof CrossvenueError) || (error.status !== 400 && error.status !== 404)) throw error
      return askForKey('POST', '/auth/api-key')
    }
  })

  const signed = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: string) => {
    const [keyOfWallet, { address }] = [await key(), await wallet()]
    return {
      method,
      ...(body !== undefined && { body }),
      sign: async () => keyHeaders(keyOfWallet, address, { method, path, body, now: now() }),
    }
  }

  async function pages<S extends z.ZodType>(
    path: string,
    row: S,
    query: Record<string, string | undefined>,
    most = Infinity,
  ) {
    const found: z.infer<S>[] = []
    const read = async (next?: string) => {
      const { data, next_cursor: after } = await clob.account(path, ClobPage, {
        ...(await signed('GET', path)),
        query: { ...query, next_cursor: next },
      })
      return { rows: data ?? [], nextCursor: after && after !== END ? after : undefined }
    }
    for await (const { rows } of walkPages({ exchange: ID, read, rows: (page) => page.rows })) {
      found.push(...clob.rows(path, rows, row))
      if (found.length >= most) break
    }
    return found.slice(0, most)
  }

  /** The balance of a wallet in millionths of a dollar, and the contracts that may move it; by default of the funder. */
  const holdings = async (kind?: 0 | 1 | 2 | 3) => {
    const path = '/balance-allowance'
    const query = { asset_type: 'COLLATERAL', signature_type: kind ?? (await funder()).kind }
    const answer = await clob.account(path, BalanceAnswer, { ...(await signed('GET', path)), query })
    return { balance: BigInt(answer.balance), allowances: answer.allowances ?? undefined }
  }

  const bodyOf = async (sent: SentOrder) => ({
    postOnly: false,
    ...sent,
    owner: (await key()).apiKey,
    deferExec: false,
  })

  return {
    wallet,
    funder,
    key,
    async place(sent: SentOrder) {
      const body = JSON.stringify(await bodyOf(sent))
      return clob.account('/order', Placed, await signed('POST', '/order', body))
    },
    /** Sends several orders; the answer to each is unread. */
    async placeAll(sent: readonly SentOrder[]) {
      const body = JSON.stringify(await Promise.all(sent.map(bodyOf)))
      return clob.account('/orders', z.array(z.unknown()).length(sent.length), await signed('POST', '/orders', body))
    },
    async cancel(orderID: string) {
      const request = await signed('DELETE', '/order', JSON.stringify({ orderID }))
      const { canceled, not_canceled } = await clob.account('/order', Canceled, request)
      if (canceled?.includes(orderID)) return
      throw missing(orderID, not_canceled?.[orderID])
    },
    async order(id: string) {
      const path = `/data/order/${encodeURIComponent(id)}`
      const notFound = { code: 'ORDER_NOT_FOUND', message: `polymarket has no order ${id}` } as const
      const order = await clob.account(path, ClobOrder.nullable(), { ...(await signed('GET', path)), notFound })
      if (!order) throw missing(id)
      return order
    },
    orders: (query: { market?: string; asset_id?: string }) => pages('/data/orders', ClobOrder, query),
    trades: (query: Record<string, string | undefined>, most?: number) => pages('/data/trades', ClobTrade, query, most),
    /** The balance in millionths of a dollar, with the amount that open orders hold. */
    balance: async () => (await holdings()).balance,
    holdings,
    /** Whether the venue lets the account only close positions. */
    async isClosedOnly() {
      const path = '/auth/ban-status/closed-only'
      return (await clob.account(path, BanAnswer, await signed('GET', path))).closed_only
    },
  }
}

const missing = (id: string, reason?: string) =>
  new CrossvenueError('ORDER_NOT_FOUND', `polymarket has no open order ${id}${reason ? `: ${reason}` : ''}`, {
    exchange: ID,
  })

/** Computes a value on first use; a failure is not cached. */
function remember<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
