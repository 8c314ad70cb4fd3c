import { z } from 'zod'

// Orders, matches and money of the venue: the fields that we read. Sizes are stakes of the backer, whichever side an
// order is on: the liability of a lay is (odds - 1) x size.

const word = z.string().nullish()
const amount = z.number().nullish()
const marketId = z.string().regex(/^\d+\.\d+$/)
const betId = z.string().regex(/^\d+$/)
const side = z.enum(['BACK', 'LAY'])

const bet = { betId, marketId, selectionId: z.number().int(), side, placedDate: word, customerOrderRef: word }

/** A bet on a market that is not settled, unless it was canceled before any match. */
export const CurrentOrder = z.object({
  ...bet,
  /** The odds and the stake of the request. */
  priceSize: z.object({ price: z.number(), size: z.number() }),
  status: z.enum(['EXECUTABLE', 'EXECUTION_COMPLETE']),
  averagePriceMatched: amount,
  sizeMatched: z.number(),
  sizeRemaining: z.number(),
  sizeLapsed: amount,
  sizeCancelled: amount,
  sizeVoided: amount,
})
export type CurrentOrder = z.infer<typeof CurrentOrder>

/** A bet that is over. */
export const ClearedOrder = z.object({
  ...bet,
  priceRequested: amount,
  priceMatched: amount,
  /** The stake that was settled; of a bet that was canceled, the stake of that. */
  sizeSettled: amount,
  sizeCancelled: amount,
  lastMatchedDate: word,
  settledDate: word,
})
export type ClearedOrder = z.infer<typeof ClearedOrder>

export const OrderPage = z.object({
  currentOrders: z.array(z.unknown()).optional(),
  clearedOrders: z.array(z.unknown()).optional(),
  moreAvailable: z.boolean(),
})

/** One match of a bet. */
const Match = z.object({
  betId,
  matchId: z.string().min(1),
  side,
  price: z.number(),
  size: z.number(),
  matchDate: z.string(),
})
export const MatchedMarket = z.object({
  marketId,
  runners: z.array(z.object({ selectionId: z.number().int(), matches: z.array(Match).nullish() })),
})
export type MatchedMarket = z.infer<typeof MatchedMarket>

/** The answer to one instruction of a request that places orders. */
export const Placed = z.object({
  status: z.string(),
  errorCode: word,
  /** EXPIRED where the order was to be filled at once and could not be. */
  orderStatus: word,
  betId: betId.nullish(),
  placedDate: word,
  averagePriceMatched: amount,
  sizeMatched: amount,
})
export type Placed = z.infer<typeof Placed>

export const Report = z.object({
  status: z.enum(['SUCCESS', 'FAILURE', 'PROCESSED_WITH_ERRORS', 'TIMEOUT']),
  errorCode: word,
  instructionReports: z.array(z.unknown()).nullish(),
})
export type Report = z.infer<typeof Report>

/** The answer to one instruction of a request that cancels. */
export const Canceled = z.object({ status: z.string(), errorCode: word })

export const Funds = z.object({ availableToBetBalance: z.number(), exposure: amount })
export type Funds = z.infer<typeof Funds>
export const Details = z.object({ currencyCode: z.string().min(1) })

/** An order as the venue is sent it, with the market that its request names. */
export const SentOrder = z.object({
  marketId,
  instruction: z.object({
    orderType: z.literal('LIMIT'),
    selectionId: z.number().int(),
    handicap: z.literal(0),
    side,
    limitOrder: z.object({
      price: z.number().min(1.01).max(1_000),
      persistenceType: z.literal('LAPSE'),
      timeInForce: z.literal('FILL_OR_KILL').optional(),
      betTargetType: z.literal('PAYOUT'),
      betTargetSize: z.number().positive(),
    }),
    /** The caller's name of the order; that of a purchase or sale of No begins with NO-. */
    customerOrderRef: z.string().min(1).max(32),
  }),
})
export type SentOrder = z.infer<typeof SentOrder>
