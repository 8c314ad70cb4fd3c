import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Smarkets groups its events in a tree of sports and leagues, not in series.',
  fetchEventMetadata: 'Smarkets has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Smarkets publishes no price history.',
  fetchTrades: 'Smarkets publishes no trades, only the last price of each contract.',
  Streams: 'The Smarkets API has no streams; only its older API has them, with protocol buffers over TCP.',
  fetchOpenInterest: 'Smarkets states no open interest of a market.',
  fetchStatus: 'Smarkets has no endpoint for its status.',
  fetchTime: 'Smarkets has no endpoint for its time.',
  fetchSettlements: 'Smarkets has no list of settlements; orders of a settled market are in fetchClosedOrders.',
  buildApprovals: 'Smarkets holds the money of its members itself: there is no wallet that approves.',
  buildRedemption: 'Smarkets pays for settled markets by itself.',
}
