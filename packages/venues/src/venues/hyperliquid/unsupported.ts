import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Hyperliquid lists no series: recurring questions stand on their own.',
  fetchEventMetadata: 'Hyperliquid tells of a question no more than its list does, which fetchEvent returns.',
}
