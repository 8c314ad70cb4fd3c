import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, UserTrade } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { toNumber } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import { type ManifoldAccount, SentBet } from './account.ts'
import type { createApi } from './api.ts'
import { betsOf, spanOf } from './bets.ts'
import { manaFor } from './mana.ts'
import { parseBalances, parseOrder, parsePlaced, parsePositions, parseUserTrades } from './orders.ts'
import type { Side } from './parse.ts'

const ID = 'manifold'
/** Limits are whole percents; so many shares cost a whole millionth of a mana. */
const RULES: OrderRules = { exchange: ID, tick: 10_000n, lot: 100n, timesInForce: ['GTD', 'IOC'] }

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** Where an outcome is bet on, and its price. */
export interface Place {
  contractId: string
  answerId: string | undefined
  marketId: string
  side: Side
  price: number | undefined
}

export interface TradingOptions {
  api: Pick<ReturnType<typeof createApi>, 'bet' | 'bets' | 'holdings'>
  placeOf: (outcomeId: string) => Promise<Place>
  now: () => number
}

/** Creates what a member does. */
export function createTrading(account: ManifoldAccount, { api, placeOf, now }: TradingOptions) {
  const ownOrder = async (orderId: string): Promise<Order> => {
    account.requireKey()
    const [{ id: userId }, bet] = await Promise.all([account.me(), api.bet(orderId)])
    const order = bet?.userId === userId ? parseOrder(bet, now()) : undefined
    if (order) return order
    throw refuse('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} of this account`)
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf', 'maxSlippage'])
    const { contractId, answerId, marketId, side: outcome, price: quote } = await placeOf(params.outcomeId)
    if (params.marketId !== marketId) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, { ...RULES, now })
    const shares = toNumber(ticket.amount)
    const target = { ...(answerId !== undefined && { answerId }), outcome }
    const built = (sent: SentBet): BuiltOrder => ({
      exchange: ID,
      params,
      raw: sent,
      ...(ticket.expires !== undefined && { expiry: ticket.expires }),
    })
    if (params.side === 'sell') {
      if (params.type === 'limit' || ticket.price !== undefined) {
        const advice = 'buy the other outcome with a limit, which sets off what is held'
        throw refuse('INVALID_ORDER', 'type', `${ID} sells at the market's price only: ${advice}`)
      }
      return built({ kind: 'sale', contractId, body: { ...target, shares } })
    }

    const limit = ticket.price === undefined ? undefined : toNumber(ticket.price)
    const bet = {
      contractId,
      ...target,
      ...(limit !== undefined && { limitProb: outcome === 'YES' ? limit : complement(limit) }),
    }
    const tryOut = async (amount: number) => {
      const { isFilled, ...made } = await account.tryOut({ ...bet, amount })
      return { ...made, isFilled: isFilled ?? true }
    }
    const amount = await manaFor({ shares, limit, price: quote, tryOut })
    const isShort = limit !== undefined && ticket.timeInForce === 'IOC'
    return built({
      kind: 'bet',
      body: {
        ...bet,
        amount,
        ...(ticket.expires !== undefined && { expiresAt: ticket.expires }),
        // What is not filled at once ends at once.
        ...(isShort && { expiresMillisAfter: 1 }),
      },
    })
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentBet.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    const made = await account.place(sent.data)
    return { ...parsePlaced(made, sent.data), type: asked.data.type }
  }

  /** Bets of this member, newest first, that are orders. */
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

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    fetchOrder: ownOrder,

    async cancelOrder(orderId) {
      const order = await ownOrder(orderId)
      if (!isOpen(order)) throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
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

    /** Of this member, or of anybody by the id of the user. */
    async fetchPositions(userId) {
      return (await api.holdings(userId ?? (await account.me()).id)).flatMap(parsePositions)
    },

    fetchBalance: async () => parseBalances(await account.me()),
  } satisfies Partial<Venue>
}

const isOpen = ({ status }: Order): boolean => status === 'open'
