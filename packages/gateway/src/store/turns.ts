import { setMaxListeners } from 'node:events'
import type { Log } from '../log.ts'

/**
 * Work that only one of the processes on a store does at a time: reading a venue, matching, or keeping past quotes and
 * results.
 */
export type Duty = `venue ${string}` | 'matching' | 'history'

/** A duty that this process has. */
export interface Turn {
  /** Aborted if another process may have the duty now. */
  lost: AbortSignal
  release(): void
}

export interface Turns {
  /** Whether processes share the duties; otherwise one process has all of them. */
  areShared: boolean
  /** Resolves once no other process has the duty; undefined if the wait was aborted. */
  take(duty: Duty, options: { signal: AbortSignal; log: Log }): Promise<Turn | undefined>
  close(): Promise<void>
}

const never = new AbortController().signal
// Every duty of the process listens to it.
setMaxListeners(0, never)

/** The duties of the only process on a store. */
export const allTurns: Turns = {
  areShared: false,
  take: async () => ({ lost: never, release: () => undefined }),
  close: async () => undefined,
}
