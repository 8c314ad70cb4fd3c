import type { After, Venue } from '../venue.ts'
import { createMarketEnds } from './market-ends.ts'
import type { Streams } from './streams.ts'
import type { Watch } from './watch.ts'
import { createWatches } from './watches.ts'

/**
 * Adds streams to a venue, with the operations based on them. `close` ends the watches opened through this venue
 * object; those of others that share its connection continue. A watch of an outcome ends with its market.
 */
export function withStreams(venue: Venue, streams: Streams, { after }: { after: After }): Venue {
  const open = new Set<Watch<unknown>>()
  const { orderBook, trades, account } = streams
  const untilEnd = createMarketEnds(venue, after)
  const own: Streams = {
    ...(orderBook && { orderBook: (outcomeId) => noted(open, untilEnd(outcomeId, orderBook(outcomeId))) }),
    ...(trades && { trades: (outcomeId) => noted(open, untilEnd(outcomeId, trades(outcomeId))) }),
    ...(account && { account: (address) => noted(open, account(address)) }),
  }
  const watches = createWatches(venue, own)
  return {
    ...venue,
    ...watches,
    streams: own,
    async close() {
      await watches.close?.()
      await Promise.all([...open].map((watch) => watch.return()))
      return undefined
    },
  }
}

/** Keeps a watch in a set while it is open. */
function noted<T>(open: Set<Watch<unknown>>, watch: Watch<T>): Watch<T> {
  const forgotten = <R extends IteratorResult<T>>(result: R): R => {
    if (result.done) open.delete(same)
    return result
  }
  const same: Watch<T> = {
    [Symbol.asyncIterator]: () => same,
    next: () =>
      watch.next().then(forgotten, (error) => {
        open.delete(same)
        throw error
      }),
    return: () => watch.return().then(forgotten),
  }
  open.add(same)
  return same
}
