import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Smarkets files its events in a tree of sports and leagues, and knows no series.',
  fetchEventMetadata: 'Smarkets tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Smarkets publishes no price history.',
  fetchTrades: 'Smarkets publishes no trades, only the last price of each contract.',
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  Streams: 'The HTTP API of Smarkets has no streams.',
}
