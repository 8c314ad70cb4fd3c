import type { Unsupported } from '../../unsupported.ts'

// The whole API is one list of markets with best prices, and one address per market.
export const unsupported: Unsupported = {
  fetchSeries: 'PredictIt has no series.',
  fetchEventMetadata: 'PredictIt has no separate record of a market; fetchEvent returns all of it.',
  fetchOHLCV: 'PredictIt publishes no price history.',
  fetchOrderBook: 'PredictIt publishes the best prices of a contract without sizes; see bestBid and bestAsk.',
  fetchOrderBooks: 'PredictIt publishes the best prices of a contract without sizes; see bestBid and bestAsk.',
  fetchTrades: 'PredictIt publishes no trades, only the last price.',
  Orders: 'PredictIt has no trading API: orders are placed on its website only.',
  Account: 'PredictIt has no API for accounts.',
  Streams: 'PredictIt has no streams; it renews its list about once a minute.',
  fetchOpenInterest: 'PredictIt states no open interest of a market.',
  fetchStatus: 'PredictIt has no endpoint for its status.',
  fetchTime: 'PredictIt has no endpoint for its time.',
}
