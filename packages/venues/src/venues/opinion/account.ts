import type { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Query, Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { CHAIN, isLastPage, MAX_ROWS } from './api.ts'
import { answerOf, refusalError } from './envelope.ts'
import {
  Balances,
  Canceled,
  OrderAnswer,
  OrderRow,
  PositionRow,
  RowPage,
  type SentOrder,
  TradeRow,
} from './order-schemas.ts'

const ID = 'opinion'

export type OpinionAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account, which its API key names. */
export function createAccount(http: Requester, credentials: Credentials | undefined) {
  const requireKey = () => requireCredentials(ID, credentials, 'apiKey')
  const sign = async () => ({ apikey: requireKey().apiKey })

  const read = async <S extends z.ZodType>(path: string, schema: S, query: Query) => {
    const answer = await http.account(path, answerOf(schema), { query, sign })
    if ('refused' in answer) throw refusalError(answer, 'EXCHANGE_ERROR')
    return answer.result
  }
  /** A refused write had no effect, unless the venue says that it failed itself. */
  const write = async <S extends z.ZodType>(path: string, schema: S, body: object) => {
    const answer = await http.account(path, answerOf(schema), { method: 'POST', body: JSON.stringify(body), sign })
    if (!('refused' in answer)) return answer.result
    const error = refusalError(answer, 'INVALID_ORDER')
    if (error.code !== 'EXCHANGE_ERROR') throw error
    throw new CrossvenueError('WRITE_UNCONFIRMED', `${error.message}; check before you retry`, { exchange: ID })
  }

  /** All rows of a list, or as many pages as suffice; a row that moves to the next page meanwhile counts once. */
  const pages = async <S extends z.ZodType>(
    path: string,
    row: S,
    idOf: (row: z.infer<S>) => string,
    query: Query,
    isEnough: (found: readonly z.infer<S>[]) => boolean = () => false,
  ): Promise<z.infer<S>[]> => {
    const found = new Map<string, z.infer<S>>()
    const readPage = async (page = 1) => {
      const { list, total } = await read(path, RowPage, { ...query, chainId: CHAIN, page, limit: MAX_ROWS })
      const rows = list ?? []
      return { rows, nextCursor: isLastPage(page, rows.length, total) ? undefined : page + 1 }
    }
    for await (const { rows } of walkPages({ exchange: ID, read: readPage, rows: (page) => page.rows })) {
      for (const each of http.rows(path, rows, row)) found.set(idOf(each), each)
      if (isEnough([...found.values()])) break
    }
    return [...found.values()]
  }

  const balances = () => read('/user/balance', Balances, { chain_id: CHAIN })

  return {
    /** Throws AUTHENTICATION_ERROR without a key, before any request. */
    requireKey,
    balances,
    /** Returns the signer, and the Safe that pays: the named funder, or the Safe that the venue stores for the key. */
    async trader() {
      const { privateKey } = requireCredentials(ID, credentials, 'apiKey', 'privateKey')
      const wallet = await openWallet(ID, privateKey)
      const safe = credentials?.funderAddress ?? (await balances()).multiSignAddress ?? ''
      if (/^0x[0-9a-f]{40}$/i.test(safe)) return { wallet, safe }
      throw new CrossvenueError('AUTHENTICATION_ERROR', 'credentials.funderAddress must be the address of a Safe', {
        exchange: ID,
        field: 'credentials.funderAddress',
      })
    },
    async place(sent: SentOrder) {
      return (await write('/order', OrderAnswer, sent)).orderData
    },
    async cancel(orderId: string) {
      const { result } = await write('/order/cancel', Canceled, { orderId })
      if (!result) throw missing(orderId)
    },
    async order(orderId: string): Promise<OrderRow> {
      const { orderData } = await read(
        `/order/${encodeURIComponent(orderId)}`,
        OrderAnswer.partial().nullable(),
        {},
      ).then((result) => result ?? {})
      if (!orderData) throw missing(orderId)
      return orderData
    },
    orders: (
      query: { marketId?: string | undefined; status?: string },
      isEnough?: (found: readonly OrderRow[]) => boolean,
    ) => pages('/order', OrderRow, ({ orderId }) => orderId, query, isEnough),
    trades: (query: { marketId?: string | undefined }, isEnough?: (found: readonly TradeRow[]) => boolean) =>
      pages('/trade', TradeRow, ({ tradeNo }) => tradeNo, query, isEnough),
    /** One's own, or those of any wallet. */
    positions: (address?: string) =>
      pages(
        address === undefined ? '/positions' : `/positions/user/${encodeURIComponent(address)}`,
        PositionRow,
        ({ tokenId }) => tokenId,
        {},
      ),
  }
}

const missing = (orderId: string) =>
  new CrossvenueError('ORDER_NOT_FOUND', `Opinion has no such order ${orderId}`, { exchange: ID })
