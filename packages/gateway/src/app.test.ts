import { request } from 'node:http'
import { CrossvenueError, type OrderBook, type UnifiedEvent, type Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type Service } from './app.ts'
import { ClusterQuery } from './clusters/cluster-query.ts'
import { type Listening, listen } from './listen.ts'
import { createLog } from './log.ts'

const KEY = 'cv_0123456789abcdefghij'
const PEM = 'MIIEvQIBADANBg'

const event: UnifiedEvent = { id: '2027', title: 'Fed decision in March', markets: [], sourceExchange: 'small' }
const book: OrderBook = { bids: [{ price: 0.4, size: 10 }], asks: [{ price: 0.42, size: 5 }] }

/** Answers with what it was called with, so that a test sees the arguments that arrived. */
const calls: unknown[][] = []
const small: Venue = {
  id: 'small',
  name: 'Small',
  fetchEvents: async (...args) => {
    calls.push(args)
    return [event]
  },
  fetchEvent: async () => {
    throw new CrossvenueError('EVENT_NOT_FOUND', 'small has no event 9', { exchange: 'small' })
  },
  fetchOHLCV: async (...args) => {
    calls.push(args)
    return []
  },
  fetchTrades: async () => {
    throw new CrossvenueError('RATE_LIMIT_EXCEEDED', 'small asks to wait', { exchange: 'small', retryAfter: 1.5 })
  },
  fetchMarkets: async () => {
    throw new TypeError(`cannot read ${PEM} of undefined`)
  },
  fetchMarket: async () => {
    throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'small is down', { exchange: 'small', retryAfter: 5 })
  },
  fetchOrderBook: async (...args) => {
    calls.push(args)
    return book
  },
  getExecutionPrice: async () => 0.42,
  close: async () => undefined,
}

let lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
const service: Service = {
  venues: new Map([['small', small]]),
  clusters: {
    find: async ({ limit, offset }) => ({ data: [], meta: { count: 0, total: 0, limit, offset, revision: 4 } }),
  },
  keys: { verify: async (secret) => (secret === KEY ? { id: 'k1', name: 'tester', createdAt: 0 } : undefined) },
  status: async () => ({ revision: 4, venues: [{ venue: 'small', running: false, events: 1, markets: 0 }] }),
  config: { calculationsWithoutKey: false },
  log,
  document: { openapi: '3.1.0', info: {}, servers: [], paths: {}, components: { schemas: {} } },
  pages: new Map([['fetchEvents', '<h1>fetchEvents</h1>']]),
}

let server: Listening
let open: Listening
beforeAll(async () => {
  server = await listen('127.0.0.1', [0], () => createApp(service).fetch)
  open = await listen('127.0.0.1', [0], () => createApp({ ...service, config: { calculationsWithoutKey: true } }).fetch)
})
afterAll(async () => {
  await server.close()
  await open.close()
})

const bearer = { authorization: `Bearer ${KEY}` }
const get = (path: string, headers: Record<string, string> = bearer) => fetch(server.url + path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = bearer) =>
  fetch(server.url + path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
const callsOf = async (work: () => Promise<Response>) => {
  calls.length = 0
  expect((await work()).status).toBe(200)
  return calls
}
const errorOf = async (response: Response) => {
  const { success, error, ...rest } = (await response.json()) as Record<string, unknown>
  expect(success).toBe(false)
  expect(rest).toEqual({})
  return error
}

describe('public endpoints', () => {
  it('answer without a key', async () => {
    const health = await get('/health', {})
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ status: 'ok', timestamp: expect.any(Number) })
    for (const path of ['/openapi.json', '/reference', '/reference/fetchEvents', '/reference/assets/swagger-ui.css']) {
      expect((await get(path, {})).status, path).toBe(200)
    }
  })

  it('serve only the files on the list', async () => {
    for (const name of ['package.json', 'index.html', '..%2Fpackage.json', '%2e%2e%2fpackage.json', 'toString']) {
      expect((await get(`/reference/assets/${name}`, {})).status, name).toBe(404)
    }
    expect((await get('/reference/toString', {})).status).toBe(404)
  })
})

