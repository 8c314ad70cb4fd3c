import type { Unsupported } from '../../unsupported.ts'

const NO_BOOK =
  'InsightX shows a chance of each outcome; it has no order book, and does not say whose offers an order meets.'

export const unsupported: Unsupported = {
  fetchSeries: 'InsightX has no series.',
  fetchEventMetadata: 'InsightX has no record of an event: markets share the number of one.',
  fetchOHLCV: 'InsightX has no price history.',
  fetchOrderBook: NO_BOOK,
  fetchOrderBooks: NO_BOOK,
  fetchTrades: 'InsightX lists no trades.',
  Orders: 'The body and the signature of an order on InsightX are not published, and no client places one.',
  Account:
    'Only made-up samples of positions and orders on InsightX are known, so the units of their sizes are not certain.',
  Streams: 'InsightX has no streams.',
  fetchOpenInterest: 'InsightX states no open interest of a market.',
  fetchStatus: 'InsightX has no endpoint for its status.',
  fetchTime: 'InsightX has no endpoint for its time.',
}
