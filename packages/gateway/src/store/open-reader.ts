import { setImmediate as turn } from 'node:timers/promises'
import { Kysely, SqliteDialect } from 'kysely'
import { keepStatements } from './keep-statements.ts'
import { openDatabase, storeFile } from './open-database.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import { createView } from './view.ts'

/** A read-only connection to a store that is open elsewhere. */
export interface Reader extends Pick<Store, 'read'> {
  close(): Promise<void>
}

/** Opens a separate connection to the store in a directory, so that no other read or write blocks it. */
export function openReader(directory: string): Reader {
  const connection = openDatabase(storeFile(directory))
  connection.pragma('query_only = 1')
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(connection) }) })
  return {
    read: (work) =>
      database.transaction().execute(async (transaction) => {
        // SQLite answers synchronously: consecutive reads would leave the event loop no turn.
        await turn()
        return work(createView(transaction))
      }),
    close: () => database.destroy(),
  }
}
