import { randomUUID } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { BuiltOrder, Order } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { type MarketAccount, refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { KalshiAccount } from './account.ts'
import type { KalshiApi } from './api.ts'
import {
  bookSide,
  contracts,
  dollars,
  KalshiNewOrder,
  type KalshiOrder,
  parseFill,
  parseOrder,
  parsePlaced,
  parsePosition,
  priceOf,
} from './orders.ts'
import { outcomeIdOf, parseOrderBook, parseOutcomeId } from './outcome.ts'
import type { KalshiMarket } from './schemas.ts'

/** Contracts are traded in hundredths. */
const LOT = 10_000n

const CENT = 10_000n

const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const
/** The venue's words; a GTD order is one with an end. */
const durations = {
  GTC: 'good_till_canceled',
  GTD: 'good_till_canceled',
  IOC: 'immediate_or_cancel',
  FOK: 'fill_or_kill',
} as const

/** Creates what a member does; `account` throws where there are no credentials. */
export function createTrading(
  id: string,
  account: () => KalshiAccount,
  { market, orderBook }: Pick<KalshiApi, 'market' | 'orderBook'>,
  now: () => number,
) {
  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(id, params, ['fee', 'negRisk', 'onBehalfOf'])
    account()
    const outcome = parseOutcomeId(params.outcomeId)
    if (outcome.ticker !== params.marketId) {
      throw new CrossvenueError('INVALID_ORDER', `${params.outcomeId} is no outcome of ${params.marketId}`, {
        exchange: id,
        field: 'outcomeId',
      })
    }
    const tick =
      toMillionths(params.tickSize ?? '') ??
      (params.price === undefined ? CENT : tickAt(await market(outcome.ticker), params))
    const ticket = checkOrder(params, {
      exchange: id,
      tick,
      lot: LOT,
      now,
      timesInForce: TIMES_IN_FORCE,
      postOnly: true,
      reduceOnly: true,
    })
    const { reduceOnly = params.side === 'sell' } = params
    const isImmediate = ticket.timeInForce === 'IOC'
    // The venue has no reduce_only for orders that rest or are filled whole: the account is read before they are sent.
    if (!isImmediate) {
      const opposite = outcomeIdOf({ ...outcome, side: outcome.side === 'yes' ? 'no' : 'yes' })
      await refuseOversell(id, params, { opposite, read: () => readMarket(outcome.ticker) })
    }
    // The venue has no market orders: one is filled at once, down to the price where the present book fills it.
    const price =
      ticket.price ?? worstPrice(id, params, parseOrderBook(await orderBook(outcome.ticker, undefined), outcome.side))
    const raw: KalshiNewOrder = {
      ticker: outcome.ticker,
      side: bookSide(outcome.side, params.side),
      count: contracts(ticket.amount),
      price: dollars(priceOf(outcome.side, price)),
      time_in_force: durations[ticket.timeInForce],
      self_trade_prevention_type: 'taker_at_cross',
      client_order_id: params.clientOrderId ?? randomUUID(),
      ...(ticket.postOnly && { post_only: true }),
      ...(reduceOnly && isImmediate && { reduce_only: true }),
      ...(ticket.expires !== undefined && { expiration_time: Math.floor(ticket.expires / 1_000) }),
    }
    return { exchange: id, params, raw }
  }

  const readMarket = async (ticker: string): Promise<MarketAccount> => {
    const [positions, orders] = await Promise.all([
      account().positions(ticker),
      account().orders({ ticker, status: 'resting' }),
    ])
    return {
      positions: positions.flatMap((row) => parsePosition(row) ?? []),
      openOrders: orders.map((row) => parseOrder(row)),
    }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = KalshiNewOrder.safeParse(raw)
    if (exchange !== id || !asked.success || !sent.success) {
      throw new CrossvenueError('INVALID_ORDER', `not an order that buildOrder of ${id} built`, {
        exchange: id,
        field: 'built',
      })
    }
    return parsePlaced(await account().place(sent.data), sent.data, asked.data)
  }

  const history = async (statuses: readonly (string | undefined)[], params: OrderHistoryParams = {}) => {
    refuseParameters(id, params, ['cursor'])
    const { marketId, since, until, limit = Infinity } = params
    const query = { ticker: marketId, ...seconds(since, until) }
    const lists = await Promise.all(statuses.map((status) => account().orders({ ...query, status }, limit)))
    const rows = lists.flat()
    // All that lies in the archive is over.
    if (rows.length < limit) rows.push(...(await account().archivedOrders(query, limit - rows.length)))
    return newestFirst(
      rows.map((row) => parseOrder(row)),
      params,
    )
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    async cancelOrder(orderId) {
      const order = await account().order(orderId)
      await account().cancel(order)
      // What was filled between the two is not known without another look.
      return parseOrder(
        await account()
          .order(orderId)
          .catch((): KalshiOrder => ({ ...order, status: 'canceled' })),
      )
    },
    fetchOrder: async (orderId) => parseOrder(await account().order(orderId)),
    fetchOpenOrders: async (marketId) => {
      const rows = await account().orders({ ticker: marketId, status: 'resting' })
      return rows.map((row) => parseOrder(row))
    },
    fetchClosedOrders: (params) => history(['executed', 'canceled'], params),
    fetchAllOrders: (params) => history([undefined], params),

    async fetchMyTrades(params = {}) {
      refuseParameters(id, params, ['cursor'])
      const outcome = params.outcomeId === undefined ? undefined : parseOutcomeId(params.outcomeId)
      const query = { ticker: outcome?.ticker ?? params.marketId, ...seconds(params.since, params.until) }
      const most = outcome ? Infinity : (params.limit ?? Infinity)
      const rows = await account().fills(query, most)
      if (rows.length < most) rows.push(...(await account().archivedFills(query, most - rows.length)))
      const trades = rows.map(parseFill)
      return newestFirst(
        outcome ? trades.filter(({ outcomeId }) => outcomeId === outcomeIdOf(outcome)) : trades,
        params,
      )
    },
    async fetchPositions(address) {
      refuseAddress(id, address)
      return (await account().positions()).flatMap((row) => parsePosition(row) ?? [])
    },
    /** What resting orders hold is not told. */
    async fetchBalance(address) {
      refuseAddress(id, address)
      const { balance, balance_dollars } = await account().balance()
      const available = toMillionths(balance_dollars ?? '') ?? BigInt(balance) * CENT
      return [{ currency: 'USD', available: toNumber(available), venue: id }]
    },
  } satisfies Partial<Venue>
}

