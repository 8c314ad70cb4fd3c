import type { z } from 'zod'
import { requireCredentials } from '../../credentials.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import type { Query, Requester } from '../../request.ts'
import { openWallet } from '../../wallet.ts'
import { CHAIN, MAX_ROWS } from './api.ts'
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
  const sign = async () => ({ apikey: requireCredentials(ID, credentials, 'apiKey').apiKey })

  const read = async <S extends z.ZodType>(path: string, schema: S, query: Query) => {
    const told = await http.account(path, answerOf(schema), { query, sign })
    if ('refused' in told) throw refusalError(told, 'EXCHANGE_ERROR')
    return told.result
  }
  /** What is refused was not done, unless the venue says that it failed itself. */
  const write = async <S extends z.ZodType>(path: string, schema: S, body: object) => {
    const told = await http.account(path, answerOf(schema), { method: 'POST', body: JSON.stringify(body), sign })
    if (!('refused' in told)) return told.result
    const error = refusalError(told, 'INVALID_ORDER')
    if (error.code !== 'EXCHANGE_ERROR') throw error
    throw new CrossvenueError('WRITE_UNCONFIRMED', `${error.message}; look before you repeat it`, { exchange: ID })
  }

  /** All rows of a list, or as many as are wanted; a row that moves to the next page meanwhile counts once. */
  const pages = async <S extends z.ZodType>(
    path: string,
    row: S,
    idOf: (row: z.infer<S>) => string,
    query: Query,
    most = Infinity,
  ): Promise<z.infer<S>[]> => {
    const found = new Map<string, z.infer<S>>()
    for (let page = 1; ; page += 1) {
      const before = found.size
      const { list, total } = await read(path, RowPage, { ...query, chainId: CHAIN, page, limit: MAX_ROWS })
      for (const each of http.rows(path, list ?? [], row)) found.set(idOf(each), each)
      const isLast = (list ?? []).length < MAX_ROWS || page * MAX_ROWS >= (total ?? Infinity)
      if (isLast || found.size === before || found.size >= most) return [...found.values()].slice(0, most)
    }
  }

  const balances = () => read('/user/balance', Balances, { chain_id: CHAIN })

  return {
    balances,
    /** Who signs, and the Safe that pays: the funder told, or the one that the venue keeps for the key. */
    async trader() {
      const { privateKey } = requireCredentials(ID, credentials, 'apiKey', 'privateKey')
      const wallet = await openWallet(ID, privateKey)
      const safe = credentials?.funderAddress ?? (await balances()).multiSignAddress ?? ''
      if (/^0x[0-9a-f]{40}$/i.test(safe)) return { wallet, safe }
      throw new CrossvenueError('AUTHENTICATION_ERROR', 'credentials.funderAddress: the address of a Safe is needed', {
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
    orders: (query: { marketId?: string | undefined; status?: string }, most?: number) =>
      pages('/order', OrderRow, ({ orderId }) => orderId, query, most),
    trades: (query: { marketId?: string | undefined }, most?: number) =>
      pages('/trade', TradeRow, ({ tradeNo }) => tradeNo, query, most),
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
