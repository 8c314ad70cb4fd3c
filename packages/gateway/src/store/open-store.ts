import { connectStore } from './connect-store.ts'
import { createStore } from './create-store.ts'
import { makeDirectory } from './make-directory.ts'
import { storeFile } from './open-database.ts'
import { isPostgresUrl } from './postgres/address.ts'
import { prepareFile } from './prepare-file.ts'
import type { Store } from './store.ts'
import { fillTitles, type OnTitles } from './titles/fill-titles.ts'

/**
 * Opens the store in a directory, which is created if it is missing, in memory for ':memory:', or in a PostgreSQL server
 * for its address. Migrates its schema, and indexes the titles that an earlier version stored. Several processes may have it open. Throws an INTERNAL_ERROR that names the file
 * or server if it cannot be opened.
 */
export async function openStore(location: string, onTitles?: OnTitles): Promise<Store> {
  if (location !== ':memory:' && !isPostgresUrl(location)) {
    makeDirectory(location)
    prepareFile(storeFile(location))
  }
  const connections = await connectStore(location)
  try {
    await fillTitles(connections.writer, onTitles)
  } catch (error) {
    await connections.close()
    throw error
  }
  return createStore(connections)
}

/**
 * Opens a store that another thread of this process has open already. Only SQLite may open its file then: closing
 * another handle would end the locks of all connections, and another process would remove the log that they write to.
 */
export async function openStoreAgain(location: string): Promise<Store> {
  return createStore(await connectStore(location))
}
