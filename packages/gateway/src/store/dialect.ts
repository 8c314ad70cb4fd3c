import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/**
 * SQLite shared by several processes: a transaction that will write takes the write lock when it begins, so it never
 * fails half-way because another process wrote first, and migrations run inside one.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // Where the disk is full SQLite has rolled back already; to fail here would hide why.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error
    }
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll a schema change back; Kysely leaves that off for drivers that commit implicitly.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
