import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createVenue, type Method, methods, parseArguments, type Venue, venues } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { stillChanges } from './__fixtures__/still-changes.ts'
import { createApp, type Service } from './app.ts'
import { createLimits } from './limits/limits.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { hosted, libraryDocument, type OpenApi, operationsOf } from './openapi.ts'
import { silentRouter } from './router/router-methods.ts'
import { createSharedAnswers } from './routes/shared-answers.ts'
import { createLongPolls } from './streams/long-polls.ts'

const PUBLIC = 'https://gateway.example.test'
const all = new Map(Object.keys(venues).map((id) => [id, createVenue(id)]))
const document: OpenApi = hosted(libraryDocument(), { publicUrl: PUBLIC, venues: [...all.values()] })
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  operationsOf(item).map(({ verb, operation }) => ({ verb: verb.toUpperCase(), path, operation })),
)

describe('the hosted document', () => {
  it('names the public address only', () => {
    expect(document.servers).toEqual([{ url: PUBLIC }])
  })

  it('requires a key on every operation except /health and /ready', () => {
    for (const { path, operation } of operations) {
      expect(operation.security, path).toEqual(path === '/health' || path === '/ready' ? [] : [{ bearer: [] }])
    }
    expect(document.components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } })
  })

  it('describes the limits of every operation that requires a key', () => {
    for (const { path, operation } of operations) {
      const refusal = { $ref: '#/components/responses/TooManyRequests' }
      expect(operation.responses[429], path).toEqual(operation.security?.length === 0 ? undefined : refusal)
    }
    expect(document.components.responses).toMatchObject({
      TooManyRequests: { headers: { 'Retry-After': {}, RateLimit: {}, 'RateLimit-Policy': {} } },
    })
  })

  it('describes every content type of an answer that has several', () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses[200]?.content ?? {})
    expect(typesOf('/v0/price-history')).toEqual(['application/json', 'text/csv', 'application/vnd.apache.parquet'])
    expect(typesOf('/v0/stream')).toEqual(['text/event-stream'])
    expect(typesOf('/metrics')).toEqual(['text/plain'])
  })

  it('lists the venues that are served, per operation', () => {
    const small = { id: 'small', name: 'Small', fetchEvents: async () => [] }
    const { paths } = hosted(libraryDocument(), { publicUrl: PUBLIC, venues: [small] })
    const exchanges = Object.entries(paths).flatMap(([path, { parameters = [] }]) =>
      parameters.flatMap(({ name, schema }) => (name === 'exchange' ? [[path, schema]] : [])),
    )
    expect(exchanges).toEqual([
      ['/api/{exchange}/fetchEvents', { type: 'string', enum: ['small'] }],
      ['/api/{exchange}/has', { type: 'string', enum: ['small'] }],
    ])
  })

  it('has the cluster parameters with their types and defaults', () => {
    const parameters = document.paths['/v0/matched-event-clusters']?.get?.parameters ?? []
    expect(parameters.map(({ name }) => name)).toEqual([
      'eventId',
      'slug',
      'url',
      'query',
      'category',
      'relation',
      'relations',
      'minConfidence',
      'venues',
      'excludeVenues',
      'minVenues',
      'withOrderbook',
      'view',
      'marketLimit',
      'pretty',
      'includeRawMatches',
      'updatedSince',
      'sort',
      'limit',
      'offset',
      'cursor',
      'edgeLimit',
    ])
    expect(parameters.filter(({ required }) => required)).toEqual([])
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 500,
      default: 50,
    })
    const defaults = parameters.flatMap(({ name, schema }) =>
      schema?.default === undefined ? [] : [[name, schema.default]],
    )
    expect(Object.fromEntries(defaults)).toEqual({
      minConfidence: 0,
      withOrderbook: false,
      view: 'compact',
      pretty: false,
      includeRawMatches: false,
      sort: 'volume',
      limit: 50,
      offset: 0,
    })
    expect(parameters.find(({ name }) => name === 'venues')).toMatchObject({ style: 'form', explode: false })
  })

  it('has the whole shape of a cluster', () => {
    const { schemas } = document.components
    expect(Object.keys(schemas.Cluster?.properties ?? {})).toEqual([
      'clusterId',
      'canonicalTitle',
      'category',
      'relations',
      'confidence',
      'volume24h',
      'events',
      'rawMatches',
    ])
    const { schema } =
      document.paths['/v0/matched-event-clusters']?.get?.responses['200']?.content?.['application/json'] ?? {}
    expect(schema).toEqual({ $ref: '#/components/schemas/BrowseEventClustersResponse' })
    const answer = schemas.BrowseEventClustersResponse
    expect(answer?.properties?.data).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Cluster' } })
    expect(answer?.properties?.meta).toEqual({ $ref: '#/components/schemas/ClusterPageMeta' })
    expect(Object.keys(document.components.schemas.ClusterPageMeta?.properties ?? {})).toEqual([
      'count',
      'total',
      'limit',
      'offset',
      'revision',
      'cut',
      'nextCursor',
    ])
  })

  it('has no dangling references', () => {
    const addresses = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    for (const [, address = ''] of addresses) {
      const target = address
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document)
      expect(target, address).toBeDefined()
    }
  })

  it('is valid OpenAPI', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const lint = await promisify(execFile)('npx', ['redocly', 'lint', file, '--format', 'json'], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    expect(JSON.parse(lint.stdout).totals).toMatchObject({ errors: 0, warnings: 0 })
    rmSync(folder, { recursive: true })
  })
})

