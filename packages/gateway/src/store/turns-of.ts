import { ingestionLock } from './ingestion-lock.ts'
import { isPostgresUrl } from './postgres/address.ts'
import type { Turns } from './turns.ts'

/** Returns the duties of the processes on a store. */
export async function turnsOf(location: string): Promise<Turns> {
  if (!isPostgresUrl(location)) return ingestionLock(location)
  const { serverTurns } = await import('./postgres/server-turns.ts')
  return serverTurns(location)
}
