import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import type { Log } from '../log.ts'

/** Resolves with the release function of the lock; undefined if the wait was aborted. */
export type AwaitTurn = (options: { signal: AbortSignal; log: Log }) => Promise<(() => void) | undefined>

const FILE = 'ingestion.lock'
const RETRY_MS = 2000

/**
 * Lets one process at a time ingest into a directory. It takes an exclusive lock of the operating system on a separate
 * file, through SQLite. The lock ends with the process, however that ends, and there is no lease to expire.
 */
export const ingestionLock =
  (directory: string, retryMs = RETRY_MS): AwaitTurn =>
  async ({ signal, log }) => {
    for (let tries = 0; !signal.aborted; tries++) {
      const release = lock(join(directory, FILE))
      if (release) {
        if (tries > 0) log.info({ data: directory }, 'the other process has ended; this process ingests now')
        return release
      }
      if (tries === 0) {
        log.warn(
          { data: directory },
          'another process ingests into this directory; this process serves the store and takes over when the other ends',
        )
      }
      await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

/** Takes the lock of a file and returns its release function; undefined if another connection has it. */
function lock(path: string): (() => void) | undefined {
  const database = new Database(path)
  try {
    database.pragma('busy_timeout = 0')
    database.exec('begin exclusive')
    return () => {
      // `close` alone would release the lock only when the connection is garbage-collected.
      database.exec('rollback')
      database.close()
    }
  } catch (error) {
    database.close()
    if (String(error).includes('locked')) return undefined
    throw error
  }
}
