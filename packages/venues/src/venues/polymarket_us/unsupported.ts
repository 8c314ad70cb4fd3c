import type { Unsupported } from '../../unsupported.ts'

const OPEN_ONLY =
  'Polymarket US lists open orders only; use fetchOrder for the state of one order and fetchMyTrades for the fills.'

export const unsupported: Unsupported = {
  fetchEventMetadata: 'Polymarket US has no separate record of an event; fetchEvent returns all of it.',
  fetchTrades: 'Polymarket US publishes trades over its socket only; use watchTrades.',
  fetchClosedOrders: OPEN_ONLY,
  fetchAllOrders: OPEN_ONLY,
  fetchStatus: 'Polymarket US has no endpoint for its status.',
  fetchTime: 'Polymarket US has no endpoint for its time.',
  fetchSettlements: 'Polymarket US lists settlements among its activities, but does not publish their form.',
  buildApprovals: 'Polymarket US holds the money of its members itself: there is no wallet that approves.',
  buildRedemption: 'Polymarket US pays for settled markets by itself.',
}
