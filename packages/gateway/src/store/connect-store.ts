import { CrossvenueError } from '@crossvenue/venues/basics'
import { connectFile } from './connect-file.ts'
import type { Connections } from './connections.ts'
import { storeFile } from './open-database.ts'
import { isPostgresUrl, printableAddress } from './postgres/address.ts'

/** Opens the connections of a store, and migrates its schema. Throws an INTERNAL_ERROR that names the file or server. */
export async function connectStore(location: string): Promise<Connections> {
  if (!isPostgresUrl(location)) {
    const path = location === ':memory:' ? location : storeFile(location)
    return connectFile(path).catch((cause) => refuse(path, cause))
  }
  // The driver is only loaded where it is used.
  const { connectServer } = await import('./postgres/connect-server.ts')
  return connectServer(location).catch((cause) => refuse(printableAddress(location), cause))
}

function refuse(place: string, cause: unknown): never {
  if (cause instanceof CrossvenueError) throw cause
  const reason = cause instanceof Error ? cause.message : cause
  throw new CrossvenueError('INTERNAL_ERROR', `cannot open the store ${place}: ${reason}`, { cause })
}
