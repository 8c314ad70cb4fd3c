import { setTimeout as pause } from 'node:timers/promises'
import type { Change } from '../store/change.ts'
import type { Store } from '../store/store.ts'

/** Follows the changes that are stored, by this or any other process. */
export interface ChangeFeed {
  /** Yields pages of changes after a place, oldest first; waits for new ones until the signal is aborted. */
  follow(after: number, signal: AbortSignal): AsyncGenerator<Change[]>
  stop(): void
}

const EVERY_MS = 250
const PAGE = 500

/** Creates a feed. While somebody follows, the last place is read a few times a second, once for all. */
export function createChangeFeed(store: Pick<Store, 'read'>, { everyMs = EVERY_MS } = {}): ChangeFeed {
  const stopping = new AbortController()
  let looking: Promise<number> | undefined

  /** Returns the last place after the next read of the store. */
  function look(): Promise<number> {
    looking ??= pause(everyMs, undefined, { signal: stopping.signal })
      .then(() => store.read((view) => view.changeRange()))
      .then(({ last }) => last)
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  return {
    async *follow(after, signal) {
      let place = after
      while (!signal.aborted && !stopping.signal.aborted) {
        const page = await store.read((view) => view.changes(place, PAGE))
        if (page.length > 0) yield page
        place = page.at(-1)?.id ?? place
        if (page.length === PAGE) continue
        let last = place
        while (last <= place && !signal.aborted && !stopping.signal.aborted) {
          last = await look().catch(() => place)
          if (last <= place) yield []
        }
      }
    },
    stop: () => stopping.abort(),
  }
}
