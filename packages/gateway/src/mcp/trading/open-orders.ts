import type { Order } from '@crossvenue/venues'
import { z } from 'zod'
import { maxTokens, withinBudget } from '../budget.ts'
import { tradingTool } from './trader.ts'

/** Lists the open orders of the account. */
export const openOrders = tradingTool({
  name: 'open_orders',
  title: 'Open orders',
  description: "Lists the caller's open orders at one venue.",
  input: z.object({
    venue: z.string().min(1).describe('Such as kalshi.'),
    market: z.string().min(1).optional().describe('Only orders of this market.'),
    maxTokens,
  }),
  isReading: true,
  async run(trader, { venue, market, maxTokens }) {
    const orders = (await trader.call(venue, 'fetchOpenOrders', market === undefined ? [] : [market])) as Order[]
    return withinBudget(maxTokens, orders.length, (size) => ({
      orders: orders.slice(0, size),
      ...(size < orders.length && { leftOut: `${orders.length - size} more; raise \`maxTokens\`` }),
    }))
  },
})
