import type { Ingestion } from '../keep-ingesting.ts'
import type { Log } from '../log.ts'
import { logSteps } from '../log-steps.ts'
import type { Store } from '../store/store.ts'
import { loadCatalogueFiles } from './catalogue-files.ts'
import type { Matcher } from './keep-matched.ts'
import type { MatchingState } from './keep-matching.ts'

/**
 * Replaces the events of the catalogue files with those of these files and matches them. `first` rejects if a file is
 * invalid.
 */
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
    const steps = logSteps(log)
    try {
      log.info({ files: paths }, 'reading the catalogue files')
      const { events, matched } = await loadCatalogueFiles({ store, paths, matcher, onStep: steps.note, now })
      state = { running: false, succeededAt: now() }
      if (matched) log.info({ events, ...matched }, 'matched')
      else log.info('matched: files, overrides and matcher are unchanged')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      state = { running: false, failure: { message, at: now() } }
      throw error
    } finally {
      steps.end()
    }
  }

  let isStopped = false

  async function rematch(): Promise<void> {
    if (isStopped) return
    state = { ...state, running: true }
    try {
      const matched = await matcher.rematch()
      state = { running: false, succeededAt: now() }
      if (matched) log.info(matched, 'matched')
    } catch (error) {
      if (isStopped) return
      const message = error instanceof Error ? error.message : String(error)
      state = { ...state, running: false, failure: { message, at: now() } }
      log.error({ err: error }, 'the matching failed')
    }
  }

  const first = load()
  // The caller of startService handles the failure; without this line Node would report it as unhandled.
  let working: Promise<void> = first.catch(() => undefined)
  return {
    first,
    matching: () => ({ ...state, omitted: matcher.omitted() }),
    unstored: () => undefined,
    matchAgain() {
      working = working.then(rematch)
    },
    async stop() {
      isStopped = true
      await matcher.close()
      await working
    },
  }
}
