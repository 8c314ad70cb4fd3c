import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Rejection, VenueOptions } from '../venue.ts'
import { callFor } from './call-context.ts'
import { createRequester, type RequestPolicy } from './request.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Serves the handlers in turn, the last one for good, and hands out a requester to them. */
async function venueThat(handlers: Handler[], options: VenueOptions = {}, policy: Partial<RequestPolicy> = {}) {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    handlers[Math.min(hits.length, handlers.length) - 1]?.(request, response, hits.length)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const requester = createRequester({ venue: 'acme', baseUrl, budget: { calls: 100, perMs: 1 }, ...policy }, options)
  return { requester, hits, server }
}

const Thing = z.object({ id: z.string() })
const thing = answer(200, { id: 'a' })

describe('reads', () => {
  it('asks for JSON below the base address, with what of the query is given', async () => {
    let headers: IncomingMessage['headers'] = {}
    const { requester, hits } = await venueThat([
      (request, response) => {
        headers = request.headers
        response.end('{"id":"a","more":1}')
      },
    ])
    const query = { id: ['1', '2'], closed: false, limit: 5, tag: undefined, text: 'a b&c' }
    expect(await requester.get('/things', Thing, { query })).toEqual({ id: 'a' })
    expect(hits).toEqual(['GET /v1/things?id=1&id=2&closed=false&limit=5&text=a+b%26c'])
    expect(headers).toMatchObject({ accept: 'application/json', 'user-agent': 'crossvenue' })
  })

  it('posts a body to an endpoint that only reads', async () => {
    const { requester, hits } = await venueThat([
      (request, response) => {
        request.setEncoding('utf8').on('data', (text) => response.end(JSON.stringify({ id: text })))
      },
    ])
    expect(await requester.query('/books', [{ token_id: '1' }], Thing)).toEqual({ id: '[{"token_id":"1"}]' })
    expect(hits).toEqual(['POST /v1/books'])
  })

  it('says in what an answer differs from the form relied on', async () => {
    const { requester } = await venueThat([answer(200, { id: 7 })])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      exchange: 'acme',
      message: 'acme answered /things in an unknown form: id: Invalid input: expected string, received number',
    })
  })

  it('refuses an answer that is not JSON', async () => {
    const { requester } = await venueThat([answer(200, '<html>maintenance</html>')])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'acme sent something that is not JSON',
    })
  })

  it('stops reading an answer beyond 32 MB', async () => {
    const megabyte = ' '.repeat(1024 * 1024)
    const { requester } = await venueThat([
      (_request, response) => {
        const send = () => {
          if (!response.destroyed && response.write(megabyte)) setImmediate(send)
        }
        response.on('drain', send)
        send()
      },
    ])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'acme sent more than 33554432 bytes',
    })
  })

  it('leaves out a row that does not fit, and reports it', async () => {
    const rejected: Rejection[] = []
    const { requester } = await venueThat([thing], { onReject: (rejection) => rejected.push(rejection) })
    const rows = [{ id: 'a' }, { ticker: 'KX-1', id: null }, { id: 'b', more: 1 }, 'nonsense']
    expect(requester.rows('/things', rows, Thing)).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(rejected).toEqual([
      { venue: 'acme', path: '/things', id: 'KX-1', reason: 'id: Invalid input: expected string, received null' },
      {
        venue: 'acme',
        path: '/things',
        id: undefined,
        reason: 'answer: Invalid input: expected object, received string',
      },
    ])
  })

  it('takes a list of which nothing fits for a form it does not know, but not a list inside a row', async () => {
    const rejected: Rejection[] = []
    const { requester } = await venueThat([thing], { onReject: (rejection) => rejected.push(rejection) })
    const rows = [{ id: 7 }, { id: null }]
    expect(() => requester.rows('/things', rows, Thing)).toThrowError(
      expect.objectContaining({
        code: 'EXCHANGE_ERROR',
        message: 'acme answered /things in an unknown form: id: Invalid input: expected string, received number',
      }),
    )
    expect(requester.parts('/things parts', rows, Thing)).toEqual([])
    expect(rejected).toHaveLength(4)
    expect(requester.rows('/things', [], Thing)).toEqual([])
  })

  it('says of a row that may have several forms why it has not the last', async () => {
    const { requester } = await venueThat([thing])
    const Either = z.union([z.object({ group: z.string() }), Thing])
    expect(() => requester.rows('/things', [{ id: 7 }], Either)).toThrowError(
      'acme answered /things in an unknown form: id: Invalid input: expected string, received number',
    )
  })
})

