import type { Unsupported } from '../../unsupported.ts'

/** A book of the limit orders alone would contain neither the best price nor the cost of the next share. */
const NO_BOOK =
  'Manifold has no order book: trades are against a pool, at prices that move with every share, and against limit orders.'

export const unsupported: Unsupported = {
  fetchSeries: 'Manifold has no series; its topics are tags here.',
  fetchEventMetadata: 'Manifold has no separate record of a question; fetchEvent returns all of it.',
  fetchOrderBook: NO_BOOK,
  fetchOrderBooks: NO_BOOK,
  watchOrderBook: NO_BOOK,
  watchOrderBooks: NO_BOOK,
  unwatchOrderBook: NO_BOOK,
  watchTicker: NO_BOOK,
  fetchOpenInterest: 'Manifold states no open interest of a market.',
  fetchStatus: 'Manifold has no endpoint for its status.',
  fetchTime: 'Manifold has no endpoint for its time.',
  fetchSettlements: 'Manifold lists no settlements of a member; the profit of a resolved market is in fetchPositions.',
  createMarketBuyOrderWithCost:
    'Manifold has no order book to bound the price of a sum; use createOrder with an amount and a price.',
  buildApprovals: 'Manifold has play money and no wallets.',
  buildRedemption: 'Manifold pays for resolved markets by itself.',
}
