import { Kysely as Database, type Kysely, Migrator } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { SharedSqliteDialect } from './dialect.ts'
import { forget } from './forget.ts'
import { migrationProvider } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1000 * DAY

let database: Kysely<Schema>
beforeEach(async () => {
  database = new Database<Schema>({
    dialect: new SharedSqliteDialect({ database: openDatabase(':memory:', { writes: true }) }),
  })
  await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest()
})

const ids = async () => (await database.selectFrom('cluster_ids').select('id').orderBy('id').execute()).map((r) => r.id)
const members = async () =>
  (await database.selectFrom('cluster_members').select('event_id').orderBy('event_id').execute()).map((r) => r.event_id)

const mint = (id: string, merged_into: string | null = null) =>
  database.insertInto('cluster_ids').values({ id, minted: 0, merged_into }).execute()
const member = (event_id: string, cluster_id: string, leftDaysAgo?: number, origin: string | null = null) =>
  database
    .insertInto('cluster_members')
    .values({
      event_id,
      cluster_id,
      origin,
      present: leftDaysAgo === undefined ? 1 : 0,
      left_at: leftDaysAgo === undefined ? null : NOW - leftDaysAgo * DAY,
    })
    .execute()

/** Inserts an event; most columns do not matter here. */
const list = (id: string) =>
  database
    .insertInto('events')
    .values({
      ...{ id, venue: 'kalshi', native_id: id, slug: null, page: null, title: id, category: null },
      ...{ volume24h: null, volume_unit: null, market_count: 0, feed: 'kalshi', sweep: 1, content: '' },
      ...{ born: 0, digest: '', payload: '{}', updated_at: 0 },
    })
    .execute()

it('forgets the cluster of events that left the catalogue over 90 days ago', async () => {
  await mint('gone')
  await member('kalshi:A', 'gone', 91)
  await mint('recent')
  await member('kalshi:B', 'recent', 89)
  await forget(database, NOW)
  expect([await members(), await ids()]).toEqual([['kalshi:B'], ['recent']])
})

it('keeps the id of an event that is in no cluster now and still in the catalogue', async () => {
  await mint('waiting')
  await member('kalshi:A', 'waiting', 400)
  await list('kalshi:A')
  await forget(database, NOW)
  expect([await members(), await ids()]).toEqual([['kalshi:A'], ['waiting']])
})

it('keeps an id that another member has, or may have again when a merge is undone', async () => {
  await mint('older')
  await mint('younger', 'older')
  await member('kalshi:A', 'older', 91, 'younger')
  await member('kalshi:B', 'older', undefined, 'younger')
  await forget(database, NOW)
  expect([await members(), await ids()]).toEqual([['kalshi:B'], ['older', 'younger']])
})

it('forgets merged ids with the one that they were merged into', async () => {
  await mint('a')
  await mint('b', 'a')
  await mint('c', 'b')
  await member('kalshi:A', 'a', 91, 'c')
  await forget(database, NOW)
  expect([await members(), await ids()]).toEqual([[], []])
})

it('forgets clusters that changed over 90 days ago, and ids that only these had', async () => {
  await mint('gone')
  await mint('recent')
  await mint('current')
  await member('kalshi:A', 'current')
  await database
    .insertInto('cluster_sets')
    .values([
      { digest: '1', cluster_id: 'gone', at: NOW - 91 * DAY },
      { digest: '2', cluster_id: 'recent', at: NOW - 89 * DAY },
      { digest: '3', cluster_id: 'current', at: NOW - 91 * DAY },
    ])
    .execute()
  await forget(database, NOW)
  expect(await database.selectFrom('cluster_sets').select('digest').execute()).toEqual([{ digest: '2' }])
  expect(await ids()).toEqual(['current', 'recent'])
})

it('forgets answers of models after 90 days', async () => {
  const judged = { relation: 'identity', confidence: 1 } as const
  await database
    .insertInto('judgements')
    .values([
      { hash: 'old', at: NOW - 91 * DAY, ...judged },
      { hash: 'new', at: NOW - 89 * DAY, ...judged },
    ])
    .execute()
  const vector = new Uint8Array(4)
  await database
    .insertInto('vectors')
    .values([
      { hash: 'old', at: NOW - 91 * DAY, vector },
      { hash: 'new', at: NOW - 89 * DAY, vector },
    ])
    .execute()
  await forget(database, NOW)
  expect(await database.selectFrom('judgements').select('hash').execute()).toEqual([{ hash: 'new' }])
  expect(await database.selectFrom('vectors').select('hash').execute()).toEqual([{ hash: 'new' }])
})
