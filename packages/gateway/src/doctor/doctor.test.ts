import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@crossvenue/sandbox'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../keys.ts'
import { engines } from '../store/__fixtures__/engines.ts'
import { openStore } from '../store/open-store.ts'
import { checkNode } from './check-node.ts'
import { checkPort } from './check-port.ts'
import { checkStore, judgeDisk } from './check-store.ts'
import { checkVenues } from './check-venues.ts'

describe('Node', () => {
  it.each([
    ['18.20.1', 'failure'],
    ['20.18.3', 'failure'],
    ['20.19.0', 'ok'],
    ['22.1.0', 'ok'],
  ])('%s is %s', (version, state) => {
    expect(checkNode(version)).toMatchObject({ check: 'node', state })
  })
})

describe('the store', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-doctor-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))
  const create = async (): Promise<void> => {
    const store = await openStore(dataDir)
    await createKeys(store).create('laptop')
    await store.close()
  }
  const run = (statement: string): void => {
    const database = new Database(join(dataDir, 'crossvenue.db'))
    database.exec(statement)
    database.close()
  }
  const first = async () => (await checkStore({ dataDir }))[0]

  it('need not exist, nor its directory', async () => {
    const [store, disk] = await checkStore({ dataDir: join(dataDir, 'a', 'b') })
    expect(store).toMatchObject({ state: 'warning', message: expect.stringContaining('the first start creates it') })
    expect(disk).toMatchObject({ check: 'disk', message: expect.stringContaining(dataDir) })
  })

  it('is sound with a key, and its check changes nothing', async () => {
    await create()
    expect(await first()).toMatchObject({ check: 'store', state: 'ok' })
    expect(await first()).toMatchObject({ check: 'store', state: 'ok' })
  })

  it('without a key names the command that creates one', async () => {
    await (await openStore(dataDir)).close()
    expect(await first()).toMatchObject({ state: 'warning', advice: expect.stringContaining('keys create') })
  })

  it('of an older version is to be backed up, one of a newer version needs that', async () => {
    await create()
    run("delete from kysely_migration where name = '0027-key-plans'")
    expect(await first()).toMatchObject({
      state: 'warning',
      message: expect.stringMatching(/upgrades it by \d+ steps/),
    })
    run("insert into kysely_migration values ('9999-later', '2030-01-01')")
    expect(await first()).toMatchObject({ state: 'failure', message: expect.stringContaining('9999-later') })
  })

  it('that is no database is restored from a backup', async () => {
    writeFileSync(join(dataDir, 'crossvenue.db'), 'not a database, but a text of some length')
    expect(await first()).toMatchObject({ state: 'failure', advice: expect.stringContaining('crossvenue restore') })
  })

  const server = engines.find(({ name }) => name === 'PostgreSQL')
  it.skipIf(server?.missing !== undefined)('in PostgreSQL is checked too', async () => {
    const empty = await server?.prepare()
    const databaseUrl = empty?.location ?? ''
    const store = await openStore(databaseUrl)
    await createKeys(store).create('laptop')
    await store.close()
    expect(await checkStore({ dataDir, databaseUrl })).toMatchObject([{ check: 'store', state: 'ok' }])
    const elsewhere = 'postgres://nobody:secret@127.0.0.1:9/none'
    const [finding] = await checkStore({ dataDir, databaseUrl: elsewhere })
    expect(finding).toMatchObject({ state: 'failure', advice: expect.stringContaining('DATABASE_URL') })
    expect(JSON.stringify(finding)).not.toContain('secret')
    await empty?.remove()
  })
})

it.each([
  [1e12, 'ok'],
  [1e9, 'warning'],
  [1e7, 'failure'],
])('%d free bytes are %s', (free, state) => {
  expect(judgeDisk('/data', free)).toMatchObject({ check: 'disk', state })
})

describe('the port', () => {
  it('is free, in use by a gateway, or in use by another program', async () => {
    const gateway = createServer((_, response) => response.end('{"status":"ok","timestamp":1}'))
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const other = createTcpServer((socket) => socket.end())
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const portOf = (server: typeof other) => (server.address() as AddressInfo).port
    expect(await checkPort('127.0.0.1', portOf(gateway))).toMatchObject({
      state: 'ok',
      message: expect.stringContaining('a gateway is serving'),
    })
    const taken = portOf(other)
    expect(await checkPort('127.0.0.1', taken)).toMatchObject({
      state: 'failure',
      advice: expect.stringContaining('--port'),
    })
    other.close()
    gateway.close()
    expect(await checkPort('127.0.0.1', 0)).toMatchObject({ state: 'ok' })
  })
})

describe('venues', () => {
  it('answer or not, and their clocks are compared', async () => {
    const sandbox = await startSandbox()
    const config = {
      venues: ['kalshi', 'manifold'],
      venueUrls: { ...sandbox.urls, manifold: 'http://127.0.0.1:9' },
      venueEnvironments: {},
      venueKeys: {},
    }
    expect(await checkVenues(config)).toMatchObject([
      { check: 'venue', state: 'ok' },
      { check: 'venue', state: 'warning', advice: expect.stringContaining('CROSSVENUE_MANIFOLD_URL') },
    ])
    const only = { ...config, venues: ['kalshi'] }
    const ahead = await checkVenues(only, { now: () => Date.now() + 60_000 })
    expect(ahead).toMatchObject([{ state: 'failure', message: expect.stringMatching(/\d+ s ahead of that of kalshi/) }])
    const behind = await checkVenues(only, { now: () => Date.now() - 60_000 })
    expect(behind).toMatchObject([{ state: 'failure', message: expect.stringMatching(/\d+ s behind that of kalshi/) }])
    await sandbox.close()
  }, 60_000)
})
