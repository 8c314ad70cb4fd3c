import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Probable names the series of an event and has no list of them.',
  fetchEventMetadata: 'Probable has no separate record of an event; fetchEvent returns all of it.',
  fetchTrades: 'Probable lists public trades by wallet, not by outcome.',
  fetchClosedOrders: 'Probable lists open orders only; any other is found by its id.',
  fetchAllOrders: 'Probable lists open orders only; any other is found by its id.',
  fetchBalance: 'Probable returns no balance: the money is on the chain, in your Safe.',
  watchTrades: 'Probable streams whole books, and no trades but one’s own.',
}
