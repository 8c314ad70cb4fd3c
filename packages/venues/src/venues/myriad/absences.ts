import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Myriad lists no series.',
  fetchEventMetadata: 'Myriad tells of an event all it has in the event itself, which fetchEvent returns.',
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  Streams: NOT_BUILT,
}