describe('the surface', () => {
  /** Returns a venue with the same operations that never uses the network. */
  const silent = ({ id, name, ...parts }: Venue): Venue => ({
    id,
    name,
    ...Object.fromEntries(methods.flatMap((part) => (part in parts ? [[part, async () => undefined]] : []))),
  })
  const empty = { body: new TextEncoder().encode('{"success":true,"data":[],"meta":{}}'), tag: 'W/"1"' }
  const service: Service = {
    ...stillChanges,
    explorerFiles: new Map(),
    longPolls: createLongPolls(),
    usage: { count: () => undefined, countBytes: () => undefined },
    readUsage: async (context) => context.json({ success: true, data: [] }),
    answers: createSharedAnswers(),
    venues: new Map([
      ...Array.from(all, ([id, venue]) => [id, silent(venue)] as const),
      ['router', { ...silentRouter, fetchArbitrage: async () => [] }],
    ]),
    lookups: { answer: async () => empty },
    keys: { verify: async () => ({ id: 'k1', name: 'tester', scope: 'admin', createdAt: 0 }) },
    status: async () => ({
      revision: 0,
      matching: { running: false, lagSeconds: 0, omitted: { count: 0, events: [] } },
      venues: [],
    }),
    readiness: async () => ({ status: 'ready', reasons: [] }),
    config: { calculationsWithoutKey: false },
    limits: createLimits({ limits: false, requestsPerMinute: 1, megabytesPerMinute: 1 }),
    log: createLog('silent'),
    metrics: createMetrics(),
    document,
    pages: new Map(),
    guide: new Map(),
  }
  const app = createApp(service)
  const ask = async (verb: string, path: string) =>
    (await app.request(path, { method: verb, headers: { authorization: 'Bearer k' } })).status

  it('answers every documented operation', async () => {
    for (const { verb, path } of operations) {
      const exchanges = document.paths[path]?.parameters?.[0]?.schema?.enum ?? ['']
      for (const exchange of exchanges) {
        const status = await ask(verb, path.replace('{exchange}', String(exchange)))
        expect([200, 400], `${verb} ${path} of ${exchange}`).toContain(status)
      }
    }
  })

  it('answers every example whose operation the mock venue offers', async () => {
    // The mock venue trades every five minutes; the clock of the test advances instead of waiting.
    let time = Date.UTC(2026, 10, 21)
    const mock = createVenue('mock', { now: () => (time += 60_000) })
    const router = { ...silentRouter, fetchArbitrage: async () => [] }
    const trial = createApp({
      ...service,
      venues: new Map<string, Venue>([
        ['mock', mock],
        ['router', router],
      ]),
    })
    const requested: string[] = []
    for (const { verb, path, operation } of operations) {
      const exchange = document.paths[path]?.parameters?.[0]
      if (exchange && exchange.example !== 'mock') continue
      const search = new URLSearchParams()
      for (const { name, example } of operation.parameters ?? []) {
        if (example !== undefined) search.set(name, String(example))
      }
      const { example } = operation.requestBody?.content['application/json'] ?? {}
      const response = await trial.request(`${path.replace('{exchange}', 'mock')}?${search}`, {
        method: verb,
        headers: { authorization: 'Bearer k' },
        ...(verb === 'POST' && { body: JSON.stringify(example) }),
      })
      expect(response.status, `${verb} ${path}`).toBe(200)
      const isJson = operation.responses[200]?.content?.['application/json'] !== undefined
      if (isJson) expect(await response.json(), `${verb} ${path}`).toMatchObject({})
      requested.push(operation.operationId)
    }
    expect(requested).toHaveLength(69)
  })

  it('takes the arguments of every other example', () => {
    for (const { path, operation } of operations) {
      const body = operation.requestBody?.content['application/json'].example as { args: unknown[] } | undefined
      if (!body || !path.startsWith('/api/')) continue
      const method = path.slice(path.lastIndexOf('/') + 1) as Method
      expect(parseArguments(method, body.args), path).toEqual(body.args)
    }
  })

  it('answers nothing else', async () => {
    const documented = new Set(operations.map(({ verb, path }) => `${verb} ${path}`))
    const names = new Set([
      ...methods,
      ...[...all.values()].flatMap((venue) => Object.keys(venue)),
      'constructor',
      'toString',
    ])
    for (const name of names) {
      for (const verb of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const exchange of all.keys()) {
          const exchanges = document.paths[`/api/{exchange}/${name}`]?.parameters?.[0]?.schema?.enum ?? []
          if (documented.has(`${verb} /api/{exchange}/${name}`) && exchanges.includes(exchange)) continue
          expect([404, 405, 501], `${verb} ${name} of ${exchange}`).toContain(
            await ask(verb, `/api/${exchange}/${name}`),
          )
        }
      }
    }
  })
})
