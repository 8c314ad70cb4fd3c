import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Probable names the series of an event and has no list of them.',
  fetchEventMetadata: 'Probable tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchTrades: NOT_BUILT,
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  Streams: NOT_BUILT,
}
