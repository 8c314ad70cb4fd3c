import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchEventMetadata: 'Polymarket has no separate record of an event; fetchEvent returns all of it.',
  fetchClosedOrders:
    'Polymarket lists open orders only; use fetchOrder for the state of one order and fetchMyTrades for the fills.',
  fetchAllOrders:
    'Polymarket lists open orders only; use fetchOrder for the state of one order and fetchMyTrades for the fills.',
  fetchSettlements: 'Polymarket lists no settlements: a position of a settled market is redeemed on the chain.',
}
