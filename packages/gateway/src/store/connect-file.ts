import { Kysely, type LogEvent, SqliteDialect } from 'kysely'
import type Database from 'libsql'
import { checkFile } from './check-file.ts'
import type { Connections } from './connections.ts'
import { SharedSqliteDialect } from './dialect.ts'
import { keepStatements } from './keep-statements.ts'
import { migrate } from './migrate.ts'
import { damageOf, openDatabase, waitInSqlite } from './open-database.ts'
import { markAsStore } from './prepare-file.ts'
import { readCounters } from './read-counters.ts'
import type { Schema } from './schema.ts'

/** Opens the connections of a store in a file of SQLite, or in memory for ':memory:', and migrates its schema. */
export async function connectFile(path: string): Promise<Connections> {
  const inMemory = path === ':memory:'
  let damage: string | undefined
  let checking: Promise<string | undefined> | undefined
  const closing = new AbortController()
  const log = (event: LogEvent): void => {
    damage ??= damageOf(event)
  }
  const database = openDatabase(path, { writes: true })
  const writer = new Kysely<Schema>({ dialect: new SharedSqliteDialect({ database, path }), log })
  try {
    // The migrator also writes outside of transactions, where only SQLite itself can wait for another process.
    await waitInSqlite(database, () => migrate(writer))
  } catch (error) {
    await writer.destroy()
    throw error
  }
  // Other connections read the last committed state while the first one writes; no read delays the check of a key.
  const open = () =>
    inMemory
      ? writer
      : new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(openDatabase(path)) }), log })
  // Keys, revocations and overrides were acknowledged to people, so a power cut must not undo them.
  const durable = inMemory
    ? writer
    : new Kysely<Schema>({
        dialect: new SharedSqliteDialect({ database: openDatabase(path, { writes: true, isDurable: true }), path }),
        log,
      })
  const [reader, keyReader] = [open(), open()]
  if (!inMemory) markAsStore(path)
  return {
    writer,
    durable,
    reader,
    keyReader,
    counters: readCounters(keyReader),
    lagMs: () => undefined,
    damage: () => damage,
    async check() {
      if (inMemory) return
      checking ??= checkFile(path, closing.signal)
      const found = await checking
      damage ??= found
    },
    async close() {
      closing.abort()
      await checking
      for (const each of new Set([keyReader, reader, durable])) if (each !== writer) await each.destroy()
      if (!inMemory) cutLog(database)
      await writer.destroy()
    },
  }
}

/** Empties the log of a store, which would stay beside it; one that is in use is emptied by its next writer. */
function cutLog(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(truncate)')
  } catch {
    // A transaction is still under way, or the disk is full: closing loses nothing.
  }
}
