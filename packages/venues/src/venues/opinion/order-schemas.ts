import { z } from 'zod'
import { exactDecimal as decimal } from '../../values/exact-decimal.ts'

// Orders, trades, positions and balances of the venue: the fields that we read. Numbers are decimals in strings.

const id = z.union([z.string().min(1), z.number().int()]).transform(String)
/** Absent if it cannot be parsed. */
const maybe = decimal.nullish().catch(undefined)
/** Unix seconds; 0 for none. */
const seconds = z.number().nullish()
/** 1 yes, 2 no. */
const outcomeSide = z.union([z.literal(1), z.literal(2)])

/** An order; a market purchase states its sum of money only. */
export const OrderRow = z.object({
  orderId: id,
  marketId: id,
  /** 1 pending, 2 finished, 3 canceled, 4 expired, 5 failed. */
  status: z.number(),
  /** 1 a purchase, 2 a sale. */
  side: z.union([z.literal(1), z.literal(2)]),
  outcomeSide,
  /** 1 at the market price, 2 with a limit. */
  tradingMethod: z.union([z.literal(1), z.literal(2)]),
  price: maybe,
  orderShares: maybe,
  filledShares: maybe,
  /** The cost of the filled shares. */
  filledAmount: maybe,
  createdAt: seconds,
})
export type OrderRow = z.infer<typeof OrderRow>

export const TradeRow = z.object({
  tradeNo: id,
  orderNo: id.nullish(),
  txHash: z.string().nullish(),
  marketId: id,
  /** Buy, Sell, Split or Merge; the latter two trade with nobody. */
  side: z.string(),
  outcomeSide,
  price: decimal,
  shares: decimal,
  /** 1 pending, 2 finished; else it came to nothing. */
  status: z.number().nullish(),
  createdAt: z.number(),
})
export type TradeRow = z.infer<typeof TradeRow>

export const PositionRow = z.object({
  marketId: id,
  tokenId: id,
  outcome: z.string().nullish(),
  sharesOwned: decimal,
  avgEntryPrice: maybe,
  currentValueInQuoteToken: maybe,
  unrealizedPnl: maybe,
})
export type PositionRow = z.infer<typeof PositionRow>

export const Balances = z.object({
  walletAddress: z.string().nullish(),
  multiSignAddress: z.string().nullish(),
  balances: z
    .array(
      z.object({
        quoteToken: z.string(),
        totalBalance: maybe,
        availableBalance: decimal,
        frozenBalance: maybe,
      }),
    )
    .nullish(),
})
export type Balances = z.infer<typeof Balances>

/** An answer without its list is damaged: read as an empty one, it would say that no order is open. */
export const RowPage = z.object({ list: z.array(z.unknown()).nullable(), total: z.number().nullish() })
export const OrderAnswer = z.object({ orderData: OrderRow })
export const Canceled = z.object({ result: z.boolean() })

const whole = z.string().regex(/^\d{1,78}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const signature = z.string().regex(/^0x[0-9a-f]{130}$/)
/** An order as the venue is sent it; amounts are in the smallest units of the tokens. */
export const SentOrder = z.object({
  salt: whole,
  topicId: z.number().int().positive(),
  maker: address,
  signer: address,
  taker: address,
  tokenId: whole,
  makerAmount: whole,
  takerAmount: whole,
  expiration: z.literal('0'),
  nonce: z.literal('0'),
  feeRateBps: z.literal('0'),
  side: z.enum(['0', '1']),
  /** 0 the signing wallet pays, 2 a Safe. */
  signatureType: z.enum(['0', '2']),
  signature,
  sign: signature,
  contractAddress: z.literal(''),
  currencyAddress: address,
  price: z.string(),
  tradingMethod: z.union([z.literal(1), z.literal(2)]),
  timestamp: z.number().int(),
  safeRate: z.literal('0'),
  orderExpTime: z.literal('0'),
  postOnly: z.literal(true).optional(),
})
export type SentOrder = z.infer<typeof SentOrder>
