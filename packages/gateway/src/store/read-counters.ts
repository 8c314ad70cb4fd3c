import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Counters } from './store.ts'

/** Returns a function that reads the counters: compiled once, because each request for clusters calls it. */
export function readCounters(database: Kysely<Schema>): () => Promise<Counters> {
  const query = database
    .selectFrom('counters')
    .select(['revision', 'catalogue', 'reads', 'content', 'matched'])
    .compile()
  return async () => {
    const { rows } = await database.executeQuery(query)
    return rows[0] as Counters
  }
}
