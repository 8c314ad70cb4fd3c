import { z } from 'zod'

// Account data and requests of the venue. Amounts and prices are in 10^18ths, as digits.

const digits = z.string().regex(/^\d{1,78}$/)
const number = z.union([z.number().int(), digits]).transform(String)
const index = z.union([z.number().int().min(0), digits.transform(Number)])
const text = z.string().nullish()

export const OrderRow = z.object({
  orderHash: z.string().min(1),
  order: z.object({
    trader: z.string(),
    marketId: number,
    outcomeId: index,
    side: z.union([z.literal(0), z.literal(1)]),
    amount: digits,
    price: digits,
    minFillAmount: digits,
    nonce: digits,
    expiration: digits,
  }),
  status: z.enum(['pending', 'open', 'partially_filled', 'filled', 'cancelled', 'expired']),
  filledAmount: digits.nullish(),
  timeInForce: text,
  createdAt: text,
  /** Lists leave it out: orders are taken on one chain only. */
  networkId: number.nullish(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** The answer to a new order states neither the filled size nor the price. */
export const Placed = z.object({ orderHash: z.string().min(1), status: OrderRow.shape.status })
export type Placed = z.infer<typeof Placed>

export const PositionRow = z.object({
  marketId: number,
  networkId: number,
  outcomeId: index,
  outcomeTitle: text,
  shares: z.number(),
  /** The average purchase price of a share. */
  price: z.number().nullish(),
  /** The value of all shares. */
  value: z.number().nullish(),
  profit: z.number().nullish(),
  /** `won` and `lost` are settled, `claimed` and `sold` are no longer held. */
  status: text,
})
export type PositionRow = z.infer<typeof PositionRow>

/** An order as the venue is sent it. */
export const SentOrder = z.object({
  order: z.object({
    trader: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
    marketId: digits,
    outcomeId: z.number().int().min(0).max(255),
    side: z.union([z.literal(0), z.literal(1)]),
    amount: digits,
    price: digits,
    minFillAmount: digits,
    nonce: digits,
    expiration: digits,
  }),
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  network_id: z.number().int(),
  time_in_force: z.enum(['GTC', 'GTD', 'FAK', 'FOK', 'PO']),
})
export type SentOrder = z.infer<typeof SentOrder>
