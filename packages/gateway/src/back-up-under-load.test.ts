import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'
import { putUnderLoad } from './__fixtures__/put-under-load.ts'
import { type EmptyStore, engines } from './store/__fixtures__/engines.ts'
import { readAddress } from './store/postgres/address.ts'

// The store of a gateway that answers twenty readers and reads its venues every second is backed up meanwhile, and the
// copy is restored elsewhere.

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 })

const VENUES = ['kalshi', 'predictit'] as const
const RECOVERY = { timeout: 120_000, interval: 100 }
/** An address where nothing listens, so that what a restored gateway answers is from its store. */
const NOWHERE = 'http://127.0.0.1:9'

type Variables = Record<string, string>

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.close())

const venueUrls = (urlOf: (id: (typeof VENUES)[number]) => string): Variables =>
  Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, urlOf(id)]))

const ready = (gateway: GatewayProcess) =>
  expect.poll(async () => (await gateway.get('/ready')).status, RECOVERY).toBe(200)

async function clustersOf(gateway: GatewayProcess, key: string): Promise<Record<string, string[]>> {
  const { body } = await gateway.get('/v0/matched-event-clusters?limit=500&marketLimit=0', key)
  const found = body.data as { clusterId: string; events: { eventId: string }[] }[]
  return Object.fromEntries(found.map(({ clusterId, events }) => [clusterId, events.map(({ eventId }) => eventId)]))
}

/** When each venue was last read whole. */
async function readingsOf(gateway: GatewayProcess, key: string): Promise<(string | undefined)[]> {
  const { body } = await gateway.get('/v0/status', key)
  return body.data.venues.map(({ lastSuccess }: { lastSuccess?: string }) => lastSuccess)
}

/** How a store of each engine is copied into a file and put back elsewhere, as docs/running.md says. */
const ways = {
  SQLite: {
    settings: (location: string): Variables => ({ CROSSVENUE_DATA: location }),
    backUp: (variables: Variables, file: string) => runGateway(['backup', '--out', file], variables),
    restore: (variables: Variables, file: string) => runGateway(['restore', file], variables),
  },
  PostgreSQL: {
    settings: (location: string): Variables => ({ DATABASE_URL: location }),
    async backUp({ DATABASE_URL = '' }: Variables, file: string) {
      const { url, schema } = readAddress(DATABASE_URL)
      await run('pg_dump', '--format=custom', `--schema=${schema}`, `--file=${file}`, `--dbname=${url}`)
    },
    async restore({ DATABASE_URL = '' }: Variables, file: string) {
      await run('pg_restore', '--clean', '--if-exists', `--dbname=${readAddress(DATABASE_URL).url}`, file)
    },
  },
}
const run = (program: string, ...args: string[]) => promisify(execFile)(program, args)

describe.each(engines)('a backup in $name under load', ({ name, missing, prepare }) => {
  const way = ways[name as keyof typeof ways]
  let folder: string
  let stores: EmptyStore[]
  beforeAll(async () => {
    if (missing !== undefined) return
    folder = mkdtempSync(join(tmpdir(), 'crossvenue-backup-'))
    stores = [await prepare()]
    return async () => {
      for (const store of stores) await store.remove()
      rmSync(folder, { recursive: true })
    }
  })

  it.skipIf(missing !== undefined)('costs no request, and its copy answers the same clusters and keys', async () => {
    const variables = {
      ...way.settings(stores[0]?.location ?? ''),
      CROSSVENUE_VENUES: VENUES.join(','),
      CROSSVENUE_INGEST_SECONDS: '1',
      ...venueUrls((id) => sandbox.urls[id] ?? ''),
    }
    const key = await runGateway(['keys', 'create', '--name', 'client', '--scope', 'admin'], variables)
    const gateway = await startGateway(variables)
    await ready(gateway)
    const clusters = await clustersOf(gateway, key)
    expect(Object.keys(clusters).length).toBeGreaterThan(3)
    const paths = [
      '/v0/matched-event-clusters?limit=20',
      '/v0/markets?query=champion',
      '/v0/venues',
      '/api/kalshi/fetchEvents?limit=3',
    ]
    const load = putUnderLoad(gateway.url, { key, paths })
    await load.answered(2)
    const earlier = await readingsOf(gateway, key)
    const files = [1, 2, 3].map((number) => join(folder, `backup-${number}`))
    for (const file of files) await way.backUp(variables, file)
    await expect
      .poll(async () => (await readingsOf(gateway, key)).map((read, index) => read !== earlier[index]), RECOVERY)
      .toEqual(VENUES.map(() => true))
    await load.answered(2)
    await load.stop()
    expect([...load.statuses.keys()]).toEqual([200])
    // The copy does not have what came after it.
    const later = await runGateway(['keys', 'create', '--name', 'later'], variables)
    await gateway.end('SIGKILL')
    if (name === 'SQLite') stores.push(await prepare())

    const elsewhere = {
      ...variables,
      ...way.settings(stores.at(-1)?.location ?? ''),
      ...venueUrls(() => NOWHERE),
    }
    await way.restore(elsewhere, files.at(-1) ?? '')
    const restored = await startGateway(elsewhere)
    try {
      await ready(restored)
      expect(await clustersOf(restored, key)).toEqual(clusters)
      expect((await restored.get('/v0/venues', later)).status).toBe(401)
    } finally {
      await restored.end('SIGTERM')
    }
  })
})