describe('keys', () => {
  it.each([
    ['/api/small/fetchEvents'],
    ['/v0/matched-event-clusters'],
    ['/v0/status'],
    ['/v0/venues'],
    ['/nothing'],
    ['/'],
    ['/api/small/fetchEvents/'],
  ])('guard %s', async (path) => {
    const missing = await get(path, {})
    expect(missing.status).toBe(401)
    expect(missing.headers.get('www-authenticate')).toBe('Bearer')
    expect(await errorOf(missing)).toEqual({
      code: 'AUTHENTICATION_ERROR',
      message: 'missing api key',
      retryable: false,
    })
    const wrong = await get(path, { authorization: 'Bearer cv_wrong' })
    expect(wrong.status).toBe(401)
    expect(await errorOf(wrong)).toMatchObject({ message: 'invalid api key' })
  })

  it.each([{ authorization: `bearer ${KEY}` }, { 'x-api-key': KEY }])('are taken from %j', async (headers) => {
    expect((await get('/v0/venues', headers)).status).toBe(200)
  })

  it.each([{ authorization: KEY }, { authorization: 'Bearer' }, { authorization: `Basic ${KEY}` }])(
    'are not taken from %j',
    async (headers) => {
      expect((await get('/v0/venues', headers)).status).toBe(401)
    },
  )

  it('are not taken from the query', async () => {
    expect((await get(`/v0/venues?apiKey=${KEY}`, {})).status).toBe(401)
  })

  it('may be left out for calculations where the configuration says so', async () => {
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

describe('pass-through', () => {
  it('answers in the envelope', async () => {
    const response = await post('/api/small/fetchEvents', { args: [] })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      data: [{ id: '2027', title: 'Fed decision in March', markets: [], sourceExchange: 'small' }],
    })
  })

  it('answers nothing but success for an operation without a result', async () => {
    expect(await (await post('/api/small/close', { args: [] })).json()).toEqual({ success: true })
  })

  it('takes the venue in any case', async () => {
    expect((await post('/api/SMALL/fetchEvents', { args: [] })).status).toBe(200)
  })

  it.each([
    ['', []],
    ['{}', []],
    ['{"args":[]}', []],
    ['{"args":null}', []],
    ['{"args":[null]}', []],
    ['{"args":[{"query":"2027"}]}', [{ query: '2027' }]],
    ['{"query":"2027","tags":["a"]}', [{ query: '2027', tags: ['a'] }]],
    [`{"query":"2027","credentials":{"privateKey":"${PEM}"}}`, [{ query: '2027' }]],
  ])('reads the body %j', async (body, expected) => {
    expect(await callsOf(() => post('/api/small/fetchEvents', body))).toEqual([expected])
  })

  it('reads JSON whatever the content type', async () => {
    const headers = { ...bearer, 'content-type': 'text/plain' }
    expect((await post('/api/small/fetchEvents', '{"args":[]}', headers)).status).toBe(200)
  })

  it.each([
    ['query=2027&limit=3', [{ query: '2027', limit: 3 }]],
    ['tags=a,b&tags=c', [{ tags: ['a', 'b', 'c'] }]],
    ['filter=%7B%22text%22%3A%22x%22%7D', [{ filter: { text: 'x' } }]],
    ['', []],
  ])('reads the query %j', async (query, expected) => {
    expect(await callsOf(() => get(`/api/small/fetchEvents?${query}`))).toEqual([expected])
  })

  it('takes id for outcomeId in a query and keeps it text', async () => {
    expect(await callsOf(() => get('/api/small/fetchOHLCV?id=00042&resolution=1h'))).toEqual([
      ['00042', { resolution: '1h' }],
    ])
    expect(await callsOf(() => get('/api/small/fetchOHLCV?outcomeId=00042&resolution=1h'))).toEqual([
      ['00042', { resolution: '1h' }],
    ])
    expect(await callsOf(() => get('/api/small/fetchOrderBook?id=7&side=no'))).toEqual([
      ['7', undefined, { side: 'no' }],
    ])
  })

  it.each([
    ['{', 'BAD_REQUEST', 'body'],
    ['args=1', 'BAD_REQUEST', 'body'],
    ['"text"', 'VALIDATION_ERROR', 'body'],
    ['[]', 'VALIDATION_ERROR', 'body'],
    ['{"args":{}}', 'VALIDATION_ERROR', 'args'],
    ['{"args":[],"limit":5}', 'VALIDATION_ERROR', 'limit'],
    ['{"args":["text"]}', 'VALIDATION_ERROR', 'params'],
    ['{"args":[{"limit":"5"}]}', 'VALIDATION_ERROR', 'limit'],
    ['{"args":[{"limit":-1}]}', 'VALIDATION_ERROR', 'limit'],
    ['{"args":[{"colour":"red"}]}', 'VALIDATION_ERROR', 'colour'],
    ['{"args":[{"__proto__":{"x":1}}]}', 'VALIDATION_ERROR', '__proto__'],
    ['{"args":[{},{}]}', 'VALIDATION_ERROR', 'args.1'],
    ['{"credentials":{"baseUrl":"http://169.254.0.1"}}', 'VALIDATION_ERROR', 'credentials.baseUrl'],
  ])('refuses the body %j', async (body, code, field) => {
    const response = await post('/api/small/fetchEvents', body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code, field, message: expect.any(String), retryable: false })
  })

  it.each(['query=a&query=b', 'limit=two', 'limit=', 'colour=red', 'credentials=x', 'filter=x', 'tags[]=a'])(
    'refuses the query %j',
    async (query) => {
      const response = await get(`/api/small/fetchEvents?${query}`)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({ code: 'VALIDATION_ERROR', field: query.split('=')[0] })
    },
  )

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'id',
    'name',
    'parseUrl',
    'fetchevents',
    'nothing',
  ])('does not reach %s', async (name) => {
    expect((await post(`/api/small/${name}`, { args: [] })).status).toBe(404)
    expect((await post(`/api/${name}/fetchEvents`, { args: [] })).status).toBe(404)
    expect(await errorOf(await get(`/api/small/${name}`))).toMatchObject({ code: 'NOT_FOUND', field: 'method' })
  })

  it('refuses verbs that an operation does not take', async () => {
    const response = await get('/api/small/getExecutionPrice')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await errorOf(response)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    const put = await fetch(`${server.url}/api/small/fetchEvents`, { method: 'PUT', headers: bearer, body: '{}' })
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('tells what a venue does not offer', async () => {
    const response = await post('/api/small/fetchArbitrage', { args: [] })
    expect(response.status).toBe(501)
    expect(await errorOf(response)).toEqual({
      code: 'NOT_SUPPORTED',
      message: 'small does not offer fetchArbitrage',
      retryable: false,
      exchange: 'small',
    })
  })

  it('passes errors of the venue through', async () => {
    const unknown = await post('/api/small/fetchEvent', { args: [{ eventId: '9' }] })
    expect(unknown.status).toBe(404)
    expect(await errorOf(unknown)).toEqual({
      code: 'EVENT_NOT_FOUND',
      message: 'small has no event 9',
      retryable: false,
      exchange: 'small',
    })
    const limited = await get('/api/small/fetchTrades?id=7')
    expect(limited.status).toBe(429)
    expect(limited.headers.get('retry-after')).toBe('2')
    expect(await errorOf(limited)).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryable: true, retryAfter: 1.5 })
    const down = await get('/api/small/fetchMarket?slug=x')
    expect(down.status).toBe(503)
    expect(down.headers.get('retry-after')).toBe('5')
  })

  it('tells nothing of what it did not expect', async () => {
    lines = []
    const response = await post('/api/small/fetchMarkets', { args: [] })
    expect(response.status).toBe(500)
    expect(await errorOf(response)).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong here',
      retryable: false,
    })
    expect(lines.map((line) => JSON.parse(line))[0]).toMatchObject({
      err: { name: 'TypeError', stack: expect.stringContaining('app.test.ts') },
      requestId: response.headers.get('x-request-id'),
    })
  })
})

