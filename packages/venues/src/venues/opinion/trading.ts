import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { toMillionths, toNumber } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { OpinionAccount } from './account.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { SentOrder } from './order-schemas.ts'
import { isTrade, parseOrder, parsePosition, parseUserTrade, type TokenOf } from './orders.ts'

const ID = 'opinion'

const fieldError = createFieldError(ID)

/** Creates what an account does. */
export function createTrading(account: OpinionAccount, markets: Markets, now: () => number) {
  const tokensOf = async (rows: readonly { marketId: string }[]): Promise<TokenOf> => {
    const ids = [...new Set(rows.map(({ marketId }) => marketId))]
    const found = new Map(await Promise.all(ids.map(async (id) => [id, await markets.market(id)] as const)))
    return (marketId, side) => found.get(marketId)?.[side === 1 ? 'yesTokenId' : 'noTokenId'] ?? ''
  }

  const orders = async (params: OrderHistoryParams = {}, status?: string): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId, since, until, limit } = params
    const query = { marketId, ...(status !== undefined && { status }) }
    const most = (since ?? until) ? Infinity : (limit ?? Infinity)
    const rows = await account.orders(query, ({ length }) => length >= most)
    const tokenOf = await tokensOf(rows)
    return newestFirst(
      rows.map((row) => parseOrder(row, tokenOf)),
      params,
    )
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> => {
    const row = await account.place(sent)
    const order = parseOrder(row, () => sent.tokenId, toMillionths(params.amount))
    const { averageFillPrice: average } = order
    return { ...order, ...orderPrices(params, average === undefined ? undefined : toMillionths(average)) }
  }

  return {
    ...createSubmission({
      exchange: ID,
      request: SentOrder,
      buildOrder: createOrderBuilder(account, markets, now),
      place,
    }),

    async fetchOrder(orderId) {
      const row = await account.order(orderId)
      return parseOrder(row, await tokensOf([row]))
    },

    async cancelOrder(orderId) {
      const row = await account.order(orderId)
      const order = parseOrder(row, await tokensOf([row]))
      if (order.status !== 'open') throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      return readCanceled(order, async () => {
        const after = await account.order(orderId)
        return parseOrder(after, await tokensOf([after]))
      })
    },

    fetchOpenOrders: (marketId) => orders(marketId === undefined ? {} : { marketId }, '1'),
    fetchClosedOrders: (params) => orders(params, '2,3,4,5'),
    fetchAllOrders: (params) => orders(params),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, until } = params
      const most = (outcomeId ?? since ?? until) ? Infinity : (params.limit ?? Infinity)
      const rows = await account.trades({ marketId }, (found) => found.filter(isTrade).length >= most)
      const tokenOf = await tokensOf(rows)
      const trades = rows.filter(isTrade).map((row) => parseUserTrade(row, tokenOf))
      return newestFirst(
        trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId),
        params,
      )
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    fetchPositions: async (address) => (await account.positions(address)).flatMap((row) => parsePosition(row) ?? []),

    async fetchBalance(address) {
      account.requireKey()
      const [{ balances, walletAddress, multiSignAddress }, quoteTokens] = await Promise.all([
        account.balances(),
        markets.quoteTokens(),
      ])
      const own = [walletAddress, multiSignAddress].map((each) => each?.toLowerCase())
      if (address !== undefined && !own.includes(address.toLowerCase())) {
        throw fieldError(
          'VALIDATION_ERROR',
          'address',
          `${ID} shows the balance of your own wallet only; omit the address`,
        )
      }
      const symbols = new Map(
        quoteTokens.map(({ quoteTokenAddress, symbol }) => [quoteTokenAddress.toLowerCase(), symbol]),
      )
      return (balances ?? []).map(({ quoteToken, totalBalance, availableBalance, frozenBalance }) => ({
        currency: symbols.get(quoteToken.toLowerCase()) ?? quoteToken,
        ...(typeof totalBalance === 'bigint' && { total: toNumber(totalBalance) }),
        available: toNumber(availableBalance),
        ...(typeof frozenBalance === 'bigint' && { locked: toNumber(frozenBalance) }),
        venue: ID,
      }))
    },
  } satisfies Partial<Venue>
}
