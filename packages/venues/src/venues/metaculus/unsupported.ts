import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Metaculus knows tournaments and projects, which are no series of recurring questions.',
  fetchEventMetadata: 'Metaculus has no separate record of a question; fetchEvent returns all of it.',
  fetchOrderBook: 'Metaculus is a forecasting site: nobody bids or offers.',
  fetchOrderBooks: 'Metaculus is a forecasting site: nobody bids or offers.',
  fetchTrades: 'Metaculus is a forecasting site: nothing is traded.',
  Orders:
    'Metaculus takes forecasts, which are no orders: nobody fills one, it costs nothing, and amount and side of it would be made up.',
  Account:
    'Metaculus keeps forecasts and scores of a member: neither money, nor shares, nor trades, of which an account is made here.',
  Streams: 'Metaculus has no streams.',
}
