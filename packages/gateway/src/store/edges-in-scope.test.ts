import { Kysely, Migrator, sql } from 'kysely'
import Database from 'libsql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SharedSqliteDialect } from './dialect.ts'
import { edgesInScope, fits } from './edges-in-scope.ts'
import { migrationProvider } from './migrations.ts'
import type { Schema } from './schema.ts'

const database = new Kysely<Schema>({ dialect: new SharedSqliteDialect({ database: new Database(':memory:') }) })
beforeAll(async () => {
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest()
  expect(error).toBeUndefined()
})
afterAll(() => database.destroy())

// The evidence of edges is in another table, and what they join is found by its number.
it.each([
  ['updatedSince', { updatedSince: 1 }, 'SEARCH edge_rows USING INDEX edge_rows_updated (updated_at>?)', []],
  ['limit', { limit: 10 }, 'SCAN edge_rows', []],
  [
    'quotedOn',
    { quotedOn: ['kalshi'] },
    'SCAN edge_rows',
    ['SEARCH markets USING COVERING INDEX markets_quoted (event_id=? AND market_id=?)'],
  ],
])('%s goes through edges without reading their evidence', async (_, scope, step, others) => {
  const edges = edgesInScope(database, scope).as('edges')
  const links = database
    .selectFrom(edges)
    .select((is) => ['a_event', 'b_event', 'relation', is.fn.max('confidence').as('confidence')])
    .groupBy(['a_event', 'b_event', 'relation'])
  const rows = await links.explain<{ detail: string }>(undefined, sql`query plan`)
  const steps = rows.map(({ detail }) => detail).filter((step) => /^(SCAN|SEARCH)/.test(step))
  expect(steps).toContain(step)
  expect(steps.filter((step) => step.includes('evidence'))).toEqual([])
  expect(new Set(steps.filter((step) => step.includes('markets')))).toEqual(new Set(others))
})

it.each(['edge_groups', 'links'] as const)(
  '%s among some events are found by their first event alone',
  async (table) => {
    const among = database
      .selectFrom(table)
      .selectAll()
      .where(fits(database, { among: ['kalshi:A', 'polymarket:B'] }))
    const rows = await among.explain<{ detail: string }>(undefined, sql`query plan`)
    const steps = rows.map(({ detail }) => detail).filter((step) => step.includes(table))
    expect(steps).toEqual([`SEARCH ${table} USING PRIMARY KEY (a_event=?)`])
  },
)
