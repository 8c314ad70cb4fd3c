import { z } from 'zod'
import { odds, units } from './api.ts'

// Orders, fills and positions of the venue: the fields that we read, and an order as it is sent.

const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const instant = z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date')
const signed = z.string().regex(/^-?\d{1,30}$/)

export const SxOrder = z.object({
  id: hash,
  marketHash: z.string().min(1),
  isBettingOutcomeOne: z.boolean(),
  percentageOdds: odds,
  totalBetSize: units,
  remainingSize: units,
  status: z.enum(['ACTIVE', 'INACTIVE']),
  inactiveReason: z.string().nullish(),
  createdAt: instant.nullish().catch(undefined),
})
export type SxOrder = z.infer<typeof SxOrder>

/** Money that a bet took; it is final once it is locked. */
export const SxFill = z.object({
  id: z.string().min(1),
  orderId: z.string().min(1),
  marketHash: z.string().min(1),
  isParlay: z.boolean().nullish(),
  fillAmount: units,
  fillOdds: odds,
  isBettingOutcomeOne: z.boolean(),
  status: z.string(),
  txHash: z.string().nullish(),
  createdAt: instant,
})
export type SxFill = z.infer<typeof SxFill>

/** The sum of the bets on a market. */
export const SxPosition = z.object({
  marketHash: z.string().min(1),
  /** The profit with the better result, and with the other. */
  maxWin: signed,
  maxLoss: signed,
  isOutcomeOneMaxWin: z.boolean(),
  /** The average odds of the bets on each outcome. */
  odds: z.object({ outcomeOne: odds.nullish(), outcomeTwo: odds.nullish() }).nullish().catch(undefined),
})
export type SxPosition = z.infer<typeof SxPosition>

export const SxBalance = z.object({
  /** The wallet of the key. */
  userAddress: z.string(),
  tokenAddress: z.string(),
  availableAmount: units,
})
export type SxBalance = z.infer<typeof SxBalance>

export const ProxyState = z.object({ deployed: z.boolean() })
export const Token = z.union([
  z.object({ token: z.string().min(1) }),
  z.object({ data: z.object({ token: z.string().min(1) }) }).transform(({ data }) => data),
])

/** The answer to one order. Without an outcome, or with the state TIMEOUT, its fate is unknown. */
export const Placed = z.object({
  orderId: z.string().nullish(),
  status: z.string(),
  reason: z.string().nullish(),
  outcome: z
    .object({
      state: z.string(),
      fillAmount: units.nullish(),
      remainingAmount: units.nullish(),
      cancelReason: z.string().nullish(),
    })
    .nullish(),
})
export type Placed = z.infer<typeof Placed>

const named = z.array(z.object({ orderId: z.string() })).nullish()
export const Cancelled = z.object({ cancelled: named, notCancelled: named, unconfirmed: named })

/** An order as the venue is sent it. */
export const SentOrder = z.object({
  marketHash: hash,
  maker: address,
  totalBetSize: units,
  percentageOdds: odds,
  salt: hash,
  expiry: z.number().int().positive(),
  baseToken: address,
  isMakerBettingOutcomeOne: z.boolean(),
  timeInForce: z.enum(['GTC', 'IOC', 'FOK']),
  orderSignature: z.string().regex(/^0x[0-9a-f]{130}$/),
})
export type SentOrder = z.infer<typeof SentOrder>

/** An order with the id that it will have, as buildOrder returns it. */
export const BuiltBet = z.object({ order: SentOrder, orderId: hash })
export type BuiltBet = z.infer<typeof BuiltBet>
