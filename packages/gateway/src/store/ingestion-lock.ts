import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import type { Log } from '../log.ts'

/** Resolves with the function that lets the next process ingest; undefined where waiting was given up. */
export type AwaitTurn = (options: { signal: AbortSignal; log: Log }) => Promise<(() => void) | undefined>

const FILE = 'ingestion.lock'
const RETRY_MS = 2000

/**
 * Lets one process at a time ingest into a directory. The lock is an exclusive lock of the operating system on a file
 * of its own, taken through SQLite: it ends with the process, however that ends, and there is no lease to expire.
 */
export const ingestionLock =
  (directory: string, retryMs = RETRY_MS): AwaitTurn =>
  async ({ signal, log }) => {
    for (let tries = 0; !signal.aborted; tries++) {
      const release = lock(join(directory, FILE))
      if (release) {
        if (tries > 0) log.info({ data: directory }, 'the other process has ended: this one ingests from now on')
        return release
      }
      if (tries === 0) {
        log.warn(
          { data: directory },
          'another process ingests into this directory: this one serves its store and takes over when the other ends',
        )
      }
      await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

/** Takes the lock of a file; undefined where another connection has it. */
function lock(path: string): (() => void) | undefined {
  const database = new Database(path)
  try {
    database.pragma('busy_timeout = 0')
    database.exec('begin exclusive')
    return () => {
      // `close` alone ends the lock only once the connection is collected as garbage.
      database.exec('rollback')
      database.close()
    }
  } catch (error) {
    database.close()
    if (String(error).includes('locked')) return undefined
    throw error
  }
}
