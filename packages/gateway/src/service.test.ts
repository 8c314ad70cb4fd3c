import { type Sandbox, sandboxVenues, startSandbox } from '@crossvenue/sandbox'
import { methods, type UnifiedEvent } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import type { VenueDescription } from './routes/venues.ts'
import { type RunningService, startService, venuesToIngest } from './service.ts'

// The whole service over real HTTP, with the fake venues behind it.

let sandbox: Sandbox
let service: RunningService
let key: string

beforeAll(async () => {
  sandbox = await startSandbox()
  const config = readConfig({})
  service = await startService(
    {
      ...config,
      port: 0,
      dataDir: ':memory:',
      venues: Object.keys(sandbox.urls),
      venueUrls: sandbox.urls,
      venueKeys: sandbox.keys,
    },
    { log: createLog('silent') },
  )
  key = await service.keys.create('test')
})
afterAll(async () => {
  await service.close()
  await sandbox.close()
})

const VENUES = sandboxVenues
const ask = async (path: string, body?: unknown) => {
  const response = await fetch(service.url + path, {
    headers: { authorization: `Bearer ${key}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe.each(VENUES)('%s behind the gateway', (venue) => {
  const first = async () => {
    const { body } = await ask(`/api/${venue}/fetchEvents?limit=1`)
    return (body.data as UnifiedEvent[])[0] as UnifiedEvent
  }

  // The fake Binance lists a single event.
  it('answers the same to a body, a flat body and a query', async () => {
    const answers = [
      await ask(`/api/${venue}/fetchEvents`, { args: [{ limit: 2 }] }),
      await ask(`/api/${venue}/fetchEvents`, { limit: 2 }),
      await ask(`/api/${venue}/fetchEvents?limit=2`),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.success).toBe(true)
      expect(body.data).toHaveLength(venue === 'binance' ? 1 : 2)
    }
    const [ids, ...others] = answers.map(({ body }) => (body.data as UnifiedEvent[]).map(({ id }) => id))
    expect(others).toEqual([ids, ids])
  })

  it('finds an event by its id, digits or not', async () => {
    const { id, title } = await first()
    const { status, body } = await ask(`/api/${venue}/fetchEvent?eventId=${encodeURIComponent(id)}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id, title })
  })

  it('answers NOT_FOUND for a missing event', async () => {
    const { status, body } = await ask(`/api/${venue}/fetchEvent`, { args: [{ eventId: '99999999' }] })
    expect(status).toBe(404)
    expect(body).toMatchObject({
      success: false,
      error: { code: 'EVENT_NOT_FOUND', exchange: venue, retryable: false },
    })
  })

  it('answers 501 for operations that it does not offer', async () => {
    const { body: listed } = await ask('/v0/venues')
    const { operations = [] } = (listed.data as VenueDescription[]).find(({ id }) => id === venue) ?? {}
    const missing = methods.find((method) => !operations.includes(method))
    const { status, body } = await ask(`/api/${venue}/${missing}`, { args: [] })
    expect(status).toBe(501)
    expect(body).toMatchObject({ success: false, error: { code: 'NOT_SUPPORTED', exchange: venue } })
  })
})

it('gives the reason why a venue does not offer an operation: in the list, on its page and in the 501', async () => {
  const reason = 'PredictIt publishes no trades, only the last price.'
  const { body: listed } = await ask('/v0/venues')
  const described = listed.data as VenueDescription[]
  expect(described.find(({ id }) => id === 'predictit')?.absences.fetchTrades).toBe(reason)
  expect(described.find(({ id }) => id === 'kalshi')?.operations).toContain('watchTrades')
  const page = await (await fetch(`${service.url}/reference/venues/predictit`)).text()
  expect(page).toContain(`<tr><td><code>fetchTrades</code></td><td>${reason}</td></tr>`)
  expect(page).toContain('<a href="/reference/fetchEvents"><code>fetchEvents</code></a>')
  const streams = await (await fetch(`${service.url}/reference/ws`)).text()
  expect(streams).toContain('<code>watchTrades</code></a></td><td>Returns the next trades of one outcome.</td>')
  expect(streams).toContain('<a href="/reference/venues/kalshi">kalshi</a>')
  const { status, body } = await ask('/api/predictit/fetchTrades', { args: ['1'] })
  expect(status).toBe(501)
  expect(body).toMatchObject({ error: { message: `predictit does not offer fetchTrades: ${reason}` } })
})

it('states the networks of a venue, and keeps a test network out of the catalogue', async () => {
  const described = (await ask('/v0/venues')).body.data as VenueDescription[]
  const networksOf = (venue: string) => {
    const { environment, environments } = described.find(({ id }) => id === venue) ?? {}
    return { environment, environments }
  }
  expect(networksOf('kalshi')).toEqual({ environment: 'production', environments: ['production', 'test'] })
  expect(networksOf('kalshi-demo')).toEqual({ environment: 'test', environments: ['test'] })
  expect(networksOf('polymarket')).toEqual({ environment: 'production', environments: ['production'] })
  const config = { CROSSVENUE_VENUES: 'kalshi,hyperliquid', CROSSVENUE_HYPERLIQUID_ENVIRONMENT: 'test' }
  expect(venuesToIngest(readConfig(config))).toEqual(['kalshi'])
})

it('accepts the outcome by either name', async () => {
  const { body } = await ask('/api/polymarket/fetchMarkets?limit=1')
  const outcomeId = (body.data as { outcomes: { outcomeId: string }[] }[])[0]?.outcomes[0]?.outcomeId
  const [byId, byName] = [
    await ask(`/api/polymarket/fetchOrderBook?id=${outcomeId}`),
    await ask(`/api/polymarket/fetchOrderBook?outcomeId=${outcomeId}`),
  ]
  expect(byId.status).toBe(200)
  expect(Object.keys(byId.body.data as object)).toEqual(expect.arrayContaining(['bids', 'asks']))
  expect(byName.status).toBe(200)
})

it('describes itself at the address it listens on', async () => {
  const { body } = await ask('/openapi.json')
  expect(body.servers).toEqual([{ url: service.url }])
  const page = await (await fetch(`${service.url}/reference/fetchEvents`)).text()
  expect(page).toContain(`curl ${service.url}/api/`)
  const listed = await ask('/v0/venues')
  expect((listed.body.data as { id: string }[]).map(({ id }) => id).sort()).toEqual([...VENUES, 'router'].sort())
})

it('shows how current the catalogue of every venue is', async () => {
  const { body } = await ask('/v0/status')
  expect((body.data as { venues: { venue: string }[] }).venues.map(({ venue }) => venue)).toEqual(
    // A demo venue is served but not in the catalogue.
    VENUES.filter((venue) => venue !== 'kalshi-demo'),
  )
})
