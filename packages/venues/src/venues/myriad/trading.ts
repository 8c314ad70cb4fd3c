import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { MyriadAccount } from './account.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { SentOrder } from './order-schemas.ts'
import { parseOrder, parsePosition, parseUserTrade, placedRow } from './orders.ts'
import { signOrder } from './sign.ts'

const ID = 'myriad'

const fieldError = createFieldError(ID)

/** Creates the account operations. The venue states no balance: it is on the chain. */
export function createTrading(account: MyriadAccount, markets: Markets) {
  const ordersOf = async (wanted: (order: Order) => boolean, params: OrderHistoryParams = {}): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId } = params
    const orders = (await account.orders(await account.trader())).map(parseOrder)
    const found = orders.filter((order) => (marketId === undefined || order.marketId === marketId) && wanted(order))
    return newestFirst(found, params)
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> => {
    const placed = await account.place(sent)
    const row = await account.order(placed.orderHash, sent.order.trader).catch(() => undefined)
    // The action took effect, whether or not it can be looked up.
    const { price: _, ...order } = parseOrder(row ?? placedRow(placed, sent))
    return { ...order, ...orderPrices(params, undefined), type: params.type }
  }

  return {
    ...createSubmission({ exchange: ID, request: SentOrder, buildOrder: createOrderBuilder(account, markets), place }),
    fetchOrder: async (orderId) => parseOrder(await account.order(orderId, await account.trader())),

    /** Cancels an order by signing it once more. */
    async cancelOrder(orderId) {
      const { address } = await account.wallet()
      const row = await account.order(orderId, address)
      const order = parseOrder(row)
      if (!isOpen(order)) throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(
        orderId,
        await signOrder(await account.wallet(), row.order, order.marketId.split(':')[0] ?? ''),
      )
      return readCanceled(order, async () => parseOrder(await account.order(orderId, address)))
    },

    fetchOpenOrders: (marketId) => ordersOf(isOpen, marketId === undefined ? {} : { marketId }),
    fetchClosedOrders: (params) => ordersOf((order) => !isOpen(order), params),
    fetchAllOrders: (params) => ordersOf(() => true, params),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, until, limit = Infinity } = params
      const [network, market] = (marketId ?? outcomeId)?.split(':') ?? []
      const found = new Map<string, UserTrade>()
      const query = {
        network_id: network,
        market_id: market,
        since: since === undefined ? undefined : Math.ceil(parseInstant(since) / 1_000),
        until: until === undefined ? undefined : Math.floor(parseInstant(until) / 1_000),
      }
      for await (const action of account.actions(await account.trader(), query)) {
        const trade = parseUserTrade(action)
        const isWanted = outcomeId === undefined || trade?.outcomeId === outcomeId
        if (trade && isWanted) found.set(trade.id, trade)
        if (found.size >= limit) break
      }
      return [...found.values()]
    },

    async fetchPositions(address) {
      const rows = await account.positions(address ?? (await account.trader()))
      return rows.flatMap((row) => parsePosition(row) ?? [])
    },
  } satisfies Partial<Venue>
}

const isOpen = ({ status }: Order): boolean => status === 'open' || status === 'pending'