/** The price step where an order stands: some markets have finer ones near 0 and 1. */
function tickAt(market: KalshiMarket, { price, outcomeId }: CreateOrderParams): bigint {
  const { side } = parseOutcomeId(outcomeId)
  const yes = priceOf(side, toMillionths(price ?? '') ?? 0n)
  const ranges = (market.price_ranges ?? []).map(({ start, end, step }) => ({
    start: toMillionths(start ?? '') ?? 0n,
    end: toMillionths(end ?? '') ?? ONE,
    step: toMillionths(step ?? ''),
  }))
  const fitting = ranges.find(({ start, end }) => start <= yes && yes <= end)
  const coarsest = ranges.flatMap(({ step }) => step ?? []).sort((a, b) => (a < b ? 1 : -1))[0]
  return fitting?.step ?? coarsest ?? CENT
}

/** The venue filters by whole seconds; the milliseconds are cut by newestFirst. */
const seconds = (since: string | undefined, until: string | undefined) => ({
  ...(since !== undefined && { min_ts: Math.floor(parseInstant(since) / 1_000) }),
  ...(until !== undefined && { max_ts: Math.ceil(parseInstant(until) / 1_000) }),
})

function refuseAddress(id: string, address: string | undefined): void {
  if (address === undefined) return
  throw new CrossvenueError('VALIDATION_ERROR', `${id} knows no wallets`, { exchange: id, field: 'address' })
}
