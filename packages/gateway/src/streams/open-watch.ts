import { createWatches, operations, toWire, type Venue } from '@crossvenue/venues'
import type { Stream } from './message.ts'
import type { OpenWatch } from './shared-watches.ts'

/** Returns the function that opens a watch of a stream, in its wire form; undefined if the venue has no such stream. */
export function watchOpener(venue: Venue, method: Stream, args: readonly unknown[]): (() => OpenWatch) | undefined {
  const { streams } = venue
  if (!streams || !createWatches(venue, streams)[method]) return undefined
  return () => {
    const watches = createWatches(venue, streams)
    const next = watches[method] as (...args: readonly unknown[]) => Promise<unknown>
    return {
      next: async () => toWire(operations[method].result, await next(...args)),
      close: () => void watches.close?.(),
    }
  }
}
