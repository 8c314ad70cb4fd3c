import { z } from 'zod'
import type { Order, Position, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, times, toMillionths, toNumber, toText } from '../../values/decimal.ts'
import { fromOlder } from './older-rows.ts'
import { type Outcome, outcomeIdOf, parseOutcomeId, type Side } from './outcome.ts'

const text = z.string().nullish()
/** Parses dollars or contracts exactly. */
const exact = z.string().transform((value, context) => {
  const millionths = toMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})
const instant = z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date')
const side = z.enum(['yes', 'no'])

/** The direction of an order or fill. Besides the newer pair of fields, the older pair says which action was taken. */
const direction = {
  ticker: z.string().min(1),
  outcome_side: side.nullish().catch(undefined),
  book_side: z.enum(['bid', 'ask']).nullish().catch(undefined),
  side: side.nullish().catch(undefined),
  action: z.enum(['buy', 'sell']).nullish().catch(undefined),
  yes_price_dollars: exact,
}
const undirected = 'outcome_side and book_side are missing, and side and action too'
const isDirected = (row: Partial<Record<'outcome_side' | 'book_side' | 'side' | 'action', unknown>>) =>
  Boolean(row.outcome_side ?? row.book_side ?? (row.side && row.action))

const row = <S extends z.ZodType>(schema: S) => z.preprocess(fromOlder, schema)

export const KalshiOrder = row(
  z
    .object({
      ...direction,
      order_id: z.string().min(1),
      type: text,
      status: z.enum(['resting', 'canceled', 'executed']),
      initial_count_fp: exact,
      fill_count_fp: exact,
      remaining_count_fp: exact,
      taker_fees_dollars: exact.nullish().catch(undefined),
      maker_fees_dollars: exact.nullish().catch(undefined),
      created_time: instant.nullish().catch(undefined),
      exchange_index: z.number().nullish().catch(undefined),
    })
    .refine(isDirected, undirected),
)
export type KalshiOrder = z.infer<typeof KalshiOrder>

export const KalshiFill = row(
  z
    .object({
      ...direction,
      trade_id: z.string().min(1),
      order_id: z.string().min(1),
      count_fp: exact,
      created_time: instant,
    })
    .refine(isDirected, undirected),
)
export type KalshiFill = z.infer<typeof KalshiFill>

export const KalshiPosition = row(
  z.object({
    ticker: z.string().min(1),
    position_fp: exact,
    market_exposure_dollars: exact.nullish().catch(undefined),
    realized_pnl_dollars: exact.nullish().catch(undefined),
  }),
)
export type KalshiPosition = z.infer<typeof KalshiPosition>

/**
 * The venue has one book, of YES, and states whether an order is for YES or for NO. To sell YES is to be for NO:
 *
 *     buy YES at 0.30 = sell NO at 0.70  ->  yes, bid 0.30        buy NO at 0.70 = sell YES at 0.30  ->  no, ask 0.30
 *
 * So without the older words a sale shows as the purchase that it equals. Of those, `action` is what was done; `side` is
 * what it was done to in orders and the side that it was for in fills, where sold YES is written as (sell, no), so that it
 * counts only where the newer fields are absent.
 */
function directionOf(row: Pick<KalshiOrder, 'outcome_side' | 'book_side' | 'side' | 'action' | 'ticker'>): {
  outcome: Outcome
  side: 'buy' | 'sell'
} {
  const { ticker, action } = row
  const side = row.outcome_side ?? (row.book_side && (row.book_side === 'bid' ? 'yes' : 'no'))
  if (side && action === 'sell') return { outcome: { ticker, side: side === 'yes' ? 'no' : 'yes' }, side: action }
  return { outcome: { ticker, side: side ?? row.side ?? 'yes' }, side: action ?? 'buy' }
}

/** Returns the price of a side from that of YES, and back. */
export const priceOf = (side: Side, yesPrice: bigint): bigint => (side === 'yes' ? yesPrice : ONE - yesPrice)

/** Returns the side of the YES book that an order is on. */
export const bookSide = (side: Side, action: 'buy' | 'sell'): 'bid' | 'ask' =>
  (side === 'yes') === (action === 'buy') ? 'bid' : 'ask'

const statuses = { resting: 'open', executed: 'filled', canceled: 'canceled' } as const

/** Parses an order; `direction` is the caller's own, where it is known. */
export function parseOrder(row: KalshiOrder, direction = directionOf(row)): Order {
  const fees = [row.taker_fees_dollars, row.maker_fees_dollars].filter((fee) => typeof fee === 'bigint')
  return {
    id: row.order_id,
    marketId: row.ticker,
    outcomeId: outcomeIdOf(direction.outcome),
    side: direction.side,
    type: row.type === 'market' ? 'market' : 'limit',
    price: toNumber(priceOf(direction.outcome.side, row.yes_price_dollars)),
    amount: toNumber(row.initial_count_fp),
    status: statuses[row.status],
    filled: toNumber(row.fill_count_fp),
    filledShares: toNumber(row.fill_count_fp),
    remaining: row.status === 'resting' ? toNumber(row.remaining_count_fp) : 0,
    ...(row.created_time && { timestamp: Date.parse(row.created_time) }),
    ...(fees.length > 0 && { fee: toNumber(fees.reduce((sum, fee) => sum + fee, 0n)) }),
  }
}

