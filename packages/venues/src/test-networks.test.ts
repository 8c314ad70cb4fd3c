import { generateKeyPairSync } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { environmentsOf } from './network.ts'

/** The addresses of the sockets that were opened; none is connected. */
const sockets: string[] = []
vi.doMock('ws', () => ({
  WebSocket: class {
    static OPEN = 1
    readyState = 0
    constructor(url: string) {
      sockets.push(url)
    }
    on() {}
    terminate() {}
  },
}))
// Test files share their modules, so those with the other sockets are loaded for this file alone.
vi.resetModules()
const { createVenue, venues } = await import('./create-venue.ts')
afterAll(() => {
  vi.doUnmock('ws')
  vi.resetModules()
})

const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const sxMarket = `0x${'1'.repeat(64)}`

// Hosts as the venues document them.
const networks = [
  {
    id: 'gemini-titan',
    http: 'api.sandbox.gemini.com',
    socket: 'wss://ws.sandbox.gemini.com/?snapshot=-1',
    outcomeId: 'GEMI-A-B:yes',
    credentials: {},
  },
  {
    id: 'hyperliquid',
    http: 'api.hyperliquid-testnet.xyz',
    socket: 'wss://api.hyperliquid-testnet.xyz/ws',
    outcomeId: '#250',
    credentials: {},
  },
  {
    id: 'kalshi',
    http: 'external-api.demo.kalshi.co',
    socket: 'wss://external-api-ws.demo.kalshi.co/trade-api/ws/v2',
    outcomeId: 'KXRAIN-27:YES',
    credentials: { apiKey: 'id', privateKey: String(pem) },
  },
  {
    id: 'kalshi-demo',
    http: 'external-api.demo.kalshi.co',
    socket: 'wss://external-api-ws.demo.kalshi.co/trade-api/ws/v2',
    outcomeId: 'KXRAIN-27:YES',
    credentials: { apiKey: 'id', privateKey: String(pem) },
  },
  {
    id: 'sxbet',
    http: 'api.toronto.sx.bet',
    socket: 'wss://realtime.toronto.sx.bet/connection/websocket',
    outcomeId: `${sxMarket}:YES`,
    credentials: { apiKey: 'secret', privateKey: key },
  },
]

/** The answers of the venues to the paths that are read before a stream; to any other, an empty list. */
const answers: Record<string, object> = {
  '/trade-api/v2/markets/KXRAIN-27': {
    market: { ticker: 'KXRAIN-27', event_ticker: 'KXRAIN-27', market_type: 'binary', title: 'Rain?', status: 'active' },
  },
  '/v1/book/GEMI-A-B': { bids: [], asks: [] },
  '/user/realtime-token-v3/api-key': { token: 'secret' },
  '/orderbook-v3/snapshot': { data: { marketHash: sxMarket, outcomeOne: [], outcomeTwo: [] } },
}

function testVenue(id: string, credentials: object) {
  const hosts = new Set<string>()
  const venue = createVenue(id, {
    environment: 'test',
    retries: 0,
    credentials,
    async fetch(input) {
      const { host, pathname } = new URL(new Request(input).url)
      hosts.add(host)
      return Response.json(answers[pathname] ?? { data: [] })
    },
  })
  return { venue, hosts }
}

it.each(networks)('$id reads its test network', async ({ id, http, credentials }) => {
  const { venue, hosts } = testVenue(id, credentials)
  await venue.fetchEvents?.().catch(() => undefined)
  expect([...hosts]).toEqual([http])
  expect(venue).toMatchObject({ id, environment: 'test' })
})

it.each(networks)('$id streams from its test network', async ({ id, socket, outcomeId, credentials }) => {
  sockets.length = 0
  const { venue } = testVenue(id, credentials)
  const watch = venue.streams?.orderBook?.(outcomeId)
  await expect.poll(() => sockets.map((url) => url.replace(/\/$/, ''))).toEqual([socket])
  await watch?.return()
})

it('predictfun reads its test network without a key, and its books in turn: that has no socket', async () => {
  sockets.length = 0
  const { venue, hosts } = testVenue('predictfun', {})
  await venue.fetchEvents?.().catch(() => undefined)
  const watch = venue.streams?.orderBook?.('1')
  await watch?.next().catch(() => undefined)
  expect([...hosts]).toEqual(['api-testnet.predict.fun'])
  expect(sockets).toEqual([])
})

it('knows which venues have a test network', () => {
  const withTest = Object.values(venues).filter((module) => environmentsOf(module).includes('test'))
  expect(withTest.map(({ id }) => id)).toEqual([
    'gemini-titan',
    'hyperliquid',
    'kalshi',
    'kalshi-demo',
    'mock',
    'predictfun',
    'sxbet',
  ])
  expect(createVenue('kalshi').environment).toBe('production')
  expect(createVenue('kalshi-demo').environment).toBe('test')
})

it.each([
  ['polymarket', 'test', 'NOT_SUPPORTED', /^Polymarket has no test network; these venues have one: gemini-titan, /],
  ['kalshi-demo', 'production', 'NOT_SUPPORTED', /^Kalshi demo has no production network; /],
  ['kalshi', 'testnet', 'VALIDATION_ERROR', 'environment must be production or test, got "testnet"'],
])('refuses %s on %s', (id, environment, code, message) => {
  expect(() => createVenue(id, { environment: environment as 'test' })).toThrow(
    expect.objectContaining({ code, field: 'environment', exchange: id, message: expect.stringMatching(message) }),
  )
})

const event = {
  ticker: 'A',
  title: 'Will it?',
  contracts: [{ instrumentSymbol: 'GEMI-A-B', ticker: 'B', label: 'It', status: 'active' }],
}

it.each([
  ['production', 'https://www.gemini.com/predictions/A', { eventId: 'A' }],
  ['test', undefined, undefined],
] as const)(
  'names and reads public pages only where those of the network are known: %s',
  async (environment, url, target) => {
    const gemini = createVenue('gemini-titan', { environment, fetch: async () => Response.json(event) })
    const found = await gemini.fetchEvent?.({ eventId: 'A' })
    expect([found?.url, found?.markets[0]?.url]).toEqual([url, url])
    expect(gemini.parseUrl?.(new URL('https://www.gemini.com/predictions/A'))).toEqual(target)
  },
)

it.each([
  ['sxbet', 'https://toronto.sx.bet/event/L1', { eventId: 'L1' }],
  ['sxbet', 'https://sx.bet/event/L1', undefined],
  ['kalshi', 'https://demo.kalshi.co/events/kxrain-27', { eventId: 'KXRAIN-27' }],
  ['kalshi', 'https://kalshi.com/events/kxrain-27', undefined],
  ['hyperliquid', 'https://app.hyperliquid.xyz/trade/%23250', undefined],
  ['predictfun', 'https://predict.fun/market/it', undefined],
])('%s reads %s on its test network', (id, page, target) => {
  expect(createVenue(id, { environment: 'test' }).parseUrl?.(new URL(page))).toEqual(target)
})
