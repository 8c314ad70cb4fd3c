import { createBoundedMap } from '../values/bounded-map.ts'
import { createSharedFlights } from './shared-flights.ts'

/** The maximum number of cached names; the oldest are dropped first. */
const CAPACITY = 100_000
/** The pause between two reads of the whole list, for names that are not in it. */
const PAUSE_MS = 60_000

/**
 * Caches where a name leads, for venues that have no lookup by it. An unknown name is searched in the venue's whole
 * list.
 */
export function createIdResolver<Place>(
  listAll: () => AsyncIterable<Iterable<readonly [string, Place]>>,
  now: () => number,
) {
  const places = createBoundedMap<Place>(CAPACITY)
  let lastRead = Number.NEGATIVE_INFINITY
  const share = createSharedFlights<void>()

  const note = (entries: Iterable<readonly [string, Place]>): void => {
    for (const [name, place] of entries) places.set(name, place)
  }
  const readAll = async (): Promise<void> => {
    for await (const entries of listAll()) note(entries)
    lastRead = now()
  }

  return {
    note,
    /** Returns the place of a name; undefined if the venue does not list it. */
    async find(name: string): Promise<Place | undefined> {
      const known = places.get(name)
      if (known !== undefined || now() - lastRead < PAUSE_MS) return known
      await share('all', readAll)
      return places.get(name)
    },
  }
}
