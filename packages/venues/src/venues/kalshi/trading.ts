import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order } from '../../models.ts'
import { readPlaced } from '../../orders/create-orders.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { toMillionths, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { KalshiAccount } from './account.ts'
import { type KalshiApi, refusalOf } from './api.ts'
import { createOrderBuilder } from './build-order.ts'
import { createEdit } from './edit-order.ts'
import {
  KalshiNewOrder,
  type KalshiOrder,
  KalshiPlaced,
  parseFill,
  parseOrder,
  parsePlaced,
  parsePosition,
  RefusedOrder,
} from './orders.ts'
import { outcomeIdOf, parseOutcomeId } from './outcome.ts'
import { parseSettlement } from './settlements.ts'

const CENT = 10_000n
/** The venue bills each order of a batch; on the lowest tier so many use up a second. */
const MAX_BATCH = 10

/** Creates the account operations; `account` throws without credentials. */
export function createTrading(
  id: string,
  account: () => KalshiAccount,
  api: Pick<KalshiApi, 'market' | 'orderBook'>,
  now: () => number,
) {
  const history = async (statuses: readonly (string | undefined)[], params: OrderHistoryParams = {}) => {
    refuseParameters(id, params, ['cursor'])
    const { marketId, since, until, limit = Infinity } = params
    const query = { ticker: marketId, ...seconds(since, until) }
    const lists = await Promise.all(statuses.map((status) => account().orders({ ...query, status }, limit)))
    const rows = lists.flat()
    // Every archived order is closed.
    if (rows.length < limit) rows.push(...(await account().archivedOrders(query, limit - rows.length)))
    return newestFirst(
      rows.map((row) => parseOrder(row)),
      params,
    )
  }

  const place = async (sent: KalshiNewOrder, params: CreateOrderParams): Promise<Order> =>
    parsePlaced(await account().place(sent), sent, params)

  const operations = {
    ...createSubmission({
      exchange: id,
      request: KalshiNewOrder,
      buildOrder: createOrderBuilder(id, account, api, now),
      place,
      looksAtHoldings: true,
      batches: {
        max: MAX_BATCH,
        send: (orders) => account().placeAll(orders),
        read(answer, sent, params) {
          const refused = RefusedOrder.safeParse(answer)
          if (refused.success) throw refusalOf(id, refused.data)
          return parsePlaced(readPlaced(id, KalshiPlaced, answer), sent, params)
        },
      },
    }),

    async cancelOrder(orderId) {
      const order = await account().order(orderId)
      await account().cancel(order)
      // Fills between the two requests are unknown without another read.
      return parseOrder(
        await account()
          .order(orderId)
          .catch((): KalshiOrder => ({ ...order, status: 'canceled' })),
      )
    },
    /** The venue filters by whole seconds. */
    async fetchSettlements(params = {}) {
      const { marketId, since, until, limit } = params
      const rows = await account().settlements({ ticker: marketId, ...seconds(since, until) }, limit)
      return newestFirst(rows.map(parseSettlement), params)
    },
    fetchOrder: async (orderId) => parseOrder(await account().order(orderId)),
    fetchOpenOrders: async (marketId) => {
      const rows = await account().orders({ ticker: marketId, status: 'resting' })
      return rows.map((row) => parseOrder(row))
    },
    fetchClosedOrders: (params) => history(['executed', 'canceled'], params),
    fetchAllOrders: (params) => history([undefined], params),

    async fetchMyTrades(params = {}) {
      refuseParameters(id, params, ['cursor'])
      const outcome = params.outcomeId === undefined ? undefined : parseOutcomeId(params.outcomeId)
      const query = { ticker: outcome?.ticker ?? params.marketId, ...seconds(params.since, params.until) }
      const most = outcome ? Infinity : (params.limit ?? Infinity)
      const rows = await account().fills(query, most)
      if (rows.length < most) rows.push(...(await account().archivedFills(query, most - rows.length)))
      const trades = rows.map(parseFill)
      return newestFirst(
        outcome ? trades.filter(({ outcomeId }) => outcomeId === outcomeIdOf(outcome)) : trades,
        params,
      )
    },
    async fetchPositions(address) {
      refuseAddress(id, address)
      return (await account().positions()).flatMap((row) => parsePosition(row) ?? [])
    },
    /** The venue does not state the amount that resting orders hold. */
    async fetchBalance(address) {
      refuseAddress(id, address)
      const { balance, balance_dollars } = await account().balance()
      const available = toMillionths(balance_dollars ?? '') ?? BigInt(balance) * CENT
      return [{ currency: 'USD', available: toNumber(available), venue: id }]
    },
  } satisfies Partial<Venue>
  return { ...operations, editOrder: createEdit(id, account, operations) }
}

/** The venue filters by whole seconds; newestFirst filters the milliseconds. */
const seconds = (since: string | undefined, until: string | undefined) => ({
  ...(since !== undefined && { min_ts: Math.floor(parseInstant(since) / 1_000) }),
  ...(until !== undefined && { max_ts: Math.ceil(parseInstant(until) / 1_000) }),
})
