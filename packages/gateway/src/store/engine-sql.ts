import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The expressions that SQLite and PostgreSQL write differently. */
export interface EngineSql {
  /** Selects texts of a list of any length, which is one variable. */
  texts(list: readonly string[]): RawBuilder<string>
  /** Selects numbers of a list of any length, which is one variable. */
  numbers(list: readonly number[]): RawBuilder<number>
  /** The venue of a service id. */
  venueOf(id: RawBuilder<string>): RawBuilder<string>
  /** Whether a text contains another. */
  contains(text: RawBuilder<unknown>, part: string): RawBuilder<boolean>
  /** Follows the name of `markets` where an index over the quoted ones has all the columns needed. */
  ofQuoted: RawBuilder<unknown>
}

const sqlite: EngineSql = {
  texts: (list) => sql`(select value from json_each(${JSON.stringify(list)}))`,
  numbers: (list) => sql`(select value from json_each(${JSON.stringify(list)}))`,
  venueOf: (id) => sql`substr(${id}, 1, instr(${id}, ':') - 1)`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  // Without the hint SQLite reads whole markets by key.
  ofQuoted: sql`indexed by markets_quoted`,
}

const postgres: EngineSql = {
  texts: (list) => sql`(select unnest(${list}::text[]))`,
  numbers: (list) => sql`(select unnest(${list}::bigint[]))`,
  venueOf: (id) => sql`split_part(${id}, ':', 1)`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  ofQuoted: sql``,
}

/** Whether a store is in PostgreSQL; else it is in SQLite. */
export const isPostgres = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** Returns the expressions of the engine of a store. */
export const engineSql = (database: Kysely<Schema>): EngineSql => (isPostgres(database) ? postgres : sqlite)
