import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Opinion lists no series.',
  fetchEventMetadata: 'Opinion has no separate record of a market; fetchEvent returns all of it.',
  fetchTrades: 'Opinion publishes trades over its socket only; use watchTrades.',
  fetchOpenInterest: 'Opinion states no open interest of a market.',
  fetchStatus: 'Opinion has no endpoint for its status.',
  fetchTime: 'Opinion has no endpoint for its time.',
  fetchSettlements: 'Opinion lists no settlements; positions state whether they were claimed.',
  createMarketBuyOrderWithCost:
    'Opinion has market orders without a worst price only, so the price of a sum would have no bound; use createOrder with a limit price.',
}
