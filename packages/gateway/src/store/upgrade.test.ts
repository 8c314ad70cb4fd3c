import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { keepMatched } from '../catalogue/keep-matched.ts'
import { createKeys } from '../keys.ts'
import { createLocalIndex } from '../matching/local-index.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { makeOldStore } from './__fixtures__/old-store.ts'
import { migrationProvider } from './migrations.ts'
import { openStore } from './open-store.ts'
import { packPayload } from './payload.ts'
import type { CatalogueEvent } from './store.ts'

// A store of every earlier version is opened by this one: its keys, events, cluster ids and overrides stay.

vi.setConfig({ testTimeout: 300_000 })

const TOKEN = `cv_${'a'.repeat(43)}`
const REVOKED = `cv_${'b'.repeat(43)}`
const CLUSTER = 'cl_0123456789abcdef'
const hashOf = (token: string): string => hash('sha256', token)

const eventOf = (venue: string, id: string, marketId: string): CatalogueEvent => ({
  id,
  sourceExchange: venue,
  title: 'Will the Fed cut rates at its March 2026 meeting?',
  markets: [
    {
      marketId,
      title: 'Will the Fed cut rates at its March 2026 meeting?',
      resolutionDate: '2026-03-18T18:00:00Z',
      outcomes: [
        { outcomeId: `${marketId}:YES`, label: 'Yes', price: 0.4 },
        { outcomeId: `${marketId}:NO`, label: 'No', price: 0.6 },
      ],
    },
  ],
})
const events = [eventOf('kalshi', 'KXFEDCUT-26MAR', 'KXFEDCUT-26MAR-T0'), eventOf('polymarket', '101', '201')]
const ids = ['kalshi:KXFEDCUT-26MAR', 'polymarket:101']

/** Rows with the columns of all versions; each version gets those that it has. */
const rows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ['keys', { id: 'k1', name: 'laptop', hash: hashOf(TOKEN), created_at: 1, scope: 'trade' }],
  ['keys', { id: 'k2', name: 'old', hash: hashOf(REVOKED), created_at: 1, revoked_at: 2, scope: 'trade' }],
  ...events.flatMap((event, index) => {
    const id = ids[index]
    const { sourceExchange: venue, id: native_id, title } = event
    const [market] = event.markets
    const stored = {
      ...{ id, venue, native_id, title, market_count: 1, feed: venue, sweep: 1, content: 'c', born: 1, digest: 'd' },
      ...{ payload: JSON.stringify(event), updated_at: 1 },
    }
    return [
      ['feeds', { feed: venue, sweep: 1, succeeded_at: 1 }],
      ['events', stored],
      ['markets', { event_id: id, market_id: market?.marketId, quoted: 0 }],
      ['cluster_members', { event_id: id, cluster_id: CLUSTER, present: 1, origin: CLUSTER }],
    ] as const
  }),
  ['cluster_ids', { id: CLUSTER, minted: 1 }],
  [
    'overrides',
    {
      ...{ a_event: ids[0], a_market: '', b_event: 'predictit:7', b_market: '', source: 'command' },
      ...{ relation: 'forbidden', note: 'another meeting', created_at: 1 },
    },
  ],
]

interface Column {
  table_name: string
  column_name: string
}

const fill = async (old: Kysely<never>, isServer: boolean): Promise<void> => {
  const database = old as unknown as Kysely<Record<string, Record<string, unknown>>>
  const list = isServer
    ? sql<Column>`select table_name, column_name from information_schema.columns where table_schema = current_schema()`
    : sql<Column>`select m.name as table_name, p.name as column_name from sqlite_master m, pragma_table_info(m.name) p`
  const columns = (await list.execute(database)).rows
  for (const [name, row] of rows) {
    const own = new Set(columns.flatMap((column) => (column.table_name === name ? column.column_name : [])))
    if (own.size === 0) continue
    const present = Object.fromEntries(Object.entries(row).filter(([column]) => own.has(column)))
    // Every version on a server has compressed its payloads.
    const packed = isServer && typeof present.payload === 'string' && { payload: packPayload(present.payload) }
    await database
      .insertInto(name)
      .values({ ...present, ...packed })
      .execute()
  }
  // Something was matched, and nothing has changed since.
  await sql`update counters set revision = 3, catalogue = 2, content = 2, matched = 2`.execute(database)
}

const levels = Object.keys(await migrationProvider.getMigrations())
/** PostgreSQL came with this version. */
const FIRST_ON_SERVER = '0023-postgres'
const cases = engines
  .filter(({ missing }) => missing === undefined)
  .flatMap((engine) =>
    levels
      .filter((level) => engine.name === 'SQLite' || level >= FIRST_ON_SERVER)
      .map((level) => ({ engine, level, name: `${engine.name} at ${level}` })),
  )

let empty: EmptyStore | undefined
afterEach(() => empty?.remove())

it.each(cases)('a store of $name keeps its keys, events, cluster ids and overrides', async ({ engine, level }) => {
  empty = await engine.prepare()
  const { location } = empty
  const old = await makeOldStore(engine.name, location, level)
  await fill(old as unknown as Kysely<never>, engine.name !== 'SQLite')
  await old.destroy()

  const store = await openStore(location)
  const keys = createKeys(store)
  expect(await keys.verify(TOKEN)).toMatchObject({ id: 'k1', name: 'laptop', scope: 'trade' })
  expect(await keys.verify(REVOKED)).toBeUndefined()
  expect(await store.read((view) => view.events())).toEqual(expect.arrayContaining(events))
  const overrides = await store.read((view) => view.overrides())
  if (level >= '0002') expect(overrides).toMatchObject([{ note: 'another meeting' }])

  // The next reading and matching store what older versions did not.
  for (const event of events) {
    const sweep = await store.beginSweep(event.sourceExchange, { at: 10, freshSince: 5 })
    await store.commitPage({ sweep, events: [event], nextCursor: undefined, at: 10 })
  }
  const matched = await keepMatched({ store, createIndex: createLocalIndex, now: () => 11 }).rematch()
  expect(matched?.edges).toBe(1)
  const { members } = await store.read((view) => view.clusterIds(ids))
  expect(Object.fromEntries(members)).toEqual(Object.fromEntries(ids.map((id) => [id, CLUSTER])))
  await store.close()
})
