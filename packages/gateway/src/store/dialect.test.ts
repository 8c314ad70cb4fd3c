import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('names a file that takes no writes to the log, and what to do to everybody', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'crossvenue-dialect-'))
  const path = join(directory, 'small.db')
  const writable = new Database(path)
  writable.exec('create table kept (value)')
  writable.close()
  const file = new Database(path)
  file.pragma('query_only = on')
  const database = new Kysely<{ kept: { value: number } }>({
    dialect: new SharedSqliteDialect({ database: file, path }),
  })
  await expect(database.insertInto('kept').values({ value: 1 }).execute()).rejects.toMatchObject({
    code: 'NOT_READY',
    message:
      'this service can store nothing now, because its disk or file is read-only: make it writable; it then continues by itself',
    path,
  })
  await expect(sql`select missing from kept`.execute(database)).rejects.toThrow('no such column: missing')
  await database.destroy()
  rmSync(directory, { recursive: true })
})
