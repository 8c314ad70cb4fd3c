import { Kysely, Migrator } from 'kysely'
import Database from 'libsql'
import { Pool } from 'pg'
import { SharedSqliteDialect } from '../dialect.ts'
import { migrationProvider } from '../migrations.ts'
import { storeFile } from '../open-database.ts'
import { readAddress } from '../postgres/address.ts'
import { StorePostgresDialect } from '../postgres/dialect.ts'
import { openPool } from '../postgres/open-pool.ts'
import type { Schema } from '../schema.ts'

/** Connects to a store without bringing its schema up to date. */
export function connectOld(engine: string, location: string): Kysely<Schema> {
  if (engine === 'SQLite') {
    return new Kysely({ dialect: new SharedSqliteDialect({ database: new Database(storeFile(location)) }) })
  }
  const pool = openPool(readAddress(location), { max: 1, stays: true })
  return new Kysely({ dialect: new StorePostgresDialect({ begin: 'begin', pool }) })
}

/** Makes an empty store with the schema that a migration left. */
export async function makeOldStore(engine: string, location: string, migration: string): Promise<Kysely<Schema>> {
  const schema = engine === 'SQLite' ? undefined : readAddress(location).schema
  if (schema !== undefined) {
    const pool = new Pool({ connectionString: readAddress(location).url, max: 1 })
    await pool.query(`create schema "${schema}"`)
    await pool.end()
  }
  const database = connectOld(engine, location)
  const migrator = new Migrator({
    db: database,
    provider: migrationProvider,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await migrator.migrateTo(migration)
  if (error) throw error
  return database
}
