import { parentPort, workerData } from 'node:worker_threads'
import type { OmittedEvent } from '@crossvenue/matcher'
import { keepMatched, type Matched, type OnStep } from '../catalogue/keep-matched.ts'
import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { openStoreAgain } from '../store/open-store.ts'
import { storeLocation } from '../store-location.ts'
import { giveWay } from '../threads/give-way.ts'
import { growHeapsSlowly } from '../threads/grow-heaps-slowly.ts'
import { serveCalls } from '../threads/serve-calls.ts'
import { createLocalIndex } from './local-index.ts'

export type MatchingConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'judge' | 'embeddings'>

export interface MatchingThreadOptions {
  config: MatchingConfig
  logLevel: string
  /** How far the clock of the venues is ahead, in milliseconds. */
  aheadMs: number
}

export type MatchingFunctions = {
  rematch(): Promise<{ matched?: Matched | undefined; omitted: readonly OmittedEvent[]; isHolding: boolean }>
}

/** A line of the log, or how far a matching has come. */
export type MatchingNote = { line: string } | { step: Parameters<OnStep> }

const REPORT_EVERY_MS = 200

giveWay('background')
const note = (note: MatchingNote): void => parentPort?.postMessage({ note })
const { config, logLevel, aheadMs }: MatchingThreadOptions = workerData
const log = createLog(logLevel, { write: (line) => note({ line }) })
const store = await openStoreAgain(storeLocation(config))
// Models are rarely configured, and what calls them takes longer to load than the rest of this thread.
const review =
  config.judge || config.embeddings ? (await import('../judge/review-of.ts')).reviewOf(config, store, log) : undefined
const matcher = keepMatched({ store, createIndex: createLocalIndex, review, now: () => Date.now() + aheadMs })

/** The time of the last report; reports are sent a few times a second. */
let reportedAt = Number.NEGATIVE_INFINITY
const report: OnStep = (...step) => {
  const now = performance.now()
  if (now - reportedAt < REPORT_EVERY_MS) return
  reportedAt = now
  note({ step })
}

const functions: MatchingFunctions = {
  async rematch() {
    growHeapsSlowly('matching')
    try {
      const matched = await matcher.rematch(report)
      return { matched, omitted: matcher.omitted(), isHolding: matcher.isHolding() }
    } finally {
      growHeapsSlowly('serving')
    }
  },
}
serveCalls(functions, { stop: matcher.close, close: store.close })
