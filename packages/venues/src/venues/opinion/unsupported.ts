import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Opinion lists no series.',
  fetchEventMetadata: 'Opinion tells of a market all it has in the market itself, which fetchEvent returns.',
  fetchTrades: 'Opinion tells public trades over its socket only.',
}
