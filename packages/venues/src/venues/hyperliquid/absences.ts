import type { Absences } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Hyperliquid lists no series: recurring questions stand on their own.',
  fetchEventMetadata: 'Hyperliquid tells of a question no more than its list does, which fetchEvent returns.',
}
