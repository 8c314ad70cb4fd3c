import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Gemini names the series of an event and has no list of them.',
  fetchEventMetadata: 'Gemini tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Gemini publishes no price history.',
  fetchOrderBook: 'Gemini tells the depth of a book over its socket only; best prices stand in bestBid and bestAsk.',
  fetchOrderBooks: 'Gemini tells the depth of a book over its socket only; best prices stand in bestBid and bestAsk.',
  fetchTrades: 'Gemini tells public trades over its socket only.',
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  Streams: NOT_BUILT,
}
