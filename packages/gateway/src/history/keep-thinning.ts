import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Thins the past quotes every hour until it is stopped. */
export function keepThinning(
  store: Pick<Store, 'thinQuotes'>,
  { historyDays, historyRows }: Pick<Config, 'historyDays' | 'historyRows'>,
  { log, now = Date.now }: { log: Log; now?: () => number },
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = store
      .thinQuotes({ at: now(), days: historyDays, rows: historyRows })
      .catch((error: unknown) => log.error({ err: error }, 'cannot thin the past quotes'))
  }, HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
