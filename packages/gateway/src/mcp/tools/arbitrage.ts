import type { ArbitrageOpportunity } from '@crossvenue/venues'
import { z } from 'zod'
import { maxTokens, withinBudget } from '../budget.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Finds pairs of a purchase and a sale that make a profit after fees. */
export const arbitrage = tool({
  name: 'arbitrage',
  title: 'Arbitrage',
  description:
    'Finds pairs of a purchase and a sale on two venues that make a profit after fees whatever happens, by the live books of both, the largest first. The profit is certain only if the relation is right: read the rules of both markets first. Prices are between 0 and 1, amounts in dollars.',
  input: z.object({
    relations: z
      .array(z.enum(['identity', 'complement', 'subset', 'superset']))
      .min(1)
      .default(['identity', 'complement'])
      .describe('How the market to buy relates to the market to sell.'),
    minConfidence: z.number().min(0).max(1).default(0),
    category: z.string().optional().describe('Such as Politics, Economics, Sports or Crypto.'),
    size: z.number().int().min(1).max(100_000).default(1_000).describe('The most contracts of each side.'),
    limit: z.number().int().min(1).max(100).default(5),
    maxTokens,
  }),
  async run(read, { maxTokens, ...query }) {
    const found = (await read('/v0/arbitrage', query)).data as Found[]
    if (found.length === 0) return JSON.stringify({ opportunities: [], advice: NONE })
    return withinBudget(maxTokens, found.length, (size) => ({
      opportunities: found.slice(0, size).map(describe),
      ...(size < found.length && { leftOut: `${found.length - size} more; raise \`maxTokens\`` }),
    }))
  },
})

type Found = Served<ArbitrageOpportunity>

const NONE =
  'Nothing pays after fees by the live books now. `best_prices` shows where each side of a question is cheapest.'

const describe = (found: Found) =>
  stated({
    buy: found.legs?.[0] ? leg(found.legs[0], found.marketA) : undefined,
    sell: found.legs?.[1] ? leg(found.legs[1], found.marketB) : undefined,
    relation: found.relation,
    confidence: found.confidence,
    contracts: found.size,
    cost: found.cost,
    paysOut: found.payOut,
    profit: found.profit,
    return: found.return,
    annualizedReturn: found.annualizedReturn,
    closes: found.resolutionDate,
    asOf: found.asOf,
    rulesDiffer: found.settlementNotes?.length ? found.settlementNotes.map(stated) : undefined,
  })

const leg = (
  { venue, marketId, outcomeId, price, fee }: NonNullable<Found['legs']>[number],
  { title }: Found['marketA'],
) => stated({ venue, market: marketId, title, outcome: outcomeId, averagePrice: price, fee })
