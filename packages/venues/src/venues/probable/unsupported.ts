import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Probable names the series of an event and has no list of them.',
  fetchEventMetadata: 'Probable tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchTrades: 'Probable lists public trades by wallet, not by outcome.',
  fetchClosedOrders: 'Probable lists open orders only; any other is found by its id.',
  fetchAllOrders: 'Probable lists open orders only; any other is found by its id.',
  fetchBalance: 'Probable tells no balance: money stands on the chain, in one’s Safe.',
  watchTrades: 'Probable streams whole books, and no trades but one’s own.',
}
