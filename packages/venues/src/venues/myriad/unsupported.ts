import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Myriad lists no series.',
  fetchEventMetadata: 'Myriad has no separate record of an event; fetchEvent returns all of it.',
  fetchBalance: 'Myriad holds no money: the balance of a wallet is on the chain, and the API does not return it.',
  fetchOpenInterest: 'Myriad states no open interest of a market.',
  fetchStatus: 'Myriad has no endpoint for its status.',
  fetchTime: 'Myriad has no endpoint for its time.',
  fetchOrderTrades: 'Myriad lists trades without the orders that they fill.',
  fetchSettlements: 'Myriad lists claims of winnings as transactions, not the settlements of markets.',
  buildApprovals: 'The contracts that move the money of orders on Myriad are not published.',
  buildRedemption: 'The contracts that pay for the shares of the order books of Myriad are not published.',
}
