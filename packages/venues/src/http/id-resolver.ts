import { createSharedFlights } from './shared-flights.ts'

/** How many names are remembered; the oldest go first. */
const CAPACITY = 100_000
/** How soon after one read of the whole list another may follow, for names that are not in it. */
const PAUSE_MS = 60_000

/**
 * Remembers which place a name stands for, for venues that cannot be asked by it. What was not seen yet is looked for in
 * the venue's whole list.
 */
export function createIdResolver<Place>(
  listAll: () => AsyncIterable<Iterable<readonly [string, Place]>>,
  now: () => number,
) {
  const places = new Map<string, Place>()
  let lastRead = Number.NEGATIVE_INFINITY
  const share = createSharedFlights<void>()

  const note = (entries: Iterable<readonly [string, Place]>): void => {
    for (const [name, place] of entries) {
      places.delete(name)
      places.set(name, place)
      const oldest = places.size > CAPACITY ? places.keys().next().value : undefined
      if (oldest !== undefined) places.delete(oldest)
    }
  }
  const readAll = async (): Promise<void> => {
    for await (const entries of listAll()) note(entries)
    lastRead = now()
  }

  return {
    note,
    /** Finds the place of a name; undefined where the venue lists no such thing. */
    async find(name: string): Promise<Place | undefined> {
      const known = places.get(name)
      if (known !== undefined || now() - lastRead < PAUSE_MS) return known
      await share('all', readAll)
      return places.get(name)
    },
  }
}
