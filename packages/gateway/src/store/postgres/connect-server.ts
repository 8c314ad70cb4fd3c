import { Kysely } from 'kysely'
import type { Connections } from '../connections.ts'
import { migrate } from '../migrate.ts'
import { readCounters } from '../read-counters.ts'
import type { Schema } from '../schema.ts'
import { lockKey, type PostgresAddress, readAddress } from './address.ts'
import { StorePostgresDialect } from './dialect.ts'
import { followCounters } from './follow-counters.ts'
import { openPool } from './open-pool.ts'
import { shareUses } from './share-uses.ts'

/** Reads see one state; they neither wait for writes nor delay them. */
const READ = 'begin isolation level repeatable read read only'

/** Opens the connections of a store in a PostgreSQL server and migrates its schema. */
export async function connectServer(location: string): Promise<Connections> {
  const address = readAddress(location)
  // One connection writes, because it stages edges in temporary tables.
  const writer = open(address, { max: 1, stays: true, begin: beginWriting(address, 'catalogue') })
  const durable = open(address, { max: 2, begin: beginWriting(address, 'acknowledged') })
  const reader = open(address, { max: 4, begin: READ })
  const keyReader = open(address, { max: 2, begin: READ })
  const followed = followCounters(address, readCounters(keyReader))
  const close = async () => {
    await followed.close()
    await Promise.all([keyReader, reader, durable, writer].map((each) => each.destroy()))
  }
  try {
    await migrate(writer, address.schema)
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...{ writer, durable, reader, keyReader },
    counters: followed.counters,
    lagMs: followed.lagMs,
    shareUses: (uses) => shareUses(keyReader, uses),
    damage: () => undefined,
    check: async () => undefined,
    close,
  }
}

/** Opens a connection that only reads. */
export const openReadingConnection = (location: string): Kysely<Schema> =>
  open(readAddress(location), { max: 1, stays: true, begin: READ })

/**
 * As in SQLite, transactions that write take turns, over all processes: each takes a lock before it reads anything, so
 * that it sees what the one before it wrote, and places in the list of changes are visible in their order.
 */
const beginWriting = (address: PostgresAddress, purpose: string): string =>
  `begin; select pg_advisory_xact_lock(${lockKey(address, purpose)})`

const open = (
  address: PostgresAddress,
  { begin, ...pool }: { begin: string; max: number; stays?: boolean },
): Kysely<Schema> => new Kysely<Schema>({ dialect: new StorePostgresDialect({ begin, pool: openPool(address, pool) }) })
