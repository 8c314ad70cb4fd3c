import type { Unsupported } from '../../unsupported.ts'

// The whole API is one list of markets with best prices, and one address per market.
export const unsupported: Unsupported = {
  fetchSeries: 'PredictIt groups its markets into no series.',
  fetchEventMetadata: 'PredictIt tells nothing of a market beside what fetchEvent returns.',
  fetchOHLCV: 'PredictIt publishes no price history.',
  fetchOrderBook:
    'PredictIt tells the best prices of a contract and no sizes, which a level of a book has: see bestBid and bestAsk.',
  fetchOrderBooks:
    'PredictIt tells the best prices of a contract and no sizes, which a level of a book has: see bestBid and bestAsk.',
  fetchTrades: 'PredictIt publishes no trades, only the last price.',
  Orders: 'PredictIt has no trading API: orders are placed on its website only.',
  Account: 'PredictIt has no API for accounts.',
  Streams: 'PredictIt has no streams; it renews its list about once a minute.',
}
