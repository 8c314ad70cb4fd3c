import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '@crossvenue/sandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startService } from '../service.ts'
import { startTracing } from './start-tracing.ts'

const BIN = fileURLToPath(new URL('../../bin/crossvenue.js', import.meta.url))
const MARK = 'CANARY0123456789abcdef'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const OUTCOME = 'KXNETANYAHUOUT-27-26DEC31:YES'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  events: { name: string }[]
  status: { code?: number; message?: string }
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray())
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const attributesOf = (span: Pick<Span, 'attributes'> | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** Receives what OTLP exporters post. */
async function startCollector() {
  const bodies: Buffer[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    paths.add(request.url ?? '')
    bodies.push(await bodyOf(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const resources = () => bodies.flatMap((body) => JSON.parse(body.toString()).resourceSpans)
  return {
    url: addressOf(server),
    bodies,
    paths,
    resource: () => attributesOf(resources()[0].resource),
    spans: (): Span[] =>
      resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }: { spans: Span[] }) => spans)),
    close: () => void server.close(),
  }
}

/** Passes requests on to a fake venue and keeps their headers. */
async function startProxy(target: string) {
  const received: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    received.push(request.headers)
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
    const { method = 'GET' } = request
    const body = await bodyOf(request)
    const answer = await fetch(target + request.url, { method, headers, ...(body.length > 0 && { body }) })
    // Answers may then be sent again without the router.
    const cache = { 'cache-control': 'max-age=5' }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', ...cache })
    response.end(await answer.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: addressOf(server),
    received,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

describe('without configuration', () => {
  it.each([
    ['no variable', {}],
    ['a disabled SDK', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }],
    ['no exporter', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_EXPORTER: 'none' }],
  ])('%s loads nothing', async (_, environment) => {
    expect(await startTracing(environment)).toBeUndefined()
    const { cache } = createRequire(import.meta.url)
    expect(Object.keys(cache).filter((path) => path.includes('@opentelemetry/sdk'))).toEqual([])
  })
})

