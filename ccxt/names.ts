import type { Method } from '@crossvenue/venues'

/** Operations of ccxt that have another name here. */
export const names: Readonly<Record<string, Method>> = {
  approve: 'buildApprovals',
  redeem: 'buildRedemption',
  fetchOrders: 'fetchAllOrders',
  createMarketOrderWithCost: 'createMarketBuyOrderWithCost',
  fetchOrdersByIds: 'fetchOrder',
  fetchCanceledOrders: 'fetchClosedOrders',
  unWatchOrderBook: 'unwatchOrderBook',
  unWatchOrders: 'close',
  unWatchMyTrades: 'close',
}
