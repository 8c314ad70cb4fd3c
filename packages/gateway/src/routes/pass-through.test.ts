import { request } from 'node:http'
import { createVenue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, errorOf, PEM, READ_KEY, type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { createLimits } from '../limits/limits.ts'

let server: SmallService
beforeAll(async () => {
  server = await startSmallService()
})
afterAll(() => server.close())
const get: SmallService['get'] = (...args) => server.get(...args)
const post: SmallService['post'] = (...args) => server.post(...args)
const callsOf = async (work: () => Promise<Response>) => {
  server.calls.length = 0
  expect((await work()).status).toBe(200)
  return server.calls
}

describe('pass-through', () => {
  it('answers in the envelope', async () => {
    const response = await post('/api/small/fetchEvents', { args: [] })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      data: [
        {
          ...{ id: '2027', title: 'Fed decision in March', markets: [], sourceExchange: 'small' },
          ...{ description: null, slug: null, url: null },
        },
      ],
    })
  })

  it('answers only success for an operation without a result', async () => {
    expect(await (await post('/api/small/close', { args: [] })).json()).toEqual({ success: true })
  })

  it('accepts a base address that ends in a slash', async () => {
    expect((await post('//api/small/fetchEvents', { args: [] })).status).toBe(200)
    expect((await get('//api//small//fetchEvents')).status).toBe(200)
  })

  it('lists the operations of a venue', async () => {
    const response = await get('/api/SMALL/has')
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: Record<string, boolean> }
    expect(data).toMatchObject({ fetchEvents: true, close: true, createOrder: false, fetchArbitrage: false })
    expect(await errorOf(await get('/api/none/has'))).toMatchObject({ code: 'NOT_FOUND', field: 'exchange' })
  })

  it('accepts the venue in upper or lower case', async () => {
    expect((await post('/api/SMALL/fetchEvents', { args: [] })).status).toBe(200)
  })

  it.each([
    ['', []],
    ['{}', []],
    ['{"args":[]}', []],
    ['{"args":null}', []],
    ['{"args":[null]}', []],
    ['{"args":[null,null]}', []],
    ['{"args":[{},{}]}', []],
    ['{"args":[{"query":"2027"}]}', [{ query: '2027' }]],
    ['{"args":[{"query":"2027","limit":null,"tags":[]}, null]}', [{ query: '2027' }]],
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
    ['tags[]=a&tags[]=b', [{ tags: ['a', 'b'] }]],
    ['tags=&limit=3', [{ limit: 3 }]],
    ['status=ALL', [{ status: 'all' }]],
    ['filter=%7B%22text%22%3A%22x%22%7D', [{ filter: { text: 'x' } }]],
    ['', []],
  ])('reads the query %j', async (query, expected) => {
    expect(await callsOf(() => get(`/api/small/fetchEvents?${query}`))).toEqual([expected])
  })

  it('reads id as outcomeId in a query and keeps it a string', async () => {
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
    ['{"args":[{},{"limit":1}]}', 'VALIDATION_ERROR', 'args.1'],
    ['{"credentials":{"baseUrl":"http://169.254.0.1"}}', 'VALIDATION_ERROR', 'credentials.baseUrl'],
  ])('refuses the body %j', async (body, code, field) => {
    const response = await post('/api/small/fetchEvents', body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code, field, message: expect.any(String), retryable: false })
  })

  it.each(['query=a&query=b', 'limit=two', 'limit=', 'colour=red', 'credentials=x', 'filter=x'])(
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
  ])('does not allow calling %s', async (name) => {
    expect((await post(`/api/small/${name}`, { args: [] })).status).toBe(404)
    expect((await post(`/api/${name}/fetchEvents`, { args: [] })).status).toBe(404)
    expect(await errorOf(await get(`/api/small/${name}`))).toMatchObject({ code: 'NOT_FOUND', field: 'method' })
  })

  it('refuses verbs that an operation does not accept', async () => {
    const response = await get('/api/small/getExecutionPrice')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await errorOf(response)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    const put = await fetch(`${server.url}/api/small/fetchEvents`, { method: 'PUT', headers: bearer, body: '{}' })
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('answers 501 for an operation that a venue does not offer', async () => {
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

  it('gives no detail of an unexpected error', async () => {
    server.lines.length = 0
    const response = await post('/api/small/fetchMarkets', { args: [] })
    expect(response.status).toBe(500)
    expect(await errorOf(response)).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'the service failed unexpectedly; its log has the details',
      retryable: false,
    })
    expect(server.lines.map((line) => JSON.parse(line))[0]).toMatchObject({
      err: { name: 'TypeError', stack: expect.stringContaining('small-service.ts') },
      requestId: response.headers.get('x-request-id'),
    })
  })
})

