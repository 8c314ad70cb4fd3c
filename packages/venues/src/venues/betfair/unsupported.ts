import type { Unsupported } from '../../unsupported.ts'

const TOTALS = 'Betfair publishes no trades, only what was traded at each price in total.'

export const unsupported: Unsupported = {
  fetchSeries: 'Betfair groups its events by sports and competitions, not in series.',
  fetchEventMetadata: 'Betfair has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Betfair publishes no price history; its historical data is a separate product.',
  fetchTrades: TOTALS,
  watchTrades: `${TOTALS} Its stream sends those totals, which do not say what a single trade was.`,
  fetchSettlements: 'Settled bets of Betfair are in fetchClosedOrders; their sums per market are not read.',
  fetchOpenInterest: 'Betfair states no open interest of a market.',
  fetchStatus: 'Betfair has no endpoint for its status.',
  fetchTime: 'Betfair has no endpoint for its time.',
  buildApprovals: 'Betfair holds the money of its members itself: there is no wallet that approves.',
  buildRedemption: 'Betfair pays for settled markets by itself.',
}
