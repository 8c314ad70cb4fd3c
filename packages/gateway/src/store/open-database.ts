import { join } from 'node:path'
import type { LogEvent } from 'kysely'
import Database from 'libsql'

/** Returns the file of the store in a directory. */
export const storeFile = (directory: string): string => join(directory, 'crossvenue.db')

const READ_WAIT_MS = 250

/**
 * Opens a connection to a database file, or to one in memory for ':memory:'. What is committed over a durable one is
 * safe from a power cut at once.
 */
export function openDatabase(path: string, { writes = false, isDurable = false } = {}): Database.Database {
  const database = new Database(path)
  database.pragma('busy_timeout = 10000')
  database.pragma('journal_mode = WAL')
  // In WAL mode a commit is safe from a killed process at once, and from a power cut at the next checkpoint.
  database.pragma(`synchronous = ${isDurable ? 'FULL' : 'NORMAL'}`)
  // A million edges wait in temporary tables; this build of SQLite would hold them in memory.
  database.pragma('temp_store = FILE')
  // Waiting in SQLite stops the thread: readers hardly ever have to, and writers wait elsewhere (`SharedSqliteDialect`).
  database.pragma(`busy_timeout = ${writes ? 0 : READ_WAIT_MS}`)
  return database
}

/** Returns what SQLite says of a file that is malformed, or no database at all; undefined for any other event. */
export function damageOf({ level, error }: LogEvent & { error?: unknown }): string | undefined {
  const isDamage =
    level === 'error' &&
    error instanceof Error &&
    'code' in error &&
    /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
  return isDamage ? error.message : undefined
}
