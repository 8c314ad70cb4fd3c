import type { Unsupported } from '../../unsupported.ts'

// One sentence per operation, or group of operations, that the venue's API does not have.
export const unsupported: Unsupported = {
  fetchSeries: 'Example groups its events into no series.',
  fetchEventMetadata: 'Example has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Example publishes no price history.',
  fetchOrderBook: 'Example publishes the best prices of a contract without sizes.',
  fetchOrderBooks: 'Example publishes the best prices of a contract without sizes.',
  fetchTrades: 'Example publishes no trades.',
  Orders: 'Example has no trading API.',
  Account: 'Example has no API for accounts.',
  Streams: 'Example has no streams.',
  fetchOpenInterest: 'Example states no open interest of a market.',
  fetchStatus: 'Example has no endpoint for its status.',
  fetchTime: 'Example has no endpoint for its time.',
}
