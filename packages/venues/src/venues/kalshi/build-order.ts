import { randomUUID } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { BuiltOrder } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { type MarketAccount, refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths } from '../../values/decimal.ts'
import type { KalshiAccount } from './account.ts'
import type { KalshiApi } from './api.ts'
import { bookSide, contracts, dollars, type KalshiNewOrder, parseOrder, parsePosition, priceOf } from './orders.ts'
import { outcomeIdOf, parseOrderBook, parseOutcomeId } from './outcome.ts'
import type { KalshiMarket } from './schemas.ts'

const CENT = 10_000n
/** Contracts are traded in hundredths, except in markets that state otherwise. */
const LOT = 10_000n
const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const
/** The venue's words; a GTD order is one with an expiration. */
const durations = {
  GTC: 'good_till_canceled',
  GTD: 'good_till_canceled',
  IOC: 'immediate_or_cancel',
  FOK: 'fill_or_kill',
} as const

/** Creates the operation that builds an order. */
export function createOrderBuilder(
  id: string,
  account: () => KalshiAccount,
  { market, orderBook }: Pick<KalshiApi, 'market' | 'orderBook'>,
  now: () => number,
) {
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

  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(id, params, ['fee', 'negRisk', 'onBehalfOf'])
    account()
    const outcome = parseOutcomeId(params.outcomeId)
    if (outcome.ticker !== params.marketId) {
      throw new CrossvenueError('INVALID_ORDER', `${params.outcomeId} is not an outcome of ${params.marketId}`, {
        exchange: id,
        field: 'outcomeId',
      })
    }
    const stated = toMillionths(params.tickSize ?? '')
    const row = stated === undefined && params.price !== undefined ? await market(outcome.ticker) : undefined
    const tick = stated ?? (row ? tickAt(row, params) : CENT)
    const ticket = checkOrder(params, {
      exchange: id,
      tick,
      lot: row?.fractional_trading_enabled === false ? ONE : LOT,
      now,
      timesInForce: TIMES_IN_FORCE,
      postOnly: true,
      reduceOnly: true,
    })
    const { reduceOnly = params.side === 'sell' } = params
    const isImmediate = ticket.timeInForce === 'IOC'
    // The venue has no reduce_only for orders that rest or are filled completely: the account is read before they are
    // sent.
    if (!isImmediate) {
      const opposite = outcomeIdOf({ ...outcome, side: outcome.side === 'yes' ? 'no' : 'yes' })
      await refuseOversell(id, params, { opposite, read: () => readMarket(outcome.ticker) })
    }
    // The venue has no market orders: it is sent as a limit order at the price where the present book fills it.
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
}

/** Returns the tick size at the price of an order: some markets have a finer one near 0 and 1. */
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
