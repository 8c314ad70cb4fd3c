import type { OrderEvent, Position, UserTrade } from '../models.ts'
import type { Venue } from '../venue.ts'
import type { AccountSignals } from './account-signals.ts'
import { createChangedPositions } from './changed-positions.ts'
import { createNewTrades } from './new-trades.ts'
import { createOrderEvents, type OrderReads } from './order-events.ts'
import type { Streams } from './streams.ts'
import { watchReads } from './watch-reads.ts'

type Reads = OrderReads & Required<Pick<Venue, 'fetchPositions'>>

/** The maximum number of trades waiting for a reader. */
const MAX_TRADES = 1_000

/**
 * Creates the streams of the caller's orders, trades and positions: they are read at first, on every signal of the venue,
 * after a lost connection and at an interval, and what changed is emitted once.
 */
export function createAccountEvents(
  venue: Reads,
  signals: AccountSignals,
  ownAddress: (() => Promise<string>) | undefined,
): Required<Pick<Streams, 'orders' | 'myTrades' | 'positions'>> {
  const { fetchMyTrades, fetchPositions } = venue
  return {
    orders: (marketId) =>
      watchReads<OrderEvent>(createOrderEvents(venue, marketId), {
        signals,
        ownAddress,
        merge: latestBy(({ order }) => order.id),
      }),
    myTrades: (marketId, since) =>
      watchReads<UserTrade>(createNewTrades(fetchMyTrades, marketId, since), {
        signals,
        ownAddress,
        merge: (waiting, next) => [...waiting, ...next].slice(-MAX_TRADES),
      }),
    positions: (address) =>
      watchReads<Position>(createChangedPositions(fetchPositions, address), {
        signals,
        ownAddress,
        address,
        merge: latestBy(({ outcomeId }) => outcomeId),
      }),
  }
}

/** Merges events so that the last one of each thing is left. */
const latestBy =
  <T>(idOf: (event: T) => string) =>
  (waiting: T[], next: T[]): T[] => [...new Map([...waiting, ...next].map((event) => [idOf(event), event])).values()]
