import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order } from '../../models.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { LimitlessAccount } from './account.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { SentOrder, type UserOrder } from './order-schemas.ts'
import { parseOrder, parsePlaced, parsePositions, parseUserTrade } from './orders.ts'

const ID = 'limitless'

const fieldError = createFieldError(ID)

const WALLET = /^0x[0-9a-f]{40}$/i

/** Creates the account operations. The venue states no balance: it is on the chain. */
export function createTrading(account: LimitlessAccount, markets: Markets) {
  /** Orders are listed market by market only. */
  const ordersOf = async (marketId: string | undefined, ...statuses: readonly UserOrder['status'][]) => {
    if (marketId === undefined)
      throw fieldError('VALIDATION_ERROR', 'marketId', `${ID} lists orders of one market only`)
    return (await account.ordersOf(await markets.slugOf(marketId), ...statuses)).map(parseOrder)
  }
  const historyOf = async (params: OrderHistoryParams = {}, ...statuses: readonly UserOrder['status'][]) => {
    refuseParameters(ID, params, ['cursor'])
    return newestFirst(await ordersOf(params.marketId, ...statuses), params)
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> =>
    parsePlaced(await account.place(sent), sent, params)

  return {
    ...createSubmission({ exchange: ID, request: SentOrder, buildOrder: createOrderBuilder(account, markets), place }),
    fetchOrder: async (orderId) => parseOrder(await account.order(orderId)),

    async cancelOrder(orderId) {
      const order = await account.order(orderId)
      if (order.status !== 'LIVE') throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      return readCanceled(parseOrder(order), async () => parseOrder(await account.order(orderId)))
    },

    fetchOpenOrders: (marketId) => ordersOf(marketId, 'LIVE'),
    /** Only filled orders: the venue does not list canceled ones. */
    fetchClosedOrders: (params) => historyOf(params, 'MATCHED'),
    fetchAllOrders: (params) => historyOf(params, 'LIVE', 'MATCHED'),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { limit, marketId, outcomeId } = params
      const rows = await account.trades(
        (marketId ?? outcomeId ?? params.since ?? params.until) ? Infinity : (limit ?? Infinity),
      )
      const trades = await Promise.all(
        rows.map(async (row) => parseUserTrade(row, await markets.tokensOf(row.market.slug)) ?? []),
      )
      const found = trades
        .flat()
        .filter((trade) => marketId === undefined || trade.marketId === marketId)
        .filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId)
      return newestFirst(found, params)
    },

    /** Returns the own positions, or those of any wallet. */
    async fetchPositions(address) {
      if (address === undefined) return (await account.positions()).flatMap(parsePositions)
      if (WALLET.test(address)) return (await account.positionsOf(address)).flatMap(parsePositions)
      throw fieldError('VALIDATION_ERROR', 'address', `${address} is not the address of a wallet`)
    },
  } satisfies Partial<Venue>
}
