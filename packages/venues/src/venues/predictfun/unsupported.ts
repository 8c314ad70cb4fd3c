import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Predict.fun has no series: recurring markets are listed separately.',
  fetchEventMetadata: 'Predict.fun has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Predict.fun has price series, but does not publish the names of their metrics and resolutions.',
  fetchClosedOrders: 'Predict.fun lists open and filled orders, but no canceled ones; use fetchOrder for any other.',
  fetchAllOrders: 'Predict.fun lists open and filled orders, but no canceled ones; use fetchOrder for any other.',
  fetchBalance: 'Predict.fun returns no balance: the money is on the chain, in your wallet.',
  watchTrades: 'Predict.fun streams whole books, but no trades except your own.',
  fetchOpenInterest: 'Predict.fun states no open interest of a market.',
  fetchStatus: 'Predict.fun has no endpoint for its status.',
  fetchTime: 'Predict.fun has no endpoint for its time.',
  fetchSettlements: 'Predict.fun lists no settlements: a position of a settled market is redeemed on the chain.',
}
