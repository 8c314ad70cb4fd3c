import { setTimeout as pause } from 'node:timers/promises'
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type Database from 'libsql'

/**
 * SQLite shared by several processes. A transaction that will write takes the write lock when it begins, so it never
 * fails half-way because another process wrote first, and migrations run inside one. While another process has the lock,
 * the transaction waits without blocking the event loop.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database

  constructor(config: { database: Database.Database }) {
    super(config)
    this.#database = config.database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

const MAX_WAIT_MS = 60_000
const RETRY_MS = 20

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(): Promise<void> {
    // SQLite's own wait for a lock would block the thread.
    const deadline = Date.now() + MAX_WAIT_MS
    for (;;) {
      try {
        // A prepared statement that fails would stay in progress and let no transaction commit.
        this.#database.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
      }
      await pause(RETRY_MS)
    }
  }

  // If the disk is full SQLite has rolled back already; an error here would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll a schema change back; Kysely leaves that off for drivers that commit implicitly.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
