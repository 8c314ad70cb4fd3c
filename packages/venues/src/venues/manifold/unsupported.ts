import type { Unsupported } from '../../unsupported.ts'

/** A book of the limit orders alone would tell neither the best price nor what the next share costs. */
const NO_BOOK =
  'Manifold has no order book: a pool trades with everybody at prices that move with every share, beside limit orders.'

export const unsupported: Unsupported = {
  fetchSeries: 'Manifold knows topics, which are tags, and no series.',
  fetchEventMetadata: 'Manifold tells of a question all it has in the question itself, which fetchEvent returns.',
  fetchOrderBook: NO_BOOK,
  fetchOrderBooks: NO_BOOK,
  watchOrderBook: NO_BOOK,
  watchOrderBooks: NO_BOOK,
  unwatchOrderBook: NO_BOOK,
}
