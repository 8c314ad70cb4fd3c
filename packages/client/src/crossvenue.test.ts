import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { type Cluster, Crossvenue, CrossvenueError, type CrossvenueOptions, type OrderBook } from './index.ts'

interface Hit {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Serves the answers in turn, the last one for good, and connects a client. */
async function gatewayThat(answers: ((response: ServerResponse) => void)[], options: CrossvenueOptions = {}) {
  const hits: Hit[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    hits.push({ method: request.method, url: request.url, headers: request.headers, body })
    answers[Math.min(hits.length, answers.length) - 1]?.(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: new Crossvenue({ apiKey: 'key-1', baseUrl, ...options }), hits, baseUrl }
}

const answer =
  (status: number, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const success = (data: unknown) => answer(200, { success: true, data })
const failure = (status: number, error: object) => answer(status, { success: false, error })
const unavailable = (more: object = {}) =>
  failure(503, { code: 'EXCHANGE_NOT_AVAILABLE', message: 'down', retryable: true, ...more })

const book = { bids: [], asks: [{ price: 0.5, size: 10 }] }

describe('venues of the client', () => {
  it('sends positional arguments to the path of the operation, with the key', async () => {
    const { client, hits } = await gatewayThat([success(book)])
    expect(await client.polymarket.fetchOrderBook('123', 5, { side: 'no' })).toEqual(book)
    expect(hits).toMatchObject([
      {
        method: 'POST',
        url: '/api/polymarket/fetchOrderBook',
        headers: { authorization: 'Bearer key-1', 'content-type': 'application/json' },
        body: '{"args":["123",5,{"side":"no"}]}',
      },
    ])
  })

  it('has a venue for each of the library, by property and by id', async () => {
    const { client, hits } = await gatewayThat([success([])])
    await client.kalshi.fetchMarkets()
    await client.venue('kalshi').fetchMarkets({ limit: 1 })
    await client.venue('not yet known').createOrder({
      marketId: 'm',
      outcomeId: 'o',
      side: 'buy',
      type: 'market',
      amount: 1,
    })
    expect(hits.map(({ url, body }) => [url, body])).toEqual([
      ['/api/kalshi/fetchMarkets', '{"args":[]}'],
      ['/api/kalshi/fetchMarkets', '{"args":[{"limit":1}]}'],
      [
        '/api/not%20yet%20known/createOrder',
        '{"args":[{"marketId":"m","outcomeId":"o","side":"buy","type":"market","amount":1}]}',
      ],
    ])
    expect(Object.keys(client)).toEqual(
      expect.arrayContaining(['polymarket', 'kalshi', 'limitless', 'manifold', 'predictit']),
    )
  })

  it('brings the credentials of an account along where an operation may act for one, and nowhere else', async () => {
    const { client, hits } = await gatewayThat([success([])])
    const venue = client.venue('kalshi', { apiKey: 'k', privateKey: 'pem' })
    await venue.fetchPositions()
    await venue.fetchMarkets()
    await client.kalshi.fetchPositions()
    expect(hits.map(({ body }) => JSON.parse(body))).toEqual([
      { args: [], credentials: { apiKey: 'k', privateKey: 'pem' } },
      { args: [] },
      { args: [] },
    ])
    expect(JSON.stringify(client) + JSON.stringify(venue)).not.toContain('pem')
  })

  it('offers what the venue offers, in types', () => {
    const client = new Crossvenue()
    expectTypeOf(client.kalshi.fetchOrderBook).returns.resolves.toEqualTypeOf<OrderBook>()
    expectTypeOf(client.fetchMatchedEventClusters).returns.resolves.toEqualTypeOf<Cluster[]>()
    expectTypeOf(client.manifold).not.toHaveProperty('fetchOrderBook')
  })

  it('returns nothing where the operation answers nothing', async () => {
    const { client } = await gatewayThat([answer(200, { success: true })])
    expect(await client.venue('any').close()).toBeUndefined()
  })

  it('may be awaited without being called', async () => {
    const { client, hits } = await gatewayThat([success([])])
    await client.polymarket
    expect(hits).toEqual([])
  })
})

describe('clusters', () => {
  it('are walked through to the last page', async () => {
    const page = (id: string, nextCursor?: string) =>
      answer(200, { success: true, data: [{ clusterId: id }], meta: { count: 1, ...(nextCursor && { nextCursor }) } })
    const { client, hits } = await gatewayThat([page('ecl_1', 'a=b'), page('ecl_2', 'c'), page('ecl_3')])
    const ids: string[] = []
    for await (const { clusterId } of client.walkMatchedEventClusters({ min_venues: 2 }, { limit: 1 })) {
      ids.push(clusterId)
    }
    expect(ids).toEqual(['ecl_1', 'ecl_2', 'ecl_3'])
    const path = '/v0/matched-event-clusters?minVenues=2&limit=1'
    expect(hits.map(({ url }) => url)).toEqual([path, `${path}&cursor=a%3Db`, `${path}&cursor=c`])
  })
})

describe('a walk through a venue', () => {
  it('ends with the page that has no cursor', async () => {
    const page = (id: string, nextCursor?: string) => success({ data: [{ id }], ...(nextCursor && { nextCursor }) })
    const { client, hits } = await gatewayThat([page('1', 'next'), page('2')])
    const ids: string[] = []
    for await (const { id } of client.kalshi.walkEvents({ limit: 1 })) ids.push(id)
    expect(ids).toEqual(['1', '2'])
    expect(hits.map(({ body }) => JSON.parse(body).args)).toEqual([[{ limit: 1 }], [{ limit: 1, cursor: 'next' }]])
    expectTypeOf(client.kalshi.walkMarkets).toBeFunction()
    expectTypeOf(client.router).not.toHaveProperty('walkMarkets')
  })
})

describe('a walk from an offset', () => {
  it('sends the offset with the first page only', async () => {
    const page = (id: string, nextCursor?: string) =>
      answer(200, { success: true, data: [{ clusterId: id }], meta: { count: 1, ...(nextCursor && { nextCursor }) } })
    for (const parameters of [[{ offset: 5, limit: 1 }], [{ limit: 1 }, { offset: 5 }]] as const) {
      const { client, hits } = await gatewayThat([page('ecl_1', 'next'), page('ecl_2')])
      const ids: string[] = []
      for await (const { clusterId } of client.walkMatchedEventClusters(...parameters)) ids.push(clusterId)
      expect(ids).toEqual(['ecl_1', 'ecl_2'])
      const [first, second] = hits.map(({ url }) => new URLSearchParams(url?.split('?')[1]))
      expect([first?.get('offset'), first?.get('cursor')]).toEqual(['5', null])
      expect([second?.get('offset'), second?.get('cursor'), second?.get('limit')]).toEqual([null, 'next', '1'])
    }
  })
})

describe('the whole answer', () => {
  it('has the data, what is said of the page, the id of the request and all headers', async () => {
    const meta = { count: 1, total: 7, limit: 1, offset: 0, revision: 3, nextCursor: 'c' }
    const { client } = await gatewayThat([
      (response) => {
        response.writeHead(200, { 'x-request-id': 'r-1', 'ratelimit-remaining': '9' })
        response.end(JSON.stringify({ success: true, data: [{ clusterId: 'ecl_1' }], meta }))
      },
    ])
    const whole = await client.fetchMatchedEventClusters({ limit: 1 }).withResponse()
    expect(whole).toMatchObject({ data: [{ clusterId: 'ecl_1' }], meta, requestId: 'r-1' })
    expect(whole.headers.get('ratelimit-remaining')).toBe('9')
    expectTypeOf(whole.meta.total).toEqualTypeOf<number>()
    expect((await client.kalshi.fetchEvents().withResponse()).requestId).toBe('r-1')
  })

  it('fails once, and its error names the request', async () => {
    const { client } = await gatewayThat([
      (response) => {
        response.writeHead(404, { 'x-request-id': 'r-2' })
        response.end('{"success":false,"error":{"code":"NOT_FOUND","message":"no","retryable":false}}')
      },
    ])
    await expect(client.kalshi.fetchEvents().withResponse()).rejects.toMatchObject({ status: 404, requestId: 'r-2' })
  })
})

describe('a signal', () => {
  it('aborts a call that is under way', async () => {
    const stopping = new AbortController()
    const { client, hits } = await gatewayThat([() => stopping.abort(new Error('enough'))])
    const error = await client
      .with({ signal: stopping.signal })
      .kalshi.fetchEvents()
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CrossvenueError)
    expect(error).toMatchObject({ code: 'ABORTED', retryable: false, cause: stopping.signal.reason })
    expect(hits).toHaveLength(1)
  })

  it('aborts the pause before a repeat', async () => {
    const stopping = new AbortController()
    const { client, hits } = await gatewayThat([
      (response) => {
        unavailable({ retryAfter: 4 })(response)
        setTimeout(() => stopping.abort(), 20)
      },
    ])
    await expect(client.with({ signal: stopping.signal }).kalshi.fetchEvents()).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect(hits).toHaveLength(1)
  })

  it('leaves the client it was not given to alone', async () => {
    const { client } = await gatewayThat([success([])])
    const aborted = client.with({ signal: AbortSignal.abort() })
    await expect(aborted.kalshi.fetchEvents()).rejects.toMatchObject({ code: 'ABORTED' })
    expect(await client.kalshi.fetchEvents()).toEqual([])
  })
})

describe('what cannot be sent', () => {
  it.each(['with space', 'sch\u00fcssel', '\u4e2d', ''])('refuses the key %j without showing it', (apiKey) => {
    const error = (() => {
      try {
        return new Crossvenue({ apiKey })
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toBeInstanceOf(CrossvenueError)
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'apiKey', retryable: false })
    expect((error as Error).message).toBe('apiKey must consist of ASCII letters, digits and signs, without spaces')
  })

  it('refuses an address that is none', () => {
    expect(() => new Crossvenue({ baseUrl: 'localhost:3847' })).toThrow(
      'baseUrl must begin with http:// or https://, got localhost:3847',
    )
  })

  it('refuses invalid dates and numbers and does not drop them', async () => {
    const { client, hits } = await gatewayThat([success([])])
    const never = new Date(Number.NaN)
    await expect(client.fetchMatchedEventClusters({ updatedSince: never })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'updatedSince',
      message: 'updatedSince must be a valid date, got an invalid Date',
    })
    const parameters = (params: object) => client.kalshi.fetchTrades('o', params)
    await expect(parameters({ start: never })).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'start' })
    await expect(parameters({ limit: Number.NaN })).rejects.toThrow('limit must be a finite number, got NaN')
    await expect(parameters({ limit: 1n })).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'args' })
    expect(hits).toEqual([])
    await parameters({ start: new Date(Date.UTC(2026, 0, 2)) })
    expect(hits[0]?.body).toBe('{"args":["o",{"start":"2026-01-02T00:00:00.000Z"}]}')
  })
})

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('gives the key and the address where the options do not', async () => {
    const { hits, baseUrl } = await gatewayThat([success([])])
    vi.stubEnv('CROSSVENUE_API_KEY', 'key-2')
    vi.stubEnv('CROSSVENUE_URL', baseUrl)
    await new Crossvenue().kalshi.fetchEvents()
    await new Crossvenue({ apiKey: 'key-3' }).kalshi.fetchEvents()
    expect(hits.map(({ headers }) => headers.authorization)).toEqual(['Bearer key-2', 'Bearer key-3'])
  })
})

