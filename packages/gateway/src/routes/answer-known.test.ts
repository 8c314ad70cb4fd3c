import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bearer, KEY, type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { createLimits } from '../limits/limits.ts'

const CLUSTERS = '/v0/matched-event-clusters'

interface Given {
  verb?: string
  path?: string
  headers?: Record<string, string>
}

let server: SmallService
beforeEach(async () => {
  server = await startSmallService()
})
afterEach(() => server.close())

/** Sends one request as it is written, and returns what differs between callers of the same answer removed. */
async function ask({ verb = 'GET', path = CLUSTERS, headers = bearer }: Given = {}, { url } = server) {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, method: verb, path, headers, agent: false })
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { date, 'x-request-id': requestId, ratelimit, ...rest } = response.headers
  return {
    status: response.statusCode,
    text: (rest['content-encoding'] === 'gzip' && body.length > 0 ? gunzipSync(body) : body)
      .toString()
      .replace(String(requestId), 'the request'),
    headers: { ...rest, ratelimit: ratelimit?.toString().replace(/r=\d+;t=\d+/, 'r=;t=') },
    hasIds: [date, requestId].every((value) => typeof value === 'string'),
    requestId,
  }
}

/** A look-up by a path that the router reads too, but that no cached answer is found by. */
const throughRouter = ({ headers = bearer, ...given }: Given) =>
  ask({ ...given, headers: { ...headers, 'x-request-id': 'not valid!' } })

const accept = (encodings: string) => ({ ...bearer, 'accept-encoding': encodings })

describe('a look-up that is cached', () => {
  it.each<[string, Given]>([
    ['the default page', {}],
    ['a query', { path: `${CLUSTERS}?limit=7&offset=2` }],
    ['a page laid out', { path: `${CLUSTERS}?pretty=true` }],
    ['a search', { path: '/v0/events?query=caf%C3%A9%20%22x%22' }],
    ['a path with two slashes', { path: `/${CLUSTERS}` }],
    ['a compressed page', { headers: accept('br, gzip;q=0.8') }],
    ['a page whose compression is refused', { headers: accept('gzip;q=0') }],
    ['only the head', { verb: 'HEAD' }],
    ['only the head of a compressed page', { verb: 'HEAD', headers: accept('gzip') }],
    ['a page that the caller has', { headers: { ...bearer, 'if-none-match': '*' } }],
    ['the head of a page that the caller has', { verb: 'HEAD', headers: { ...bearer, 'if-none-match': '*' } }],
    ['a key in another header', { headers: { 'x-api-key': KEY } }],
    ['no key', { headers: {} }],
    ['a key that is not valid', { headers: { authorization: 'Bearer cv_wrong' } }],
    ['a verb that is not allowed', { verb: 'DELETE' }],
    ['a host that is not valid', { headers: { ...bearer, host: 'a b' } }],
    ['a host in capital letters', { headers: { ...bearer, host: 'LOCALHOST' } }],
  ])('is sent as the router sends it: %s', async (_, given) => {
    await ask({ ...given, verb: 'GET', headers: bearer })
    const { requestId: one, ...known } = await ask(given)
    const { requestId: other, ...routed } = await throughRouter(given)
    expect(known).toEqual(routed)
    expect(one === undefined || one !== other).toBe(true)
  })

  it('is not computed again, and is logged and counted as by the router', async () => {
    const path = `${CLUSTERS}?limit=9`
    for (const _ of [1, 2]) await ask({ path })
    await ask({ path, verb: 'HEAD' })
    const lines = server.lines.slice(-3).map((line) => JSON.parse(line))
    for (const line of lines) {
      expect(line).toEqual({
        level: 30,
        time: expect.any(Number),
        method: line === lines[2] ? 'HEAD' : 'GET',
        path: CLUSTERS,
        status: 200,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        key: 'tester',
        ms: expect.any(Number),
      })
    }
    const counted = await server.metrics.text()
    expect(counted).toContain(`http_requests_total{method="GET",route="${CLUSTERS}",status="200"} 2`)
    expect(counted).toContain(`http_requests_total{method="HEAD",route="${CLUSTERS}",status="200"} 1`)
    expect(server.lookups).toHaveLength(1)
    expect(server.routed()).toBe(1)
  })

  it('counts against the limit of its key, beyond which it is refused as by the router', async () => {
    await server.close()
    const limits = createLimits({ limits: true, requestsPerMinute: 3, megabytesPerMinute: 60_000 })
    server = await startSmallService({}, undefined, limits)
    const left = []
    for (const _ of [1, 2, 3])
      left.push((await fetch(server.url + CLUSTERS, { headers: bearer })).headers.get('ratelimit'))
    expect(left.map((text) => text?.match(/r=(\d+)/)?.[1])).toEqual(['2', '1', '0'])
    const [known, routed] = [await ask(), await throughRouter({})]
    expect(known.status).toBe(429)
    expect(known.headers['retry-after']).toMatch(/^\d+$/)
    expect({ ...known, requestId: '' }).toEqual({ ...routed, requestId: '' })
  })

  it('counts as usage of its key', async () => {
    await server.close()
    const counted: [string, boolean][] = []
    const usage = {
      count: (id: string, failed: boolean) => void counted.push([id, failed]),
      countBytes: () => undefined,
    }
    server = await startSmallService({}, undefined, undefined, { usage })
    for (const _ of [1, 2]) await ask()
    await ask({ headers: { ...bearer, 'if-none-match': '*' } })
    expect(counted).toEqual([1, 2, 3].map(() => ['k1', false]))
  })
})