describe('failures', () => {
  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'AUTHENTICATION_ERROR'],
    [403, 'PERMISSION_DENIED'],
    [404, 'NOT_FOUND'],
    [422, 'BAD_REQUEST'],
    [429, 'RATE_LIMIT_EXCEEDED'],
    [500, 'EXCHANGE_NOT_AVAILABLE'],
    [503, 'EXCHANGE_NOT_AVAILABLE'],
  ])('translates status %i to %s', async (status, code) => {
    const { requester } = await venueThat([answer(status, {})], { retries: 0 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code, exchange: 'acme' })
  })

  it("prefers what the venue's own error body says", async () => {
    const { requester } = await venueThat(
      [answer(400, { error: 'no such ticker' })],
      {},
      {
        explain: (body, status) =>
          status === 400 ? { code: 'MARKET_NOT_FOUND', message: (body as { error: string }).error } : undefined,
      },
    )
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'MARKET_NOT_FOUND',
      message: 'no such ticker',
    })
  })

  it('takes a 404 for what the path names', async () => {
    const { requester } = await venueThat([answer(404, 'not found')])
    const notFound = { code: 'EVENT_NOT_FOUND', message: 'No event KX-1 on acme' } as const
    await expect(requester.get('/events/KX-1', Thing, { notFound })).rejects.toMatchObject(notFound)
  })

  it('reports a venue that cannot be reached', async () => {
    const { requester, server } = await venueThat([thing], { retries: 0 })
    await new Promise((closed) => server.close(closed))
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'NETWORK_ERROR', exchange: 'acme' })
  })

  it('gives up on a venue that does not answer, and does not ask again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    closing.push(() => vi.useRealTimers())
    const { requester, hits } = await venueThat([() => void vi.advanceTimersByTime(9_000)], { timeoutMs: 9_000 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT', retryable: true })
    expect(hits).toHaveLength(1)
  })

  it('gives up on an answer that stalls half-way', async () => {
    const { requester } = await venueThat([(_request, response) => void response.write('{"id":')], { timeoutMs: 50 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT' })
  })

  it('gives up in time though memory is cleared meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const clear = setInterval(runInNewContext('gc'), 10)
    closing.push(() => clearInterval(clear))
    const { requester } = await venueThat([(_request, response) => void response.write('{"id":')], { timeoutMs: 300 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT' })
  })
})

describe('repeats', () => {
  it('asks again after a failure that may pass', async () => {
    const { requester, hits } = await venueThat([answer(503, {}), answer(502, {}), thing])
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
    expect(hits).toHaveLength(3)
  })

  it('asks an endpoint that only reads again, though it is a POST', async () => {
    const { requester, hits } = await venueThat([answer(503, {}, { 'retry-after': '0' }), thing])
    expect(await requester.query('/books', {}, Thing)).toEqual({ id: 'a' })
    expect(hits).toHaveLength(2)
  })

  it('asks again when a connection breaks', async () => {
    const { requester, hits } = await venueThat([(request) => request.socket.destroy(), thing])
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
    expect(hits).toHaveLength(2)
  })

  it('asks again though the answer of the failure does not end', async () => {
    const { requester, hits } = await venueThat([
      (_request, response) => {
        response.writeHead(503, { 'retry-after': '0', 'content-length': '9' })
        response.write('{"err')
      },
      thing,
    ])
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
    expect(hits).toHaveLength(2)
  })

  it('ends the pause before a repeat when the caller leaves', async () => {
    const { requester, hits } = await venueThat([answer(503, {}, { 'retry-after': '5' }), thing])
    const leaving = new AbortController()
    const call = callFor({ signal: leaving.signal }, () => requester.get('/things', Thing))
    await expect.poll(() => hits).toHaveLength(1)
    leaving.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
    expect(hits).toHaveLength(1)
  })

  it('signs each try, over headers of the same name in any case', async () => {
    const seen: (string | undefined)[] = []
    const { requester } = await venueThat([
      (request, response) => {
        seen.push(request.headers['content-type'])
        answer(503, {}, { 'retry-after': '0' })(request, response, 1)
      },
      (request, response) => {
        seen.push(request.headers['content-type'])
        thing(request, response, 2)
      },
    ])
    const sign = async () => ({ 'Content-Type': `text/x-${seen.length}` })
    const read = { method: 'POST', reads: true, body: '{}', sign } as const
    expect(await requester.account('/orders', Thing, read)).toEqual({ id: 'a' })
    expect(seen).toEqual(['text/x-0', 'text/x-1'])
  })

  it('ends after as many repeats as allowed', async () => {
    const { requester, hits } = await venueThat([answer(429, {}, { 'retry-after': '0' })], { retries: 1 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 0 })
    expect(hits).toHaveLength(2)
  })

  it('does not repeat what would fail again', async () => {
    const { requester, hits } = await venueThat([answer(400, {})])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(hits).toHaveLength(1)
  })

  it('leaves a long Retry-After to the caller', async () => {
    const { requester, hits } = await venueThat([answer(429, {}, { 'retry-after': '60' })])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ retryAfter: 60, retryable: true })
    expect(hits).toHaveLength(1)
  })

  it('reads a Retry-After that is a date', async () => {
    const past = new Date(Date.now() - 60_000).toUTCString()
    const { requester, hits } = await venueThat([answer(503, {}, { 'retry-after': past }), thing])
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
    expect(hits).toHaveLength(2)
    const future = new Date(Date.now() + 3_600_000).toUTCString()
    const other = await venueThat([answer(503, {}, { 'retry-after': future })])
    await expect(other.requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE' })
    expect(other.hits).toHaveLength(1)
  })
})

describe('sharing', () => {
  it('sends identical reads in flight once', async () => {
    const { requester, hits } = await venueThat([thing])
    const reads = [requester.get('/things', Thing), requester.get('/things', Thing), requester.get('/other', Thing)]
    expect(await Promise.all(reads)).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'a' }])
    expect(hits).toEqual(['GET /v1/things', 'GET /v1/other'])
    await requester.get('/things', Thing)
    expect(hits).toHaveLength(3)
  })

  it('does not share posts with different bodies', async () => {
    const { requester, hits } = await venueThat([thing])
    await Promise.all([1, 2, 2].map((id) => requester.query('/books', { id }, Thing)))
    expect(hits).toHaveLength(2)
  })

  it('serves an answer again until it is too old', async () => {
    let now = 0
    const { requester, hits } = await venueThat([thing], { now: () => now }, { cacheMs: 1_000 })
    await requester.get('/things', Thing)
    now = 999
    await requester.get('/things', Thing)
    expect(hits).toHaveLength(1)
    now = 1_000
    await requester.get('/things', Thing)
    expect(hits).toHaveLength(2)
  })

  it('does not keep a failure', async () => {
    const { requester } = await venueThat([answer(400, {}), thing], {}, { cacheMs: 1_000 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
  })

  it('does not keep a list of which nothing fits', async () => {
    const { requester } = await venueThat(
      [answer(200, [{ id: 7 }]), answer(200, [{ id: 'a' }])],
      {},
      { cacheMs: 1_000 },
    )
    const list = async () => requester.rows('/things', await requester.get('/things', z.array(z.unknown())), Thing)
    await expect(list()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    expect(await list()).toEqual([{ id: 'a' }])
  })

  it('does not keep an answer in an unknown form', async () => {
    const { requester } = await venueThat([answer(200, { id: 7 }), thing], {}, { cacheMs: 1_000 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
  })
})

describe('answers that state how long they stay fresh', () => {
  const fresh = answer(200, { id: 'a' }, { 'cache-control': 'public, max-age=2' })

  it('are read once in that time', async () => {
    let now = 0
    const { requester, hits } = await venueThat([fresh], { now: () => now })
    for (const at of [0, 1_000, 1_999, 2_000]) {
      now = at
      await requester.get('/things', Thing)
    }
    expect(hits).toHaveLength(2)
  })

  it('state to the call until when all of them are', async () => {
    const { requester } = await venueThat([fresh, answer(200, { id: 'a' }, { 'cache-control': 'max-age=1' })], {
      now: () => 5_000,
    })
    const reads: { oldest?: number; freshUntil?: number } = {}
    await callFor({ reads }, async () => {
      await requester.get('/things', Thing)
      await requester.get('/others', Thing)
    })
    expect(reads).toEqual({ oldest: 5_000, freshUntil: 6_000 })
  })

  it('are read again after a write', async () => {
    const { requester, hits } = await venueThat([fresh])
    await requester.get('/things', Thing)
    await requester.account('/orders', Thing, { method: 'POST', body: '{}', sign: async () => ({}) })
    await requester.get('/things', Thing)
    expect(hits).toEqual(['GET /v1/things', 'POST /v1/orders', 'GET /v1/things'])
  })

  it('leave the answer of a call that reads an account without a time', async () => {
    const { requester } = await venueThat([fresh])
    const reads: { freshUntil?: number } = {}
    await callFor({ reads }, async () => {
      await requester.get('/things', Thing)
      await requester.account('/orders', Thing, { sign: async () => ({}) })
    })
    expect(reads.freshUntil).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('protection of a venue', () => {
  it('leaves a venue alone that keeps failing', async () => {
    const { requester, hits } = await venueThat([answer(500, {})], { retries: 0 })
    for (let tries = 0; tries < 8; tries++) await requester.get('/things', Thing).catch(() => undefined)
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'EXCHANGE_NOT_AVAILABLE',
      message: 'acme keeps failing; calls are paused for up to 5 seconds, retry later',
      retryAfter: 5,
    })
    expect(hits).toHaveLength(8)
  })

  it('asks it again after that moment', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    closing.push(() => vi.useRealTimers())
    const { requester } = await venueThat([...Array<Handler>(8).fill(answer(500, {})), thing], { retries: 0 })
    for (let tries = 0; tries < 9; tries++) await requester.get('/things', Thing).catch(() => undefined)
    vi.setSystemTime(Date.now() + 5_000)
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
  })

  it("does not take the caller's own mistakes for failures of the venue", async () => {
    const { requester, hits } = await venueThat([answer(404, {})])
    for (let tries = 0; tries < 12; tries++) await requester.get('/things', Thing).catch(() => undefined)
    expect(hits).toHaveLength(12)
  })

  it('sends no more calls than the budget allows', async () => {
    const { requester, hits } = await venueThat([thing], {}, { budget: { calls: 2, perMs: 600_000 } })
    const paths = ['/1', '/2', '/3']
    const leaving = new AbortController()
    const [first, second, third] = paths.map((path) =>
      callFor({ signal: leaving.signal }, () => requester.get(path, Thing)),
    )
    await Promise.all([first, second])
    expect(hits).toEqual(['GET /v1/1', 'GET /v1/2'])
    leaving.abort(new Error('left'))
    await expect(third).rejects.toThrow('left')
  })

  it('sends as many as the caller is granted', async () => {
    const published = { calls: 1, perMs: 600_000 }
    const { requester, hits } = await venueThat(
      [thing],
      { budget: { calls: 2, perMs: 600_000 } },
      { budget: published },
    )
    await Promise.all(['/1', '/2'].map((path) => requester.get(path, Thing)))
    expect(hits).toHaveLength(2)
  })
})

describe('addresses', () => {
  it.each(['.', '..', '%2e%2E'])('never climbs the path with the id %s', async (id) => {
    const { requester, hits } = await venueThat([thing])
    await expect(requester.get(`/orders/${id}`, Thing)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    const sign = async () => ({})
    const cancel = requester.account(`/orders/${id}/cancel`, Thing, { method: 'DELETE', sign })
    await expect(cancel).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    expect(hits).toEqual([])
  })

  it('follows a redirect on the same host only', async () => {
    const other = await venueThat([thing])
    const elsewhere = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}/v1/things`
    const to = (location: string): Handler => answer(302, {}, { location })
    const { requester, hits } = await venueThat([to('/v1/moved'), thing, to(elsewhere)], { retries: 0 })
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
    expect(hits).toEqual(['GET /v1/things', 'GET /v1/moved'])
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: `acme redirects to ${new URL(elsewhere).host}; redirects to other hosts are not followed`,
    })
    expect(other.hits).toEqual([])
  })

  it('gives up on redirects that go round', async () => {
    const { requester, hits } = await venueThat([answer(301, {}, { location: '/v1/things' })], { retries: 0 })
    await expect(requester.get('/things', Thing)).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    expect(hits).toHaveLength(4)
  })
})

describe('callers', () => {
  it('opens the breaker for the caller whose requests fail, and for nobody else', async () => {
    const { requester } = await venueThat(
      [(request, response, count) => (request.url === '/v1/bad' ? answer(500, {}) : thing)(request, response, count)],
      { retries: 0 },
    )
    const bad = () => callFor({ caller: 'ann' }, () => requester.get('/bad', Thing))
    for (let tries = 0; tries < 9; tries += 1) await bad().catch(() => undefined)
    await expect(bad()).rejects.toMatchObject({
      message: 'acme keeps failing; calls are paused for up to 5 seconds, retry later',
    })
    expect(await callFor({ caller: 'ben' }, () => requester.get('/things', Thing))).toEqual({ id: 'a' })
    expect(await requester.get('/things', Thing)).toEqual({ id: 'a' })
  })

  it('ends a request, and its retries, when its caller leaves', async () => {
    let closed = 0
    const { requester, hits } = await venueThat([
      (request) =>
        void request.socket.on('close', () => {
          closed += 1
        }),
    ])
    const left = new AbortController()
    const read = callFor({ signal: left.signal }, () => requester.get('/things', Thing))
    await expect.poll(() => hits.length).toBe(1)
    left.abort(new Error('left'))
    await expect(read).rejects.toThrow('left')
    await expect.poll(() => closed).toBe(1)
    expect(hits).toHaveLength(1)
  })
})
