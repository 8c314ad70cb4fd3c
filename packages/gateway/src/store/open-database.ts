import { join } from 'node:path'
import type { LogEvent } from 'kysely'
import Database from 'libsql'

/** Returns the file of the store in a directory. */
export const storeFile = (directory: string): string => join(directory, 'crossvenue.db')

const OPEN_WAIT_MS = 10_000
const READ_WAIT_MS = 250
/** The log of a large transaction shrinks to this once the next write follows it. */
const MAX_IDLE_WAL_BYTES = 16 * 1024 * 1024

/**
 * Opens a connection to a database file, or to one in memory for ':memory:'. Commits of a durable connection survive a
 * power cut.
 */
export function openDatabase(path: string, { writes = false, isDurable = false } = {}): Database.Database {
  const database = new Database(path)
  database.pragma(`busy_timeout = ${OPEN_WAIT_MS}`)
  database.pragma('journal_mode = WAL')
  // In WAL mode with NORMAL, a commit survives a killed process at once, and a power cut after the next checkpoint.
  database.pragma(`synchronous = ${isDurable ? 'FULL' : 'NORMAL'}`)
  database.pragma(`journal_size_limit = ${MAX_IDLE_WAL_BYTES}`)
  // Temporary tables hold up to a million edges, which this build of SQLite would keep in memory by default.
  database.pragma('temp_store = FILE')
  // Waiting in SQLite blocks the thread: readers rarely wait, and writers wait in `SharedSqliteDialect`.
  database.pragma(`busy_timeout = ${writes ? 0 : READ_WAIT_MS}`)
  return database
}

/** Runs work on a connection that writes while SQLite itself waits for locks, which blocks the thread meanwhile. */
export async function waitInSqlite<T>(database: Database.Database, work: () => Promise<T>): Promise<T> {
  database.pragma(`busy_timeout = ${OPEN_WAIT_MS}`)
  try {
    return await work()
  } finally {
    if (database.open) database.pragma('busy_timeout = 0')
  }
}

/** Returns SQLite's message about a malformed file or a file that is not a database; undefined for any other event. */
export function damageOf({ level, error }: LogEvent & { error?: unknown }): string | undefined {
  const isDamage =
    level === 'error' &&
    error instanceof Error &&
    'code' in error &&
    /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
  return isDamage ? error.message : undefined
}
