import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, MyTradesParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { PredictAccount } from './account.ts'
import type { PredictApi } from './api.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { SentOrder } from './order-schemas.ts'
import { parseOrder, parsePosition, parseUserTrades } from './orders.ts'
import { readMatches } from './reads.ts'

const ID = 'predictfun'

const fieldError = createFieldError(ID)

/** Creates the operations of a wallet. The venue states no balance: it is on the chain. */
export function createTrading(account: PredictAccount, api: PredictApi, markets: Markets) {
  const ownAddress = async () => (await account.wallet()).address

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> => {
    const { orderHash } = await account.place(sent)
    const known: Order = {
      id: orderHash,
      marketId: params.marketId,
      outcomeId: params.outcomeId,
      side: params.side,
      type: params.type,
      amount: params.amount,
      status: 'pending',
      filled: 0,
      filledShares: 0,
      remaining: params.amount,
      ...orderPrices(params, undefined),
    }
    // The answer states no fills. The order is placed, whatever becomes of this read.
    const found = await account.order(orderHash).then(parseOrder, () => known)
    const { price: _, ...order } = found
    return { ...order, ...orderPrices(params, undefined), type: params.type }
  }

  /** Reads the trades of any wallet: they are public. */
  const walletTrades = async (address: string, params: MyTradesParams = {}): Promise<UserTrade[]> => {
    const { marketId, outcomeId, since, until, limit } = params
    const span = { since, until, limit: outcomeId === undefined ? limit : undefined }
    const rows = await readMatches(api, { marketId, signerAddress: address }, span)
    const trades = rows.flatMap((row) => parseUserTrades(row, address))
    return newestFirst(
      trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId),
      params,
    )
  }

  const operations = {
    ...createSubmission({ exchange: ID, request: SentOrder, buildOrder: createOrderBuilder(account, markets), place }),

    fetchOrder: async (orderId) => parseOrder(await account.order(orderId)),

    async cancelOrder(orderId) {
      const order = parseOrder(await account.order(orderId))
      const removed = order.status === 'open' ? (await account.remove([order.id])).removed : []
      if (!removed.includes(order.id)) {
        throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      }
      return readCanceled(order, async () => parseOrder(await account.order(orderId)))
    },

    async fetchOpenOrders(marketId) {
      const orders = (await account.openOrders()).map(parseOrder)
      return orders.filter((order) => marketId === undefined || order.marketId === marketId)
    },

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      return walletTrades(await ownAddress(), params)
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    async fetchPositions(address) {
      const rows = await account.positions(address ?? (await ownAddress()))
      return rows.map(parsePosition).filter(({ size }) => size > 0)
    },
  } satisfies Partial<Venue>
  return { operations, walletTrades }
}
