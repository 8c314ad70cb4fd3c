import { z } from 'zod'
import type { CatalogueMarket } from '../../search/search-models.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Finds markets of any venue, by words. */
export const markets = tool({
  name: 'markets',
  title: 'Search markets',
  description:
    'Finds markets of any venue by words, whether or not another venue lists the same question, the most traded first, with bid and ask of the first outcome. Returns them as `<venue>:<market id>` for `best_prices`, and their outcomes for `order_book`.',
  input: z.object({
    query: z.string().optional().describe('A few words of the title. Without it, all.'),
    category: z.string().optional().describe('Such as Politics, Economics, Sports or Crypto.'),
    venues: z.array(z.string()).min(1).optional().describe('Only these venues.'),
    status: z.enum(['active', 'closed', 'all']).default('active'),
    limit: z.number().int().min(1).max(100).default(20),
    cursor: z.string().optional().describe('`next` of the previous page; all else must be the same.'),
    maxTokens,
  }),
  async run(read, { maxTokens, ...query }) {
    const { data, meta } = await read('/v0/markets', { ...query, view: 'compact' })
    const found = (data as Served<CatalogueMarket>[]).map(describe)
    if (found.length === 0) return JSON.stringify({ total: 0, markets: [], advice: NONE })
    return withinBudget(maxTokens, found.length, (size) => ({
      total: meta?.total,
      markets: found.slice(0, size),
      ...(size < found.length
        ? { leftOut: `${found.length - size} of this page; pass limit: ${Math.max(size, 1)} and then \`next\`` }
        : stated({ next: meta?.nextCursor })),
    }))
  },
})

const NONE = 'No market fits. Try fewer words, the beginning of one word, or `status: all`.'

const describe = ({
  sourceExchange,
  marketId,
  title,
  outcomes,
  bestBid,
  bestAsk,
  volume24h,
  volumeUnit,
  resolutionDate,
  asOf,
}: Served<CatalogueMarket>) =>
  stated({
    market: `${sourceExchange}:${marketId}`,
    title,
    outcomes: outcomes.map(({ outcomeId, label }) => [outcomeId, label]),
    bid: bestBid ?? outcomes[0]?.bestBid,
    ask: bestAsk ?? outcomes[0]?.bestAsk,
    volume24h,
    unit: volume24h == null ? undefined : volumeUnit,
    closes: resolutionDate,
    asOf,
  })
