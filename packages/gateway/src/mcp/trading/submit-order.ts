import type { Order } from '@crossvenue/venues'
import { z } from 'zod'
import { orderInput } from './order-input.ts'
import { tradingTool } from './trader.ts'

/** Sends an order that was prepared. */
export const submitOrder = tradingTool({
  name: 'submit_order',
  title: 'Send a prepared order',
  description:
    'Sends the order that `prepare_order` built, by its token and with the same values. A token works once: after a failure, look at `open_orders` before anything is prepared again, because the venue may have taken the order.',
  input: z.object({ token: z.string().min(1).describe('The token that `prepare_order` returned.'), ...orderInput }),
  isReading: false,
  async run(trader, { token, ...order }) {
    const built = trader.prepared.take(trader.keyId, token, order)
    return JSON.stringify((await trader.call(order.venue, 'submitOrder', [built])) as Order)
  },
})
