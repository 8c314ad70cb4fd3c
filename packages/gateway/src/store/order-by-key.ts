import { type Kysely, sql } from 'kysely'
import { isPostgres } from './engine-sql.ts'

const TABLES = ['links', 'cluster_ids', 'cluster_members', 'questions', 'question_markets', 'quote_history']

/** Makes SQLite keep the rows of some tables in the index of their key. PostgreSQL has no such tables. */
export async function orderByKey(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) return
  for (const table of TABLES) await move(database, table)
}

async function move(database: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`select type, sql from sqlite_master
    where tbl_name = ${table} and sql is not null`.execute(database)
  await sql`alter table ${sql.table(table)} rename to former`.execute(database)
  for (const made of rows) if (made.type === 'table') await sql.raw(`${made.sql} without rowid`).execute(database)
  await sql`insert into ${sql.table(table)} select * from former`.execute(database)
  await sql`drop table former`.execute(database)
  for (const made of rows) if (made.type === 'index') await sql.raw(made.sql).execute(database)
}
