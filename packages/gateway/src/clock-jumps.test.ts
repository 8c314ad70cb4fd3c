import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'

// A gateway in a separate process, whose clock jumps: in all its threads, `Date` is ahead by the number in a file.

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 })

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
const RECOVERY = { timeout: 60_000, interval: 50 }
const VENUES = ['gemini-titan', 'polymarket_us'] as const

const shiftedBy = (file: string) => `
  import { readFileSync } from 'node:fs'
  const RealDate = Date
  let ahead = 0
  setInterval(() => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) }, 20).unref()
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length === 0 ? super(RealDate.now() + ahead) : super(...given) }
    static now() { return RealDate.now() + ahead }
  }`

let sandbox: Sandbox
let folder: string
let gateway: GatewayProcess
let key: string
const jumpTo = (ahead: number) => writeFileSync(join(folder, 'ahead'), String(ahead))

beforeAll(async () => {
  sandbox = await startSandbox()
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-clock-'))
  jumpTo(0)
  const preload = `data:text/javascript;base64,${Buffer.from(shiftedBy(join(folder, 'ahead'))).toString('base64')}`
  const variables = {
    CROSSVENUE_DATA: join(folder, 'data'),
    CROSSVENUE_VENUES: VENUES.join(','),
    CROSSVENUE_INGEST_SECONDS: '1',
    NODE_OPTIONS: `--import=${preload}`,
    ...Object.fromEntries(
      VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase().replaceAll('-', '_')}_URL`, sandbox.urls[id]]),
    ),
  }
  key = await runGateway(['keys', 'create', '--name', 'client'], variables)
  gateway = await startGateway(variables)
})
afterAll(async () => {
  await gateway?.end('SIGTERM')
  await sandbox?.close()
  rmSync(folder, { recursive: true })
})

interface Lag {
  lagSeconds: number
  lastSuccess?: string
}

/** Returns how far from the shifted clock the last reading of the venue that was read longest ago is. */
async function oldestReading(ahead: number): Promise<number> {
  const { body } = await gateway.get('/v0/status', key)
  const { venues, matching } = body.data as { venues: Lag[]; matching: Lag }
  for (const { lagSeconds } of [...venues, matching]) expect(lagSeconds).toBeGreaterThanOrEqual(0)
  return Math.max(...venues.map(({ lastSuccess = '' }) => Math.abs(Date.now() + ahead - Date.parse(lastSuccess))))
}

it('reads venues, matches, answers and limits after its clock has jumped as before', async () => {
  const isReady = async () => (await gateway.get('/ready')).status
  const clusters = async () => (await gateway.get('/v0/matched-event-clusters?marketLimit=1', key)).body.data
  await expect.poll(isReady, RECOVERY).toBe(200)
  const before = (await clusters()).map((cluster: { clusterId: string }) => cluster.clusterId)
  expect(before.length).toBeGreaterThan(0)
  const { body: created } = await gateway.post('/v0/webhooks', key, { url: 'https://receiver.example/changes' })

  for (const ahead of [DAY_MS, 0, -HOUR_MS, 0]) {
    jumpTo(ahead)
    await expect
      .poll(async () => Math.abs((await gateway.get('/health')).body.timestamp - Date.now() - ahead), RECOVERY)
      .toBeLessThan(HOUR_MS / 2)
    // Less than any jump, so that each venue has been read after it.
    await expect.poll(() => oldestReading(ahead), RECOVERY).toBeLessThan(HOUR_MS / 2)
    await expect.poll(isReady, RECOVERY).toBe(200)
    expect((await clusters()).map((cluster: { clusterId: string }) => cluster.clusterId)).toEqual(before)
    expect((await gateway.get('/v0/webhooks', key)).body.data).toMatchObject([{ id: created.data.id }])

    const response = await fetch(`${gateway.url}/api/gemini-titan/fetchEvents?limit=1`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(response.status).toBe(200)
    const limits = response.headers.get('ratelimit') ?? ''
    for (const [, seconds] of limits.matchAll(/t=(-?\d+)/g)) {
      expect(Number(seconds)).toBeGreaterThanOrEqual(0)
      expect(Number(seconds)).toBeLessThanOrEqual(60)
    }
    expect(limits).toMatch(/t=\d+/)
    const { body: metrics } = await gateway.get('/metrics', key)
    expect(metrics).not.toMatch(/^crossvenue_\S*(lag|age)\S* -/m)
  }
})
