import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Limitless has no series: recurring markets are listed separately.',
  fetchEventMetadata: 'Limitless has no separate record of a group; fetchEvent returns all of it.',
  fetchBalance: 'Limitless holds no money: the balance of a wallet is on the chain, and the API does not return it.',
  watchTrades: 'Limitless streams books and prices, but no trades; use fetchTrades.',
  fetchStatus: 'Limitless has no endpoint for its status.',
  fetchTime: 'Limitless has no endpoint for its time.',
  fetchOrderTrades: 'Limitless lists trades without the orders that they fill.',
  fetchSettlements:
    'Limitless lists no settlements; the positions of a settled market are in fetchPositions until they are redeemed.',
}
