import { startThread } from '../threads/start-thread.ts'
import type { CatalogueWrites } from './catalogue-writes.ts'
import type { Store } from './store.ts'

/** A thread without work is closed: reading a large catalogue leaves it with 200 MB, while the matching needs most memory. */
const IDLE_MS = 20_000

/**
 * Returns a store whose writes of venue data run in a separate thread: storing a page can take SQLite a second, in
 * which this thread serves requests. `store` is open at the same location.
 */
export function writeInThread(store: Store, location: string, idleMs = IDLE_MS): Store {
  let damage: string | undefined
  const thread = startThread<{ [N in keyof CatalogueWrites]: CatalogueWrites[N] }, string | undefined>(
    new URL('../../bin/write-worker.js', import.meta.url),
    {
      workerData: location,
      idleMs,
      onNote: (note) => {
        damage ??= note
      },
    },
  )
  return {
    ...store,
    beginSweep: (...args) => thread.call('beginSweep', ...args),
    commitPage: (...args) => thread.call('commitPage', ...args),
    recordFailure: (...args) => thread.call('recordFailure', ...args),
    damage: () => damage ?? store.damage(),
    async close() {
      await thread.close()
      await store.close()
    },
  }
}
