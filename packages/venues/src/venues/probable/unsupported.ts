import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Probable names the series of an event, but has no list of series.',
  fetchEventMetadata: 'Probable has no separate record of an event; fetchEvent returns all of it.',
  fetchTrades: 'Probable lists public trades by wallet, not by outcome.',
  fetchClosedOrders: 'Probable lists open orders only; use fetchOrder for any other.',
  fetchAllOrders: 'Probable lists open orders only; use fetchOrder for any other.',
  fetchBalance: 'Probable returns no balance: the money is on the chain, in your Safe.',
  watchTrades: 'Probable streams whole books, but no trades except your own.',
  fetchOpenInterest: 'Probable states no open interest of a market.',
  fetchStatus: 'Probable has no endpoint for its status.',
  fetchTime: 'Probable has no endpoint for its time.',
  fetchSettlements: 'Probable lists no settlements: a position of a settled market is redeemed on the chain.',
  buildApprovals:
    'Which contracts of Probable an order needs approved is not published; its website asks for the approvals.',
}
