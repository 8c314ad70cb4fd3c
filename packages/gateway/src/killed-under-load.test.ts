import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'
import { type Load, putUnderLoad } from './__fixtures__/put-under-load.ts'

// A gateway that reads venues, answers twenty readers and stores what a writer sends, is killed and started again.

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 })

const VENUES = ['kalshi', 'predictit'] as const
const KILLS = 2
const READERS = 20
/** A key has at most twenty webhooks. */
const KEPT = 10
const RECOVERY = { timeout: 120_000, interval: 100 }

let sandbox: Sandbox
let data: string
let variables: Record<string, string>
let gateway: GatewayProcess
let key: string
let load: Load

beforeAll(async () => {
  sandbox = await startSandbox()
  data = mkdtempSync(join(tmpdir(), 'crossvenue-killed-'))
  variables = {
    CROSSVENUE_DATA: data,
    CROSSVENUE_VENUES: VENUES.join(','),
    CROSSVENUE_INGEST_SECONDS: '1',
    ...Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, sandbox.urls[id]])),
  }
  key = await runGateway(['keys', 'create', '--name', 'client'], variables)
  gateway = await startGateway(variables)
})
afterAll(async () => {
  await load?.stop()
  await gateway?.end('SIGKILL')
  await sandbox?.close()
  rmSync(data, { recursive: true })
})

const expectReady = () => expect.poll(async () => (await gateway.get('/ready')).status, RECOVERY).toBe(200)

const clusters = async () => {
  const { body } = await gateway.get('/v0/matched-event-clusters?limit=500&marketLimit=0', key)
  const found = body.data as { clusterId: string; events: { eventId: string }[] }[]
  return Object.fromEntries(found.map(({ clusterId, events }) => [clusterId, events.map(({ eventId }) => eventId)]))
}

/** Creates webhooks and removes the oldest, until the connection breaks; keeps what was acknowledged. */
async function write(created: string[], removed: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  for (;;) {
    const isFull = created.length - removed.length >= KEPT
    const path = isFull ? `/v0/webhooks/${created[removed.length]}` : '/v0/webhooks'
    const body = JSON.stringify({ url: 'https://receiver.example/changes' })
    try {
      const response = await fetch(
        gateway.url + path,
        isFull ? { method: 'DELETE', headers } : { method: 'POST', headers, body },
      )
      const { success, data: webhook } = (await response.json()) as { success: boolean; data?: { id: string } }
      expect(success).toBe(true)
      if (isFull) removed.push(created[removed.length] ?? '')
      else created.push(webhook?.id ?? '')
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

it('loses no request but those in flight, and nothing that was acknowledged', async () => {
  await expectReady()
  const before = await clusters()
  expect(Object.keys(before).length).toBeGreaterThan(3)
  const [[event = ''] = []] = Object.values(before)
  const paths = [
    '/v0/matched-event-clusters?limit=20',
    `/v0/matched-event-clusters?eventId=${encodeURIComponent(event)}&view=full`,
    '/v0/markets?query=champion',
    '/v0/venues',
    '/api/kalshi/fetchEvents?limit=3',
  ]
  load = putUnderLoad(gateway.url, { key, paths, readers: READERS })
  const created: string[] = []
  const removed: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writing = write(created, removed)
    const acknowledged = created.length + removed.length
    await load.answered(3)
    await expect.poll(() => created.length + removed.length, RECOVERY).toBeGreaterThan(acknowledged + 5)
    await gateway.end('SIGKILL')
    await writing

    gateway = await startGateway(variables, ['--port', new URL(gateway.url).port])
    await expectReady()
    expect(await clusters()).toEqual(before)
    const { body } = await gateway.get('/v0/webhooks', key)
    const present = (body.data as { id: string }[]).map(({ id }) => id)
    const kept = created.slice(removed.length)
    // The request that was in flight is stored or not: one more, or the oldest one less.
    expect(present.filter((id) => !kept.includes(id)).length).toBeLessThanOrEqual(1)
    expect(kept.slice(1).filter((id) => !present.includes(id))).toEqual([])
    expect(removed.filter((id) => present.includes(id))).toEqual([])
    created.splice(0, created.length, ...present)
    removed.length = 0
    load.resume()
  }
  await load.answered(3)
  await load.stop()
  const { none = 0, ...others } = Object.fromEntries(load.statuses)
  expect(Object.keys(others)).toEqual(['200'])
  expect(none).toBeGreaterThan(0)
  expect(none).toBeLessThanOrEqual(KILLS * READERS)
})
