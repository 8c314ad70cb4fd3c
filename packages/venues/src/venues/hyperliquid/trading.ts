import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { ONE, times, toText } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { HyperliquidAccount } from './account.ts'
import { type OrderUpdate, SentOrder } from './order-schemas.ts'
import { assetOf, parseBalance, parseFill, parseOrder, parsePlaced, parsePosition } from './orders.ts'
import { parseCoin } from './parse.ts'
import type { OrderWire } from './sign.ts'

const ID = 'hyperliquid'
/** Of all outcomes, from 0.00001 to 0.99999. */
const TICK = 10n
/** What a purchase has to come to. Whether a sale of less closes a position, the venue decides. */
const MIN_NOTIONAL = 10n * ONE
const CLIENT_ID = /^0x[0-9a-f]{32}$/

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** What trading needs to know of markets. */
export interface Markets {
  book(coin: string): Promise<OrderBook>
  mids(): Promise<Record<string, string>>
}

/** Creates what an account does, or of its state anybody may see. */
export function createTrading(account: HyperliquidAccount, markets: Markets) {
  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf'])
    const wallet = await account.wallet()
    const place = parseCoin(params.outcomeId)
    if (!place || params.marketId !== String(place.outcome)) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    const { clientOrderId: c } = params
    if (c !== undefined && !CLIENT_ID.test(c)) {
      throw refuse('INVALID_ORDER', 'clientOrderId', `${c} is not 0x and 32 hexadecimal digits`)
    }
    const ticket = checkOrder(params, { exchange: ID, tick: TICK, lot: ONE, timesInForce: ['IOC'], postOnly: true })
    // The venue knows no market orders: one is filled at once, at the price where the present book fills it.
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    if (params.side === 'buy' && times(ticket.amount, price) < MIN_NOTIONAL) {
      throw refuse('INVALID_ORDER', 'amount', `${params.amount} shares cost less than ${toText(MIN_NOTIONAL)}`)
    }
    const order: OrderWire = {
      a: assetOf(place),
      b: params.side === 'buy',
      // Without trailing zeros: the venue writes numbers so before it checks the signature.
      p: toText(price),
      s: toText(ticket.amount),
      r: false,
      t: { limit: { tif: ticket.postOnly ? 'Alo' : ticket.timeInForce === 'IOC' ? 'Ioc' : 'Gtc' } },
      ...(c !== undefined && { c }),
    }
    const raw: SentOrder = await account.sign(wallet, { type: 'order', orders: [order], grouping: 'na' })
    return { exchange: ID, params, signedOrder: raw, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    return parsePlaced(await account.place(sent.data), sent.data, asked.data)
  }

  const listed = (updates: readonly OrderUpdate[], marketId: string | undefined): Order[] =>
    updates
      .flatMap((update) => parseOrder(update) ?? [])
      .filter((order) => marketId === undefined || order.marketId === marketId)

  /** The last state of each order. The history may lack what is open, and tells no order without an end for sure. */
  const allOrders = async (params: OrderHistoryParams): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const [past, open] = await Promise.all([account.pastOrders(), account.openOrders()])
    const latest = new Map<number, OrderUpdate>()
    for (const update of [...past.toSorted((a, b) => a.statusTimestamp - b.statusTimestamp), ...open]) {
      latest.set(update.order.oid, update)
    }
    return listed([...latest.values()], params.marketId)
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    async fetchOrder(orderId) {
      const order = parseOrder(await account.order(orderId))
      if (!order) throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is not of an outcome`)
      return order
    },

    async cancelOrder(orderId) {
      const update = await account.order(orderId)
      const [order, place] = [parseOrder(update), parseCoin(update.order.coin)]
      if (!order || !place) throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is not of an outcome`)
      await account.cancel(assetOf(place), update.order.oid)
      // What was filled between the two is not known without another look.
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

    /** Anybody's, by the wallet that holds them. */
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
