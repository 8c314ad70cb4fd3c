import type { CreateOrderParams } from '@crossvenue/venues'
import { z } from 'zod'

/** The parameters of a tool that describe an order. */
export const orderInput = {
  venue: z.string().min(1).describe('Such as kalshi: what stands before the colon of an event.'),
  market: z.string().min(1).describe("The venue's id of the market, as `question` returns it."),
  outcome: z.string().min(1).describe('The id of the outcome to buy or sell.'),
  side: z.enum(['buy', 'sell']),
  type: z.enum(['limit', 'market']).default('limit'),
  amount: z.number().positive().describe('The number of contracts.'),
  price: z
    .number()
    .gt(0)
    .lt(1)
    .optional()
    .describe('The limit price, 0 to 1; of a market order the worst price to accept.'),
  maxSlippage: z
    .number()
    .min(0)
    .lt(1)
    .optional()
    .describe('Of a market order without `price`: how far it may go from the best price.'),
  timeInForce: z.enum(['GTC', 'IOC', 'FOK']).optional(),
  postOnly: z
    .boolean()
    .optional()
    .describe('Whether the order may only rest: one that would be filled at once is refused.'),
}
export type OrderInput = z.infer<z.ZodObject<typeof orderInput>>

/** Returns an order as the gateway takes it. */
export const orderParams = ({ venue: _, market, outcome, ...order }: OrderInput): CreateOrderParams => ({
  marketId: market,
  outcomeId: outcome,
  ...order,
})
