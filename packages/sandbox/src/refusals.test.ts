import { describe, expect, it } from 'vitest'
import type { FakeVenue } from './fake-venue.ts'
import { venues as registry } from './registry.generated.ts'
import { scenario } from './scenario/index.ts'
import type { SandboxVenue } from './scenario.ts'
import { createWorld } from './world.ts'

// What the fakes refuse, in the forms of their venues; what they answer is told by the contract of all venues.

const world = () => createWorld(scenario, { now: () => Date.parse(scenario.begins), seed: 1 })
const venues: Readonly<Record<SandboxVenue, FakeVenue>> = registry

interface Refused {
  venue: SandboxVenue
  path: string
  status: number
  answer: unknown
  headers?: Record<string, string>
  body?: unknown
}

const key = (venue: SandboxVenue): string => venues[venue].key ?? ''
const metaculus = { authorization: `Token ${key('metaculus')}` }
const opinion = { apikey: key('opinion') }
const gemini = '/v1/prediction-markets/events'
const probable = '/public/api/v1'
const invalid = { error_type: 'REQUEST_VALIDATION_ERROR', data: expect.any(String) }
const noEvent = { error: 'EventNotFound', message: 'Event not found' }

const refused: Refused[] = [
  { venue: 'smarkets', path: '/v3/events/?limit=1001', status: 400, answer: invalid },
  { venue: 'smarkets', path: '/v3/events/?q=derby', status: 400, answer: invalid },
  { venue: 'smarkets', path: '/v3/events/?state=open', status: 400, answer: invalid },
  { venue: 'smarkets', path: '/v3/markets/a/quotes/', status: 400, answer: invalid },
  { venue: 'smarkets', path: `/v3/events/${Array(51).fill('1').join()}/markets/`, status: 400, answer: invalid },
  { venue: 'smarkets', path: '/v3/events/1/', status: 404, answer: { error_type: 'NOT_FOUND', data: {} } },
  {
    venue: 'metaculus',
    path: '/api/posts/',
    status: 401,
    answer: { detail: 'Authentication credentials were not provided.' },
  },
  {
    venue: 'metaculus',
    path: '/api/posts/',
    status: 401,
    headers: { authorization: 'Token wrong' },
    answer: { detail: 'Invalid token.' },
  },
  {
    venue: 'metaculus',
    path: '/api/posts/?order_by=id',
    status: 400,
    headers: metaculus,
    answer: { order_by: ['"id" is not a valid choice.'] },
  },
  {
    venue: 'metaculus',
    path: '/api/posts/1/',
    status: 404,
    headers: metaculus,
    answer: { detail: 'No Post matches the given query.' },
  },
  { venue: 'myriad', path: '/markets?limit=101', status: 400, answer: { message: 'limit cannot be 101' } },
  { venue: 'myriad', path: '/markets?order=up', status: 400, answer: { message: 'order cannot be up' } },
  { venue: 'myriad', path: '/markets/170201', status: 404, answer: { message: 'Market not found' } },
  { venue: 'opinion', path: '/market', status: 401, answer: { errno: 401, errmsg: 'invalid apikey', result: null } },
  {
    venue: 'opinion',
    path: '/market?limit=21',
    status: 400,
    headers: opinion,
    answer: { errno: 10_400, errmsg: 'limit cannot be 21', result: null },
  },
  {
    venue: 'opinion',
    path: '/market/1',
    status: 200,
    headers: opinion,
    answer: { errno: 10_200, errmsg: 'market not found', result: null },
  },
  { venue: 'hyperliquid', path: '/info', status: 422, body: { type: 'unheardOf' }, answer: undefined },
  { venue: 'hyperliquid', path: '/info', status: 200, body: { type: 'l2Book', coin: '#1' }, answer: null },
  { venue: 'hyperliquid', path: '/info', status: 422, body: { type: 'userFills', user: 'me' }, answer: undefined },
  { venue: 'hyperliquid', path: '/exchange', status: 422, body: {}, answer: undefined },
  {
    venue: 'hyperliquid',
    path: '/exchange',
    status: 200,
    body: { action: { type: 'order' }, nonce: 1, signature: { r: '0x1', s: '0x0', v: 27 } },
    answer: { status: 'err', response: 'Unable to recover signer.' },
  },
  {
    venue: 'gemini-titan',
    path: `${gemini}?limit=501`,
    status: 400,
    answer: { error: 'InvalidParameter', message: 'limit cannot be 501' },
  },
  { venue: 'gemini-titan', path: `${gemini}/NONE`, status: 404, answer: noEvent },
  {
    venue: 'polymarket_us',
    path: '/v1/events?page=2',
    status: 400,
    answer: { code: 3, message: 'unknown parameter page', details: [] },
  },
  {
    venue: 'polymarket_us',
    path: '/v1/markets/none/book',
    status: 404,
    answer: { code: 5, message: 'not found', details: [] },
  },
  {
    venue: 'probable',
    path: `${probable}/events/?status=open`,
    status: 400,
    answer: { error: 'status cannot be open' },
  },
  { venue: 'probable', path: `${probable}/book?token_id=1`, status: 404, answer: { error: 'not found' } },
  {
    venue: 'baozi',
    path: '/',
    status: 200,
    body: { jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: ['short', { encoding: 'base64' }] },
    answer: { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid param: WrongSize' } },
  },
]

describe('the fakes', () => {
  it.each(refused)('$venue refuses $path', async ({ venue, path, status, headers = {}, body, answer }) => {
    const request = new Request(`http://venue.test${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const response = await venues[venue].serve(world()).fetch(request)
    expect(response.status).toBe(status)
    if (answer !== undefined) expect(await response.json()).toEqual(answer)
  })

  it.each([
    ['smarkets', '/v3/markets/1/quotes/', 50, {}],
    ['gemini-titan', gemini, 120, {}],
    ['myriad', '/markets', 30, {}],
    ['myriad', '/markets', 100, { 'x-api-key': key('myriad') }],
    ['opinion', '/market', 15, opinion],
  ] as const)('%s bears so many calls of %s and no more: %i', async (venue, path, most, headers) => {
    const { fetch } = venues[venue].serve(world())
    const statuses: number[] = []
    for (let call = 0; call <= most; call += 1) {
      statuses.push((await fetch(new Request(`http://venue.test${path}`, { headers }))).status)
    }
    expect([...new Set(statuses.slice(0, -1))]).toEqual([200])
    expect(statuses.at(-1)).toBe(429)
  })

  it('counts points, not calls, on Hyperliquid', async () => {
    const { fetch } = venues.hyperliquid.serve(world())
    const ask = async (type: string) =>
      (await fetch(new Request('http://venue.test/info', { method: 'POST', body: JSON.stringify({ type }) }))).status
    for (let call = 0; call < 59; call += 1) expect(await ask('outcomeMeta')).toBe(200)
    for (let call = 0; call < 10; call += 1) expect(await ask('allMids')).toBe(200)
    expect(await ask('allMids')).toBe(429)
  })
})