describe('bodies', () => {
  const TOO_LONG = `{"query":"${'x'.repeat(2 * 1024 * 1024)}"}`

  it.each([
    ['256 kB', 256 * 1024, 'fetchEvents', '{"args":[]'],
    ['2 MB, for a calculation', 2 * 1024 * 1024, 'getExecutionPrice', '{"args":[{"bids":[],"asks":[]},"buy",1]'],
  ])('of just %s are read', async (_, bytes, method, start) => {
    const exact = `${start}${' '.repeat(bytes - start.length - 1)}}`
    expect((await post(`/api/small/${method}`, exact)).status).toBe(200)
    expect((await post(`/api/small/${method}`, `${exact} `)).status).toBe(413)
  })

  it('of more are refused', async () => {
    const response = await post('/api/small/fetchEvents', TOO_LONG)
    expect(response.status).toBe(413)
    expect(response.headers.get('connection')).toBe('close')
    expect(await errorOf(response)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('of more are refused if their length is not stated', async () => {
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

describe('answers that stay fresh', () => {
  let now = Date.UTC(2026, 10, 23, 12, 0, 1)
  let mock: SmallService
  beforeAll(async () => {
    mock = await startSmallService({}, new Map([['mock', createVenue('mock', { now: () => now })]]))
  })
  afterAll(() => mock.close())

  /** Returns when the prices of the answer to a call were read; each call comes a second after the one before. */
  const readAt = async (body: object, headers?: Record<string, string>): Promise<string> => {
    now += 1_000
    const response = await mock.post('/api/mock/fetchEvents', body, headers)
    const { data } = (await response.json()) as { data: { markets: { asOf: string }[] }[] }
    return data[0]?.markets[0]?.asOf ?? ''
  }

  it('are sent again to every caller of the same call, and to no other call', async () => {
    const [one, other] = [{ args: [{ limit: 1 }] }, { args: [{ limit: 2 }] }]
    expect(await readAt(one)).toBe('2026-11-23T12:00:02.000Z')
    expect(await readAt(one, { authorization: `Bearer ${READ_KEY}` })).toBe('2026-11-23T12:00:02.000Z')
    expect(await readAt(other)).toBe('2026-11-23T12:00:04.000Z')
    expect(await readAt(one)).toBe('2026-11-23T12:00:02.000Z')
  })

  it('are not kept where the body has credentials', async () => {
    const body = { args: [{ limit: 3 }], credentials: { apiKey: 'secret' } }
    expect(await readAt(body)).not.toBe(await readAt(body))
  })

  it('need a key as all others do', async () => {
    await readAt({ args: [{ limit: 1 }] })
    const answer = await mock.post('/api/mock/fetchEvents', { args: [{ limit: 1 }] }, { authorization: 'Bearer cv_no' })
    expect(answer.status).toBe(401)
  })

  const call = { args: [{ limit: 4 }] }
  const series = 'crossvenue_http_requests_total{method="POST",route="/api/:exchange/:method",status="200"}'
  const counted = async (): Promise<number> => {
    const line = (await (await mock.get('/metrics')).text()).split('\n').find((each) => each.startsWith(series))
    return Number(line?.split(' ').at(-1))
  }
  const post = () => mock.post('/api/mock/fetchEvents', call)

  it('have the same head, line in the log and count each time', async () => {
    mock.lines.length = 0
    const answers = [await post(), await post()]
    const lines = mock.lines.map((line) => JSON.parse(line))
    expect(lines.map(({ requestId }) => requestId)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')))
    const [first, second] = answers.map(({ status, headers }) => {
      const own = ['date', 'ratelimit', 'x-request-id', 'keep-alive']
      return { status, headers: [...headers].filter(([name]) => !own.includes(name)) }
    })
    expect(second).toEqual(first)
    const [one, two] = lines.map(({ requestId: _, ms, time: __, ...line }) => ({ ...line, ms: typeof ms }))
    expect(one).toMatchObject({ method: 'POST', path: '/api/mock/fetchEvents', status: 200, key: 'tester' })
    expect(two).toEqual(one)
    const before = await counted()
    await post()
    expect(await counted()).toBe(before + 1)
  })

  it('keep the id that a caller gives its request', async () => {
    await post()
    const answer = await mock.post('/api/mock/fetchEvents', call, { ...bearer, 'x-request-id': 'mine' })
    expect(answer.headers.get('x-request-id')).toBe('mine')
  })

  it.each([
    ['requests', { requestsPerMinute: 2, megabytesPerMinute: 1_000 }],
    ['bytes', { requestsPerMinute: 1_000, megabytesPerMinute: 0.001 }],
  ])('count for the limit of %s', async (name, rates) => {
    const venues = new Map([['mock', createVenue('mock', { now: () => now })]])
    const limited = await startSmallService({}, venues, createLimits({ limits: true, ...rates }))
    const statusOf = async () => (await limited.post('/api/mock/fetchEvents', call)).status
    expect(await statusOf()).toBe(200)
    if (name === 'requests') expect(await statusOf()).toBe(200)
    // Bytes count once they are sent, which may be after they are read.
    await expect.poll(statusOf).toBe(429)
    expect(await errorOf(await limited.post('/api/mock/fetchEvents', call))).toMatchObject({
      message: expect.stringContaining(`${name} within a minute`),
    })
    await limited.close()
  })
})
