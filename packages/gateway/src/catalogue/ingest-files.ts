import type { Ingestion } from '../keep-ingesting.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { loadCatalogueFiles } from './catalogue-files.ts'
import type { Matcher } from './keep-matched.ts'
import type { MatchingState } from './keep-matching.ts'

/** Makes the events of files the catalogue, and matches them. `first` rejects where a file is at fault. */
export function ingestFiles({
  store,
  paths,
  matcher,
  log,
  now = Date.now,
}: {
  store: Store
  paths: readonly string[]
  matcher: Matcher
  log: Log
  now?: () => number
}): Ingestion {
  let state: Omit<MatchingState, 'omitted'> = { running: true }

  async function load(): Promise<void> {
    try {
      log.info({ files: paths }, 'reading and matching the catalogue files')
      const { events, edges } = await loadCatalogueFiles({ store, paths, matcher, now })
      state = { running: false, succeededAt: now() }
      log.info({ events, edges }, 'matched')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      state = { running: false, failure: { message, at: now() } }
      throw error
    }
  }

  const first = load()
  // Whoever starts the service decides what a failure means.
  first.catch(() => undefined)
  return {
    first,
    matching: () => ({ ...state, omitted: matcher.omitted() }),
    async stop() {
      await matcher.close()
      await first.catch(() => undefined)
    },
  }
}
