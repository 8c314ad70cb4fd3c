import { Kysely, sql } from 'kysely'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { SharedSqliteDialect } from './dialect.ts'

it('reports the cause of a transaction that SQLite has rolled back itself', async () => {
  const database = new Kysely({ dialect: new SharedSqliteDialect({ database: new Database(':memory:') }) })
  const failing = database.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction)
    throw new Error('database or disk is full')
  })
  await expect(failing).rejects.toThrow('database or disk is full')
  await expect(
    database.transaction().execute((transaction) => sql`select 1`.execute(transaction)),
  ).resolves.toBeDefined()
  await database.destroy()
})
