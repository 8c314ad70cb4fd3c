import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchEventMetadata: 'Polymarket US tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Polymarket US publishes no price history.',
  fetchTrades: 'Polymarket US tells public trades over its socket only.',
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  Streams: NOT_BUILT,
}
