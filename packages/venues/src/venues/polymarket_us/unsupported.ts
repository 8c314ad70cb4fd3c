import type { Unsupported } from '../../unsupported.ts'

const OPEN_ONLY =
  'Polymarket US lists open orders only; fetchOrder tells what became of one, fetchMyTrades what was filled.'

export const unsupported: Unsupported = {
  fetchEventMetadata: 'Polymarket US tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchTrades: 'Polymarket US tells public trades over its socket only: see watchTrades.',
  fetchClosedOrders: OPEN_ONLY,
  fetchAllOrders: OPEN_ONLY,
}
