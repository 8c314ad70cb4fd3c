import { createTradingFees } from './fees/trading-fees.ts'
import { createBuyWithCost } from './orders/buy-with-cost.ts'
import { createReplacingEdit } from './orders/edit-order.ts'
import type { Venue, VenueModule } from './venue.ts'

/**
 * Returns a venue with the operations that follow from its others and from the fees that it declares. Those that it has
 * itself stay, and one that it says to be unsupported is not derived.
 */
export function deriveOperations(module: VenueModule): VenueModule {
  const { id, fees, feesUnknown, create } = module
  // A reason is a sentence, without its source.
  const reason = feesUnknown?.replace(/ \(https:[^)]*\)$/, '')

  const withDerived = (venue: Venue): Venue => {
    const { withCredentials } = venue
    const tradingFees = fees && createTradingFees(fees, venue)
    const derived = { ...tradingFees, ...ordersOf(id, venue, tradingFees) }
    return {
      ...Object.fromEntries(Object.entries(derived).filter(([name]) => !(name in module.unsupported))),
      ...venue,
      ...(withCredentials && { withCredentials: (credentials) => withDerived(withCredentials(credentials)) }),
    }
  }
  return {
    ...module,
    unsupported: {
      ...(reason !== undefined && { fetchTradingFee: reason, fetchTradingFees: reason }),
      ...module.unsupported,
    },
    create: (options) => withDerived(create(options)),
  }
}

/** Returns the operations that place orders in other ways. */
function ordersOf(
  id: string,
  venue: Venue,
  tradingFees: ReturnType<typeof createTradingFees> | undefined,
): Pick<Venue, 'createMarketBuyOrderWithCost' | 'editOrder'> {
  const { buildOrder, submitOrder, fetchOrderBook, fetchOrder, createOrders, cancelOrders } = venue
  const takerFee = async (marketId: string) => (await tradingFees?.fetchTradingFee(marketId))?.taker
  return {
    ...(buildOrder &&
      submitOrder &&
      fetchOrderBook && {
        createMarketBuyOrderWithCost: createBuyWithCost(id, { buildOrder, submitOrder, fetchOrderBook }, takerFee),
      }),
    ...(fetchOrder &&
      buildOrder &&
      createOrders &&
      cancelOrders && { editOrder: createReplacingEdit(id, { fetchOrder, buildOrder, createOrders, cancelOrders }) }),
  }
}
