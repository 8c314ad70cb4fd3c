import { setImmediate as turn } from 'node:timers/promises'
import { Kysely, SqliteDialect } from 'kysely'
import { keepStatements } from './keep-statements.ts'
import { openDatabase, storeFile } from './open-database.ts'
import { isPostgresUrl } from './postgres/address.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import { createView } from './view.ts'

/** A read-only connection to a store that is open in another place. */
export interface Reader extends Pick<Store, 'read'> {
  close(): Promise<void>
}

/** Opens a separate connection to a store, so that no other read or write blocks it. */
export async function openReader(location: string): Promise<Reader> {
  const database = isPostgresUrl(location) ? await openOnServer(location) : openFile(storeFile(location))
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

async function openOnServer(location: string): Promise<Kysely<Schema>> {
  const { openReadingConnection } = await import('./postgres/connect-server.ts')
  return openReadingConnection(location)
}

function openFile(path: string): Kysely<Schema> {
  const connection = openDatabase(path)
  connection.pragma('query_only = 1')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(connection) }) })
}