export function parseFill(row: KalshiFill): UserTrade {
  const { outcome, side } = directionOf(row)
  return {
    id: row.trade_id,
    timestamp: Date.parse(row.created_time),
    price: toNumber(priceOf(outcome.side, row.yes_price_dollars)),
    amount: toNumber(row.count_fp),
    side,
    outcomeId: outcomeIdOf(outcome),
    orderId: row.order_id,
    marketId: row.ticker,
  }
}

/** Parses a position; the venue writes NO as a negative number. Undefined without contracts. */
export function parsePosition(row: KalshiPosition): Position | undefined {
  if (row.position_fp === 0n) return undefined
  const side: Side = row.position_fp > 0n ? 'yes' : 'no'
  const size = side === 'yes' ? row.position_fp : -row.position_fp
  const exposure = row.market_exposure_dollars
  // The cost of the position over its size.
  const entry = typeof exposure === 'bigint' ? (exposure * ONE) / size : undefined
  return {
    marketId: row.ticker,
    outcomeId: outcomeIdOf({ ticker: row.ticker, side }),
    outcomeLabel: side === 'yes' ? 'Yes' : 'No',
    size: toNumber(size),
    ...(entry !== undefined && entry >= 0n && entry <= ONE && { entryPrice: toNumber(entry) }),
    ...(typeof row.realized_pnl_dollars === 'bigint' && { realizedPnL: toNumber(row.realized_pnl_dollars) }),
  }
}

/** The body of a new order. */
export const KalshiNewOrder = z.object({
  ticker: z.string().min(1),
  side: z.enum(['bid', 'ask']),
  count: z.string(),
  price: z.string(),
  time_in_force: z.enum(['good_till_canceled', 'immediate_or_cancel', 'fill_or_kill']),
  self_trade_prevention_type: z.enum(['taker_at_cross', 'maker']),
  client_order_id: z.string(),
  post_only: z.literal(true).optional(),
  /** Whether it may only reduce a position; the venue supports this for immediate-or-cancel orders only. */
  reduce_only: z.literal(true).optional(),
  /** In seconds. */
  expiration_time: z.number().int().optional(),
})
export type KalshiNewOrder = z.infer<typeof KalshiNewOrder>

/** The body of a changed order, in the terms of a new one. */
export type KalshiAmendment = Pick<KalshiNewOrder, 'ticker' | 'side' | 'price' | 'count'> & {
  exchange_index?: number
}

/** Returns what changes an order to a price and an amount. */
export function amendmentOf(
  row: KalshiOrder,
  { price, amount }: { price?: number | undefined; amount?: number | undefined },
): KalshiAmendment {
  const { outcome, side } = directionOf(row)
  const wanted = toMillionths(price ?? '')
  return {
    ticker: row.ticker,
    side: bookSide(outcome.side, side),
    price: dollars(wanted === undefined ? row.yes_price_dollars : priceOf(outcome.side, wanted)),
    count: contracts(toMillionths(amount ?? '') ?? row.initial_count_fp),
    ...(typeof row.exchange_index === 'number' && { exchange_index: row.exchange_index }),
  }
}

/** The answer to a new order. */
export const KalshiPlaced = z.object({
  order_id: z.string().min(1),
  fill_count: exact,
  remaining_count: exact,
  /** The price of YES, like the price that is sent. */
  average_fill_price: exact.nullish().catch(undefined),
  average_fee_paid: exact.nullish().catch(undefined),
  ts_ms: z.number().int().nullish().catch(undefined),
})
export type KalshiPlaced = z.infer<typeof KalshiPlaced>

/** The refusal of one order of a batch. */
export const RefusedOrder = z.object({ error: z.looseObject({}) })

/** Parses the answer to a new order, together with its parameters. */
export function parsePlaced(placed: KalshiPlaced, sent: KalshiNewOrder, params: CreateOrderParams): Order {
  const outcome = parseOutcomeId(params.outcomeId)
  const amount = toMillionths(sent.count) ?? 0n
  const average = placed.fill_count > 0n ? placed.average_fill_price : undefined
  const done = sent.time_in_force !== 'good_till_canceled' || placed.remaining_count === 0n
  const fee = placed.average_fee_paid
  return {
    id: placed.order_id,
    marketId: sent.ticker,
    outcomeId: outcomeIdOf(outcome),
    side: params.side,
    type: params.type,
    ...orderPrices(params, typeof average === 'bigint' ? priceOf(outcome.side, average) : undefined),
    amount: toNumber(amount),
    status: placed.fill_count >= amount ? 'filled' : done ? 'canceled' : 'open',
    filled: toNumber(placed.fill_count),
    filledShares: toNumber(placed.fill_count),
    remaining: done ? 0 : toNumber(placed.remaining_count),
    ...(typeof placed.ts_ms === 'number' && { timestamp: placed.ts_ms }),
    ...(typeof fee === 'bigint' && { fee: toNumber(times(fee, placed.fill_count)) }),
  }
}

export const dollars = (price: bigint): string => toText(price, 4)
export const contracts = (count: bigint): string => toText(count, 2)
