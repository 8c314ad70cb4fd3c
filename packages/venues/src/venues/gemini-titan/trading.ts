import { randomUUID } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams, type TimeInForce } from '../../parameters.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { GeminiAccount } from './account.ts'
import type { GeminiContract } from './api.ts'
import { type GeminiOrder, NewOrder } from './order-schemas.ts'
import { parseBalance, parseOrder, parsePosition, parseUserTrade, refusalOf } from './orders.ts'
import { instrumentOf, isNo, isOutcomeId } from './parse.ts'

const ID = 'gemini-titan'
/** Where a contract tells neither: cents, and whole contracts. */
const CENT = 10_000n
const CURRENCY = 'USD'
const TIMES_IN_FORCE = ['GTC', 'IOC', 'FOK'] as const
const durations = {
  GTC: 'good-til-cancel',
  IOC: 'immediate-or-cancel',
  FOK: 'fill-or-kill',
} as const

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** What trading needs to know of contracts. */
interface Contracts {
  contract(symbol: string): Promise<GeminiContract>
  book(outcomeId: string): Promise<OrderBook>
}

/** Creates what a member does; `account` throws where there are no credentials. */
export function createTrading(account: () => GeminiAccount, { contract, book }: Contracts) {
  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf'])
    account()
    const { outcomeId, marketId, side } = params
    if (!isOutcomeId(outcomeId) || instrumentOf(outcomeId) !== marketId) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${outcomeId} is no outcome of ${marketId}`)
    }
    const { priceIncrement, priceMinimum, quantityIncrement, quantityMinimum } = await contract(marketId)
    const tick = toMillionths(priceIncrement ?? '') || CENT
    const lot = toMillionths(quantityIncrement ?? '') || ONE
    const minimum = toMillionths(quantityMinimum ?? '')
    const rules = { exchange: ID, tick, lot, minimum, timesInForce: TIMES_IN_FORCE, postOnly: true }
    const ticket = checkOrder(params, rules)
    // The venue takes limit orders only: the worst price that the book has for so much is one.
    const price = ticket.price ?? worstPrice(ID, params, await book(outcomeId))
    const least = toMillionths(priceMinimum ?? '') || tick
    if (price < least || price > ONE - least) {
      throw refuse(
        'INVALID_ORDER',
        'price',
        `${params.price} is not within ${toText(least)} and ${toText(ONE - least)}`,
      )
    }
    const raw: NewOrder = {
      symbol: marketId,
      orderType: 'limit',
      side,
      quantity: toText(ticket.amount),
      price: toText(price, 2),
      outcome: isNo(outcomeId) ? 'no' : 'yes',
      timeInForce: durations[ticket.timeInForce as Exclude<TimeInForce, 'GTD'>],
      ...(ticket.postOnly && { makerOrCancel: true }),
      // An order that is sent twice is placed once.
      clientOrderId: params.clientOrderId ?? randomUUID(),
    }
    return { exchange: ID, params, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = NewOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that buildOrder of ${ID} built`)
    }
    const row = await account().place(sent.data)
    const { price: _, averageFillPrice: average, ...placed } = parseOrder(row)
    const prices = orderPrices(asked.data, average === undefined ? undefined : toMillionths(average))
    const order = { ...placed, ...prices, type: asked.data.type }
    const isDropped = order.status === 'canceled' && order.filled === 0
    if (isDropped && sent.data.timeInForce !== durations.IOC) throw refusalOf(row)
    return order
  }

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

  /** The orders of these ids, looked for as far as needed. */
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

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    /** The venue lists orders, and tells none by its id. */
    async fetchOrder(orderId) {
      const row = (await account().activeOrder(orderId)) ?? (await account().pastOrder(orderId))
      if (!row) throw refuse('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} on Gemini`)
      return parseOrder(row)
    },

    async cancelOrder(orderId) {
      const row = await account().activeOrder(orderId)
      if (!row) throw refuse('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} is open on Gemini`)
      await account().cancel(orderId)
      // What was filled meanwhile; that it cannot be seen changes nothing about what was done.
      const past = await account()
        .pastOrder(orderId, row.symbol)
        .catch(() => undefined)
      return past ? parseOrder(past) : { ...parseOrder(row), status: 'canceled', remaining: 0 }
    },

    fetchOpenOrders: async (marketId) => all(account().activeOrders(marketId)),
    fetchClosedOrders: async (params = {}) => listed(params, account().pastOrders(params.marketId)),
    fetchAllOrders: async (params = {}) =>
      listed(params, account().activeOrders(params.marketId), account().pastOrders(params.marketId)),

    /** Without `since`, of the latest 500: further back the venue goes only from a given time on. */
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
      refuseAddress(address)
      return (await account().positions()).flatMap((row) => parsePosition(row) ?? [])
    },
    /** An account holds coins too; contracts are paid in dollars. */
    async fetchBalance(address) {
      refuseAddress(address)
      return (await account().balances()).filter(({ currency }) => currency === CURRENCY).map(parseBalance)
    },
  } satisfies Partial<Venue>
}

function refuseAddress(address: string | undefined): void {
  if (address !== undefined) throw refuse('VALIDATION_ERROR', 'address', `${ID} knows no wallets`)
}
