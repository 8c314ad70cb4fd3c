import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order, UserTrade } from '../../models.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import { type ManifoldAccount, SentBet } from './account.ts'
import { betsOf, spanOf } from './bets.ts'
import { createOrderBuilder, type TradingOptions } from './build-order.ts'
import { parseBalances, parseOrder, parsePlaced, parsePositions, parseUserTrades } from './orders.ts'

const ID = 'manifold'

const fieldError = createFieldError(ID)

/** Creates the operations of a member. */
export function createTrading(account: ManifoldAccount, options: TradingOptions) {
  const { api, now } = options
  const ownOrder = async (orderId: string): Promise<Order> => {
    account.requireKey()
    const [{ id: userId }, bet] = await Promise.all([account.me(), api.bet(orderId)])
    const order = bet?.userId === userId ? parseOrder(bet, now()) : undefined
    if (order) return order
    throw fieldError('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} of this account`)
  }

  /** Returns this member's bets that are orders, newest first. */
  const ordersOf = async (wanted: (order: Order) => boolean, params: OrderHistoryParams, kinds?: 'open-limit') => {
    refuseParameters(ID, params, ['cursor'])
    const { id: userId } = await account.me()
    const found: Order[] = []
    for await (const bet of betsOf(api, { userId, ...spanOf(params.since, params.until), ...(kinds && { kinds }) })) {
      const order = parseOrder(bet, now())
      const isIn = params.marketId === undefined || order?.marketId === params.marketId
      if (order && isIn && wanted(order)) found.push(order)
      if (found.length === params.limit) break
    }
    return newestFirst(found, params)
  }

  const place = async (sent: SentBet, params: CreateOrderParams): Promise<Order> => {
    const made = await account.place(sent)
    return { ...parsePlaced(made, sent), type: params.type }
  }

  return {
    ...createSubmission({ exchange: ID, request: SentBet, buildOrder: createOrderBuilder(account, options), place }),

    fetchOrder: ownOrder,

    async cancelOrder(orderId) {
      const order = await ownOrder(orderId)
      if (!isOpen(order)) throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      return readCanceled(order, () => ownOrder(orderId))
    },

    fetchOpenOrders: (marketId) => ordersOf(isOpen, marketId === undefined ? {} : { marketId }, 'open-limit'),
    fetchClosedOrders: (params = {}) => ordersOf((order) => !isOpen(order), params),
    fetchAllOrders: (params = {}) => ordersOf(() => true, params),

    /** All bets are read: an old limit order may have been filled just now. */
    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { id: userId } = await account.me()
      const { marketId, outcomeId } = params
      const found: UserTrade[] = []
      for await (const bet of betsOf(api, { userId })) found.push(...parseUserTrades(bet))
      return newestFirst(
        found.filter(
          (trade) =>
            (marketId === undefined || trade.marketId === marketId) &&
            (outcomeId === undefined || trade.outcomeId === outcomeId),
        ),
        params,
      )
    },

    /** Returns the positions of this member, or of any user by id. */
    async fetchPositions(userId) {
      return (await api.holdings(userId ?? (await account.me()).id)).flatMap(parsePositions)
    },

    fetchBalance: async () => parseBalances(await account.me()),
  } satisfies Partial<Venue>
}

const isOpen = ({ status }: Order): boolean => status === 'open'
