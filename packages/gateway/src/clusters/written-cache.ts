import { LRUCache } from 'lru-cache'
import type { Counters } from '../store/store.ts'

/** The floors of confidence at which a cluster has the same edges: above `below`, up to `upTo`. */
export interface Floors {
  below: number
  upTo: number
}

interface Written extends Floors {
  text: string
}

/** A cache of clusters as JSON text, so that a page of known clusters only has to be put together. */
export interface WrittenCache {
  /** Returns the part of the cache for one form of clusters, by keys that say all that they depend on but edges. */
  under<N extends { id: string }>(keyOf: (cluster: N) => string, minConfidence: number): WrittenForm<N>
}

interface WrittenForm<N> {
  /** Returns the texts of the clusters that were written before, and reads the others. */
  read<I extends { clusterId: string }>(
    some: readonly N[],
    read: (unknown: N[]) => Promise<I[]>,
  ): Promise<(I | string)[]>
  /** Notes the floors of a cluster that is read; without them its text is the same at all. */
  note(id: string, floors: Floors): void
  keep(cluster: { clusterId: string }, text: string): void
}

const MAX_BYTES = 48_000_000
const BYTES_PER_ENTRY = 200

/** Creates a function that returns the cache for the present state of the store. */
export function createWrittenCache(): (counters: Counters) => WrittenCache {
  const texts = new LRUCache<string, readonly Written[]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (all, key) => all.reduce((sum, { text }) => sum + text.length, BYTES_PER_ENTRY + key.length),
  })
  let present = ''
  return ({ revision, catalogue, reads }) => {
    const state = `${revision} ${catalogue} ${reads}`
    if (state !== present) texts.clear()
    present = state
    return {
      under<N extends { id: string }>(keyOf: (cluster: N) => string, minConfidence: number): WrittenForm<N> {
        const keys = new Map<string, string>()
        const noted = new Map<string, Floors>()
        return {
          async read(some, read) {
            const known = some.map((cluster) => {
              const key = keyOf(cluster)
              keys.set(cluster.id, key)
              return texts.get(key)?.find(({ below, upTo }) => minConfidence > below && minConfidence <= upTo)?.text
            })
            const unknown = some.filter((_, place) => known[place] === undefined)
            const found = unknown.length === 0 ? [] : await read(unknown)
            const byId = new Map(found.map((item) => [item.clusterId, item]))
            return some.flatMap(({ id }, place) => known[place] ?? byId.get(id) ?? [])
          },
          note: (id, floors) => noted.set(id, floors),
          keep({ clusterId }, text) {
            const key = keys.get(clusterId)
            // A text of a state that changed meanwhile would never be read.
            if (key === undefined || state !== present) return
            const floors = noted.get(clusterId) ?? { below: -1, upTo: 1 }
            texts.set(key, [...(texts.get(key) ?? []), { text, ...floors }])
          },
        }
      },
    }
  }
}
