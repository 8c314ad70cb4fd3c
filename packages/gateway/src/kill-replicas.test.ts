import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'
import { type KillableServer, startKillableServer } from './store/__fixtures__/killable-server.ts'

// Gateways on one PostgreSQL server, which are killed one after the other, as is the server itself. It takes
// minutes, so it only runs where `CROSSVENUE_KILLS` says how often: `npm run test:kills`. `replicas.test.ts` and
// `store/postgres/server-killed.test.ts` are the short form.

const KILLS = Number(process.env.CROSSVENUE_KILLS ?? 0)
const MINUTE = 60_000

vi.setConfig({ hookTimeout: 5 * MINUTE, testTimeout: (5 + KILLS) * MINUTE })

const VENUES = ['kalshi', 'polymarket'] as const
/** The gateway that began has the duties; the others serve, and one of them takes them over. */
const VICTIMS = ['server', 'first', 'second'] as const
/** Within this time all works again, by the clock of a busy machine. */
const RECOVERY = { timeout: 4 * MINUTE, interval: 200 }

const server = KILLS === 0 ? undefined : await startKillableServer()

describe.skipIf(server === undefined)('gateways and a database that are killed in turn', () => {
  const database = server as KillableServer
  let sandbox: Sandbox
  let variables: Record<string, string>
  const gateways: Partial<Record<'first' | 'second', GatewayProcess>> = {}
  const keys: string[] = []

  const running = () => Object.values(gateways)
  const last = () => keys.at(-1) as string

  /** Creates a key, which is acknowledged once its command has printed it. */
  const createKey = async (name: string) => keys.push(await runGateway(['keys', 'create', '--name', name], variables))

  async function start(which: 'first' | 'second'): Promise<void> {
    gateways[which] = await startGateway(variables)
  }

  async function readClusters(gateway: GatewayProcess): Promise<Map<string, string>> {
    const { body } = await gateway.get('/v0/matched-event-clusters?limit=500&marketLimit=0', last())
    const clusters = body.data as { clusterId: string; events: { eventId: string }[] }[]
    return new Map(clusters.flatMap(({ clusterId, events }) => events.map(({ eventId }) => [eventId, clusterId])))
  }

  const expectReady = (gateway: GatewayProcess) =>
    expect.poll(() => gateway.get('/ready'), RECOVERY).toMatchObject({ status: 200 })

  beforeAll(async () => {
    sandbox = await startSandbox()
    variables = {
      DATABASE_URL: database.url,
      CROSSVENUE_VENUES: VENUES.join(','),
      // So that a venue is being read or events are being matched most of the time.
      CROSSVENUE_INGEST_SECONDS: '1',
      ...Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, sandbox.urls[id]])),
    }
    await start('first')
    await start('second')
    await createKey('before')
  })
  afterAll(async () => {
    await Promise.all(running().map((gateway) => gateway.end('SIGKILL')))
    await database?.remove()
    await sandbox?.close()
  })

  it('lose nothing that was acknowledged, say what is missing meanwhile, and recover by themselves', async () => {
    for (const gateway of running()) await expectReady(gateway)
    const before = await readClusters(running()[0] as GatewayProcess)
    expect(before.size).toBeGreaterThan(10)

    for (let kill = 0; kill < KILLS; kill++) {
      const victim = VICTIMS[kill % VICTIMS.length] ?? 'server'
      await createKey(`key ${kill}`)
      if (victim === 'server') {
        await database.kill()
        for (const gateway of running()) {
          await expect
            .poll(() => gateway.get('/ready'), RECOVERY)
            .toMatchObject({
              status: 503,
              body: { reasons: [{ code: 'STORE_UNREADABLE', message: expect.stringContaining('cannot be reached') }] },
            })
          expect((await gateway.get('/health')).status).toBe(200)
          // An answer that was kept, and a key that was read, may still be used for a moment.
          await expect
            .poll(() => gateway.get(`/v0/markets?limit=1&offset=${kill}`, last()), RECOVERY)
            .toMatchObject({ status: 503, body: { error: { code: 'NOT_READY', retryable: true } } })
        }
        await database.start()
      } else {
        await gateways[victim]?.end('SIGKILL')
        await start(victim)
      }
      for (const gateway of running()) {
        await expectReady(gateway)
        for (const key of keys) expect((await gateway.get('/v0/venues', key)).status).toBe(200)
        await expect.poll(() => readClusters(gateway), RECOVERY).toEqual(before)
      }
    }
    // Each venue is read again, and changes do not wait to be matched.
    const since = Date.now()
    for (const gateway of running()) {
      await expect
        .poll(async () => {
          const { venues } = (await gateway.get('/v0/status', last())).body.data
          return venues.map(({ lastSuccess }: { lastSuccess?: string }) => Date.parse(lastSuccess ?? '') > since)
        }, RECOVERY)
        .toEqual([true, true])
    }
  })
})
