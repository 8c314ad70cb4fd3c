import { z } from 'zod'
import { units } from './api.ts'

// Orders and positions of the venue: the fields that we read, and an order as it is sent.

const id = z.union([z.string().min(1), z.number().int()]).transform(String)
const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

export const MessageAnswer = z.object({ data: z.object({ message: z.string().min(1) }) })
export const TokenAnswer = z.object({ data: z.object({ token: z.string().min(1) }) })

export const OrderRow = z.object({
  marketId: id,
  status: z.string(),
  strategy: z.string().nullish(),
  amount: units,
  /** Settled shares. */
  amountFilled: units,
  order: z.object({
    hash,
    tokenId: units,
    makerAmount: units,
    takerAmount: units,
    feeRateBps: z.union([z.string(), z.number()]).nullish(),
    /** 0 for a purchase. */
    side: z.union([z.literal(0), z.literal(1)]),
  }),
})
export type OrderRow = z.infer<typeof OrderRow>

export const Placed = z.object({ data: z.object({ code: z.literal('OK'), orderHash: hash }) })

const hashes = z.array(z.string())
/** `noop`: nothing rested any more. */
export const Removed = z.object({ removed: hashes, noop: hashes, rejected: hashes.nullish() })
export type Removed = z.infer<typeof Removed>

const number = z
  .union([z.number(), z.string().transform(Number)])
  .refine(Number.isFinite)
  .nullish()
  .catch(undefined)
export const PositionRow = z.object({
  amount: units,
  averageBuyPriceUsd: number,
  pnlUsd: number,
  valueUsd: number,
  market: z.object({ id }),
  outcome: z.object({
    name: z.string().nullish(),
    onChainId: z.string().min(1),
    bestBid: z.object({ price: z.number() }).nullish().catch(undefined),
  }),
})
export type PositionRow = z.infer<typeof PositionRow>

/** An order as the venue is sent it; amounts have 18 decimals. The expiration and the side are numbers. */
export const SentOrder = z.object({
  order: z.object({
    hash,
    salt: units,
    maker: address,
    signer: address,
    taker: address,
    tokenId: units,
    makerAmount: units,
    takerAmount: units,
    expiration: z.number().int().positive(),
    nonce: z.literal('0'),
    feeRateBps: units,
    side: z.union([z.literal(0), z.literal(1)]),
    signatureType: z.literal(0),
    signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  }),
  pricePerShare: units,
  strategy: z.enum(['LIMIT', 'MARKET']),
  isFillOrKill: z.literal(true).optional(),
  isPostOnly: z.literal(true).optional(),
})
export type SentOrder = z.infer<typeof SentOrder>
