import { once } from 'node:events'
import { appendFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runGateway, runRefused } from './__fixtures__/gateway-process.ts'
import { mountSmallDisk, type SmallDisk } from './__fixtures__/small-disk.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { type RunningService, startService } from './service.ts'
import { openStore } from './store/open-store.ts'

// A gateway whose store is on a small disk of its own, which runs full or is read-only.

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 })

const RECOVERY = { timeout: 20_000, interval: 50 }
const VENUES = ['gemini-titan', 'hyperliquid', 'polymarket_us'] as const
/** The venue that lists nothing until the disk is full. */
const LATE = 'polymarket_us'
const FULL =
  'this service can store nothing now, because its disk is full: free space on it; it then continues by itself'

const probe = mountSmallDisk(1)
probe?.remove()

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

describe.skipIf(probe === undefined)('a small disk', () => {
  let disk: SmallDisk
  beforeEach(() => {
    disk = mountSmallDisk(8) as SmallDisk
  })
  afterEach(() => disk.remove())

  it('that runs full stops what has to be stored, and nothing else, until there is space', async () => {
    const lines: string[] = []
    const gate = await startGate()
    const service = await startOn(disk.path, { [LATE]: gate.url }, lines)
    const { keys } = service
    try {
      const key = await keys.create('client')
      const ask = asker(service, key)
      await expect.poll(async () => (await ask('/ready')).status, RECOVERY).toBe(200)
      const before = await clustersOf(ask)
      expect(before.length).toBeGreaterThan(3)

      const free = fill(disk.path)
      gate.open()
      const unwritable = {
        status: 503,
        body: { reasons: expect.arrayContaining([{ code: 'STORE_UNWRITABLE', message: FULL }]) },
      }
      await expect.poll(() => ask('/ready'), RECOVERY).toMatchObject(unwritable)
      expect(await ask('/health')).toMatchObject({ status: 200 })
      expect(await clustersOf(ask)).toEqual(before)
      expect(await ask('/v0/markets?query=champion')).toMatchObject({ status: 200 })
      expect(await ask('/api/hyperliquid/fetchEvents?limit=3')).toMatchObject({ status: 200 })
      expect(logged(lines, 'what was read of a venue could not be stored')).toMatchObject({
        level: 50,
        err: { message: FULL, path: join(disk.path, 'crossvenue.db') },
      })

      const acknowledged = await createUntilRefused(keys)
      const more = await runRefused(['keys', 'create', '--name', 'x'.repeat(NAME)], { CROSSVENUE_DATA: disk.path })
      expect(more).toEqual({ code: 1, message: `crossvenue: ${FULL}` })

      free()
      await expect.poll(async () => (await ask('/ready')).status, RECOVERY).toBe(200)
      const clean = await cleanClusters()
      await expect.poll(() => clustersOf(ask), RECOVERY).toEqual(clean)
      expect((await keys.list()).map(({ name }) => name).sort()).toEqual(['client', ...acknowledged].sort())
      await keys.create('later')
    } finally {
      await service.close()
      await gate.close()
    }
  })

  it.each(['serve', 'keys'])('that is read-only is named by `%s`, with what to do', async (command) => {
    const variables = { CROSSVENUE_DATA: disk.path, CROSSVENUE_VENUES: 'hyperliquid', CROSSVENUE_PORT: '0' }
    const more = command === 'keys' ? ['create', '--name', 'client'] : []
    // In a separate process, whose files are closed before the disk changes.
    await runGateway(['keys', 'create', '--name', 'first'], variables)
    disk.remount('ro')
    const file = join(disk.path, 'crossvenue.db')
    expect(await runRefused([command, ...more], variables)).toEqual({
      code: 1,
      message: `crossvenue: cannot open the store ${file}: a file of its store cannot be opened or made: make its disk writable and check the owner of its directory`,
    })
    disk.remount('rw')
    expect(await runGateway(['keys', 'create', '--name', 'second'], variables)).toMatch(/^cv_/)
  })

  it('that is full is named by the first start, which needs room for a store', async () => {
    const free = fill(disk.path)
    const file = join(disk.path, 'crossvenue.db')
    await expect(openStore(disk.path)).rejects.toThrow(
      `cannot open the store ${file}: its disk is full: free space on it`,
    )
    free()
    await (await openStore(disk.path)).close()
  })
})

/** The characters of a name that a full disk has no room for many times. */
const NAME = 100_000

type Ask = (path: string) => Promise<{ status: number; body: Record<string, unknown> }>

const asker =
  ({ url }: RunningService, key: string): Ask =>
  async (path) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

function startOn(dataDir: string, urls: Record<string, string>, lines: string[] = []): Promise<RunningService> {
  const venueUrls = Object.fromEntries(VENUES.map((id) => [id, urls[id] ?? sandbox.urls[id] ?? '']))
  return startService(
    { ...readConfig({}), port: 0, dataDir, venues: [...VENUES], venueUrls, ingestSeconds: 1, bookSeconds: 0 },
    { log: createLog('info', { write: (line) => lines.push(line) }), budget: { calls: 10_000, perMs: 60_000 } },
  )
}

/** Serves the late venue once it is opened; before that it is down. */
async function startGate() {
  let isOpen = false
  const server = createServer(async ({ url }, answer) => {
    if (!isOpen) return void answer.writeHead(503).end()
    const response = await fetch(`${sandbox.urls[LATE]}${url}`)
    answer.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open() {
      isOpen = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Fills a disk to the last byte and returns how to free it. */
function fill(path: string): () => void {
  const filler = join(path, 'filler')
  for (let bytes = 1 << 20; bytes > 0; ) {
    try {
      appendFileSync(filler, Buffer.alloc(bytes))
    } catch {
      bytes >>= 1
    }
  }
  return () => rmSync(filler)
}

/** Creates keys until the disk has no room for one; returns the names of those that were acknowledged. */
async function createUntilRefused(keys: RunningService['keys']): Promise<string[]> {
  const created: string[] = []
  for (;;) {
    const name = `${created.length}`.padStart(NAME, '0')
    try {
      await keys.create(name)
    } catch (error) {
      expect(error).toMatchObject({ code: 'NOT_READY', status: 503, retryable: true, message: FULL })
      return created
    }
    created.push(name)
  }
}

/** Returns the members, relations and confidence of every cluster, and how many edges there are. */
async function clustersOf(ask: Ask) {
  const { body } = await ask('/v0/matched-event-clusters?limit=500&marketLimit=0')
  const clusters = body.data as { relations: string[]; confidence: number; events: { eventId: string }[] }[]
  const { matching } = (await ask('/v0/status')).body.data as { matching: { edges: number } }
  const written = clusters.map(({ relations, confidence, events }) =>
    JSON.stringify([events.map(({ eventId }) => eventId).sort(), relations, confidence]),
  )
  return [`${matching.edges} edges`, ...written.sort()]
}

/** Returns the same of a new store on a disk with room. */
async function cleanClusters() {
  const service = await startOn(':memory:', {})
  try {
    await service.ingested
    return await clustersOf(asker(service, await service.keys.create('client')))
  } finally {
    await service.close()
  }
}

const logged = (lines: readonly string[], msg: string): unknown =>
  lines.map((line) => JSON.parse(line)).find((entry) => entry.msg === msg)
