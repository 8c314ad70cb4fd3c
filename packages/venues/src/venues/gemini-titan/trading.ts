import { createFieldError } from '../../arguments/field-error.ts'
import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order } from '../../models.ts'
import { readPlaced } from '../../orders/create-orders.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { toMillionths } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { GeminiAccount } from './account.ts'
import { refusalOfOne } from './api.ts'
import { type Contracts, createOrderBuilder } from './build-order.ts'
import { type GeminiOrder, NewOrder, PlacedOrder, RefusedOrder } from './order-schemas.ts'
import { parseBalance, parseOrder, parsePosition, parseUserTrade, refusalOf } from './orders.ts'
import { instrumentOf } from './parse.ts'

const ID = 'gemini-titan'

const CURRENCY = 'USD'
/** The maximum number of orders of a request. */
const MAX_BATCH = 20

const fieldError = createFieldError(ID)

/** Creates the account operations; `account` throws without credentials. */
export function createTrading(account: () => GeminiAccount, contracts: Contracts) {
  /** Reads lists until they end. */
  const all = async (...lists: AsyncIterable<GeminiOrder[]>[]): Promise<Order[]> => {
    const found = new Map<string, Order>()
    for (const list of lists) {
      for await (const page of list) for (const row of page) found.set(row.orderId, parseOrder(row))
    }
    return [...found.values()]
  }
  const listed = async (params: OrderHistoryParams, ...lists: AsyncIterable<GeminiOrder[]>[]) => {
    refuseParameters(ID, params, ['cursor'])
    return newestFirst(await all(...lists), params)
  }

  /** Returns the orders of these ids; reads only as far as needed. */
  const ordersOf = async (ids: ReadonlySet<string>, symbol: string | undefined) => {
    const found = new Map<string, GeminiOrder>()
    for (const list of [account().pastOrders, account().activeOrders]) {
      if (found.size === ids.size) break
      for await (const page of list(symbol)) {
        for (const row of page) if (ids.has(row.orderId)) found.set(row.orderId, row)
        if (found.size === ids.size) break
      }
    }
    return found
  }

  const placed = (row: GeminiOrder, sent: NewOrder, params: CreateOrderParams): Order => {
    const { price: _, averageFillPrice: average, ...rest } = parseOrder(row)
    const prices = orderPrices(params, average === undefined ? undefined : toMillionths(average))
    const order = { ...rest, ...prices, type: params.type }
    const isDropped = order.status === 'canceled' && order.filled === 0
    if (isDropped && sent.timeInForce !== 'immediate-or-cancel') throw refusalOf(row)
    return order
  }

  const place = async (sent: NewOrder, params: CreateOrderParams): Promise<Order> =>
    placed(await account().place(sent), sent, params)

  return {
    ...createSubmission({
      exchange: ID,
      request: NewOrder,
      buildOrder: createOrderBuilder(account, contracts),
      place,
      batches: {
        max: MAX_BATCH,
        send: (orders) => account().placeAll(orders),
        read(answer, sent, params) {
          const refused = RefusedOrder.safeParse(answer)
          if (refused.success) throw refusalOfOne(refused.data)
          return placed(readPlaced(ID, PlacedOrder, answer).order, sent, params)
        },
      },
    }),

    /** The venue lists orders, and has no lookup by id. */
    async fetchOrder(orderId) {
      const row = (await account().activeOrder(orderId)) ?? (await account().pastOrder(orderId))
      if (!row) throw fieldError('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} on Gemini`)
      return parseOrder(row)
    },

    async cancelOrder(orderId) {
      const row = await account().activeOrder(orderId)
      if (!row) throw fieldError('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} is open on Gemini`)
      await account().cancel(orderId)
      // Reads fills up to the cancellation; a failure of that read does not matter to the cancellation.
      const past = await account()
        .pastOrder(orderId, row.symbol)
        .catch(() => undefined)
      return past ? parseOrder(past) : { ...parseOrder(row), status: 'canceled', remaining: 0 }
    },

    fetchOpenOrders: async (marketId) => all(account().activeOrders(marketId)),
    fetchClosedOrders: async (params = {}) => listed(params, account().pastOrders(params.marketId)),
    fetchAllOrders: async (params = {}) =>
      listed(params, account().activeOrders(params.marketId), account().pastOrders(params.marketId)),

    /** Without `since` the latest 500 are read: the venue pages only from a given time on. */
    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since } = params
      const symbol = marketId ?? (outcomeId === undefined ? undefined : instrumentOf(outcomeId))
      const rows = await account().trades(symbol, since === undefined ? undefined : parseInstant(since))
      const orders = await ordersOf(new Set(rows.map(({ order_id }) => order_id)), symbol)
      const trades = rows.flatMap((row) => parseUserTrade(row, orders.get(row.order_id)) ?? [])
      return newestFirst(
        trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId),
        params,
      )
    },

    async fetchPositions(address) {
      refuseAddress(ID, address)
      return (await account().positions()).flatMap((row) => parsePosition(row) ?? [])
    },
    /** An account holds coins too; contracts are paid in dollars. */
    async fetchBalance(address) {
      refuseAddress(ID, address)
      return (await account().balances()).filter(({ currency }) => currency === CURRENCY).map(parseBalance)
    },
  } satisfies Partial<Venue>
}
