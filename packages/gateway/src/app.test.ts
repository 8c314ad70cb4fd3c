import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bearer,
  book,
  errorOf,
  KEY,
  PEM,
  READ_KEY,
  type SmallService,
  startSmallService,
} from './__fixtures__/small-service.ts'
import { ClusterQuery } from './clusters/cluster-query.ts'
import { explorer } from './routes/explorer.ts'

let server: SmallService
let open: SmallService
beforeAll(async () => {
  server = await startSmallService()
  open = await startSmallService({ calculationsWithoutKey: true })
})
afterAll(async () => {
  await server.close()
  await open.close()
})
const get: SmallService['get'] = (...args) => server.get(...args)
const post: SmallService['post'] = (...args) => server.post(...args)

describe('public endpoints', () => {
  it('answer without a key', async () => {
    const health = await get('/health', {})
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ status: 'ok', timestamp: expect.any(Number) })
    for (const path of [
      '/ready',
      '/llms.txt',
      '/openapi.json',
      '/reference',
      '/reference/fetchEvents',
      '/reference/fetchEvents.md',
      '/reference/venues/small',
      '/reference/ws',
      '/reference/assets/style.css',
    ]) {
      expect((await get(path, {})).status, path).toBe(200)
    }
  })

  it('serve the page, which may call only this service and turn no text into markup', async () => {
    for (const path of ['/', '/question?market=kalshi:A', '/arbitrage', '/events', '/event']) {
      const response = await fetch(server.url + path, { redirect: 'manual' })
      expect(await response.text(), path).toBe('<title>page</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      )
    }
    const file = await fetch(`${server.url}/explorer/assets/page-1a2b.js`)
    expect(await file.text()).toBe('render()')
    expect(file.headers.get('content-encoding')).toBe('gzip')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const plain = await fetch(`${server.url}/explorer/assets/page-1a2b.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBe(null)
    for (const name of ['index.html', '..%2Findex.html', 'toString', 'page-2.js']) {
      expect((await fetch(`${server.url}/explorer/assets/${name}`)).status, name).toBe(404)
    }
  })

  it('lead from / to the reference where the page is not built', async () => {
    const response = await explorer(new Map()).request('/')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/reference'])
  })

  it('serve the documentation, which runs only scripts of this service', async () => {
    for (const [path, text] of [
      ['/docs', '<h1>Documentation</h1>'],
      ['/docs/packages/client', '<h1>crossvenue</h1>'],
    ]) {
      const response = await get(path ?? '', {})
      expect(await response.text()).toBe(text)
      expect(response.headers.get('content-security-policy'), path).toContain("script-src 'self'; ")
    }
    for (const name of ['packages', '..%2Fpackage.json', 'toString']) {
      expect((await get(`/docs/${name}`, {})).status, name).toBe(404)
    }
  })

  it('serve only the listed files', async () => {
    for (const name of ['package.json', 'index.html', '..%2Fpackage.json', '%2e%2e%2fpackage.json', 'toString']) {
      expect((await get(`/reference/assets/${name}`, {})).status, name).toBe(404)
    }
    expect((await get('/reference/toString', {})).status).toBe(404)
    expect((await get('/reference/venues/toString', {})).status).toBe(404)
  })
})

describe('keys', () => {
  it.each([
    ['/api/small/fetchEvents'],
    ['/v0/matched-event-clusters'],
    ['/v0/status'],
    ['/v0/venues'],
    ['/nothing'],
    ['/api/small/fetchEvents/'],
  ])('guard %s', async (path) => {
    const missing = await get(path, {})
    expect(missing.status).toBe(401)
    expect(missing.headers.get('www-authenticate')).toBe('Bearer')
    expect(await errorOf(missing)).toEqual({
      code: 'AUTHENTICATION_ERROR',
      message: 'missing api key: send the header Authorization: Bearer <key>',
      retryable: false,
    })
    const wrong = await get(path, { authorization: 'Bearer cv_wrong' })
    expect(wrong.status).toBe(401)
    expect(await errorOf(wrong)).toMatchObject({ message: 'invalid api key' })
  })

  it.each([{ authorization: `bearer ${KEY}` }, { 'x-api-key': KEY }, { 'x-pmxt-access-token': KEY }])(
    'are taken from %j',
    async (headers) => {
      expect((await get('/v0/venues', headers)).status).toBe(200)
    },
  )

  it('lets a caller read the venues compressed, and not again while it has them', async () => {
    const first = await get('/v0/venues', { 'x-api-key': KEY, 'accept-encoding': 'gzip' })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const { data } = (await first.json()) as { data: { id: string }[] }
    expect(data.map(({ id }) => id)).toContain('small')
    const tag = first.headers.get('etag') ?? ''
    expect((await get('/v0/venues', { 'x-api-key': KEY, 'if-none-match': tag })).status).toBe(304)
    const plain = await get('/v0/venues', { 'x-api-key': KEY, 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBe(null)
  })

  it.each([{ authorization: KEY }, { authorization: 'Bearer' }, { authorization: `Basic ${KEY}` }])(
    'are not taken from %j',
    async (headers) => {
      expect((await get('/v0/venues', headers)).status).toBe(401)
    },
  )

  it.each([
    'createOrder',
    'createOrders',
    'createMarketBuyOrderWithCost',
    'editOrder',
    'buildOrder',
    'submitOrder',
    'cancelOrder',
    'cancelAllOrders',
    'fetchBalance',
    'fetchOrder',
    'fetchPositions',
    'fetchMyTrades',
    'watchAddress',
    'unwatchAddress',
    'watchOrders',
    'watchMyTrades',
    'watchPositions',
    'callApi',
  ])('with the scope read are refused %s with 403 before any other check', async (method) => {
    const response = await post(`/api/small/${method}`, { args: [] }, { 'x-api-key': READ_KEY })
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toEqual({
      code: 'PERMISSION_DENIED',
      message: `this API key has the scope read; ${method} needs a key with the scope trade`,
      retryable: false,
    })
    expect((await post(`/api/small/${method}`, { args: [] })).status).not.toBe(403)
  })

  it('with the scope read may call public data, calculations, order book streams and clusters', async () => {
    const headers = { 'x-api-key': READ_KEY }
    expect((await get('/api/small/fetchEvents', headers)).status).toBe(200)
    expect((await get('/v0/matched-event-clusters', headers)).status).toBe(200)
    expect((await get('/v0/status', headers)).status).toBe(200)
    const calculation = { args: [book, 'buy', 1] }
    expect((await post('/api/small/getExecutionPrice', calculation, headers)).status).toBe(200)
    // 501 and not 403: the venue has no streams, and the key may call them.
    expect((await post('/api/small/watchOrderBook', { args: ['yes'] }, headers)).status).toBe(501)
  })

  it('are not taken from the query', async () => {
    expect((await get(`/v0/venues?apiKey=${KEY}`, {})).status).toBe(401)
  })

  it('are required for a calculation, and the error names the setting that lifts this', async () => {
    const error = await errorOf(await server.post('/api/small/getExecutionPrice', { args: [] }, {}))
    const message =
      'missing api key: send the header Authorization: Bearer <key>; set CROSSVENUE_CALCULATIONS_WITHOUT_KEY=true on the gateway'
    expect(error).toMatchObject({ message: expect.stringContaining(message) })
  })

  it('may be omitted for calculations if the configuration allows it', async () => {
    const body = JSON.stringify({ args: [book, 'buy', 1] })
    const price = (url: string, method: string, headers = {}) =>
      fetch(`${url}/api/small/${method}`, { method: 'POST', body, headers }).then(({ status }) => status)
    expect(await price(server.url, 'getExecutionPrice')).toBe(401)
    expect(await price(open.url, 'getExecutionPrice')).toBe(200)
    expect(await price(open.url, 'getExecutionPriceDetailed')).toBe(501)
    expect(await price(open.url, 'getExecutionPrice', { authorization: 'Bearer cv_wrong' })).toBe(401)
    expect(await price(open.url, 'filterEvents')).toBe(401)
    expect(await price(open.url, 'fetchEvents')).toBe(401)
  })
})

describe('a request without a key', () => {
  it('for the icon gets an empty answer', async () => {
    expect((await fetch(`${server.url}/favicon.ico`)).status).toBe(204)
  })

  it('is refused with 405 if only the verb is wrong', async () => {
    const response = await fetch(`${server.url}/health`, { method: 'PUT' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('other endpoints', () => {
  it('list venues with their operations', async () => {
    expect(await (await get('/v0/venues')).json()).toEqual({
      success: true,
      data: [
        {
          id: 'small',
          name: 'Small',
          operations: [
            'fetchMarkets',
            'fetchEvents',
            'fetchMarket',
            'fetchEvent',
            'fetchOHLCV',
            'fetchOrderBook',
            'fetchTrades',
            'getExecutionPrice',
            'close',
          ],
          absences: {},
          environment: 'production',
          environments: ['production'],
        },
      ],
    })
  })

  it('find clusters', async () => {
    expect(await (await get('/v0/matched-event-clusters?limit=7&offset=2')).json()).toEqual({
      success: true,
      data: [],
      meta: { count: 0, total: 0, limit: 7, offset: 2, revision: 4 },
    })
  })

  it('send clusters compressed if the caller accepts it, and 304 if the caller has them already', async () => {
    const path = '/v0/matched-event-clusters?limit=7'
    const plain = await get(path, { ...bearer, 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const tag = plain.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    const packed = await get(path, { ...bearer, 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('etag')).toBe(tag)
    expect(await packed.json()).toEqual(await plain.json())
    expect((await get(path, { ...bearer, 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull()
    const known = await get(path, { ...bearer, 'if-none-match': `"other", ${tag}` })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag])
    for (const same of [tag.slice(2), '*']) {
      expect((await get(path, { ...bearer, 'if-none-match': same })).status, same).toBe(304)
    }
    const other = await get('/v0/matched-event-clusters?limit=8', { ...bearer, 'if-none-match': tag })
    expect(other.status).toBe(200)
  })

  it('show how current the catalogue of each venue is', async () => {
    expect(await (await get('/v0/status')).json()).toEqual({
      success: true,
      data: {
        revision: 4,
        matching: { running: false, lagSeconds: 0, omitted: { count: 0, events: [] } },
        venues: [{ venue: 'small', running: false, events: 1, markets: 0 }],
      },
    })
  })

  const lists = ['relations', 'venues', 'excludeVenues']
  it.each(Object.keys(ClusterQuery.shape).filter((name) => !lists.includes(name)))(
    'name the field if %s has an invalid value',
    async (name) => {
      const response = await get(`/v0/matched-event-clusters?${name}=`)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({ code: 'VALIDATION_ERROR', field: name })
    },
  )

  it('answer 404 on an unknown path', async () => {
    for (const path of ['/nothing', '/v0', '/api', '/api/small', '/api/small/fetchEvents/more', '/v0/venues/']) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('name the verbs that they accept', async () => {
    for (const path of ['/v0/matched-event-clusters', '/v0/status', '/v0/venues', '/health', '/reference/ws']) {
      const response = await post(path, {})
      expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD'])
      expect(await errorOf(response)).toEqual({
        code: 'METHOD_NOT_ALLOWED',
        message: `${path} accepts GET, HEAD, got POST`,
        retryable: false,
      })
    }
  })
})

describe('public paths', () => {
  const paths = ['/', '/health', '/ready', '/favicon.ico', '/llms.txt', '/openapi.json', '/reference', '/reference/ws']

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'refuse %s and name the verbs that they accept',
    async (verb) => {
      for (const path of paths) {
        const { status, allow, body } = await send(verb, path)
        expect([status, allow], path).toEqual([405, 'GET, HEAD'])
        expect(JSON.parse(body).error, path).toEqual({
          code: 'METHOD_NOT_ALLOWED',
          message: `${path} accepts GET, HEAD, got ${verb}`,
          retryable: false,
        })
      }
    },
  )

  it('answer OPTIONS without a body', async () => {
    for (const path of paths) expect((await send('OPTIONS', path)).status, path).toBe(204)
  })
})

/** Sends a verb that `fetch` does not. */
const send = (method: string, path: string) =>
  new Promise<{ status: number | undefined; allow: string | undefined; body: string }>((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { method }, async (response) => {
      resolve({ status: response.statusCode, allow: response.headers.allow, body: await text(response) })
    })
    sent.on('error', reject).end()
  })

describe('headers', () => {
  it('return the request id that they received', async () => {
    const given = await get('/health', { 'x-request-id': 'req-7f_A=' })
    expect(given.headers.get('x-request-id')).toBe('req-7f_A=')
    for (const bad of ['a b', '<script>', 'x'.repeat(300)]) {
      expect((await get('/health', { 'x-request-id': bad })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('let any web page call', async () => {
    const preflight = await fetch(`${server.url}/api/small/fetchEvents`, {
      method: 'OPTIONS',
      headers: { origin: 'https://page.example.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, if-none-match, x-api-key, x-pmxt-access-token, x-pmxt-verbose, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name',
    )
    for (const path of ['/v0/venues', '/nothing']) {
      expect((await get(path, {})).headers.get('access-control-allow-origin'), path).toBe('*')
    }
  })

  it('forbid guessing the type and passing on the address', async () => {
    for (const path of ['/health', '/reference', '/reference/assets/style.css', '/openapi.json', '/nothing']) {
      const { headers } = await get(path, {})
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    }
  })

  it('forbid framing a page, and calls of a page to other services', async () => {
    for (const path of ['/reference', '/reference/fetchEvents', '/reference/venues/small', '/reference/ws']) {
      const policy = (await get(path, {})).headers.get('content-security-policy')
      expect(policy?.split('; '), path).toEqual(
        expect.arrayContaining(["frame-ancestors 'none'", "connect-src 'self'"]),
      )
    }
  })
})

describe('the log', () => {
  it('has one line per request, with the name of the key', async () => {
    server.lines.length = 0
    const response = await get('/api/small/fetchEvent?slug=secret-slug')
    expect(server.lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        method: 'GET',
        path: '/api/small/fetchEvent',
        status: 404,
        ms: expect.any(Number),
        requestId: response.headers.get('x-request-id'),
        key: 'tester',
        code: 'EVENT_NOT_FOUND',
      },
    ])
  })

  it('holds no key, query, body or header', async () => {
    server.lines.length = 0
    await get('/api/small/fetchEvents?query=secret-query&limit=bad')
    await get('/v0/venues?apiKey=secret-query', { 'x-api-key': 'cv_secret-key' })
    await post('/api/small/fetchEvents', { args: [{ query: 'secret-body' }], credentials: { privateKey: PEM } })
    await post('/api/small/fetchEvents', '{"query": "secret-body')
    await post('/api/small/fetchEvents', { args: ['secret-body', 'secret-body'] })
    await get('/health', { ...bearer, 'x-pmxt-access-token': 'secret-header', 'user-agent': 'secret-header' })
    expect(server.lines).toHaveLength(6)
    expect(server.lines.join('')).not.toMatch(new RegExp(`secret|${KEY}|${PEM}`))
  })
})
