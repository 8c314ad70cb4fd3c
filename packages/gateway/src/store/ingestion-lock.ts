import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import type { Log } from '../log.ts'
import { aborted } from '../threads/aborted.ts'
import { allTurns, type Turns } from './turns.ts'

const FILE = 'ingestion.lock'
const RETRY_MS = 2000

/**
 * Lets one process at a time ingest into a directory. It takes an exclusive lock of the operating system on a separate
 * file, through SQLite. The lock ends with the process, however that ends, and there is no lease to expire.
 */
export function ingestionLock(directory: string, retryMs = RETRY_MS): Turns {
  let held: Promise<(() => void) | undefined> | undefined
  const closing = new AbortController()
  const { signal } = closing
  return {
    ...allTurns,
    async take(duty, options) {
      // All duties wait for one lock; a duty that is given up leaves it to the others.
      held ??= awaitLock(directory, retryMs, { signal, log: options.log })
      await Promise.race([held, aborted(options.signal)])
      if (options.signal.aborted || signal.aborted) return undefined
      return (await held) && allTurns.take(duty, options)
    },
    async close() {
      closing.abort()
      const release = await held
      release?.()
    },
  }
}

async function awaitLock(
  directory: string,
  retryMs: number,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<(() => void) | undefined> {
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
