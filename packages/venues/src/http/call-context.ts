import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'

/** The caller of an operation, and how long its answer is wanted. */
export interface CallContext {
  /** The caller, by which calls queue separately and failures of the venue are counted. */
  caller?: string
  /** A digest of the account of the call, by which failures of the venue are counted too. */
  account?: string
  /** Aborted when the caller no longer waits for the answer. Writes that were sent are completed nevertheless. */
  signal?: AbortSignal
  /** Whether the call reads the catalogue: a part of each rate budget is reserved for it, and its wait has no limit. */
  background?: true
  /**
   * Whether the call may wait longer than all others (past prices, results, empty books): callers and the catalogue come
   * before it, its wait has no limit, and it leaves half of each rate budget to them.
   */
  spare?: true
  /**
   * Requests record here when their answers were read, so that prices can state their age, and until when all of these
   * answers stay fresh.
   */
  reads?: { oldest?: number; freshUntil?: number }
  /** Called with the number of milliseconds for which the answer stays unchanged; not called if that is unknown. */
  onFresh?: (ms: number) => void
  /** Called with each venue that could not be read and is therefore missing in the answer. */
  onMissing?: (venue: string) => void
  /** Called if the answer leaves out items because it would be too large. */
  onCut?: () => void
  /** Callers that joined the read of the first caller; each of them has a position in its own queue. */
  joined?: Set<string | undefined>
  joins?: Set<(caller: string | undefined) => void>
}

const contexts = new AsyncLocalStorage<CallContext>()

/** Runs a function for a caller: every request that it makes to a venue, directly or not, counts as this caller's. */
export function callFor<T>(context: CallContext, run: () => T): T {
  // one call may make many requests, each of which adds a listener to the signal
  if (context.signal) setMaxListeners(0, context.signal)
  return contexts.run({ ...contexts.getStore(), ...context }, run)
}

/**
 * Runs a function that continues after the call that started it and serves other calls too; its requests count as no
 * caller's.
 */
export const callForNobody = <T>(run: () => T): T => contexts.run({}, run)

/** Returns the context of the running call; empty if there is none, as in a program that uses the library directly. */
export const currentCall = (): CallContext => contexts.getStore() ?? {}

/** Records that the running call used an answer that was read at this time. */
export function noteRead(at: number): void {
  const { reads } = currentCall()
  if (reads) reads.oldest = Math.min(reads.oldest ?? at, at)
}

/** Records that the running call used something that may have changed after this time. */
export function noteFreshUntil(until: number): void {
  const { reads } = currentCall()
  if (reads) reads.freshUntil = Math.min(reads.freshUntil ?? until, until)
}
