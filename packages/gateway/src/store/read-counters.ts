import type { CompiledQuery, Kysely } from 'kysely'
import { isPostgres } from './engine-sql.ts'
import type { Schema } from './schema.ts'
import type { Counters } from './store.ts'

/** The query of each engine: compiled once, because each look-up runs it. */
const queries = new Map<boolean, CompiledQuery<Counters>>()

/** Returns a function that reads the counters. */
export function readCounters(database: Kysely<Schema>): () => Promise<Counters> {
  const isServer = isPostgres(database)
  const query = queries.get(isServer) ?? compile(database)
  queries.set(isServer, query)
  return async () => {
    const { rows } = await database.executeQuery(query)
    return rows[0] as Counters
  }
}

const compile = (database: Kysely<Schema>): CompiledQuery<Counters> =>
  database.selectFrom('counters').select(['revision', 'catalogue', 'reads', 'content', 'matched']).compile()
