import { CrossvenueError } from '@crossvenue/venues/basics'
import { type Kysely, Migrator, sql } from 'kysely'
import { migrationProvider } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Brings a store to the present schema; in PostgreSQL, `schema` is where its tables are. Throws INTERNAL_ERROR if the
 * store has a schema that this version does not know.
 */
export async function migrate(database: Kysely<Schema>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: migrationProvider,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  await refuseNewerSchema(database, schema)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function refuseNewerSchema(database: Kysely<Schema>, schema: string | undefined): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration' && table.schema === schema)) return
  const known = Object.keys(await migrationProvider.getMigrations())
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  const unknown = rows.find(({ name }) => !known.includes(name))
  if (!unknown) return
  const elsewhere =
    schema === undefined ? 'choose another directory with --data' : 'name another schema with ?schema= in DATABASE_URL'
  throw new CrossvenueError(
    'INTERNAL_ERROR',
    `the store was written by a newer version of crossvenue (its schema is ${unknown.name}, this version knows schemas up to ${known.toSorted().at(-1)}): install that version, or ${elsewhere}`,
  )
}
