import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const MARKET = hash('1')
const [YES, NO] = [`${MARKET}:YES`, `${MARKET}:NO`]
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOOK = `orderbook_v3:${MARKET}`
const TRADES = 'recent_trades_v3:global'
const fixtures = new URL('./__fixtures__/', import.meta.url)

interface Command {
  id?: number
  connect?: { token?: string }
  subscribe?: { channel: string }
  unsubscribe?: { channel: string }
}

const sxLive = (
  more: Answers = {},
  { refused = [] as readonly string[], credentials = { apiKey: 'secret', privateKey: KEY } as object } = {},
) =>
  liveVenue(
    venue,
    {
      '/metadata/obv3': 'metadata',
      '/orderbook-v3/snapshot': 'book',
      '/markets/find': 'market',
      '/trades-v3/public': { data: { trades: [], nextKey: null } },
      '/fills-v3': 'fills',
      '/positions-v3': 'positions',
      '/user/balance-v3': 'balance',
      '/user/realtime-token-v3/api-key': { status: 'success', data: { token: 'a.b.c' } },
      ...more,
    },
    {
      fixtures,
      credentials,
      answer({ id, connect, subscribe }: Command) {
        if (connect) return [{ id, connect: { client: 'c', ping: 25, pong: true } }]
        if (subscribe && refused.includes(subscribe.channel)) return [{ id, error: { code: 103, message: 'denied' } }]
        return id === undefined ? [] : [{ id, subscribe: {} }]
      },
    },
  )
const push = (channel: string, data: unknown) => ({ push: { channel, pub: { data } } })
/** A whole book with one bet on each outcome. */
const book = (version: number, odds: number) =>
  push(BOOK, {
    marketHash: MARKET,
    version: `001${String(version).padStart(20, '0')}`,
    outcomeOne: [{ percentageOdds: `${odds}000000000000000000`, size: `${odds}00000` }],
    outcomeTwo: [{ percentageOdds: '50000000000000000000', size: '5000000' }],
  })
const subscribed = (received: readonly unknown[]) =>
  (received as Command[]).flatMap(({ subscribe }) => subscribe?.channel ?? [])

describe('watchOrderBook', () => {
  it('opens the socket with a token, reads the first book, and takes whole books for both outcomes', async () => {
    const { venue: sxbet, received, handshakes, send, disconnected } = await sxLive()
    expect((await sxbet.watchOrderBook(YES)).bids[0]).toEqual({ price: 0.41125, size: 80 })
    expect((await sxbet.watchOrderBook(NO)).bids[0]).toEqual({ price: 0.55, size: 20 })
    expect(handshakes.map(({ path }) => path)).toEqual(['/connection/websocket'])
    expect(received[0]).toMatchObject({ connect: { token: 'a.b.c' } })
    expect(subscribed(received)).toEqual([BOOK])
    send(book(8, 40))
    expect((await sxbet.watchOrderBook(YES)).bids).toEqual([{ price: 0.4, size: 10 }])
    expect((await sxbet.watchOrderBook(NO)).asks).toEqual([{ price: 0.6, size: 10 }])
    await sxbet.unwatchOrderBook(YES)
    await sxbet.unwatchOrderBook(NO)
    await disconnected()
  })

  it('keeps the later of two books by their versions, which are compared as text', async () => {
    const { venue: sxbet, send } = await sxLive()
    await sxbet.watchOrderBook(YES)
    send(book(10, 42), book(9, 30), book(11, 44))
    let bid = 0
    for (let tries = 0; tries < 5 && bid !== 0.44; tries += 1) {
      bid = (await sxbet.watchOrderBook(YES)).bids[0]?.price ?? 0
      expect([0.42, 0.44]).toContain(bid)
    }
    expect(bid).toBe(0.44)
  })

  it('watches several outcomes over one connection, until it is closed', async () => {
    const { venue: sxbet, handshakes, disconnected } = await sxLive()
    expect(Object.keys(await sxbet.watchOrderBooks([YES, NO]))).not.toEqual([])
    expect(handshakes).toHaveLength(1)
    await sxbet.close()
    await disconnected()
  })

  it('reads books in turn for callers without a key', async () => {
    const { venue: sxbet, handshakes } = await sxLive({}, { credentials: {} })
    expect((await sxbet.watchOrderBook(YES)).bids[0]).toEqual({ price: 0.41125, size: 80 })
    expect(handshakes).toEqual([])
  })

  it('reports a refused channel and an unknown outcome', async () => {
    const { venue: sxbet } = await sxLive({}, { refused: [BOOK] })
    const drain = async () => {
      for await (const _ of sxbet.streams?.orderBook?.(YES) ?? []);
    }
    await expect(drain()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await expect(sxbet.watchOrderBook('404:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchTrades', () => {
  const trade = (id: string, change: object = {}) => ({
    trade: {
      tradeId: id,
      marketHash: MARKET,
      isBettingOutcomeOne: false,
      totalStake: '6000000',
      weightedAverageOdds: '60000000000000000000',
      betTime: '2026-09-01T15:00:01.000Z',
      ...change,
    },
  })

  it('picks the trades of its market from those of all, as the caller sees them', async () => {
    const { venue: sxbet, received, send } = await sxLive()
    const next = sxbet.watchTrades(YES)
    await expect.poll(() => subscribed(received)).toEqual([TRADES])
    send(
      push(TRADES, trade('other', { marketHash: hash('2') })),
      push(TRADES, trade('parlay', { isParlay: true })),
      push(TRADES, [trade('mine')]),
    )
    expect(await next).toEqual([
      {
        id: 'mine',
        timestamp: Date.parse('2026-09-01T15:00:01Z'),
        price: 0.4,
        amount: 10,
        side: 'unknown',
        outcomeId: YES,
      },
    ])
  })

  it('reports a refused channel', async () => {
    const { venue: sxbet } = await sxLive({}, { refused: [TRADES] })
    await expect(sxbet.watchTrades(YES)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })
})

describe('watchAddress', () => {
  it('reads the account again when its private channels signal a change', async () => {
    const { default: positions } = await import('./__fixtures__/positions.json', { with: { type: 'json' } })
    const {
      venue: sxbet,
      received,
      send,
      disconnected,
    } = await sxLive({
      '/positions-v3': [positions, { data: { positions: [], nextKey: null } }],
    })
    expect(await sxbet.watchAddress('me')).toMatchObject({
      address: 'me',
      positions: [{ size: 300 }],
      trades: [{ amount: 8 }, { amount: 2.5 }],
      balances: [{ available: 12.345678 }],
    })
    const channels = [`account:orders_v3_#${WALLET}`, `account:fills_v3_#${WALLET}`]
    await expect.poll(() => subscribed(received)).toEqual(channels)
    send(push(channels[1] as string, { id: 'a fill' }))
    expect(await sxbet.watchAddress('me')).toMatchObject({ positions: [] })
    await sxbet.unwatchAddress('me')
    await disconnected()
  })
})
