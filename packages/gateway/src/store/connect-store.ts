import { CrossvenueError } from '@crossvenue/venues/basics'
import { connectFile } from './connect-file.ts'
import type { Connections } from './connections.ts'
import { storeFile } from './open-database.ts'
import { isPostgresUrl, printableAddress } from './postgres/address.ts'
import { whyUnwritable } from './unwritable.ts'

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

function refuse(place: string, error: unknown): never {
  // Operators have to read which file it is.
  const cause = error instanceof CrossvenueError && error.code === 'NOT_READY' ? error.cause : error
  if (cause instanceof CrossvenueError) throw cause
  const reason = whyUnwritable(cause) ?? (cause instanceof Error ? cause.message : cause)
  throw new CrossvenueError('INTERNAL_ERROR', `cannot open the store ${place}: ${reason}`, { cause })
}
