import type { OmittedEvent } from '@crossvenue/matcher'
import type { Log } from '../log.ts'
import { logSteps } from '../log-steps.ts'
import type { Matched, Matcher } from './keep-matched.ts'

export interface MatchingState {
  running: boolean
  /** When a matching last succeeded, in Unix milliseconds. */
  succeededAt?: number
  /** Why the last matching failed; absent once one succeeds. */
  failure?: { message: string; at: number }
  /** Events that the matcher failed on; all others are matched. */
  omitted: readonly OmittedEvent[]
}

/** The schedule of the matching, which no venue can block. */
export interface Matching {
  state(): MatchingState
  /** Matches at once; if a matching is under way, again after it. */
  now(): Promise<void>
  /** Matches after `waitMs`, together with all that has changed by then. */
  soon(): void
  /** Aborts a matching under way. */
  stop(): Promise<void>
}

export interface MatchingOptions {
  matcher: Matcher
  log: Log
  /** How long `soon` waits. */
  waitMs: number
  now?: () => number
}

const MAX_LOGGED = 20

/**
 * Creates the schedule of the matching, which runs one matching at a time. A failure is kept for the status report and
 * retried.
 */
export function keepMatching({ matcher, log, waitMs, now = Date.now }: MatchingOptions): Matching {
  let state: Omit<MatchingState, 'running' | 'omitted'> = {}
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function run(): Promise<void> {
    if (isStopped) return
    // The first matching of a catalogue can take minutes; later ones match what changed.
    const isFirst = state.succeededAt === undefined
    const steps = isFirst ? logSteps(log) : undefined
    try {
      log[isFirst ? 'info' : 'debug']('matching')
      report(await matcher.rematch(steps?.note))
      state = { succeededAt: now() }
    } catch (error) {
      if (isStopped) return
      const message = error instanceof Error ? error.message : String(error)
      state = { ...state, failure: { message, at: now() } }
      log.error({ err: error }, 'the matching failed')
    } finally {
      steps?.end()
    }
  }

  function report(matched: Matched | undefined): void {
    if (matched) log.info(matched, 'matched')
    if (matched && matcher.omitted().length > 0) {
      log.warn(
        { events: matcher.omitted().slice(0, MAX_LOGGED), count: matcher.omitted().length },
        'some events could not be matched and are left out',
      )
    }
  }

  function begin(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  const matching: Matching = {
    state: () => ({ ...state, running: running !== undefined, omitted: matcher.omitted() }),
    now() {
      if (!running) return begin()
      next ??= running.then(begin)
      return next
    },
    soon() {
      timer ??= setTimeout(() => void matching.now(), waitMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await matcher.close()
      await (next ?? running)
    },
  }
  return matching
}
