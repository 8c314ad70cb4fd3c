import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import { PREFIX } from './api.ts'
import { GeminiBalance, GeminiOrder, GeminiPosition, GeminiUserTrade, type NewOrder } from './order-schemas.ts'
import { MAX_TRADES, readSince } from './read-since.ts'
import type { Signer } from './sign.ts'

const ID = 'gemini-titan'
/** The longest pages, and the reach of the list of closed orders. */
const ACTIVE = 100
const HISTORY = { page: 1_000, furthest: 10_000 }
const POSITIONS = 100

type Fields = Record<string, string | number | undefined>

/** An answer without its list is damaged: read as an empty one, it would say that no order is open. */
const rows = z.array(z.unknown()).nullable()

export type GeminiAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account. All are posts without a body: the parameters are signed in a header. */
export function createAccount(http: Requester, signer: Signer) {
  const post = <S extends z.ZodType>(
    path: string,
    fields: object,
    schema: S,
    options: { reads?: true; query?: Fields },
  ) => http.account(path, schema, { method: 'POST', ...options, sign: async () => signer.request(path, fields) })
  const read = <S extends z.ZodType>(path: string, fields: Fields, schema: S, query?: Fields) =>
    post(path, fields, schema, { reads: true, ...(query && { query }) })

  /** Yields orders page by page while the caller reads on. */
  async function* orders(list: 'active' | 'history', symbol: string | undefined): AsyncGenerator<GeminiOrder[]> {
    const path = `${PREFIX}/orders/${list}`
    const [limit, furthest] = list === 'active' ? [ACTIVE, Infinity] : [HISTORY.page, HISTORY.furthest]
    for (let offset = 0; offset <= furthest; offset += limit) {
      const { orders: found } = await read(path, { symbol, limit, offset }, z.object({ orders: rows }))
      yield http.rows(path, found ?? [], GeminiOrder)
      if ((found ?? []).length < limit) return
    }
  }
  const activeOrders = (symbol?: string) => orders('active', symbol)
  /** Reads closed orders: the venue lists 11,000 of them. */
  const pastOrders = (symbol?: string) => orders('history', symbol)
  const find = async (pages: AsyncIterable<GeminiOrder[]>, id: string): Promise<GeminiOrder | undefined> => {
    for await (const page of pages) {
      const found = page.find(({ orderId }) => orderId === id)
      if (found) return found
    }
    return undefined
  }

  return {
    activeOrders,
    pastOrders,
    activeOrder: (id: string, symbol?: string) => find(activeOrders(symbol), id),
    pastOrder: (id: string, symbol?: string) => find(pastOrders(symbol), id),

    place: (order: NewOrder) =>
      post(`${PREFIX}/order`, order, GeminiOrder, {}).catch(as('INVALID_ORDER', ['BAD_REQUEST', 'NOT_FOUND'])),
    /** Sends several orders; the answer to each is unread. */
    async placeAll(orders: readonly NewOrder[]) {
      const schema = z.object({ results: z.array(z.unknown()).length(orders.length) })
      return (await post(`${PREFIX}/order/batch`, { orders }, schema, {})).results
    },
    cancel: (orderId: string) =>
      post(`${PREFIX}/order/cancel`, { orderId }, z.unknown(), {}).catch(
        as('ORDER_NOT_FOUND', ['BAD_REQUEST', 'NOT_FOUND']),
      ),

    /** Reads the latest trades of contracts, as the account trades coins too; with a time, all from then on. */
    async trades(symbol: string | undefined, since: number | undefined): Promise<GeminiUserTrade[]> {
      const path = '/v1/mytrades'
      const found = await readSince(since, async (timestamp) =>
        http.rows(
          path,
          await read(path, { symbol, limit_trades: MAX_TRADES, timestamp }, z.array(z.unknown())),
          GeminiUserTrade,
        ),
      )
      return found.filter((trade) => trade.symbol.startsWith('GEMI-'))
    },
    async positions(): Promise<GeminiPosition[]> {
      const path = `${PREFIX}/positions`
      const found: GeminiPosition[] = []
      for (let offset = 0; ; offset += POSITIONS) {
        const { positions } = await read(path, {}, z.object({ positions: rows }), { limit: POSITIONS, offset })
        found.push(...http.rows(path, positions ?? [], GeminiPosition))
        if ((positions ?? []).length < POSITIONS) return found
      }
    },
    async balances(): Promise<GeminiBalance[]> {
      const path = '/v1/balances'
      return http.rows(path, await read(path, {}, z.array(z.unknown())), GeminiBalance)
    },
  }
}

/** Converts refusals that concern an order or its id. */
const as =
  (code: 'INVALID_ORDER' | 'ORDER_NOT_FOUND', codes: readonly string[]) =>
  (error: unknown): never => {
    if (!(error instanceof CrossvenueError) || !codes.includes(error.code)) throw error
    throw new CrossvenueError(code, error.message, { exchange: ID, cause: error })
  }
