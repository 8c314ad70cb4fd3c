import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Metaculus has tournaments and projects, which are not series of recurring questions.',
  fetchEventMetadata: 'Metaculus has no separate record of a question; fetchEvent returns all of it.',
  fetchOrderBook: 'Metaculus is a forecasting site: it has no bids and asks.',
  fetchOrderBooks: 'Metaculus is a forecasting site: it has no bids and asks.',
  fetchTrades: 'Metaculus is a forecasting site: nothing is traded.',
  Orders:
    'Metaculus accepts forecasts, which are not orders: they cost nothing and are never filled, and their amount and side would be made up.',
  Account: 'Metaculus stores forecasts and scores of a member, but no money, shares or trades.',
  Streams: 'Metaculus has no streams.',
  fetchOpenInterest: 'Metaculus is a forecasting site: nothing is held.',
  fetchStatus: 'Metaculus has no endpoint for its status.',
  fetchTime: 'Metaculus has no endpoint for its time.',
}
