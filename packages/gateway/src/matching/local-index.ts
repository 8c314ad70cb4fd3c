import { createMatchIndex } from '@crossvenue/matcher'
import type { CreateIndex } from '../catalogue/keep-matched.ts'

/** Creates an index in this thread, which it keeps busy while it matches. */
export const createLocalIndex: CreateIndex = (options) => {
  const index = createMatchIndex(options)
  return {
    put(events) {
      for (const event of events) index.put(event)
    },
    remove(events) {
      for (const event of events) index.remove(event)
    },
    changes: () => [...index.changes()],
    pairs: () => [...index.pairs()],
    close: () => undefined,
  }
}