it('a service that is configured without the SDK ends, and names the command that installs it', () => {
  const hide = `export const resolve = (name, context, next) => {
    if (!name.startsWith('@opentelemetry/sdk')) return next(name, context)
    throw Object.assign(new Error('no ' + name), { code: 'ERR_MODULE_NOT_FOUND' })
  }`
  const load = `import { register } from 'node:module'; register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hide))})`
  const hook = `data:text/javascript,${encodeURIComponent(load)}`
  const data = mkdtempSync(join(tmpdir(), 'crossvenue-traces-'))
  const { status, stderr } = spawnSync(process.execPath, ['--import', hook, BIN, 'serve', '--data', data], {
    env: { PATH: process.env.PATH, OTEL_TRACES_EXPORTER: 'otlp' },
    encoding: 'utf8',
    // A service that starts would never end.
    timeout: 60_000,
  })
  rmSync(data, { recursive: true })
  expect(stderr).toContain('OTEL_TRACES_EXPORTER is set')
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
  const tested = devDependencies['@opentelemetry/sdk-node'].match(/\d+\.\d+/)[0]
  const command = `@opentelemetry/sdk-node@${tested}`
  expect(stderr).toContain(`npm install ${command}`)
  expect(readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8')).toContain(command)
  expect(status).toBe(2)
})

/** Starts a service with one venue that exports traces. A process has one exporter: it ends before the next starts. */
async function startTraced(protocol: string, catalogue: readonly string[] = []) {
  const collector = await startCollector()
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const sandbox = await startSandbox()
  const proxy = await startProxy(sandbox.urls.kalshi ?? '')
  const dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-traces-'))
  const config = { ...readConfig({}), port: 0, dataDir, venues: ['kalshi'], venueUrls: { kalshi: proxy.url } }
  const files = catalogue.map((name) => join(dataDir, name))
  for (const file of files) writeFileSync(file, '')
  const service = await startService(config, { log: createLog('silent'), catalogue: files })
  vi.unstubAllEnvs()
  await service.ingested
  const key = await service.keys.create('test')
  return {
    collector,
    proxy,
    key,
    call: (path: string, body?: unknown, headers = {}) =>
      fetch(service.url + path, {
        headers: { authorization: `Bearer ${key}`, ...headers },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    async stop() {
      await service.close()
      proxy.close()
      await sandbox.close()
      collector.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

type Traced = Awaited<ReturnType<typeof startTraced>>

/** Sends a mark in every part of a request, and expects that no span has it. */
async function expectNoMark({ call, collector, key }: Traced): Promise<void> {
  const credentials = { apiKey: MARK, apiSecret: MARK, privateKey: MARK, passphrase: MARK }
  const answers = [
    await call('/api/kalshi/fetchBalance', { args: [], credentials }),
    await call('/api/kalshi/fetchEvents', { args: [{ query: MARK }] }),
    await call(`/api/${MARK}/${MARK}`, { args: [MARK] }),
    await call('/api/kalshi/fetchMarket', { args: [{ marketId: MARK }] }),
    await call(`/v0/events?query=${MARK}`),
    await call(`/v0/events/${MARK}`, undefined, { cookie: MARK, 'user-agent': MARK, baggage: `a=${MARK}` }),
    await call(`/${MARK}?key=${MARK}`, undefined, { 'x-pmxt-access-token': MARK }),
    await call('/v0/venues', undefined, { authorization: `Bearer cv_${MARK}` }),
    // Spans are exported in the order in which they end.
    await call('/v0/usage'),
  ]
  await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 404]))
  const sent = () => Buffer.concat(collector.bodies).toString('latin1')
  await expect.poll(sent).toContain('/v0/usage')
  expect(sent()).toContain('/v0/events/:id')
  expect(sent()).toContain('GET kalshi')
  expect(sent()).not.toContain(MARK)
  expect(sent()).not.toContain(key)
}

describe('a service that exports traces', () => {
  let running: Traced
  beforeAll(async () => {
    running = await startTraced('http/json')
  })
  afterAll(() => running.stop())

  /** Sends a request as a part of a trace, and returns its spans once they are exported. */
  async function traced(path: string, body: unknown, headers = {}) {
    const caller = randomBytes(8).toString('hex')
    const response = await running.call(path, body, { traceparent: `00-${TRACE}-${caller}-01`, ...headers })
    await response.text()
    const below = (parent?: string) => running.collector.spans().filter(({ parentSpanId }) => parentSpanId === parent)
    const [request] = await vi.waitUntil(() => (below(caller).length > 0 ? below(caller) : undefined), 60_000)
    if (!request) throw new Error('no span')
    return { response, request, parts: () => below(request.spanId) }
  }

  it('joins the trace of its caller, and passes it on to its own parts and to no venue', async () => {
    const { proxy, collector } = running
    // A list may come from the read that the catalogue has under way, which is no part of the request.
    const { response, request, parts } = await traced('/api/kalshi/fetchOrderBook', { args: [OUTCOME] })
    expect(request).toMatchObject({ traceId: TRACE, name: 'POST /api/:exchange/:method', kind: 2, status: { code: 0 } })
    expect(attributesOf(request)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/:exchange/:method',
      'http.response.status_code': 200,
      'crossvenue.venue': 'kalshi',
      'crossvenue.operation': 'fetchOrderBook',
      'crossvenue.request_id': response.headers.get('x-request-id'),
    })
    const [venueCall] = parts()
    expect(venueCall).toMatchObject({ traceId: TRACE, name: 'GET kalshi', kind: 3 })
    expect(attributesOf(venueCall)).toMatchObject({
      'crossvenue.venue': 'kalshi',
      'http.response.status_code': 200,
      'server.address': new URL(proxy.url).host,
    })
    expect(proxy.received.length).toBeGreaterThan(1)
    expect(proxy.received.filter((headers) => 'traceparent' in headers || 'tracestate' in headers)).toEqual([])
    expect([...collector.paths]).toEqual(['/v1/traces'])
    const service = { 'service.name': 'crossvenue', 'deployment.environment.name': 'test' }
    expect(collector.resource()).toMatchObject(service)
  })

  it('shows the calls of an MCP tool below its request', async () => {
    const params = { name: 'search', arguments: { query: 'fed' } }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const { request, parts } = await traced('/mcp', message, accept)
    expect(request.name).toBe('POST /mcp')
    // The head of the answer may be sent before the tool has its own.
    await expect.poll(() => parts().map(({ name }) => name)).toContain('GET /v0/matched-event-clusters')
  })

  it('shows the reading of venues, the writes of the store and the matching', async () => {
    const named = (name: string) => running.collector.spans().filter((span) => span.name === name)
    const [match] = await vi.waitUntil(() => (named('match').length > 0 ? named('match') : undefined), 60_000)
    const [ingest] = named('ingest kalshi')
    const parts = running.collector.spans().filter(({ parentSpanId }) => parentSpanId === ingest?.spanId)
    expect(new Set(parts.map(({ name }) => name))).toEqual(
      new Set(['store beginSweep', 'GET kalshi', 'store commitPage']),
    )
    const { 'crossvenue.events': events, 'crossvenue.pages': pages } = attributesOf(ingest)
    expect(events).toBeGreaterThan(10)
    expect(parts.filter(({ name }) => name === 'store commitPage')).toHaveLength(Number(pages))
    expect(attributesOf(match)).toMatchObject({ 'crossvenue.edges': 0 })
    expect(match?.events.map(({ name }) => name)).toContain('reading events')
  })

  it('gives an answer that is sent without the router a span of the same form', async () => {
    const body = { args: [{ limit: 1 }] }
    const first = await traced('/api/kalshi/fetchSeries', body)
    const again = await traced('/api/kalshi/fetchSeries', body)
    expect(again.parts()).toEqual([])
    // The router puts the id of a request into its span.
    expect(attributesOf(again.request)['crossvenue.request_id']).toBeUndefined()
    for (const { request } of [first, again]) {
      expect([request.name, request.traceId, request.kind]).toEqual(['POST /api/:exchange/:method', TRACE, 2])
      expect(attributesOf(request)).toMatchObject({ 'http.response.status_code': 200 })
    }
  })

  it('exports no key, credential, query or body', () => expectNoMark(running))

  it('marks what failed by its code', async () => {
    await running.proxy.close()
    const { response, request, parts } = await traced('/api/kalshi/fetchEvent', { args: [{ eventId: 'KXNONE' }] })
    expect(response.status).toBe(503)
    expect(request.status).toEqual({ code: 2 })
    expect(parts().length).toBeGreaterThan(0)
    for (const venueCall of parts()) {
      expect(venueCall.status).toEqual({ code: 2 })
      // After one of several parallel calls has failed, the others are aborted.
      expect(attributesOf(venueCall)['error.type']).toMatch(/^(ECONNREFUSED|AbortError)$/)
    }
  })
})

it('a service that exports traces by protobuf exports no key, credential, query or body', async () => {
  const running = await startTraced('http/protobuf', ['no-events.jsonl'])
  await expectNoMark(running)
  await running.stop()
})

it('a collector that cannot be reached keeps no service from ending', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1')
  const tracing = await startTracing()
  await tracing?.trace('some work', async () => undefined)
  expect(await tracing?.stop()).toBeUndefined()
  vi.unstubAllEnvs()
})
