import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchEventMetadata: 'Polymarket tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchClosedOrders:
    'Polymarket lists open orders only; fetchOrder tells what became of one, fetchMyTrades what was filled.',
  fetchAllOrders:
    'Polymarket lists open orders only; fetchOrder tells what became of one, fetchMyTrades what was filled.',
}
