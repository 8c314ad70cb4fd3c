import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Hyperliquid has no series: recurring questions are listed separately.',
  fetchEventMetadata: 'Hyperliquid has no separate record of a question; fetchEvent returns all of it.',
  fetchOpenInterest: 'Hyperliquid states no open interest of a market.',
  fetchStatus: 'Hyperliquid has no endpoint for its status.',
  fetchSettlements: 'Hyperliquid lists settlements among the fills of a wallet, in a form that it does not document.',
  buildApprovals: 'Hyperliquid trades from the balances of its own chain, which need no approval.',
  buildRedemption: 'Hyperliquid pays for settled outcomes by itself.',
}
