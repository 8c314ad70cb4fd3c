import { randomInt } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook } from '../../models.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { ANYBODY } from '../../signing/exchange-order.ts'
import { times, toNumber } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { LimitlessAccount } from './account.ts'
import { SentOrder, type UserOrder } from './order-schemas.ts'
import { parseOrder, parsePlaced, parsePositions, parseUserTrade } from './orders.ts'
import type { Side } from './parse.ts'
import { orderData, type UnsignedOrder } from './sign.ts'

const ID = 'limitless'
/** Prices and shares are traded in thousandths. */
const RULES: OrderRules = { exchange: ID, tick: 1_000n, lot: 1_000n, timesInForce: ['IOC'], postOnly: true }
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47

const WALLET = /^0x[0-9a-f]{40}$/i

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** What trading needs to know of markets. */
export interface Markets {
  /** Where an outcome is traded: the id and slug of its market, the contract that settles it, and its token. */
  placeOf(outcomeId: string): Promise<{ marketId: string; slug: string; exchange: string; token: string }>
  slugOf(marketId: string): Promise<string>
  tokensOf(slug: string): Promise<Record<Side, string> | undefined>
  book(outcomeId: string): Promise<OrderBook>
}

/** Creates what an account does. The venue tells no balance: that stands on the chain. */
export function createTrading(account: LimitlessAccount, markets: Markets) {
  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId'])
    const trader = await account.trader()
    const place = await markets.placeOf(params.outcomeId)
    if (params.marketId !== place.marketId && params.marketId !== place.slug) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, RULES)
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    // Thousandths by thousandths: the money is exact.
    const money = times(ticket.amount, price)
    const [give, take] = params.side === 'buy' ? [money, ticket.amount] : [ticket.amount, money]
    if (give > BigInt(Number.MAX_SAFE_INTEGER) || take > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw refuse('INVALID_ORDER', 'amount', `${params.amount} is more than the venue can count`)
    }
    const order: UnsignedOrder = {
      salt: randomInt(SALTS),
      maker: trader.maker,
      signer: trader.wallet.address,
      taker: ANYBODY,
      tokenId: place.token,
      makerAmount: Number(give),
      takerAmount: Number(take),
      expiration: '0',
      nonce: 0,
      feeRateBps: trader.feeRateBps,
      side: params.side === 'buy' ? 0 : 1,
      signatureType: trader.signatureType,
    }
    const signature = await trader.wallet.sign(orderData(order, place.exchange))
    const signedOrder = { ...order, price: toNumber(price), signature }
    const raw = {
      order: signedOrder,
      ownerId: params.onBehalfOf ?? trader.ownerId,
      orderType: ticket.timeInForce === 'GTC' ? 'GTC' : 'FAK',
      marketSlug: place.slug,
      ...(ticket.postOnly && { postOnly: true }),
    }
    return { exchange: ID, params, signedOrder, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    return parsePlaced(await account.place(sent.data), sent.data, asked.data)
  }

  /** Orders are listed market by market only. */
  const ordersOf = async (marketId: string | undefined, ...statuses: readonly UserOrder['status'][]) => {
    if (marketId === undefined) throw refuse('VALIDATION_ERROR', 'marketId', `${ID} lists orders of one market only`)
    return (await account.ordersOf(await markets.slugOf(marketId), ...statuses)).map(parseOrder)
  }
  const historyOf = async (params: OrderHistoryParams = {}, ...statuses: readonly UserOrder['status'][]) => {
    refuseParameters(ID, params, ['cursor'])
    return newestFirst(await ordersOf(params.marketId, ...statuses), params)
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),
    fetchOrder: async (orderId) => parseOrder(await account.order(orderId)),

    async cancelOrder(orderId) {
      const order = await account.order(orderId)
      if (order.status !== 'LIVE') throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      return readCanceled(parseOrder(order), async () => parseOrder(await account.order(orderId)))
    },

    fetchOpenOrders: (marketId) => ordersOf(marketId, 'LIVE'),
    /** Those that were filled: what was canceled the venue tells no more. */
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

    /** One's own, or those of any wallet. */
    async fetchPositions(address) {
      if (address === undefined) return (await account.positions()).flatMap(parsePositions)
      if (WALLET.test(address)) return (await account.positionsOf(address)).flatMap(parsePositions)
      throw refuse('VALIDATION_ERROR', 'address', `${address} is no wallet`)
    },
  } satisfies Partial<Venue>
}
