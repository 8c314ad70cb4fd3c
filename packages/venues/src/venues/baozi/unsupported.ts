import type { Unsupported } from '../../unsupported.ts'

// The venue is a program on the Solana chain, without a service of its own.
export const unsupported: Unsupported = {
  fetchSeries: 'Baozi has no series.',
  fetchEventMetadata: 'Baozi stores nothing about a market except its account, which fetchEvent reads.',
  fetchOHLCV: 'Baozi has no price history: its accounts hold only the current pools.',
  fetchOrderBook: 'Baozi is pari-mutuel: bets go into pools, so there are no bids and asks.',
  fetchOrderBooks: 'Baozi is pari-mutuel: bets go into pools, so there are no bids and asks.',
  fetchTrades: 'Baozi has no list of bets; every transaction of the chain would have to be read.',
  Orders: 'Baozi accepts no orders: a bet is a transaction by the wallet itself, at the final price of the pool.',
  fetchOrder: 'Baozi accepts no orders, so none can be looked up.',
  fetchOpenOrders: 'Baozi accepts no orders: a bet counts at once.',
  fetchMyTrades: 'Baozi has no list of bets; every transaction of the chain would have to be read.',
  fetchClosedOrders: 'Baozi accepts no orders: a bet counts at once.',
  fetchAllOrders: 'Baozi accepts no orders: a bet counts at once.',
  Streams: 'Baozi has no streams of its own, and no order books or trades.',
  fetchOpenInterest: 'Baozi states the pools of a market, which are its volume, and no open interest.',
  fetchStatus: 'Baozi is a program on a chain; it publishes no status of its own.',
  fetchTime: 'Baozi is a program on a chain; it has no clock of its own.',
  checkAccount: 'Baozi accepts no orders: a bet is a transaction by the wallet itself.',
  fetchOrderTrades: 'Baozi accepts no orders, so nothing fills one.',
  fetchSettlements: 'Baozi pays winnings by a transaction of the wallet itself and lists none.',
  buildApprovals: 'Baozi is a program of its chain, which moves only what a transaction names.',
  buildRedemption: 'Winnings of Baozi are claimed by an instruction of its program, whose form is not published.',
}
