import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'SX Bet has no series; leagues are in the tags of events.',
  fetchEventMetadata: 'SX Bet has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'SX Bet has no candles and no price history.',
  fetchClosedOrders: 'SX Bet lists open orders only; use fetchOrder for any other.',
  fetchAllOrders: 'SX Bet lists open orders only; use fetchOrder for any other.',
  fetchSettlements:
    'SX Bet states settlements per bet, and does not document how refunds of opposite bets count in them, so no sum per market is certain; settled bets are in fetchMyTrades.',
  fetchOpenInterest: 'SX Bet states no open interest of a market.',
  fetchStatus: 'SX Bet has no endpoint for its status.',
  fetchTime: 'SX Bet has no endpoint for its time.',
  buildApprovals:
    'SX Bet moves money into the proxy wallet by a signed permit, whose number has to be read from the chain; its website does so.',
  buildRedemption: 'SX Bet pays for settled bets by itself.',
}
