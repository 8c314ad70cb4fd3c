import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { MyriadAccount } from './account.ts'
import { SentOrder } from './order-schemas.ts'
import { parseOrder, parsePosition, parseUserTrade, placedRow } from './orders.ts'
import { orderData, type UnsignedOrder } from './sign.ts'

const ID = 'myriad'
/**
 * The venue counts in 10^18ths and names no coarser step; its books have prices of a tenth of a cent. Orders here are
 * exact to a millionth, and the venue refuses what it does not take.
 */
const RULES: OrderRules = { exchange: ID, tick: 1n, lot: 1n, timesInForce: ['GTD', 'IOC', 'FOK'], postOnly: true }
const UNITS_PER_MILLIONTH = 10n ** 12n
/** The venue's words; that an order only makes is one of them. */
const lives = { GTC: 'GTC', GTD: 'GTD', IOC: 'FAK', FOK: 'FOK' } as const

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** What trading needs to know of markets. */
export interface Markets {
  /** Where an outcome is traded, and whether that has an order book. */
  placeOf(outcomeId: string): Promise<{ network: string; market: string; outcome: number; hasBook: boolean }>
  book(outcomeId: string): Promise<OrderBook>
  /** A number that no other order of this process bears. */
  nonce(): string
  now(): number
}

/** Creates what an account does. The venue tells no balance: that stands on the chain. */
export function createTrading(account: MyriadAccount, markets: Markets) {
  const sign = async (order: UnsignedOrder, network: string) => {
    const wallet = await account.wallet()
    return { order, signature: await wallet.sign(orderData(order, network)), network_id: Number(network) }
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf'])
    const { address } = await account.wallet()
    const { network, market, outcome, hasBook } = await markets.placeOf(params.outcomeId)
    if (params.marketId !== `${network}:${market}`) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    if (!hasBook) {
      throw refuse('NOT_SUPPORTED', 'marketId', `${params.marketId} is a pool, which trades on the chain only`)
    }
    const { timeInForce, postOnly, expires, ...ticket } = checkOrder(params, { ...RULES, now: markets.now })
    if (postOnly && expires !== undefined) {
      throw refuse('INVALID_ORDER', 'postOnly', 'an order either only makes or ends by itself')
    }
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    const order: UnsignedOrder = {
      trader: address,
      marketId: market,
      outcomeId: outcome,
      side: params.side === 'buy' ? 0 : 1,
      amount: String(ticket.amount * UNITS_PER_MILLIONTH),
      price: String(price * UNITS_PER_MILLIONTH),
      minFillAmount: '0',
      nonce: markets.nonce(),
      expiration: String(Math.floor((expires ?? 0) / 1_000)),
    }
    const signed = await sign(order, network)
    const raw = { ...signed, time_in_force: postOnly ? 'PO' : lives[timeInForce] }
    const signedOrder = { ...order, signature: signed.signature }
    return { exchange: ID, params, signedOrder, raw, ...(expires !== undefined && { expiry: expires }) }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success)
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    const placed = await account.place(sent.data)
    const row = await account.order(placed.orderHash, sent.data.order.trader).catch(() => undefined)
    // What was done stands, whether or not it can be looked up.
    const { price: _, ...order } = parseOrder(row ?? placedRow(placed, sent.data))
    return { ...order, ...orderPrices(asked.data, undefined), type: asked.data.type }
  }

  const ordersOf = async (wanted: (order: Order) => boolean, params: OrderHistoryParams = {}): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId } = params
    const orders = (await account.orders(await account.trader())).map(parseOrder)
    const found = orders.filter((order) => (marketId === undefined || order.marketId === marketId) && wanted(order))
    return newestFirst(found, params)
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),
    fetchOrder: async (orderId) => parseOrder(await account.order(orderId, await account.trader())),

    /** Cancels an order by signing it once more. */
    async cancelOrder(orderId) {
      const { address } = await account.wallet()
      const row = await account.order(orderId, address)
      const order = parseOrder(row)
      if (!isOpen(order)) throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId, await sign(row.order, order.marketId.split(':')[0] ?? ''))
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
