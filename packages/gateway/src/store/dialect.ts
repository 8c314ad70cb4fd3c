import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type Database from 'libsql'
import { unwritable } from './unwritable.ts'

/**
 * SQLite shared by several processes. A transaction that will write takes the write lock when it begins, so it never
 * fails half-way because another process wrote first, and migrations run inside one. While another process has the lock,
 * the transaction waits without blocking the event loop.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database
  readonly #path: string

  /** `path` is where the database is, for errors about it. */
  constructor({ database, path = ':memory:' }: { database: Database.Database; path?: string }) {
    super({ database })
    this.#database = database
    this.#path = path
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#path)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

const MAX_WAIT_MS = 60_000
const RETRY_MS = 20

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database
  readonly #path: string

  constructor(database: Database.Database, path: string) {
    super({ database })
    this.#database = database
    this.#path = path
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      // A commit is a query too, and the first to notice a full disk.
      executeQuery: async <R>(query: CompiledQuery) => {
        try {
          return await connection.executeQuery<R>(query)
        } catch (error) {
          throw unwritable(error, this.#path)
        }
      },
      streamQuery: <R>(query: CompiledQuery, chunkSize?: number) => connection.streamQuery<R>(query, chunkSize),
    }
  }

  override async beginTransaction(): Promise<void> {
    // SQLite's own wait for a lock would block the thread.
    const deadline = performance.now() + MAX_WAIT_MS
    for (;;) {
      try {
        // A prepared statement that fails would stay in progress and let no transaction commit.
        this.#database.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw unwritable(error, this.#path)
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
