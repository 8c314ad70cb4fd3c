import type { OrderBook } from '@crossvenue/venues'
import { z } from 'zod'
import { maxTokens, withinBudget } from '../budget.ts'
import { stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Shows the order book of one outcome. */
export const orderBook = tool({
  name: 'order_book',
  title: 'Order book',
  description:
    'Shows the resting bids and asks of one outcome at its venue now, best first, each as [price between 0 and 1, size in contracts].',
  input: z.object({
    venue: z.string().min(1).describe('Such as kalshi: what stands before the colon of an event.'),
    outcome: z.string().min(1).describe('The id of an outcome, as `question` returns it.'),
    depth: z.number().int().min(1).max(500).default(10).describe('How many levels of each side.'),
    maxTokens,
  }),
  async run(read, { venue, outcome, depth, maxTokens }) {
    const path = `/api/${encodeURIComponent(venue)}/fetchOrderBook`
    const { bids, asks, timestamp } = (await read(path, { outcomeId: outcome, limit: depth })).data as OrderBook
    const levels = Math.max(bids.length, asks.length)
    return withinBudget(maxTokens, levels, (size) => ({
      ...stated({
        asOf: timestamp === undefined || timestamp === null ? undefined : new Date(timestamp).toISOString(),
      }),
      bids: bids.slice(0, size).map(pair),
      asks: asks.slice(0, size).map(pair),
      ...(size < levels && { leftOut: `levels beyond ${size}; raise \`maxTokens\`` }),
    }))
  },
})

const pair = ({ price, size }: OrderBook['bids'][number]) => [price, size]
