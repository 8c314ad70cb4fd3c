import type { Order } from '@crossvenue/venues'
import { z } from 'zod'
import { tradingTool } from './trader.ts'

/** Cancels an open order of the account. */
export const cancelOrder = tradingTool({
  name: 'cancel_order',
  title: 'Cancel an order',
  description: "Cancels one of the caller's open orders, by the id that `open_orders` returns.",
  input: z.object({
    venue: z.string().min(1).describe('Such as kalshi.'),
    order: z.string().min(1).describe('The id of the order.'),
  }),
  isReading: false,
  run: async (trader, { venue, order }) => JSON.stringify((await trader.call(venue, 'cancelOrder', [order])) as Order),
})
