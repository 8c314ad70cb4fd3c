import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order } from '../../models.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import { type HyperliquidAccount, readStatus } from './account.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { type OrderUpdate, SentOrder } from './order-schemas.ts'
import { assetOf, parseBalance, parseFill, parseOrder, parsePlaced, parsePosition } from './orders.ts'
import { parseCoin } from './parse.ts'

const ID = 'hyperliquid'

/** A request of so many orders costs no more than one of a single order. */
const MAX_BATCH = 39

const fieldError = createFieldError(ID)

/** Creates the operations of an account, and those on the public state of any account. */
export function createTrading(account: HyperliquidAccount, markets: Markets) {
  const listed = (updates: readonly OrderUpdate[], marketId: string | undefined): Order[] =>
    updates
      .flatMap((update) => parseOrder(update) ?? [])
      .filter((order) => marketId === undefined || order.marketId === marketId)

  /**
   * Returns the last state of each order. The history may miss open orders, and states for no order for sure that it
   * has ended.
   */
  const allOrders = async (params: OrderHistoryParams): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const [past, open] = await Promise.all([account.pastOrders(), account.openOrders()])
    const latest = new Map<number, OrderUpdate>()
    for (const update of [...past.toSorted((a, b) => a.statusTimestamp - b.statusTimestamp), ...open]) {
      latest.set(update.order.oid, update)
    }
    return listed([...latest.values()], params.marketId)
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> =>
    parsePlaced(await account.place(sent), sent, params)

  return {
    ...createSubmission({
      exchange: ID,
      request: SentOrder,
      buildOrder: createOrderBuilder(account, markets),
      place,
      batches: {
        max: MAX_BATCH,
        send: account.placeAll,
        read: (status, sent, params) => parsePlaced(readStatus(status), sent, params),
      },
    }),

    async fetchOrder(orderId) {
      const order = parseOrder(await account.order(orderId))
      if (!order) throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} belongs to another kind of market`)
      return order
    },

    async cancelOrder(orderId) {
      const update = await account.order(orderId)
      const [order, place] = [parseOrder(update), parseCoin(update.order.coin)]
      if (!order || !place)
        throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} belongs to another kind of market`)
      await account.cancel(assetOf(place), update.order.oid)
      // Fills between the two requests are unknown without another read.
      const after = await account.order(orderId).catch(() => undefined)
      return { ...((after && parseOrder(after)) ?? order), status: 'canceled', remaining: 0 }
    },

    fetchOpenOrders: async (marketId) => listed(await account.openOrders(), marketId),
    fetchAllOrders: async (params = {}) => newestFirst(await allOrders(params), params),
    async fetchClosedOrders(params = {}) {
      const orders = await allOrders(params)
      return newestFirst(
        orders.filter(({ status }) => status !== 'open'),
        params,
      )
    },

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { since, until, marketId, outcomeId } = params
      const trades = (await account.fills({ span: spanOf(since, until) }))
        .flatMap((fill) => parseFill(fill) ?? [])
        .filter((trade) => marketId === undefined || trade.marketId === marketId)
        .filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId)
      return newestFirst(trades, params)
    },

    /** Positions of every wallet are public. */
    async fetchPositions(address) {
      const user = await account.user(address)
      const [balances, mids] = await Promise.all([account.balances(user), markets.mids()])
      return balances.flatMap((balance) => parsePosition(balance, mids) ?? [])
    },
    async fetchBalance(address) {
      return (await account.balances(address)).flatMap((balance) => parseBalance(balance) ?? [])
    },
  } satisfies Partial<Venue>
}

const spanOf = (since: string | undefined, until: string | undefined) => {
  if (since === undefined && until === undefined) return undefined
  return {
    startTime: since === undefined ? 0 : parseInstant(since),
    ...(until !== undefined && { endTime: parseInstant(until) }),
  }
}
