import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReadiness } from '../catalogue/readiness.ts'
import { migrationProvider } from './migrations.ts'
import { openStore } from './open-store.ts'
import type { CatalogueEvent, Page, Store } from './store.ts'

let directory: string
let store: Store

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-store-'))
  store = await openStore(directory)
})
afterEach(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

const event = (venue: string, id: string, more: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  id,
  sourceExchange: venue,
  title: `Event ${id}`,
  markets: [
    { marketId: `${id}-m`, title: `Market ${id}`, outcomes: [{ outcomeId: `${id}-m:YES`, label: 'Yes', price: 0.4 }] },
  ],
  ...more,
})

/** Stores a whole sweep in one page. */
async function sweep(feed: string, events: CatalogueEvent[], more: Partial<Page> = {}): Promise<string[]> {
  const begun = await store.beginSweep(feed, { at: 100, freshSince: Number.POSITIVE_INFINITY })
  return (await store.commitPage({ sweep: begun, events, at: 100, ...more })).changed
}

const idsInStore = () =>
  store.read(async (view) => (await view.events()).map((one) => `${one.sourceExchange}:${one.id}`))

describe('opening', () => {
  /** Creates a store with the schema of an older migration. */
  async function storeAt(migration: string): Promise<Database.Database> {
    mkdirSync(join(directory, 'before'))
    const database = new Database(join(directory, 'before', 'crossvenue.db'))
    const old = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
    await new Migrator({ db: old, provider: migrationProvider }).migrateTo(migration)
    return database
  }

  it('keeps everything in one database of the directory', async () => {
    await sweep('kalshi', [event('kalshi', 'A')])
    expect(new Set(readdirSync(directory).map((name) => name.replace(/-wal$|-shm$|\.created$/, '')))).toEqual(
      new Set(['crossvenue.db']),
    )
    await store.close()
    store = await openStore(directory)
    expect(await idsInStore()).toEqual(['kalshi:A'])
  })

  it('makes the directory where it is missing', async () => {
    const nested = await openStore(join(directory, 'deep', 'down'))
    expect(await nested.read((view) => view.counters())).toEqual({
      ...{ revision: 0, catalogue: 0, reads: 0, content: 0, matched: 0 },
    })
    await nested.close()
  })

  it.runIf(process.platform === 'linux')('fails at once if the directory cannot be created', async () => {
    await expect(openStore('/proc/x/y')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'data',
      message: 'cannot create a store in /proc/x/y: ENOENT',
    })
  })

  it('is readable by its owner alone, the files beside it as well', async () => {
    const nested = join(directory, 'private')
    const inside = await openStore(nested)
    await inside.keys.insert({ id: 'k', name: 'k', scope: 'trade', hash: 'h', createdAt: 1 })
    expect(statSync(nested).mode & 0o777).toBe(0o700)
    for (const file of readdirSync(nested))
      expect([file, statSync(join(nested, file)).mode & 0o777]).toEqual([file, 0o600])
    await inside.close()
  })

  it('refuses a file that has become empty, and accepts a new empty one', async () => {
    const lost = join(directory, 'lost')
    await (await openStore(lost)).close()
    for (const file of readdirSync(lost)) if (/-(wal|shm)$/.test(file)) rmSync(join(lost, file))
    truncateSync(join(lost, 'crossvenue.db'))
    await expect(openStore(lost)).rejects.toThrow(/has become an empty file: restore a backup/)
    const fresh = join(directory, 'fresh')
    mkdirSync(fresh)
    writeFileSync(join(fresh, 'crossvenue.db'), '')
    await (await openStore(fresh)).close()
  })

  it('refuses a store of a newer version and says what to do', async () => {
    const newer = join(directory, 'newer')
    await (await openStore(newer)).close()
    const database = new Database(join(newer, 'crossvenue.db'))
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01')")
    database.close()
    await expect(openStore(newer)).rejects.toThrow(
      /was written by a newer version of crossvenue \(its schema is 9999-future, .*choose another directory with --data/,
    )
  })

  it('lets the event loop run while another process holds the write lock', async () => {
    const other = new Database(join(directory, 'crossvenue.db'))
    other.exec('begin immediate')
    let turns = 0
    const writing = store.keys.insert({ id: 'k', name: 'k', scope: 'trade', hash: 'h', createdAt: 1 })
    const counting = setInterval(() => {
      turns++
      if (turns === 5) other.exec('rollback')
    }, 5)
    await writing
    clearInterval(counting)
    expect(turns).toBeGreaterThanOrEqual(5)
    other.close()
    expect(await store.keys.list()).toHaveLength(1)
  })

  it('creates its schema after another process that is doing the same lets go of the lock', async () => {
    const shared = join(directory, 'shared')
    mkdirSync(shared)
    const other = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       const database = new (require('libsql'))(workerData)
       database.pragma('journal_mode = WAL')
       database.exec('begin immediate')
       parentPort.postMessage('locked')
       setTimeout(() => { database.exec('rollback'); database.close() }, 300)`,
      { eval: true, workerData: join(shared, 'crossvenue.db') },
    )
    const ended = once(other, 'exit')
    await once(other, 'message')
    const opened = await openStore(shared)
    expect(await opened.read((view) => view.events())).toEqual([])
    await opened.close()
    await ended
  })

  it('reports a damaged file once a read has found the damage', async () => {
    const damaged = join(directory, 'damaged')
    const first = await openStore(damaged)
    const begun = await first.beginSweep('kalshi', { at: 1, freshSince: 0 })
    const many = Array.from({ length: 500 }, (_, index) => event('kalshi', `E${index}`))
    await first.commitPage({ sweep: begun, events: many, at: 1 })
    const path = join(damaged, 'crossvenue.db')
    const other = new Database(path)
    other.pragma('wal_checkpoint(TRUNCATE)')
    const pages = other.prepare("select pageno from dbstat where name = 'events' and pagetype = 'leaf'").all()
    other.close()
    await first.close()
    const bytes = readFileSync(path)
    for (const { pageno } of pages as { pageno: number }[]) bytes.fill(0x5a, 4096 * (pageno - 1), 4096 * pageno)
    writeFileSync(path, bytes)
    const second = await openStore(damaged)
    expect(second.damage()).toBeUndefined()
    await expect(second.read((view) => view.events())).rejects.toThrow(/malformed/)
    expect(second.damage()).toContain('malformed')
    expect(await readReadiness(second, undefined, 1)).toMatchObject({
      status: 'not-ready',
      reasons: [{ code: 'STORE_DAMAGED' }],
    })
    await second.close()
  })

  it('migrates once, however often it opens', async () => {
    const second = await openStore(directory)
    await second.close()
    const database = new Database(join(directory, 'crossvenue.db'))
    expect(database.prepare('select name from kysely_migration').all()).toEqual([
      { name: '0001-first' },
      { name: '0002-overrides' },
      { name: '0003-churn' },
      { name: '0004-judgements' },
      { name: '0005-links' },
      { name: '0006-vectors' },
      { name: '0007-narrow' },
      { name: '0008-scan' },
      { name: '0009-freshness' },
      { name: '0010-key-names' },
      { name: '0011-origins' },
      { name: '0012-coverage' },
      { name: '0013-key-scopes' },
      { name: '0014-read-at' },
      { name: '0015-forgetting' },
      { name: '0016-cluster-sets' },
      { name: '0017-asked-books' },
      { name: '0018-unchanged' },
      { name: '0019-market-level' },
      { name: '0020-quotes' },
      { name: '0021-changes' },
      { name: '0022-packed-payloads' },
      { name: '0023-postgres' },
      { name: '0024-replicas' },
      { name: '0025-titles' },
      { name: '0026-slugs-of-audited-markets' },
      { name: '0027-key-plans' },
      { name: '0028-candle-history' },
      { name: '0029-authors-and-closing-times' },
      { name: '0030-narrow-edges' },
      { name: '0031-tables-by-key' },
      { name: '0032-shown-parts' },
      { name: '0033-stated-fees' },
      { name: '0034-shown-markets' },
      { name: '0035-edge-groups' },
      { name: '0036-plain-shown-parts' },
    ])
    expect(database.prepare('select count(*) as rows from counters').all()).toEqual([{ rows: 1 }])
    expect(database.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
    database.close()
  })

  it('renames keys that share a name; the oldest keeps it', async () => {
    const database = await storeAt('0009-freshness')
    const insert = database.prepare('insert into keys (id, name, hash, created_at, revoked_at) values (?, ?, ?, ?, ?)')
    insert.run('aa', 'ci', 'h1', 2, null)
    insert.run('bb', 'ci', 'h2', 1, null)
    insert.run('cc', 'ci', 'h3', 0, 5)
    insert.run('dd', 'laptop', 'h4', 3, null)
    database.close()
    const opened = await openStore(join(directory, 'before'))
    expect((await opened.keys.list()).map(({ id, name }) => [id, name])).toEqual([
      ['cc', 'ci'],
      ['bb', 'ci'],
      ['aa', 'ci aa'],
      ['dd', 'laptop'],
    ])
    await opened.close()
  })

  it('gives all rights to keys from before there were scopes', async () => {
    const database = await storeAt('0012-coverage')
    database.exec(`insert into keys (id, name, hash, created_at) values ('aa', 'ci', 'h1', 2)`)
    database.close()
    const opened = await openStore(join(directory, 'before'))
    expect(await opened.keys.list()).toEqual([{ id: 'aa', name: 'ci', scope: 'trade', createdAt: 2 }])
    await opened.close()
  })

  it('requests the books that counted as present because their markets are open', async () => {
    const database = await storeAt('0016-cluster-sets')
    database.exec(
      `insert into markets (event_id, market_id, quoted) values
        ('opinion:1', 'open', 1), ('opinion:1', 'shut', 0), ('kalshi:2', 'quoted', 1)`,
    )
    database.close()
    const opened = await openStore(join(directory, 'before'))
    const due = (venue: string) => opened.read((view) => view.dueBooks(venue, { since: 1, limit: 10 }))
    expect(await due('opinion')).toEqual([{ eventId: 'opinion:1', marketId: 'open', outcomeIds: [] }])
    expect(await due('kalshi')).toEqual([])
    await opened.close()
  })

  it('undoes a migration that fails half-way, so that the next opening can repeat it', async () => {
    const broken = join(directory, 'broken')
    mkdirSync(broken)
    const database = new Database(join(broken, 'crossvenue.db'))
    database.exec('create table cluster_members (other text)')
    await expect(openStore(broken)).rejects.toThrow('cluster_members')
    expect(database.prepare("select name from sqlite_master where name = 'events'").all()).toEqual([])
    database.exec('drop table cluster_members')
    database.close()
    const repaired = await openStore(broken)
    expect(await repaired.keys.list()).toEqual([])
    await repaired.close()
  })

  it('names the store that cannot be opened, and why', async () => {
    const garbage = join(directory, 'garbage')
    mkdirSync(garbage)
    const path = join(garbage, 'crossvenue.db')
    writeFileSync(path, 'this is no database '.repeat(100))
    await expect(openStore(garbage)).rejects.toMatchObject({
      code: 'INTERNAL_ERROR',
      message: `cannot open the store ${path}: file is not a database`,
    })
    const inTheWay = join(garbage, 'deep')
    mkdirSync(join(inTheWay, 'crossvenue.db'), { recursive: true })
    await expect(openStore(inTheWay)).rejects.toMatchObject({
      code: 'INTERNAL_ERROR',
      message: expect.stringContaining(`cannot open the store ${join(inTheWay, 'crossvenue.db')}: `),
    })
  })

  it('works in memory', async () => {
    const memory = await openStore(':memory:')
    const begun = await memory.beginSweep('kalshi', { at: 1, freshSince: 0 })
    await memory.commitPage({ sweep: begun, events: [event('kalshi', 'A')], at: 1 })
    expect(await memory.read((view) => view.find({ eventId: 'A' }))).toEqual(['kalshi:A'])
    await memory.close()
  })
})
