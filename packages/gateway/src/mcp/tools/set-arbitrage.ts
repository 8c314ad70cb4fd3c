import { z } from 'zod'
import type { SetOpportunity } from '../../arbitrage/set-arbitrage.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Finds events whose markets together cost less than they pay out. */
export const setArbitrage = tool({
  name: 'set_arbitrage',
  title: 'Arbitrage over all markets of an event',
  description:
    'Finds events of which only one market can win, where all markets together are sold for more than they pay out, or bought for less, after fees and across venues, by the live books; also ranges of one number on two venues of which one always wins (`cover`). The largest profit first. The profit is certain only if the matches and the words of the venue are right. Prices are between 0 and 1, amounts in dollars.',
  input: z.object({
    minConfidence: z.number().min(0).max(1).default(0),
    size: z.number().int().min(1).max(100_000).default(1_000).describe('The most contracts of each leg.'),
    limit: z.number().int().min(1).max(100).default(3),
    maxTokens,
  }),
  async run(read, { maxTokens, ...query }) {
    const { data, meta } = await read('/v0/arbitrage/sets', query)
    const found = data as Served<SetOpportunity>[]
    const missing = (meta as { missing?: string[] } | undefined)?.missing
    if (found.length === 0) return JSON.stringify(stated({ opportunities: [], missing, advice: NONE }))
    return withinBudget(maxTokens, found.length, (size) => ({
      opportunities: found.slice(0, size).map(describe),
      ...stated({ missing }),
      ...(size < found.length && { leftOut: `${found.length - size} more; raise \`maxTokens\`` }),
    }))
  },
})

const NONE = 'No event pays after fees by the live books now. `arbitrage` searches pairs of markets.'

const describe = (found: Served<SetOpportunity>) =>
  stated({
    event: found.eventId,
    title: found.title,
    kind: found.kind,
    confidence: found.confidence,
    contracts: found.size,
    cost: found.cost,
    paysOut: found.payOut,
    profit: found.profit,
    return: found.return,
    closes: found.resolutionDate,
    asOf: found.asOf,
    columns: ['venue', 'market', 'outcome', 'side', 'averagePrice', 'fee'],
    legs: (found.legs ?? []).map(({ venue, marketId, outcomeId, side, price, fee }) => [
      venue,
      marketId,
      outcomeId,
      side,
      price,
      fee,
    ]),
  })
