import { createBoundedMap } from '../values/bounded-map.ts'
import { createSharedFlights } from './shared-flights.ts'

/** The maximum number of cached names; the oldest are dropped first. */
const CAPACITY = 100_000
/** The pause between two reads of the whole list, for names that are not in it. */
const PAUSE_MS = 60_000

/**
 * Creates a resolver of names (slugs, token ids) for venues that have no lookup by them. It caches what each name
 * stands for, and searches an unknown name in the venue's whole list.
 */
export function createIdResolver<Resolved>(
  listAll: () => AsyncIterable<Iterable<readonly [string, Resolved]>>,
  now: () => number,
) {
  const resolved = createBoundedMap<Resolved>(CAPACITY)
  let lastRead = Number.NEGATIVE_INFINITY
  const share = createSharedFlights<void>()

  const note = (entries: Iterable<readonly [string, Resolved]>): void => {
    for (const [name, one] of entries) resolved.set(name, one)
  }
  const readAll = async (): Promise<void> => {
    for await (const entries of listAll()) note(entries)
    lastRead = now()
  }

  return {
    note,
    /** Returns what a name stands for; undefined if the venue does not list it. */
    async find(name: string): Promise<Resolved | undefined> {
      const known = resolved.get(name)
      if (known !== undefined || now() - lastRead < PAUSE_MS) return known
      await share('all', readAll)
      return resolved.get(name)
    },
  }
}
