import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'

/** The caller of an operation, and how long its answer is wanted. */
export interface CallContext {
  /** Calls of one caller queue separately, and the venue's failures are counted per caller. */
  caller?: string
  /** The account of the call, as a digest; the venue's failures are counted per account too. */
  account?: string
  /** Aborted when nobody waits for the answer any more. Writes that were sent are completed nevertheless. */
  signal?: AbortSignal
  /** Whether the call reads the catalogue: a part of each rate budget is reserved for it, and its wait has no limit. */
  background?: true
  /** Whether the call may wait forever: it uses the part reserved for the catalogue, when nothing else waits. */
  spare?: true
  /**
   * Requests note here when their answers were read, so that prices can state their age, and until when all of them stay
   * fresh.
   */
  reads?: { oldest?: number; freshUntil?: number }
  /** Learns for how many milliseconds more the answer of the call stays what it is; not called where that is unknown. */
  onFresh?: (ms: number) => void
  /** Learns each venue that could not be read and that the answer therefore leaves out. */
  onMissing?: (venue: string) => void
  /** Learns that the answer leaves items out, because it would be too large. */
  onCut?: () => void
  /** Callers that joined the read of the first one, and how they get their own position in a queue. */
  joined?: Set<string | undefined>
  joins?: Set<(caller: string | undefined) => void>
}

const contexts = new AsyncLocalStorage<CallContext>()

/** Runs a function for a caller: every request it makes to a venue, however deep, is attributed to that caller. */
export function callFor<T>(context: CallContext, run: () => T): T {
  // One call may make many requests, each of which listens.
  if (context.signal) setMaxListeners(0, context.signal)
  return contexts.run({ ...contexts.getStore(), ...context }, run)
}

/** Runs what outlives the call that begins it, and serves others too: it is made for nobody in particular. */
export const callForNobody = <T>(run: () => T): T => contexts.run({}, run)

/** Returns the context of the running call; empty where a program calls for itself. */
export const currentCall = (): CallContext => contexts.getStore() ?? {}

/** Notes that the running call used an answer that was read at that time. */
export function noteRead(at: number): void {
  const { reads } = currentCall()
  if (reads) reads.oldest = Math.min(reads.oldest ?? at, at)
}

/** Notes that the running call used something that may have changed after that time. */
export function noteFreshUntil(until: number): void {
  const { reads } = currentCall()
  if (reads) reads.freshUntil = Math.min(reads.freshUntil ?? until, until)
}