describe('fetchMatchedEventClusters', () => {
  it('asks by query parameters', async () => {
    const { client, hits } = await gatewayThat([success([{ clusterId: 'ecl_0123456789abcdef' }])])
    expect(await client.fetchMatchedEventClusters({ venues: ['kalshi', 'manifold'], min_venues: 2 })).toEqual([
      { clusterId: 'ecl_0123456789abcdef' },
    ])
    await client.fetchMatchedEventClusters()
    expect(hits.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v0/matched-event-clusters?venues=kalshi%2Cmanifold&minVenues=2',
      'GET /v0/matched-event-clusters',
    ])
  })

  it('takes an event that a venue returned', async () => {
    const event = { id: '7', title: 'Seven', markets: [], sourceExchange: 'polymarket' }
    const { client, hits } = await gatewayThat([success([event]), success([])])
    const [found] = await client.polymarket.fetchEvents({ query: 'seven' })
    await client.fetchMatchedEventClusters(found, { includeRawMatches: true })
    expect(hits[1]?.url).toBe('/v0/matched-event-clusters?eventId=polymarket%3A7&includeRawMatches=true')
  })
})

describe('errors', () => {
  it('throws what the gateway says', async () => {
    const error = {
      code: 'VALIDATION_ERROR',
      message: 'limit: Too small',
      retryable: false,
      exchange: 'kalshi',
      field: 'limit',
    }
    const { client } = await gatewayThat([failure(400, error)])
    const thrown = await client.kalshi.fetchMarkets({ limit: 0 }).catch((caught: unknown) => caught)
    expect(thrown).toBeInstanceOf(CrossvenueError)
    expect(thrown).toMatchObject({ ...error, status: 400, name: 'CrossvenueError', retryAfter: undefined })
  })

  it('reports an answer that is not from a gateway', async () => {
    const { client, baseUrl } = await gatewayThat([answer(502, '<html>Bad gateway</html>')])
    await expect(client.kalshi.fetchMarkets()).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      status: 502,
      retryable: true,
      message: `${baseUrl} answered 502 in a form that no gateway uses; check the address`,
    })
    const other = await gatewayThat([answer(200, [1])])
    await expect(other.client.kalshi.fetchMarkets()).rejects.toMatchObject({ status: 200, retryable: false })
  })

  it('reports a gateway that does not answer in time', async () => {
    const { client, hits } = await gatewayThat([() => {}], { timeoutMs: 50 })
    await expect(client.fetchMatchedEventClusters()).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      status: undefined,
      message: 'The gateway did not answer in time',
    })
    // A machine that stands still gives up before the request has left.
    expect(hits.length).toBeLessThanOrEqual(1)
  })

  it('reports a gateway that stalls within its answer', async () => {
    const { client } = await gatewayThat([(response) => void response.write('{"success":')], {
      timeoutMs: 50,
      retries: 0,
    })
    await expect(client.fetchMatchedEventClusters()).rejects.toMatchObject({
      message: 'The gateway did not answer in time',
    })
  })

  it('never shows the key', async () => {
    const { client } = await gatewayThat([
      failure(401, { code: 'AUTHENTICATION_ERROR', message: 'invalid api key', retryable: false }),
    ])
    const thrown = await client.kalshi.fetchMarkets().catch((caught: unknown) => caught)
    expect(JSON.stringify(thrown) + String(thrown) + (thrown as Error).stack).not.toContain('key-1')
    expect(JSON.stringify(client)).not.toContain('key-1')
  })
})

