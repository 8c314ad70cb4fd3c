import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Query } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import type { SmarketsApi } from './api.ts'
import { Account, Activity, OrderRow, Placed, type SentOrder } from './order-schemas.ts'
import { standing } from './orders.ts'
import { createSession } from './session.ts'

const ID = 'smarkets'
const ORDERS = { path: '/v3/orders/', key: 'orders', limit: 100 }
const ACTIVITY = { path: '/v3/accounts/activity/', key: 'account_activity', limit: 500 }
/** Markets that one question may name, so that addresses stay short. */
const MARKETS_AT_ONCE = 50
/** An execution, and what becomes of one that waits for the delay of a market in play. */
const EXECUTIONS = Activity.in.shape.source.options

const Page = z.looseObject({ pagination: z.object({ next_page: z.string().nullish() }).nullish() })

export type SmarketsAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account. */
export function createAccount(api: SmarketsApi, credentials: Credentials | undefined, now: () => number) {
  const { http, canceling } = api.requesters
  const session = createSession(http, credentials, now)
  const signed = async () => {
    const headers = await session()
    return { sign: async () => headers }
  }

  /** Follows the venue's own queries for the next pages. */
  async function pages<S extends z.ZodType>(
    { path, key, limit }: { path: string; key: string; limit: number },
    row: S,
    query: Query,
    isEnough: (found: readonly z.infer<S>[]) => boolean = () => false,
  ): Promise<z.infer<S>[]> {
    const found: z.infer<S>[] = []
    // An answer without its list is damaged: read as an empty one, it would say that no order is open.
    const form = Page.and(z.object({ [key]: z.array(z.unknown()).nullable() }))
    const read = async (next?: string) => {
      const request = next === undefined ? { ...query, limit: query.limit ?? limit } : queryOf(next)
      const answer = await http.account(path, form, { ...(await signed()), query: request })
      return { rows: answer[key] ?? [], nextCursor: answer.pagination?.next_page || undefined }
    }
    for await (const { rows } of walkPages({ exchange: ID, read, rows: (page) => page.rows })) {
      found.push(...http.rows(path, rows, row))
      if (isEnough(found)) break
    }
    return found
  }

  const orders = (query: Query): Promise<OrderRow[]> => pages(ORDERS, OrderRow, query)

  return {
    orders,
    async order(id: string): Promise<OrderRow> {
      const found = /^\d+$/.test(id) ? await orders({ id, limit: 1 }) : []
      const order = found.find((each) => each.id === id)
      if (order) return order
      throw new CrossvenueError('ORDER_NOT_FOUND', `${ID} has no order ${id}`, { exchange: ID })
    },
    place: async (sent: SentOrder) =>
      http.account(ORDERS.path, Placed, { ...(await signed()), method: 'POST', body: JSON.stringify(sent) }),
    async cancel(id: string): Promise<void> {
      const notFound = { code: 'ORDER_NOT_FOUND', message: `${ID} has no open order ${id}` } as const
      const request = { ...(await signed()), method: 'DELETE', notFound } as const
      await canceling.account(`/v3/orders/${encodeURIComponent(id)}/`, z.unknown(), request)
    },
    /** Reads valid executions, newest first: page after page until they are enough. */
    executions: async (query: Query, isEnough: (found: readonly Activity[]) => boolean): Promise<Activity[]> =>
      standing(
        await pages(ACTIVITY, Activity, { ...query, source: EXECUTIONS, sort: '-seq,-subseq' }, (rows) =>
          isEnough(standing(rows)),
        ),
      ),
    /** Reads the events of markets from the account's history. */
    async eventsOf(marketIds: readonly string[]): Promise<string[]> {
      const lines = z.object({ event_id: z.string().regex(/^\d+$/), market_id: z.string() })
      const events: string[] = []
      for (let at = 0; at < marketIds.length; at += MARKETS_AT_ONCE) {
        const ids = marketIds.slice(at, at + MARKETS_AT_ONCE)
        const rows = await pages(ACTIVITY, lines, { market_id: ids, sort: '-seq,-subseq' })
        events.push(...rows.map(({ event_id }) => event_id))
      }
      return [...new Set(events)]
    },
    /** Quotes as they are now: without a session they come late. */
    quotes: async (marketId: string, contractId: string) => api.quotes(marketId, contractId, await signed()),
    account: async () => http.account('/v3/accounts/', Account, await signed()),
  }
}

/** A query as the venue writes it, `?limit=20&state=created&state=partial`. */
function queryOf(text: string): Query {
  const given = new URLSearchParams(text)
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
}
