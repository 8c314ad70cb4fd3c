import { AsyncLocalStorage } from 'node:async_hooks'

/** Whom a call is made for, and how long its answer is wanted. */
export interface CallContext {
  /** Calls of one caller wait for the venue in a queue of their own, and its failures are counted for it alone. */
  caller?: string
  /** The account acted for, as a digest; its failures are counted for it alone. */
  account?: string
  /** Aborted when nobody waits for the answer any more. Writes that are on their way are finished all the same. */
  signal?: AbortSignal
  /** Reading the catalogue: a part of each rate budget is reserved for it, and it waits as long as it takes. */
  background?: true
  /** What can wait for ever: sent within the part that is reserved for the catalogue, when nothing else waits. */
  spare?: true
  /** Where requests note when their answers were read, so that prices can say how old they are. */
  reads?: { oldest?: number }
  /** Callers that have joined what is read for the first one, and how they are given their own place in a queue. */
  joined?: Set<string | undefined>
  joins?: Set<(caller: string | undefined) => void>
}

const contexts = new AsyncLocalStorage<CallContext>()

/** Runs something for a caller: every request to a venue that it makes, however deep, knows whom it is for. */
export const callFor = <T>(context: CallContext, run: () => T): T =>
  contexts.run({ ...contexts.getStore(), ...context }, run)

/** The context of the call that is running; empty where a program calls for itself. */
export const currentCall = (): CallContext => contexts.getStore() ?? {}

/** Notes that the running call is answered from what was read at that time. */
export function noteRead(at: number): void {
  const { reads } = currentCall()
  if (reads) reads.oldest = Math.min(reads.oldest ?? at, at)
}
