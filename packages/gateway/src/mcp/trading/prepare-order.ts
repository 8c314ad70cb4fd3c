import { type BuiltOrder, feesOfMarket, type OrderBook, type UnifiedMarket, venues } from '@crossvenue/venues'
import { z } from 'zod'
import { stated } from '../served.ts'
import { costAtLimit, costNow } from './cost-of-order.ts'
import { orderInput, orderParams } from './order-input.ts'
import { tradingTool } from './trader.ts'

/** Builds an order without sending it. */
export const prepareOrder = tradingTool({
  name: 'prepare_order',
  title: 'Dry run of an order',
  description:
    'Builds and signs an order without sending it, and returns its cost after fees by the live book, and a token. Show both to the user. `submit_order` with the token and the same order sends it, once, within two minutes.',
  input: z.object(orderInput),
  isReading: true,
  async run(trader, order) {
    const { venue, market: marketId, outcome } = order
    const built = (await trader.call(venue, 'buildOrder', [orderParams(order)])) as BuiltOrder
    const [book, market] = await Promise.all([
      trader.call(venue, 'fetchOrderBook', [outcome]) as Promise<OrderBook>,
      (trader.call(venue, 'fetchMarket', [{ marketId }]) as Promise<UnifiedMarket>).catch(() => undefined),
    ])
    const declared = venues[venue.toLowerCase()]?.fees
    const fees = declared && (market ? feesOfMarket(declared, market) : declared)
    // A venue states the worst price of a market order in what it built.
    const { price: builtPrice } = built.params
    const limit = order.price ?? (typeof builtPrice === 'number' ? builtPrice : undefined)
    const { token, expiresAt } = trader.prepared.keep(trader.keyId, order, built)
    return JSON.stringify(
      stated({
        order,
        title: market?.title,
        // Without the signature, which would be as good as the order itself.
        built: built.params,
        bestBid: book.bids[0]?.price,
        bestAsk: book.asks[0]?.price,
        filledNow: costNow(order, limit, book, fees),
        ifAllFilledAtLimit: limit === undefined ? undefined : costAtLimit(order, limit, fees),
        feesUnknown: fees ? undefined : `the fees of ${venue} are not known`,
        token,
        expires: new Date(expiresAt).toISOString(),
        next: 'Nothing was sent. If the user agrees, call `submit_order` with this token and the same order.',
      }),
    )
  },
})
