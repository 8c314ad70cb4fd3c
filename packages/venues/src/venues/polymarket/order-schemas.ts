import { z } from 'zod'
import { toMillionths } from '../../values/decimal.ts'

// Orders and trades of the trading host: the fields that we read.

/** Parses shares, dollars or a price exactly; digits beyond a millionth are rounding errors of the venue. */
const exact = z.union([z.string(), z.number()]).transform((value, context) => {
  const millionths = toMillionths(String(value).replace(/(\.\d{6})\d+$/, '$1'))
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})
/** A time in seconds, as number or text. */
const seconds = z.coerce.number().nullish().catch(undefined)
/** Seconds, or ISO 8601; in milliseconds. */
const instant = z.union([z.number(), z.string()]).transform((value, context) => {
  const milliseconds = /^\d+$/.test(String(value)) ? Number(value) * 1_000 : Date.parse(String(value))
  if (Number.isFinite(milliseconds)) return milliseconds
  context.addIssue({ code: 'custom', message: 'not a time' })
  return z.NEVER
})
const side = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(['BUY', 'SELL']))
/** Status words may carry a prefix. */
const status = z.string().transform((text) => text.replace(/^(ORDER|TRADE)_STATUS_/i, '').toUpperCase())

export const ClobOrder = z.object({
  id: z.string().min(1),
  status,
  market: z.string(),
  asset_id: z.string().min(1),
  side,
  original_size: exact,
  /** An empty string stands for zero. */
  size_matched: z.preprocess((text) => text || '0', exact),
  price: exact,
  order_type: z.string().nullish().catch(undefined),
  created_at: seconds,
})
export type ClobOrder = z.infer<typeof ClobOrder>

export const MakerOrder = z.object({
  order_id: z.string(),
  maker_address: z.string(),
  matched_amount: exact,
  price: exact,
  asset_id: z.string(),
  side: side.nullish(),
})

export const ClobTrade = z.object({
  id: z.string().min(1),
  taker_order_id: z.string(),
  market: z.string(),
  asset_id: z.string(),
  side,
  size: exact,
  price: exact,
  status,
  match_time: instant,
  maker_address: z.string().nullish().catch(undefined),
  transaction_hash: z.string().nullish().catch(undefined),
  trader_side: z.enum(['TAKER', 'MAKER']),
  maker_orders: z.array(z.unknown()).nullish(),
})
export type ClobTrade = z.infer<typeof ClobTrade>

export const Placed = z
  .object({
    success: z.boolean().nullish(),
    errorMsg: z.string().nullish(),
    orderID: z.string().nullish(),
    status: z.string().nullish(),
    takingAmount: z.string().nullish(),
    makingAmount: z.string().nullish(),
  })
  .refine(
    ({ success, errorMsg, orderID }) => success === false || errorMsg || orderID,
    'neither an order nor a refusal',
  )
export type Placed = z.infer<typeof Placed>

export const Canceled = z.object({
  canceled: z.array(z.string()).nullish(),
  not_canceled: z.record(z.string(), z.string()).nullish(),
})

/** An answer without its list is damaged: read as an empty one, it would say that no order is open. */
export const ClobPage = z.object({ data: z.array(z.unknown()).nullable(), next_cursor: z.string().nullish() })
export const ApiKeyAnswer = z.object({ apiKey: z.string().min(1), secret: z.string().min(1), passphrase: z.string() })
const units = z.string().regex(/^\d+$/)
export const BalanceAnswer = z.object({
  balance: units,
  /** The amount that each contract of the venue may move. */
  allowances: z.record(z.string(), units).nullish().catch(undefined),
})
export const BanAnswer = z.object({ closed_only: z.boolean() })

const amount = z.string().regex(/^\d{1,30}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const word = z.string().regex(/^0x[0-9a-f]{64}$/)
/** The body of a new order, without the owner. */
export const SentOrder = z.object({
  order: z.object({
    salt: z.number().int(),
    maker: address,
    signer: address,
    tokenId: z.string().regex(/^\d{1,78}$/),
    makerAmount: amount,
    takerAmount: amount,
    side: z.enum(['BUY', 'SELL']),
    expiration: amount,
    signatureType: z.literal([0, 1, 2, 3]),
    timestamp: amount,
    metadata: word,
    builder: word,
    signature: z.string().regex(/^0x[0-9a-f]+$/),
  }),
  orderType: z.enum(['GTC', 'GTD', 'FAK', 'FOK']),
  postOnly: z.literal(true).optional(),
})
export type SentOrder = z.infer<typeof SentOrder>

export const DataPosition = z.object({
  asset: z.string(),
  conditionId: z.string(),
  size: z.number(),
  avgPrice: z.number().nullish().catch(undefined),
  curPrice: z.number().nullish().catch(undefined),
  currentValue: z.number().nullish().catch(undefined),
  cashPnl: z.number().nullish().catch(undefined),
  realizedPnl: z.number().nullish().catch(undefined),
  outcome: z.string().nullish().catch(undefined),
})
export type DataPosition = z.infer<typeof DataPosition>
