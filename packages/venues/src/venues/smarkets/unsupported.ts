import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Smarkets files its events in a tree of sports and leagues, and knows no series.',
  fetchEventMetadata: 'Smarkets has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Smarkets publishes no price history.',
  fetchTrades: 'Smarkets publishes no trades, only the last price of each contract.',
  Streams: 'The API of Smarkets has no streams: they are part of its older API, with protocol buffers over TCP.',
}
