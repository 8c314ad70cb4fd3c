import type { OmittedEvent } from '@crossvenue/matcher'
import type { Matcher, OnStep } from '../catalogue/keep-matched.ts'
import type { Log } from '../log.ts'
import { passLogOn } from '../threads/pass-log-on.ts'
import { startThread } from '../threads/start-thread.ts'
import type { MatchingConfig, MatchingFunctions, MatchingNote, MatchingThreadOptions } from './serve-matching.ts'

/** Matching makes many objects that end soon: with the default of 48 MB, its garbage collections take a fifth longer. */
const YOUNG_GENERATION_MB = 192

/**
 * Creates a matcher in a separate thread, which reads the catalogue and stores edges over connections of its own:
 * requests are answered meanwhile. `aheadMs` is how far the clock of the venues is ahead.
 */
export function matchInThread(config: MatchingConfig, log: Log, { aheadMs = 0 }: { aheadMs?: number } = {}): Matcher {
  const { dataDir, databaseUrl, judge, embeddings } = config
  const workerData: MatchingThreadOptions = {
    config: {
      dataDir,
      ...(databaseUrl && { databaseUrl }),
      ...(judge && { judge }),
      ...(embeddings && { embeddings }),
    },
    logLevel: log.level,
    aheadMs,
  }
  const passOn = passLogOn(log)
  let hear: OnStep | undefined
  const thread = startThread<MatchingFunctions, MatchingNote>(new URL('../../bin/match-worker.js', import.meta.url), {
    workerData,
    youngGenerationMb: YOUNG_GENERATION_MB,
    onNote(note) {
      if ('line' in note) passOn(note.line)
      else hear?.(...note.step)
    },
  })
  let omitted: readonly OmittedEvent[] = []
  return {
    async rematch(onStep) {
      hear = onStep
      const done = await thread.call('rematch')
      omitted = done.omitted
      // Nothing was due, so the thread has read nothing that the next matching needs.
      if (!done.isHolding) void thread.rest()
      return done.matched
    },
    omitted: () => omitted,
    close: thread.close,
  }
}
