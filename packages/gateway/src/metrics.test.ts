import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SmallService, startSmallService } from './__fixtures__/small-service.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** Returns the value of one series; undefined where there is none. */
function readSeries(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('/metrics', () => {
  let server: SmallService
  beforeEach(async () => {
    server = await startSmallService()
  })
  afterEach(() => server.close())

  it('needs an API key, as Prometheus sends it', async () => {
    expect((await server.get('/metrics', {})).status).toBe(401)
    const response = await server.get('/metrics')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  it('counts requests by route and status, not by path', async () => {
    await server.get('/health', {})
    await server.get('/api/small/fetchEvents')
    await server.get('/api/nowhere/fetchEvents')
    await server.get('/v0/venues', {})
    await server.get('/surely/not/here')
    const text = await (await server.get('/metrics')).text()
    const requests = (route: string, status: number) =>
      readSeries(text, `crossvenue_http_requests_total{method="GET",route="${route}",status="${status}"}`)
    expect(requests('/health', 200)).toBe(1)
    expect(requests('/api/:exchange/:method', 200)).toBe(1)
    expect(requests('/api/:exchange/:method', 404)).toBe(1)
    expect(requests('/v0/venues', 401)).toBe(1)
    expect(text).not.toMatch(/nowhere|surely/)
  })

  it('shows the delay of the event loop and the memory of the process', async () => {
    const text = await (await server.get('/metrics')).text()
    expect(readSeries(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(readSeries(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})

describe('the gauges', () => {
  const base = {
    revision: 1,
    venues: [],
    matching: { running: false, lagSeconds: 0, omitted: { count: 0, events: [] } },
  }

  it('show how current catalogue and matches are', async () => {
    const metrics = createMetrics()
    metrics.observe({
      storeLagMs: () => undefined,
      sockets: () => 3,
      cacheBytes: () => 4096,
      status: async () => ({
        ...base,
        matching: {
          ...base.matching,
          at: '2026-11-22T10:00:00.000Z',
          edges: 12,
          lagSeconds: 7,
          lastError: { message: 'no', at: '2026-11-22T10:00:01.000Z' },
          omitted: { count: 2, events: [] },
        },
        venues: [
          { venue: 'kalshi', running: false, events: 5, markets: 9, lagSeconds: 61.5 },
          { venue: 'manifold', running: true, events: 0, markets: 0, lastError: { code: 'X', message: 'x', at: '' } },
        ],
      }),
    })
    const text = await metrics.text()
    expect(readSeries(text, 'crossvenue_ingestion_lag_seconds{venue="kalshi"}')).toBe(61.5)
    expect(readSeries(text, 'crossvenue_ingestion_lag_seconds{venue="manifold"}')).toBeUndefined()
    expect(readSeries(text, 'crossvenue_ingestion_failing{venue="manifold"}')).toBe(1)
    expect(readSeries(text, 'crossvenue_catalogue_events{venue="kalshi"}')).toBe(5)
    expect(readSeries(text, 'crossvenue_matching_timestamp_seconds')).toBe(Date.UTC(2026, 10, 22, 10) / 1000)
    expect(readSeries(text, 'crossvenue_matching_lag_seconds')).toBe(7)
    expect(readSeries(text, 'crossvenue_matching_failing')).toBe(1)
    expect(readSeries(text, 'crossvenue_matching_omitted_events')).toBe(2)
    expect(readSeries(text, 'crossvenue_matching_edges')).toBe(12)
    expect(readSeries(text, 'crossvenue_websockets')).toBe(3)
    expect(readSeries(text, 'crossvenue_cache_bytes{cache="cluster_answers"}')).toBe(4096)
  })

  it('drop a venue that is no longer served', async () => {
    const metrics = createMetrics()
    let venues = [{ venue: 'kalshi', running: false, events: 5, markets: 9 }]
    metrics.observe({
      storeLagMs: () => undefined,
      sockets: () => 0,
      cacheBytes: () => 0,
      status: async () => ({ ...base, venues }),
    })
    expect(await metrics.text()).toContain('venue="kalshi"')
    venues = []
    expect(await metrics.text()).not.toContain('venue="kalshi"')
  })
})

describe('calls of venues', () => {
  let venue: Server
  let metrics: Metrics
  beforeEach(async () => {
    metrics = createMetrics()
    venue = createServer((_request, response) => response.writeHead(503).end())
    await once(venue.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => venue.close())

  it('are counted by venue and status, those without an answer too', async () => {
    const url = `http://127.0.0.1:${(venue.address() as AddressInfo).port}/`
    const call = metrics.fetchFor('kalshi')
    const request = {
      method: 'GET',
      headers: new Headers(),
      redirect: 'manual',
      signal: new AbortController().signal,
    } as const
    expect((await call(url, request)).status).toBe(503)
    await expect(call('http://127.0.0.1:1/', request)).rejects.toThrow()
    const text = await metrics.text()
    expect(readSeries(text, 'crossvenue_venue_calls_total{venue="kalshi",status="503"}')).toBe(1)
    expect(readSeries(text, 'crossvenue_venue_calls_total{venue="kalshi",status="none"}')).toBe(1)
  })
})