describe('bodies', () => {
  const TOO_LONG = `{"query":"${'x'.repeat(2 * 1024 * 1024)}"}`

  it('of just 2 MB are read', async () => {
    const start = '{"query":"'
    const body = `${start}${'x'.repeat(2 * 1024 * 1024 - start.length - 2)}"}`
    expect((await post('/api/small/fetchEvents', body)).status).toBe(200)
  })

  it('of more are refused', async () => {
    const response = await post('/api/small/fetchEvents', TOO_LONG)
    expect(response.status).toBe(413)
    expect(response.headers.get('connection')).toBe('close')
    expect(await errorOf(response)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('of more are refused where their length is not told', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${server.url}/api/small/fetchEvents`, { method: 'POST', headers: bearer }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      for (let start = 0; start < TOO_LONG.length; start += 65_536) sent.write(TOO_LONG.slice(start, start + 65_536))
      sent.end()
    })
    expect(status).toBe(413)
  })
})

describe('other endpoints', () => {
  it('list venues with what they offer', async () => {
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

  it('tell how fresh each venue is', async () => {
    expect(await (await get('/v0/status')).json()).toEqual({
      success: true,
      data: { revision: 4, venues: [{ venue: 'small', running: false, events: 1, markets: 0 }] },
    })
  })

  it.each(Object.keys(ClusterQuery.shape))('name the field where %s is given a bad value', async (name) => {
    const response = await get(`/v0/matched-event-clusters?${name}=`)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'VALIDATION_ERROR', field: name })
  })

  it('answer 404 where nothing is', async () => {
    for (const path of ['/', '/nothing', '/v0', '/api', '/api/small', '/api/small/fetchEvents/more', '/v0/venues/']) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await post('/v0/venues', {})).status).toBe(404)
  })
})

describe('headers', () => {
  it('carry a request id in and out', async () => {
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
      'authorization, content-type, x-api-key, x-pmxt-access-token, x-pmxt-verbose',
    )
    for (const path of ['/v0/venues', '/nothing']) {
      expect((await get(path, {})).headers.get('access-control-allow-origin'), path).toBe('*')
    }
  })
})

describe('the log', () => {
  it('has one line per request, with the name of the key', async () => {
    lines = []
    const response = await get('/api/small/fetchEvent?slug=secret-slug')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
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
    lines = []
    await get('/api/small/fetchEvents?query=secret-query&limit=bad')
    await get('/v0/venues?apiKey=secret-query', { 'x-api-key': 'cv_secret-key' })
    await post('/api/small/fetchEvents', { args: [{ query: 'secret-body' }], credentials: { privateKey: PEM } })
    await post('/api/small/fetchEvents', '{"query": "secret-body')
    await post('/api/small/fetchEvents', { args: ['secret-body', 'secret-body'] })
    await get('/health', { ...bearer, 'x-pmxt-access-token': 'secret-header', 'user-agent': 'secret-header' })
    expect(lines).toHaveLength(6)
    expect(lines.join('')).not.toMatch(new RegExp(`secret|${KEY}|${PEM}`))
  })
})
