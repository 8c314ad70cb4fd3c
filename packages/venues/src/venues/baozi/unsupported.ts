import type { Unsupported } from '../../unsupported.ts'

// The venue is a program on the Solana chain, without a service of its own.
export const unsupported: Unsupported = {
  fetchSeries: 'Baozi groups its markets into no series.',
  fetchEventMetadata: 'Baozi keeps nothing of a market beside its account, which fetchEvent reads.',
  fetchOHLCV: 'Baozi keeps no history: its accounts hold the pools as they are now.',
  fetchOrderBook: 'Baozi is pari-mutuel: bets go into pools, and nobody bids or offers.',
  fetchOrderBooks: 'Baozi is pari-mutuel: bets go into pools, and nobody bids or offers.',
  fetchTrades: 'Baozi keeps no list of bets: they would have to be read out of every transaction of the chain.',
  Orders: 'Baozi takes no orders: a bet is a transaction of the wallet itself, at whatever price the pool ends with.',
  fetchOrder: 'Baozi takes no orders, so that none can be looked up.',
  fetchOpenOrders: 'Baozi takes no orders: a bet counts at once.',
  fetchMyTrades: 'Baozi keeps no list of bets: they would have to be read out of every transaction of the chain.',
  fetchClosedOrders: 'Baozi takes no orders: a bet counts at once.',
  fetchAllOrders: 'Baozi takes no orders: a bet counts at once.',
  Streams: 'Baozi has no streams of its own, and no order books or trades.',
}
