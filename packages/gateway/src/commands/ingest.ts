import { ingest } from '../catalogue/ingest.ts'
import { keepMatched } from '../catalogue/keep-matched.ts'
import { reviewOf } from '../judge/review-of.ts'
import { createLog } from '../log.ts'
import { logProgress } from '../log-progress.ts'
import { createLocalIndex } from '../matching/local-index.ts'
import { useOverrideFile } from '../overrides/use-override-file.ts'
import { createVenues, venuesToIngest } from '../service.ts'
import { openStore } from '../store/open-store.ts'
import { storeLocation } from '../store-location.ts'
import { describeMatched } from './describe-matched.ts'
import { drawProgress } from './draw-progress.ts'
import { readSettings, type Settings } from './settings.ts'
import { showSteps } from './show-steps.ts'
import { untilStopped } from './until-stopped.ts'

/** Reads every venue once and matches the events; an interrupt stops it between two pages. */
export async function ingestOnce(settings: Settings): Promise<void> {
  const config = readSettings(settings)
  const log = createLog(config.logLevel)
  const store = await openStore(storeLocation(config))
  if (config.overrides !== undefined) await useOverrideFile(store, config.overrides, { log })
  const stopping = new AbortController()
  untilStopped().then(() => stopping.abort())
  let steps: ReturnType<typeof showSteps> | undefined
  const drawing = process.stderr.isTTY ? drawProgress(process.stderr) : undefined
  try {
    const { venues, matched } = await ingest({
      store,
      venues: [...createVenues({ ...config, venues: venuesToIngest(config) }, log).values()],
      matcher: keepMatched({ store, createIndex: createLocalIndex, review: reviewOf(config, store, log) }),
      signal: stopping.signal,
      onProgress: drawing?.update ?? logProgress(log),
      onMatching() {
        drawing?.end()
        log.info('matching')
        steps = showSteps(log)
      },
      onStep: (...step) => steps?.note(...step),
    })
    steps?.end()
    console.log(describeMatched(matched))
    // Some venues may fail; the command fails only if none could be read.
    if (!venues.some(({ state }) => state === 'done')) process.exitCode = 1
  } finally {
    steps?.end()
    await store.close()
  }
}
