import pMap from 'p-map'
import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Order } from '../../models.ts'
import { readPlaced } from '../../orders/create-orders.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import { type BetfairAccount, CLEARED } from './account.ts'
import { createOrderBuilder } from './build-order.ts'
import { Placed, type Report, SentOrder } from './order-schemas.ts'
import {
  parseBalance,
  parseCleared,
  parseMatches,
  parseOrder,
  parsePlaced,
  parsePositions,
  parseSettledTrade,
} from './orders.ts'
import { parseId } from './parse.ts'
import { refusalError } from './refusals.ts'

const ID = 'betfair'
/** Instructions of one request, by the venue's own specification. */
const MAX_BATCH = 200

/** Creates the account operations. The venue refuses a repeated order for a minute, by the name that we give it. */
export function createTrading(account: BetfairAccount, now: () => number) {
  const ofMarket = (marketId: string | undefined) => {
    if (marketId === undefined) return {}
    const market = parseId(marketId)?.market
    if (market !== undefined) return { marketIds: [market] }
    throw new CrossvenueError('MARKET_NOT_FOUND', `No market ${marketId} on Betfair`, { exchange: ID })
  }

  /** A bet that was matched in part and then canceled is in several lists: the present state comes first. */
  const bets = async (query: { betIds?: string[]; marketIds?: string[] }): Promise<Map<string, Order>> => {
    const [current, ...cleared] = await Promise.all([
      account.current({ ...query, orderProjection: 'ALL' }),
      ...CLEARED.map(async (status) =>
        (await account.cleared(status, query)).map((row) => parseCleared(row, status === 'SETTLED')),
      ),
    ])
    const found = new Map<string, Order>()
    for (const order of [...current.map(parseOrder), ...cleared.flat()]) {
      if (!found.has(order.id)) found.set(order.id, order)
    }
    return found
  }

  const history = async (params: OrderHistoryParams, wanted: (order: Order) => boolean): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId } = params
    const orders = [...(await bets(ofMarket(marketId))).values()]
    return newestFirst(
      orders.filter((order) => (marketId === undefined || order.marketId === marketId) && wanted(order)),
      params,
    )
  }

  const fetchOrder = async (orderId: string): Promise<Order> => {
    const order = /^\d+$/.test(orderId) ? (await bets({ betIds: [orderId] })).get(orderId) : undefined
    if (order) return order
    throw new CrossvenueError('ORDER_NOT_FOUND', `Betfair has no order ${orderId}`, { exchange: ID })
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> => {
    const report = await account.place([sent], sent.instruction.customerOrderRef)
    return parsePlaced(reportOf(report, 0), sent, params, now())
  }

  return {
    ...createSubmission({
      exchange: ID,
      request: SentOrder,
      buildOrder: createOrderBuilder(account),
      place,
      looksAtHoldings: true,
      batches: {
        max: MAX_BATCH,
        send: (orders) => sendTogether(account, orders),
        read(answer, sent, params) {
          if (answer instanceof Error) throw answer
          return parsePlaced(readPlaced(ID, Placed, answer), sent, params, now())
        },
      },
    }),
    fetchOrder,

    async cancelOrder(orderId) {
      const order = await fetchOrder(orderId)
      if (order.status !== 'open') {
        throw new CrossvenueError('ORDER_NOT_FOUND', `order ${orderId} is no longer open`, { exchange: ID })
      }
      await account.cancel(parseId(order.marketId)?.market ?? '', orderId)
      return readCanceled(order, () => fetchOrder(orderId))
    },

    async fetchOpenOrders(marketId) {
      const rows = await account.current({ ...ofMarket(marketId), orderProjection: 'EXECUTABLE' })
      return rows.map(parseOrder).filter((order) => marketId === undefined || order.marketId === marketId)
    },
    fetchClosedOrders: (params = {}) => history(params, ({ status }) => status !== 'open'),
    fetchAllOrders: (params = {}) => history(params, () => true),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { outcomeId, marketId } = params
      const query = ofMarket(marketId ?? outcomeId)
      const [current, settled] = await Promise.all([
        account.current({ ...query, orderProjection: 'ALL' }),
        account.cleared('SETTLED', query),
      ])
      const matched = current.filter(({ sizeMatched }) => sizeMatched > 0)
      const byId = new Map(matched.map((row) => [row.betId, row]))
      const markets = await account.matches([...new Set(matched.map((row) => row.marketId))])
      const trades = [...parseMatches(markets, (betId) => byId.get(betId)), ...settled.flatMap(parseSettledTrade)]
      return newestFirst(
        trades.filter(
          (trade) =>
            (marketId === undefined || trade.marketId === marketId) &&
            (outcomeId === undefined || trade.outcomeId === outcomeId),
        ),
        params,
      )
    },

    /** The venue lists no positions: they are the matched bets of markets that are not settled. */
    async fetchPositions(address) {
      refuseAddress(ID, address)
      return parsePositions(await account.current({ orderProjection: 'ALL' }))
    },
    async fetchBalance(address) {
      refuseAddress(ID, address)
      const [funds, { currencyCode }] = await Promise.all([account.funds(), account.details()])
      return [parseBalance(funds, currencyCode)]
    },
  } satisfies Partial<Venue>
}

/** Returns the answer to one instruction. Throws the refusal of the request, or says that its effect is open. */
function reportOf(report: Report, n: number): Placed {
  const { data } = Placed.safeParse(report.instructionReports?.[n])
  if (report.status === 'FAILURE' || report.status === 'TIMEOUT') {
    throw refusalError([data?.errorCode, report.errorCode, report.status])
  }
  return readPlaced(ID, Placed, report.instructionReports?.[n])
}

/**
 * Sends orders of one market in one request, which the venue takes or refuses as a whole; those of several one by one. A
 * refusal of all is thrown, so that each is sent by itself.
 */
async function sendTogether(account: BetfairAccount, orders: readonly SentOrder[]): Promise<readonly unknown[]> {
  const [first] = orders
  if (first && orders.every(({ marketId }) => marketId === first.marketId)) {
    // The names of the single orders stay free: each may have to be sent by itself.
    const report = await account.place(orders, `${first.instruction.customerOrderRef.slice(0, 31)}+`)
    return orders.map((_, n) => reportOf(report, n))
  }
  const one = async (order: SentOrder) => reportOf(await account.place([order], order.instruction.customerOrderRef), 0)
  return pMap(orders, (order) => one(order).catch((error: unknown) => error), { concurrency: 1 })
}