describe('repeats', () => {
  it('repeats a read that was turned away', async () => {
    const { client, hits } = await gatewayThat([unavailable({ retryAfter: 0 }), success([])])
    expect(await client.kalshi.fetchMarkets()).toEqual([])
    expect(hits).toHaveLength(2)
  })

  it('repeats a read that broke off', async () => {
    const { client, hits } = await gatewayThat([(response) => response.destroy(), success([])])
    expect(await client.fetchMatchedEventClusters()).toEqual([])
    expect(hits).toHaveLength(2)
  })

  it('never repeats a write', async () => {
    const order = { marketId: 'm', outcomeId: 'o', side: 'buy', type: 'market', amount: 1 } as const
    for (const first of [unavailable({ retryAfter: 0 }), (response: ServerResponse) => void response.destroy()]) {
      const { client, hits } = await gatewayThat([first, success({})])
      await expect(client.venue('any').createOrder(order)).rejects.toBeInstanceOf(CrossvenueError)
      expect(hits).toHaveLength(1)
    }
  })

  it('leaves a long pause and any other status to the caller', async () => {
    const { client, hits } = await gatewayThat([unavailable({ retryAfter: 60 })])
    await expect(client.kalshi.fetchMarkets()).rejects.toMatchObject({ retryAfter: 60 })
    expect(hits).toHaveLength(1)
    for (const status of [404, 429, 500]) {
      const failed = failure(status, { code: 'EXCHANGE_ERROR', message: 'no', retryable: true })
      const other = await gatewayThat([failed])
      await expect(other.client.kalshi.fetchMarkets()).rejects.toMatchObject({ status, retryable: true })
      expect(other.hits).toHaveLength(1)
    }
  })

  it('repeats a read above a limit once the time that the gateway states is over', async () => {
    const limited = failure(429, { code: 'RATE_LIMIT_EXCEEDED', message: 'slow down', retryable: true, retryAfter: 0 })
    const { client, hits } = await gatewayThat([limited, limited, success([])])
    expect(await client.searchEvents()).toEqual([])
    expect(hits).toHaveLength(3)
  })

  it('ends after as many repeats as allowed', async () => {
    const { client, hits } = await gatewayThat([unavailable({ retryAfter: 0 })], { retries: 1 })
    await expect(client.kalshi.fetchMarkets()).rejects.toMatchObject({ status: 503 })
    expect(hits).toHaveLength(2)
  })
})

describe('options', () => {
  it('works without a key and with a slash at the end of the address', async () => {
    const { hits, baseUrl } = await gatewayThat([success([])])
    await new Crossvenue({ baseUrl: `${baseUrl}//` }).kalshi.fetchMarkets()
    expect(hits[0]?.headers.authorization).toBeUndefined()
    expect(hits[0]?.url).toBe('/api/kalshi/fetchMarkets')
  })

  it('sends through the fetch it is given', async () => {
    const requests: unknown[] = []
    const client = new Crossvenue({
      async fetch(url) {
        requests.push(url)
        return Response.json({ success: true, data: [] })
      },
    })
    await client.fetchMatchedEventClusters({ limit: 1 })
    expect(requests).toEqual(['http://127.0.0.1:3847/v0/matched-event-clusters?limit=1'])
  })
})
