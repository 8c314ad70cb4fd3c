import type { Venue } from '../venue.ts'
import type { Streams } from './streams.ts'
import { createWatches } from './watches.ts'

/** Adds streams to a venue, and the operations that are made of them. */
export function withStreams(venue: Venue, streams: Streams): Venue {
  const watches = createWatches(venue.id, streams)
  return {
    ...venue,
    ...watches,
    streams,
    async close() {
      await watches.close?.()
      streams.close()
      return undefined
    },
  }
}
