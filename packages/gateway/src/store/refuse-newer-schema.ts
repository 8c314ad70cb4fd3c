import { CrossvenueError } from '@crossvenue/venues'
import { type Kysely, sql } from 'kysely'
import { migrationProvider } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Throws INTERNAL_ERROR if a store has a schema that this version does not know. */
export async function refuseNewerSchema(database: Kysely<Schema>): Promise<void> {
  const tables = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(database)
  if (tables.rows.length === 0) return
  const known = Object.keys(await migrationProvider.getMigrations())
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  const unknown = rows.find(({ name }) => !known.includes(name))
  if (!unknown) return
  await database.destroy()
  throw new CrossvenueError(
    'INTERNAL_ERROR',
    `the store was written by a newer version of crossvenue (its schema is ${unknown.name}, this version knows schemas up to ${known.toSorted().at(-1)}): install that version, or choose another directory with --data`,
  )
}
