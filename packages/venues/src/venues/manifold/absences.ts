import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Manifold knows topics, which are tags, and no series.',
  fetchEventMetadata: 'Manifold tells of a question all it has in the question itself, which fetchEvent returns.',
  fetchOrderBook: 'Manifold has no order book: an automated market maker trades with everybody.',
  fetchOrderBooks: 'Manifold has no order book: an automated market maker trades with everybody.',
  Orders: NOT_BUILT,
  Account: NOT_BUILT,
  watchOrderBook: 'Manifold has no order book: an automated market maker trades with everybody.',
  watchOrderBooks: 'Manifold has no order book: an automated market maker trades with everybody.',
  unwatchOrderBook: 'Manifold has no order book: an automated market maker trades with everybody.',
  watchTrades: NOT_BUILT,
  watchAddress: NOT_BUILT,
  unwatchAddress: NOT_BUILT,
  close: NOT_BUILT,
}
