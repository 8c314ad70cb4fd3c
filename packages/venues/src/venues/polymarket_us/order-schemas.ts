import { z } from 'zod'
import { toMillionths } from '../../values/decimal.ts'

/** Dollars or contracts, exactly; the venue writes them as texts and as numbers. */
const exact = z.union([z.string(), z.number()]).transform((value, context) => {
  const millionths = toMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})
const optional = exact.nullish().catch(undefined)
const amount = z.object({ value: exact })
const instant = z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date')

export const Intent = z.enum([
  'ORDER_INTENT_BUY_LONG',
  'ORDER_INTENT_SELL_LONG',
  'ORDER_INTENT_BUY_SHORT',
  'ORDER_INTENT_SELL_SHORT',
])
export type Intent = z.infer<typeof Intent>

export const PolymarketUsOrder = z.object({
  id: z.string().min(1),
  marketSlug: z.string().min(1),
  intent: Intent,
  type: z.string().nullish(),
  /** The price of the long side, whatever the intent; absent or zero for a market order. */
  price: amount.nullish().catch(undefined),
  /** The average price of the fills, of the long side. */
  avgPx: amount.nullish().catch(undefined),
  quantity: exact,
  /** Zero may be omitted. */
  cumQuantity: optional,
  leavesQuantity: optional,
  state: z.enum([
    'ORDER_STATE_NEW',
    'ORDER_STATE_PENDING_NEW',
    'ORDER_STATE_PENDING_REPLACE',
    'ORDER_STATE_PENDING_CANCEL',
    'ORDER_STATE_PENDING_RISK',
    'ORDER_STATE_PARTIALLY_FILLED',
    'ORDER_STATE_FILLED',
    'ORDER_STATE_CANCELED',
    'ORDER_STATE_REPLACED',
    'ORDER_STATE_REJECTED',
    'ORDER_STATE_EXPIRED',
  ]),
  createTime: instant.nullish().catch(undefined),
  insertTime: instant.nullish().catch(undefined),
  commissionNotionalTotalCollected: amount.nullish().catch(undefined),
})
export type PolymarketUsOrder = z.infer<typeof PolymarketUsOrder>

/** The body of a new order. The venue has no client order ids. */
export const NewOrder = z.object({
  marketSlug: z.string().min(1),
  intent: Intent,
  type: z.enum(['ORDER_TYPE_LIMIT', 'ORDER_TYPE_MARKET']),
  price: z.object({ value: z.string(), currency: z.literal('USD') }).optional(),
  quantity: z.number().positive(),
  tif: z.enum([
    'TIME_IN_FORCE_GOOD_TILL_CANCEL',
    'TIME_IN_FORCE_GOOD_TILL_DATE',
    'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL',
    'TIME_IN_FORCE_FILL_OR_KILL',
  ]),
  goodTillTime: z.string().optional(),
  /** Whether it is refused where it would take. */
  participateDontInitiate: z.literal(true).optional(),
  manualOrderIndicator: z.literal('MANUAL_ORDER_INDICATOR_AUTOMATIC'),
  /** Whether the answer waits for what becomes of the order, and for how many seconds at the most. */
  synchronousExecution: z.literal(true),
  maxBlockTime: z.string(),
})
export type NewOrder = z.infer<typeof NewOrder>

const PlacedExecution = z.object({
  type: z.string(),
  order: PolymarketUsOrder.nullish().catch(undefined),
  orderRejectReason: z.string().nullish(),
  text: z.string().nullish(),
})
export type PlacedExecution = z.infer<typeof PlacedExecution>

/** The answer to a new order. */
export const Placed = z.object({ id: z.string().min(1), executions: z.array(PlacedExecution).nullish() })

/** The part of one order in a trade. */
const Execution = z
  .object({
    order: z.object({ id: z.string().min(1), intent: Intent }),
    lastPx: amount.nullish().catch(undefined),
    lastShares: optional,
  })
  .nullish()
  .catch(undefined)

export const PolymarketUsTrade = z.object({
  id: z.string().min(1),
  marketSlug: z.string().min(1),
  state: z.string().nullish(),
  createTime: instant,
  price: amount,
  /** Rounded to whole contracts; the other is not. */
  qty: optional,
  qtyDecimal: optional,
  isAggressor: z.boolean().nullish(),
  aggressorExecution: Execution,
  passiveExecution: Execution,
})
export type PolymarketUsTrade = z.infer<typeof PolymarketUsTrade>

export const PolymarketUsPosition = z.object({
  /** Rounded to whole contracts; the other is not. Negative where the account is short. */
  netPosition: optional,
  netPositionDecimal: optional,
  /** The cost of the position, with fees if they are stated. */
  cost: amount.nullish().catch(undefined),
  baseCost: optional,
  realized: amount.nullish().catch(undefined),
})
export type PolymarketUsPosition = z.infer<typeof PolymarketUsPosition>

export const PolymarketUsBalance = z.object({
  currency: z.string().min(1),
  /** Free to trade, after open orders and the margin of what is held short. */
  buyingPower: exact,
  openOrders: optional,
})
