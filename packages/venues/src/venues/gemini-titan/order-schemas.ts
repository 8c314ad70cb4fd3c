import { z } from 'zod'
import { cutToMillionths } from '../../values/decimal.ts'

/** Parses dollars or contracts exactly; the venue writes them as strings. */
const exact = z.union([z.string(), z.number()]).transform((value, context) => {
  const millionths = cutToMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})
const optional = exact.nullish().catch(undefined)
/** Ids have up to eighteen digits. */
const id = z.union([z.string().min(1), z.number()]).transform(String)
const instant = z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date')
const outcome = z.enum(['yes', 'no'])

export const GeminiOrder = z.object({
  orderId: id,
  status: z.enum(['open', 'filled', 'cancelled']),
  symbol: z.string().min(1),
  side: z.enum(['buy', 'sell']),
  outcome,
  quantity: exact,
  filledQuantity: optional,
  remainingQuantity: optional,
  /** The price of the order's outcome, like the average. */
  price: optional,
  avgExecutionPrice: optional,
  createdAt: instant.nullish().catch(undefined),
  /** The reason of a cancellation, if stated. */
  reason: z.string().nullish().catch(undefined),
})
export type GeminiOrder = z.infer<typeof GeminiOrder>

/** The body of a new order. The venue has limit orders only. */
export const NewOrder = z.object({
  symbol: z.string().min(1),
  orderType: z.literal('limit'),
  side: z.enum(['buy', 'sell']),
  quantity: z.string(),
  price: z.string(),
  outcome,
  timeInForce: z.enum(['good-til-cancel', 'immediate-or-cancel', 'fill-or-kill']),
  /** Whether the order is refused if it would take. */
  makerOrCancel: z.literal(true).optional(),
  clientOrderId: z.string().min(1),
})
export type NewOrder = z.infer<typeof NewOrder>

/** The answer to one order of a batch. */
export const PlacedOrder = z.object({ order: GeminiOrder })
/** The refusal of one order of a batch. */
export const RefusedOrder = z.object({ error: z.string() }).loose()

export const GeminiUserTrade = z.object({
  tid: id,
  timestampms: z.number(),
  symbol: z.string().min(1).toUpperCase(),
  price: exact,
  amount: exact,
  order_id: id,
  /** Set for trades that were or will be undone. */
  break: z.string().nullish(),
})
export type GeminiUserTrade = z.infer<typeof GeminiUserTrade>

export const GeminiPosition = z.object({
  symbol: z.string().min(1),
  outcome,
  totalQuantity: exact,
  /** The price of the outcome. */
  avgPrice: optional,
  marketValue: optional,
  realizedPl: optional,
  unrealizedPnl: optional,
})
export type GeminiPosition = z.infer<typeof GeminiPosition>

export const GeminiBalance = z.object({
  currency: z.string().min(1),
  amount: exact,
  /** The amount free to trade. */
  available: exact,
})
export type GeminiBalance = z.infer<typeof GeminiBalance>
