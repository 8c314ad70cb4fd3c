import { z } from 'zod'

// Orders, trades and positions of the venue: the fields that we read. Whole numbers are millionths.

const millionths = z.union([z.string(), z.number()]).transform((value, context) => {
  if (/^-?\d+$/.test(String(value))) return BigInt(value)
  context.addIssue({ code: 'custom', message: 'not a whole number' })
  return z.NEVER
})
const decimal = z.union([z.string(), z.number()]).transform(String)
const id = z.union([z.string(), z.number()]).transform(String)
const side = z
  .union([z.literal(['BUY', 'SELL']), z.literal([0, 1]), z.literal(['0', '1'])])
  .transform((given) => (String(given) === '0' || given === 'BUY' ? ('buy' as const) : ('sell' as const)))

export const Profile = z.object({
  id: z.number().int(),
  /** The address that the account was opened with. */
  account: z.string().nullish(),
  rank: z.object({ feeRateBps: z.number().int().nullish() }).nullish(),
  tradeWalletOption: z.string().nullish(),
  smartWallet: z.string().nullish(),
})
export type Profile = z.infer<typeof Profile>

/** A row of the orders of one market. */
export const UserOrder = z.object({
  id: z.string().min(1),
  marketId: id,
  token: z.string().min(1),
  type: z.string().nullish(),
  status: z.enum(['LIVE', 'MATCHED']),
  side,
  price: decimal,
  originalSize: millionths,
  remainingSize: millionths,
  createdAt: z.string().nullish(),
})
export type UserOrder = z.infer<typeof UserOrder>

export const UserOrders = z.union([
  z.array(z.unknown()),
  z.object({ orders: z.array(z.unknown()) }).transform(({ orders }) => orders),
])

/** The market of an order, and whether there is such an order. */
export const OrderStatuses = z.object({
  results: z.array(
    z.object({
      status: z.string(),
      data: z
        .object({ order: z.object({ market: z.object({ slug: z.string() }) }) })
        .nullish()
        .catch(undefined),
    }),
  ),
})

export const Placed = z.object({
  order: z.object({ id: z.string().min(1), createdAt: z.string().nullish() }),
  makerMatches: z.array(z.object({ matchedSize: millionths })).nullish(),
  execution: z
    .object({
      totalsRaw: z.object({ contractsGross: millionths, usdGross: millionths.nullish().catch(undefined) }).nullish(),
    })
    .nullish()
    .catch(undefined),
})
export type Placed = z.infer<typeof Placed>

export const HistoryPage = z.object({ data: z.array(z.unknown()), nextCursor: z.string().nullish() })
/** A trade among the account's history; other rows are settlements, splits and merges. */
export const HistoryTrade = z.object({
  blockTimestamp: z.number().int(),
  market: z.object({ id, slug: z.string() }),
  outcomeIndex: z.union([z.literal(0), z.literal(1)]),
  outcomeTokenAmount: decimal,
  outcomeTokenPrice: decimal,
  strategy: z.string().regex(/buy|sell/i),
  transactionHash: z.string().nullish(),
})
export type HistoryTrade = z.infer<typeof HistoryTrade>

const held = z.object({
  cost: millionths,
  fillPrice: millionths,
  marketValue: millionths,
  realisedPnl: millionths,
  unrealizedPnl: millionths,
})
export const PositionRow = z.object({
  market: z.object({ id, yesPositionId: z.string(), noPositionId: z.string() }),
  latestTrade: z.object({ latestYesPrice: z.number(), latestNoPrice: z.number() }).nullish().catch(undefined),
  positions: z.object({ yes: held, no: held }),
  tokensBalance: z.object({ yes: millionths, no: millionths }),
})
export type PositionRow = z.infer<typeof PositionRow>
export const Positions = z.object({ clob: z.array(z.unknown()).nullish() })

const whole = z.number().int().nonnegative()
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
/** The body of a new order. */
export const SentOrder = z.object({
  order: z.object({
    salt: whole,
    maker: address,
    signer: address,
    taker: address,
    tokenId: z.string().regex(/^\d{1,78}$/),
    makerAmount: whole,
    takerAmount: whole,
    expiration: z.literal('0'),
    nonce: z.literal(0),
    feeRateBps: whole,
    side: z.union([z.literal(0), z.literal(1)]),
    signatureType: z.union([z.literal(0), z.literal(2)]),
    price: z.number(),
    signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  }),
  ownerId: whole,
  orderType: z.enum(['GTC', 'FAK']),
  marketSlug: z.string(),
  postOnly: z.literal(true).optional(),
})
export type SentOrder = z.infer<typeof SentOrder>
