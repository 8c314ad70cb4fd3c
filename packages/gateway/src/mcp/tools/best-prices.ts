import { z } from 'zod'
import type { Question } from '../../questions/question.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { ReadError } from '../read.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Shows the venue on which each side (YES and NO) of a question is cheapest. */
export const bestPrices = tool({
  name: 'best_prices',
  title: 'Best prices of a question',
  description:
    'Shows questions that markets of several venues ask, with the outcomes that settle alike put together: for each side the venue with the lowest ask and the one with the highest bid, before fees, and the outcome that settles with `yes` on every venue. A negative spread means that the venues cross.',
  input: z.object({
    market: z.string().min(1).optional().describe('A market as `<venue>:<market id>`, as `markets` returns it.'),
    url: z.string().min(1).optional().describe('Instead of `market`: its public page, or that of its event.'),
    query: z.string().min(1).optional().describe('Instead of both: words of the title.'),
    limit: z.number().int().min(1).max(100).default(10),
    maxTokens,
  }),
  async run(read, { market, url, query, limit, maxTokens }) {
    if ([market, url, query].filter((each) => each !== undefined).length !== 1) {
      throw new ReadError({ code: 'VALIDATION_ERROR', message: 'give one of `market`, `url` and `query`' })
    }
    const { data, meta } = await read('/v0/matched-market-clusters', {
      marketId: market,
      url,
      query,
      limit,
      view: 'compact',
    })
    const found = (data as Served<Question>[]).map(describe)
    if (found.length === 0) return JSON.stringify({ questions: [], advice: NONE })
    return withinBudget(maxTokens, found.length, (size) => ({
      columns: COLUMNS,
      total: meta?.total,
      questions: found.slice(0, size),
      ...(size < (meta?.total ?? 0) && { leftOut: 'further questions; raise `limit` and `maxTokens`' }),
    }))
  },
})

/** The columns of `markets`, whose outcome is the one that settles with `yes`. */
const COLUMNS = ['market', 'outcome', 'price', 'bid', 'ask', 'asOf']

const NONE = 'No other venue asks this. `markets` finds markets of single venues, `order_book` shows their books.'

const describe = ({ canonicalTitle, relations, confidence, yes, no, markets }: Served<Question>) =>
  stated({
    title: canonicalTitle,
    relations,
    confidence,
    yes: yes ? side(yes) : undefined,
    no: no ? side(no) : undefined,
    markets: markets.map(({ sourceExchange, marketId, outcomes, asOf }) => {
      // The compact view has the outcome that settles with `yes` and no other.
      const [outcome] = outcomes
      const { outcomeId = null, price = null, bestBid = null, bestAsk = null } = outcome ?? {}
      const quote = [outcomeId, price, bestBid, bestAsk]
      return [`${sourceExchange}:${marketId}`, ...quote, asOf ?? null]
    }),
  })

const side = ({ buy, sell, spread }: NonNullable<Served<Question>['yes']>) =>
  stated({
    buy: buy ? [buy.venue, buy.price] : undefined,
    sell: sell ? [sell.venue, sell.price] : undefined,
    spread,
  })
