import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GatewayProcess, runGateway, startGateway } from './__fixtures__/gateway-process.ts'
import { type EmptyStore, engines } from './store/__fixtures__/engines.ts'

// The whole program with nothing but DATABASE_URL, over real HTTP, with fake venues behind it.

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 })

const VENUES = ['kalshi', 'polymarket', 'smarkets'] as const

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(postgres?.missing !== undefined)('the program on PostgreSQL', () => {
  let sandbox: Sandbox
  let empty: EmptyStore
  let home: string
  let variables: Record<string, string>
  let gateway: GatewayProcess
  let key: string

  beforeAll(async () => {
    sandbox = await startSandbox()
    empty = (await postgres?.prepare()) as EmptyStore
    home = mkdtempSync(join(tmpdir(), 'crossvenue-home-'))
    variables = {
      DATABASE_URL: empty.location,
      HOME: home,
      CROSSVENUE_VENUES: VENUES.join(','),
      CROSSVENUE_PRIVATE_WEBHOOKS: 'true',
      ...Object.fromEntries(VENUES.map((id) => [`CROSSVENUE_${id.toUpperCase()}_URL`, sandbox.urls[id]])),
    }
    gateway = await startGateway(variables)
    key = await runGateway(['keys', 'create', '--name', 'test'], variables)
    await gateway.logged('"msg":"matched"')
  })
  afterAll(async () => {
    await gateway?.end('SIGTERM')
    await empty?.remove()
    await sandbox?.close()
    rmSync(home, { recursive: true, force: true })
  })

  it('writes no file', () => {
    expect(existsSync(join(home, '.crossvenue'))).toBe(false)
  })

  it('ingests, matches and answers clusters of events and of markets', async () => {
    const { body } = await gateway.get('/v0/status', key)
    expect(body.data.venues.map(({ venue }: { venue: string }) => venue).sort()).toEqual(VENUES)
    const { body: events } = await gateway.get('/v0/matched-event-clusters?limit=5', key)
    expect(events.data).toHaveLength(5)
    for (const cluster of events.data) {
      const venues = new Set(cluster.events.map((event: { sourceExchange: string }) => event.sourceExchange))
      expect(venues.size).toBeGreaterThan(1)
    }
    const { body: markets } = await gateway.get('/v0/matched-market-clusters?limit=5', key)
    expect(markets.data).toHaveLength(5)
  })

  it('finds events by words, and by id', async () => {
    const { body } = await gateway.get('/v0/events?query=champions&limit=3', key)
    expect(body.data.length).toBeGreaterThan(0)
    const [{ eventId, title }] = body.data
    expect(title).toMatch(/champions/i)
    const { body: found } = await gateway.get(`/v0/matched-event-clusters?eventId=${encodeURIComponent(eventId)}`, key)
    expect(found.success).toBe(true)
  })

  it('answers the price history of a matched market', async () => {
    const { body: clusters } = await gateway.get('/v0/matched-market-clusters?limit=1', key)
    const [{ clusterId }] = clusters.data
    const { status, body } = await gateway.get(`/v0/price-history?clusterId=${clusterId}`, key)
    expect([status, body.success]).toEqual([200, true])
  })

  it('refuses a key from the moment it is revoked', async () => {
    const other = await runGateway(['keys', 'create', '--name', 'other'], variables)
    expect((await gateway.get('/v0/status', other)).status).toBe(200)
    await runGateway(['keys', 'revoke', 'other'], variables)
    await expect.poll(async () => (await gateway.get('/v0/status', other)).status).toBe(401)
  })

  it('streams a change that an override makes, posts it to a webhook, and undoes it', async () => {
    const receiver = createServer((request, response) => {
      request.resume().on('end', () => response.end())
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const posted = once(receiver, 'request')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    expect((await gateway.post('/v0/webhooks', key, { url })).status).toBe(200)
    const ended = new AbortController()
    const stream = await fetch(`${gateway.url}/v0/stream`, {
      headers: { authorization: `Bearer ${key}` },
      signal: ended.signal,
    })
    const { body } = await gateway.get('/v0/matched-event-clusters?limit=1', key)
    const [a, b] = body.data[0].events.map((event: { eventId: string }) => event.eventId)
    await runGateway(['forbid', a, b], variables)
    let text = ''
    for await (const chunk of stream.body as ReadableStream<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      if (text.includes('"kind":"cluster.')) break
    }
    ended.abort()
    expect(text).toMatch(/event: cluster\.(shrunk|split|retired|created)/)
    await posted
    await runGateway(['unpin', a, b], variables)
    receiver.closeAllConnections()
    receiver.close()
  })
})
