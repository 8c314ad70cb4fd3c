import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'
import { type EmptyStore, engines } from './store/__fixtures__/engines.ts'

// Two gateways in processes of their own on one PostgreSQL store, with the same fake venues behind them.

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 })

const VENUES = ['kalshi', 'polymarket'] as const

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(postgres?.missing !== undefined)('two gateways on one store', () => {
  let sandbox: Sandbox
  let empty: EmptyStore
  let variables: Record<string, string>
  let first: GatewayProcess
  let second: GatewayProcess
  let key: string

  beforeAll(async () => {
    sandbox = await startSandbox()
    empty = (await postgres?.prepare()) as EmptyStore
    variables = {
      DATABASE_URL: empty.location,
      CROSSVENUE_VENUES: VENUES.join(','),
      CROSSVENUE_INGEST_SECONDS: '5',
      ...Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, sandbox.urls[id]])),
    }
    // The first reads one venue and matches; the other venue is left to the second.
    first = await startGateway({ ...variables, CROSSVENUE_VENUES: 'kalshi' })
    await first.logged('"duty":"matching","msg":"this process took over a duty"')
    await first.logged('"duty":"venue kalshi","msg":"this process took over a duty"')
    second = await startGateway(variables)
    key = await runGateway(['keys', 'create', '--name', 'test'], variables)
  })
  afterAll(async () => {
    await Promise.all([first?.end('SIGTERM'), second?.end('SIGTERM')])
    await empty?.remove()
    await sandbox?.close()
  })

  it('answer the same clusters, of which each reads one venue and the first matches both', async () => {
    const find = async (gateway: GatewayProcess, query: string) => {
      const { body } = await gateway.get(`/v0/matched-event-clusters?marketLimit=0&${query}`, key)
      return body.data?.[0]
    }
    await second.logged('"duty":"venue polymarket","msg":"this process took over a duty"')
    await expect.poll(() => find(second, 'limit=1'), { timeout: 240_000 }).toBeDefined()
    const { clusterId, events } = await find(second, 'limit=1')
    const [{ eventId }] = events
    expect(await find(first, `eventId=${encodeURIComponent(eventId)}`)).toMatchObject({ clusterId })
  })

  it('know how far behind the store they are', async () => {
    const lag = async () => {
      const { body } = await second.get('/metrics', key)
      return Number(/^crossvenue_store_lag_seconds (\S+)$/m.exec(body)?.[1])
    }
    await expect.poll(lag).toBeLessThan(3)
  })

  it('both refuse a key that was revoked', async () => {
    const other = await runGateway(['keys', 'create', '--name', 'revoked'], variables)
    expect([(await first.get('/v0/venues', other)).status, (await second.get('/v0/venues', other)).status]).toEqual([
      200, 200,
    ])
    await runGateway(['keys', 'revoke', 'revoked'], variables)
    for (const gateway of [first, second]) {
      await expect.poll(async () => (await gateway.get('/v0/venues', other)).status).toBe(401)
    }
  })

  it('take over from one that is killed: its venues and the matching', async () => {
    await first.end('SIGKILL')
    for (const duty of [...VENUES.map((id) => `venue ${id}`), 'matching']) {
      await second.logged(`"duty":"${duty}","msg":"this process took over a duty"`)
    }
    await second.logged('"venue":"kalshi","pages"')
    expect((await second.get('/ready')).status).toBe(200)
  })
})
