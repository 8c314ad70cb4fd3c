import { z } from 'zod'
import { exactDecimal as decimal } from '../../values/exact-decimal.ts'

// Orders, trades and positions of the venue: the fields that we read. Numbers are decimals, mostly in strings.

const id = z.union([z.string().min(1), z.number().int()]).transform(String)
/** Absent if it cannot be parsed. */
const maybe = decimal.nullish().catch(undefined)
const side = z.enum(['BUY', 'SELL']).transform((word) => (word === 'BUY' ? ('buy' as const) : ('sell' as const)))

export const ApiKeyAnswer = z.object({ apiKey: z.string(), secret: z.string(), passphrase: z.string() })

export const OrderRow = z.object({
  orderId: id,
  /** The token of the outcome, which the other id need not be. */
  ctfTokenId: id.nullish(),
  tokenId: id,
  symbol: z.string().nullish(),
  side,
  type: z.string().nullish(),
  timeInForce: z.string().nullish(),
  status: z.string(),
  price: decimal,
  /** Shares. */
  origQty: decimal,
  executedQty: decimal,
  /** The average price of the fills; 0 without any. */
  avgPrice: maybe,
  /** Unix milliseconds. */
  time: z.number().nullish(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** A refusal may come with a status of 200. */
export const Placed = z.union([
  OrderRow,
  z.object({ code: z.union([z.number(), z.string()]), msg: z.string() }).transform(({ msg }) => ({ refused: msg })),
])

const rows = z.array(z.unknown())
export const OpenOrders = z.union([
  rows.transform((orders) => ({ orders, pagination: undefined })),
  z.object({ orders: rows, pagination: z.object({ total: z.number().nullish() }).nullish() }),
])

/** A trade of the account: it states whether the buyer and the maker are the account itself. */
export const TradeRow = z.object({
  id,
  orderId: id.nullish(),
  price: decimal,
  qty: decimal,
  /** Unix milliseconds. */
  time: z.number(),
  buyer: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]),
})
export type TradeRow = z.infer<typeof TradeRow>
export const TradePage = z.object({ trades: rows.nullish(), next_cursor: z.string().nullish() })

/** An action of a wallet, which is public. */
export const ActivityRow = z.object({
  type: z.string(),
  asset: id,
  conditionId: z.string(),
  side,
  price: decimal,
  size: decimal,
  timestamp: z.number(),
  transactionHash: z.string().nullish(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

export const PositionRow = z.object({
  asset: id,
  conditionId: z.string(),
  outcome: z.string().nullish(),
  size: decimal,
  avgPrice: maybe,
  curPrice: maybe,
  currentValue: maybe,
  cashPnl: maybe,
  realizedPnl: maybe,
})
export type PositionRow = z.infer<typeof PositionRow>
/** How lists are wrapped is not certain. */
export const Rows = z.union([rows, z.object({ data: rows }).transform(({ data }) => data)])

const whole = z.string().regex(/^\d{1,78}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
/** An order as the venue is sent it; amounts have 18 decimals. */
export const SentOrder = z.object({
  deferExec: z.literal(true),
  order: z.object({
    salt: whole,
    maker: address,
    signer: address,
    taker: address,
    tokenId: whole,
    makerAmount: whole,
    takerAmount: whole,
    side: z.enum(['BUY', 'SELL']),
    expiration: whole,
    nonce: z.literal('0'),
    feeRateBps: whole,
    signatureType: z.union([z.literal(0), z.literal(2)]),
    signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  }),
  owner: address,
  orderType: z.enum(['GTC', 'GTD', 'IOC']),
})
export type SentOrder = z.infer<typeof SentOrder>
