import type { Absences } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Metaculus knows tournaments and projects, which are no series of recurring questions.',
  fetchEventMetadata: 'Metaculus tells of a question all it has in the question itself.',
  fetchOrderBook: 'Metaculus is a forecasting site: nobody bids or offers.',
  fetchOrderBooks: 'Metaculus is a forecasting site: nobody bids or offers.',
  fetchTrades: 'Metaculus is a forecasting site: nothing is traded.',
  Orders: 'Metaculus takes forecasts, which are no orders: they have no amount, no price to pay and no other side.',
  Account: 'Metaculus keeps forecasts and scores of a member, and neither orders nor money.',
  Streams: 'Metaculus has no streams.',
}
