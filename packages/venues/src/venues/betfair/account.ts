import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { BETTING, MarketBook, type Ways } from './api.ts'
import {
  Canceled,
  ClearedOrder,
  CurrentOrder,
  Details,
  Funds,
  MatchedMarket,
  OrderPage,
  Report,
  type SentOrder,
} from './order-schemas.ts'
import { refusalError } from './refusals.ts'
import type { Session } from './sign.ts'

const ID = 'betfair'
const ACCOUNT = '/exchange/account/rest/v1.0/'
/** The longest page of bets, by the venue's own specification. */
const MAX_RECORDS = 1_000
/** Markets that one list of bets may name, and those whose matches one request may ask for. */
const MAX_MARKETS = 100
export const CLEARED = ['SETTLED', 'CANCELLED', 'LAPSED', 'VOIDED'] as const

export type BetfairAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account; `session` throws without credentials. */
export function createAccount({ http }: Ways, session: () => Session) {
  const send = async <S extends z.ZodType>(path: string, body: object, schema: S, reads: boolean) => {
    const { keepAlive, headers } = session()
    await keepAlive()
    const request = { method: 'POST', body: JSON.stringify(body), sign: async () => headers } as const
    return http.account(path, schema, { ...request, ...(reads && { reads }) })
  }
  const read = <S extends z.ZodType>(operation: string, body: object, schema: S) =>
    send(`${BETTING}${operation}/`, body, schema, true)
  const write = (operation: string, body: object) => send(`${BETTING}${operation}/`, body, Report, false)

  /** All pages of a list of bets. */
  async function bets<S extends z.ZodType>(operation: string, body: object, row: S): Promise<z.infer<S>[]> {
    const found: z.infer<S>[] = []
    const readPage = async (fromRecord = 0) => {
      const page = await read(operation, { ...body, fromRecord, recordCount: MAX_RECORDS }, OrderPage)
      const rows = page.currentOrders ?? page.clearedOrders
      if (!rows) throw new CrossvenueError('EXCHANGE_ERROR', `Betfair sent no list for ${operation}`, { exchange: ID })
      return { rows, nextCursor: page.moreAvailable ? fromRecord + rows.length : undefined }
    }
    for await (const { rows } of walkPages({ exchange: ID, read: readPage, rows: (page) => page.rows })) {
      found.push(...http.rows(operation, rows, row))
    }
    return found
  }
  const list = z.array(z.unknown())

  return {
    /** Bets on markets that are not settled. */
    current: (query: { betIds?: string[]; marketIds?: string[]; orderProjection?: 'ALL' | 'EXECUTABLE' }) =>
      bets('listCurrentOrders', query, CurrentOrder),
    cleared: (betStatus: (typeof CLEARED)[number], query: { betIds?: string[]; marketIds?: string[] }) =>
      bets('listClearedOrders', { betStatus, ...query }, ClearedOrder),

    /** The matches of the account's bets in markets that are not settled, each by itself. */
    async matches(marketIds: readonly string[]): Promise<MatchedMarket[]> {
      const found: MatchedMarket[] = []
      for (let at = 0; at < marketIds.length; at += MAX_MARKETS) {
        const ids = marketIds.slice(at, at + MAX_MARKETS)
        const body = { marketIds: ids, orderProjection: 'ALL', matchProjection: 'NO_ROLLUP' }
        found.push(...http.rows('listMarketBook', await read('listMarketBook', body, list), MatchedMarket))
      }
      return found
    },

    /** The book of a market as the account sees it, in its own currency. */
    async book(marketId: string): Promise<MarketBook | undefined> {
      const body = { marketIds: [marketId], priceProjection: { priceData: ['EX_ALL_OFFERS'], virtualise: false } }
      const rows = http.rows('listMarketBook', await read('listMarketBook', body, list), MarketBook)
      return rows.find((row) => row.marketId === marketId)
    },

    /** Places orders of one market; those of a request are all placed or all refused. */
    async place(orders: readonly SentOrder[], customerRef: string): Promise<Report> {
      const [first] = orders
      const instructions = orders.map(({ instruction }) => instruction)
      return write('placeOrders', { marketId: first?.marketId, instructions, customerRef })
    },

    async cancel(marketId: string, betId: string): Promise<void> {
      const report = await write('cancelOrders', { marketId, instructions: [{ betId }] })
      const [row] = report.instructionReports ?? []
      const { data: instruction } = Canceled.safeParse(row)
      if (report.status === 'SUCCESS' && instruction?.status === 'SUCCESS') return
      throw refusalError([instruction?.errorCode, report.errorCode, report.status])
    },

    funds: () => send(`${ACCOUNT}getAccountFunds/`, {}, Funds, true),
    details: () => send(`${ACCOUNT}getAccountDetails/`, {}, Details, true),
  }
}
