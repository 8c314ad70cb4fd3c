import { MarketOutcome, nullOnWire, Relation, UnifiedMarket } from '@crossvenue/venues'
import { z } from 'zod'
import { RawMatch } from '../clusters/cluster.ts'

const price = z.number().min(0).max(1)
const amount = z.number().min(0)

/** The sides of a question, `yes` and `no`: every outcome of its markets settles with one of them. */
export const Side = z
  .enum(['yes', 'no'])
  .meta({ id: 'Side', description: 'A side of a question; `yes` is the first outcome of its canonical market.' })
export type Side = z.infer<typeof Side>

const QuestionOutcome = z
  .object({
    ...MarketOutcome.shape,
    price: price.optional().describe("The venue's own display price: the last trade or the midpoint, 0 to 1."),
    side: Side.optional().describe('The side of the question that it settles with; absent where unknown.'),
  })
  .meta({ id: 'QuestionOutcome', description: 'An outcome of a market and the side of the question it settles with.' })

export const QuestionMarket = z
  .object({
    ...UnifiedMarket.shape,
    sourceExchange: z.string().describe('The id of the venue that lists the market.'),
    title: nullOnWire(z.string()).describe('The title of the market, complete without the title of the event.'),
    volume24h: amount.optional().describe('The volume of the last 24 hours in `volumeUnit`.'),
    liquidity: amount.optional().describe("The resting liquidity as the venue states it, in the venue's currency."),
    status: UnifiedMarket.shape.status.describe(
      "The venue's own status word; absent in `view=compact` while the market is open.",
    ),
    outcomes: z.array(QuestionOutcome).describe('The outcomes; empty where the venue does not list them.'),
  })
  .meta({
    id: 'QuestionMarket',
    description:
      'A market of a question. `view=compact` shows its id, the time of its prices and the outcome that settles with `yes`.',
  })
export type QuestionMarket = z.infer<typeof QuestionMarket>

const BestQuote = z
  .object({
    venue: z.string().describe('The venue.'),
    marketId: z
      .string()
      .optional()
      .describe('The market, whose outcome with this side is meant; present in `view=full`.'),
    price: price.describe('The quote, 0 to 1, before fees. `asOf` of the market says how old it is.'),
  })
  .meta({ id: 'BestQuote', description: 'The venue that offers the best price.' })

export const SideQuotes = z
  .object({
    buy: BestQuote.optional().describe('The lowest ask of all venues; absent where none is known.'),
    sell: BestQuote.optional().describe('The highest bid of all venues; absent where none is known.'),
    spread: z
      .number()
      .optional()
      .describe('The lowest ask less the highest bid; below 0 where they cross, before fees.'),
  })
  .meta({ id: 'SideQuotes', description: 'Where to buy and to sell one side of a question.' })
export type SideQuotes = z.infer<typeof SideQuotes>

export const Question = z
  .object({
    clusterId: z
      .string()
      .regex(/^mcl_[0-9a-f]{16}$/)
      .describe('Stays the same while the cluster grows, merges or splits.'),
    canonicalTitle: z
      .string()
      .describe(
        'The title of the market with the highest known volume, the canonical market, with the option or the game that it leaves out; that of another market where the venue states neither.',
      ),
    category: z.string().optional().describe('The category of that market, or of the next one that has a category.'),
    relations: z.array(Relation).describe('Relations present among the edges.'),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe('The confidence of the weakest edge that holds the cluster together.'),
    volume24h: z
      .number()
      .min(0)
      .optional()
      .describe('Sum of the known 24-hour volumes of the markets in dollars or contracts; play money is left out.'),
    gap: z
      .number()
      .optional()
      .describe(
        'How much more a contract of `yes` on one venue and one of `no` on another pay out than they cost, after the fees of both by their last quotes; of all such pairs the most, below 0 if all lose. Fees are per contract of a large order, without rounding and minimum. Present in `view=full` if quotes and fees of two venues are known.',
      ),
    yes: SideQuotes.optional().describe(
      'Quotes of the first outcome of the canonical market and of all that settle with it.',
    ),
    no: SideQuotes.optional().describe(
      'Quotes of the outcomes that settle the other way. Absent in `view=compact` where it mirrors `yes`: then `no` is bought at 1 less the price at which `yes` is sold, at the same venue, and the reverse.',
    ),
    markets: z.array(QuestionMarket).describe('The canonical market first.'),
    rawMatches: z
      .array(RawMatch)
      .optional()
      .describe('The edges between the markets, the most confident first. Present if `includeRawMatches` is true.'),
  })
  .meta({ id: 'MarketCluster', description: 'The markets of several venues that ask one question.' })
export type Question = z.infer<typeof Question>
