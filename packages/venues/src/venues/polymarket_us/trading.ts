import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber, toText } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketUsAccount } from './account.ts'
import type { PolymarketUsApi } from './api.ts'
import { NewOrder } from './order-schemas.ts'
import {
  intentOf,
  isOpen,
  parseBalance,
  parseOrder,
  parsePosition,
  parseUserTrade,
  pendingOrder,
  priceOf,
  refusalOf,
} from './orders.ts'
import { outcomeIdOf, parseBook, parseOutcomeId } from './parse.ts'

const ID = 'polymarket_us'
/** Where a market tells neither: cents, and whole contracts. */
const CENT = 10_000n
const CONTRACT = ONE
/** The bounds of the exchange, however fine a market's steps are. */
const LOWEST = CENT
const HIGHEST = ONE - CENT
const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const
/** The venue's words, and how many seconds the answer may wait: an order that rests says nothing more. */
const durations = {
  GTC: { tif: 'TIME_IN_FORCE_GOOD_TILL_CANCEL', maxBlockTime: '1' },
  GTD: { tif: 'TIME_IN_FORCE_GOOD_TILL_DATE', maxBlockTime: '1' },
  IOC: { tif: 'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL', maxBlockTime: '5' },
  FOK: { tif: 'TIME_IN_FORCE_FILL_OR_KILL', maxBlockTime: '5' },
} as const

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** Creates what a member does; `account` throws where there are no credentials. */
export function createTrading(
  account: () => PolymarketUsAccount,
  { market, book }: Pick<PolymarketUsApi, 'market' | 'book'>,
  now: () => number,
) {
  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf'])
    account()
    const { outcomeId, marketId, side } = params
    const outcome = parseOutcomeId(outcomeId)
    if (!outcome || outcome.slug !== marketId) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${outcomeId} is no outcome of ${marketId}`)
    }
    const { orderPriceMinTickSize, minimumTradeQty } = await market(outcome.slug)
    const tick = toMillionths(orderPriceMinTickSize ?? '') || CENT
    const lot = toMillionths(minimumTradeQty ?? '') || CONTRACT
    const rules = { exchange: ID, tick, lot, now, timesInForce: TIMES_IN_FORCE, postOnly: true, reduceOnly: true }
    const ticket = checkOrder(params, rules)
    const { isShort } = outcome
    await refuseOversell(ID, params, {
      opposite: outcomeIdOf(outcome.slug, !isShort),
      async read() {
        const [positions, orders] = await Promise.all([account().positions(), account().openOrders(outcome.slug)])
        return {
          positions: positions.flatMap(([slug, row]) => parsePosition(slug, row) ?? []),
          openOrders: orders.map(parseOrder),
        }
      },
    })
    // The venue's own market orders take any price: here one is a limit order at the price where the book fills it.
    const own = ticket.price ?? worstPrice(ID, params, parseBook(await book(outcome.slug), isShort))
    const price = priceOf(isShort, own)
    if (price < LOWEST || price > HIGHEST) {
      throw refuse('INVALID_ORDER', 'price', `${toText(own)} is not within 0.01 and 0.99`)
    }
    const raw: NewOrder = {
      marketSlug: outcome.slug,
      intent: intentOf({ isShort, side }),
      type: 'ORDER_TYPE_LIMIT',
      price: { value: toText(price, 2), currency: 'USD' },
      quantity: toNumber(ticket.amount),
      ...durations[ticket.timeInForce],
      ...(ticket.expires !== undefined && { goodTillTime: new Date(ticket.expires).toISOString() }),
      ...(ticket.postOnly && { participateDontInitiate: true }),
      manualOrderIndicator: 'MANUAL_ORDER_INDICATOR_AUTOMATIC',
      synchronousExecution: true,
    }
    return { exchange: ID, params, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = NewOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that buildOrder of ${ID} built`)
    }
    const { id, executions } = await account().place(sent.data)
    const refused = executions?.find(({ type }) => type === 'EXECUTION_TYPE_REJECTED')
    if (refused) throw refusalOf(refused)
    const told = executions?.at(-1)?.order ?? (await look(id))
    const { price: _, averageFillPrice: average, ...placed } = told ? parseOrder(told) : pendingOrder(id, sent.data)
    const prices = orderPrices(asked.data, average === undefined ? undefined : toMillionths(average))
    const order = { ...placed, ...prices, type: asked.data.type }
    if (sent.data.tif === durations.FOK.tif && order.status === 'canceled' && order.filled === 0) {
      throw refuse('INVALID_ORDER', 'amount', `order ${id} could not be filled whole`)
    }
    return order
  }

  /** Looks at an order once more; that it cannot be seen changes nothing about what was done. */
  const look = (id: string) =>
    account()
      .order(id)
      .catch(() => undefined)

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),
    fetchOrder: async (orderId) => parseOrder(await account().order(orderId)),

    async cancelOrder(orderId) {
      const row = await account().order(orderId)
      if (!isOpen(parseOrder(row).status))
        throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account().cancel(row)
      const order = parseOrder((await look(orderId)) ?? row)
      return isOpen(order.status) ? { ...order, status: 'canceled', remaining: 0 } : order
    },

    fetchOpenOrders: async (marketId) => (await account().openOrders(marketId)).map(parseOrder),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, limit = Number.POSITIVE_INFINITY } = params
      const from = since === undefined ? -Infinity : parseInstant(since)
      const found: UserTrade[] = []
      for await (const page of account().trades(marketId ?? parseOutcomeId(outcomeId ?? '')?.slug)) {
        const trades = page.flatMap((row) => parseUserTrade(row) ?? [])
        found.push(...trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId))
        const isEnough = newestFirst(found, params).length >= limit
        if (isEnough || trades.some(({ timestamp }) => timestamp < from)) break
      }
      return newestFirst(found, params)
    },

    async fetchPositions(address) {
      refuseAddress(address)
      return (await account().positions()).flatMap(([slug, row]) => parsePosition(slug, row) ?? [])
    },
    async fetchBalance(address) {
      refuseAddress(address)
      return (await account().balances()).map(parseBalance)
    },
  } satisfies Partial<Venue>
}

function refuseAddress(address: string | undefined): void {
  if (address !== undefined) throw refuse('VALIDATION_ERROR', 'address', `${ID} knows no wallets`)
}
