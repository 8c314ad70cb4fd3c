import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Smarkets files its events in a tree of sports and leagues, and knows no series.',
  fetchEventMetadata: 'Smarkets tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Smarkets publishes no price history.',
  fetchTrades: 'Smarkets publishes no trades, only the last price of each contract.',
  Streams: 'The API of Smarkets has no streams: the older one of protocol buffers over TCP is no part of it.',
}
