import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const YES = '6100000000000000000000000000000000000001'
const NO = '6200000000000000000000000000000000000002'
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const fixtures = new URL('./__fixtures__/', import.meta.url)
const AT = 1_788_274_800_123

type Command = { method: string; requestId?: number; params?: string[]; data?: unknown }

const predictLive = (more: Answers = {}, refused: readonly string[] = []) =>
  liveVenue(
    venue,
    {
      '/v1/categories': 'categories',
      '/v1/categories/harbor-tunnel-opens-by': 'category',
      '/v1/markets/6001': 'market',
      '/v1/markets/6001/orderbook': 'orderbook',
      '/v1/orders/matches': 'matches',
      [`/v1/positions/${WALLET}`]: 'positions',
      '/v1/auth/message': { data: { message: 'Sign to log in.' } },
      '/v1/auth': { data: { token: 'a.b.c' } },
      ...more,
    },
    {
      fixtures,
      credentials: { apiKey: 'secret', privateKey: KEY },
      answer({ method, requestId, params = [] }: Command) {
        if (method === 'heartbeat') return []
        const success = !refused.includes(params[0] ?? '')
        const error = { code: 'invalid_topic', message: 'Invalid topic' }
        return [{ type: 'R', requestId, success, ...(!success && { error }) }]
      },
    },
  )
const book = (at: number, bid: number) => ({
  type: 'M',
  topic: 'predictOrderbook/6001',
  data: { marketId: 6001, version: 1, updateTimestampMs: at, bids: [[bid, 10]], asks: [[0.42, 20.5]] },
})
const topics = (received: readonly unknown[]) =>
  (received as Command[]).map(({ method, params, data }) => [method, params?.[0] ?? data])

describe('watchOrderBook', () => {
  it('reads the first book, and takes whole books after it, for both outcomes of a market', async () => {
    const { venue: predictfun, received, handshakes, send, disconnected } = await predictLive()
    expect((await predictfun.watchOrderBook(YES)).bids[0]).toEqual({ price: 0.395, size: 310 })
    expect((await predictfun.watchOrderBook(NO)).bids[0]).toEqual({ price: 0.58, size: 20.5 })
    expect(handshakes.map(({ path, headers }) => [path, headers['x-api-key']])).toEqual([['/ws', 'secret']])
    await expect.poll(() => topics(received)).toEqual([['subscribe', 'predictOrderbook/6001']])
    send(book(AT + 1_000, 0.4))
    expect((await predictfun.watchOrderBook(YES)).bids).toEqual([{ price: 0.4, size: 10 }])
    expect((await predictfun.watchOrderBook(NO)).asks).toEqual([{ price: 0.6, size: 10 }])
    await predictfun.unwatchOrderBook(YES)
    await predictfun.unwatchOrderBook(NO)
    await disconnected()
  })

  it('watches several outcomes over one connection, until it is closed', async () => {
    const { venue: predictfun, handshakes, disconnected } = await predictLive()
    expect(Object.keys(await predictfun.watchOrderBooks([YES, NO]))).not.toEqual([])
    expect(handshakes).toHaveLength(1)
    await predictfun.close()
    await disconnected()
  })

  it('keeps the later of two books: their version is no sequence', async () => {
    const { venue: predictfun, send } = await predictLive()
    await predictfun.watchOrderBook(YES)
    send(book(AT + 2_000, 0.4), book(AT + 1_000, 0.3), book(AT + 3_000, 0.41))
    let bid = 0
    for (let tries = 0; tries < 5 && bid !== 0.41; tries += 1) {
      bid = (await predictfun.watchOrderBook(YES)).bids[0]?.price ?? 0
      expect([0.4, 0.41]).toContain(bid)
    }
    expect(bid).toBe(0.41)
  })

  it('answers the heartbeat of the venue with its own number', async () => {
    const { venue: predictfun, received, send } = await predictLive()
    await predictfun.watchOrderBook(YES)
    send({ type: 'M', topic: 'heartbeat', data: 1_788_274_815_000 })
    await expect.poll(() => topics(received)).toContainEqual(['heartbeat', 1_788_274_815_000])
  })

  it('reports a refused topic and an unknown outcome', async () => {
    const { venue: predictfun } = await predictLive({}, ['predictOrderbook/6001'])
    const watch = predictfun.streams?.orderBook?.(YES)
    const drain = async () => {
      for await (const _ of watch ?? []);
    }
    await expect(drain()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    await expect(predictfun.watchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchAddress', () => {
  it('reads the wallet again when its private topic signals a change', async () => {
    const [first, second] = await Promise.all(
      ['positions', 'matches'].map(async (name) => (await import(`./__fixtures__/${name}.json`)).default),
    )
    const {
      venue: predictfun,
      received,
      send,
      disconnected,
    } = await predictLive({
      [`/v1/positions/${WALLET}`]: [first, { data: [], cursor: null }],
      '/v1/orders/matches': second,
    })
    const snapshot = await predictfun.watchAddress(WALLET)
    expect(snapshot).toMatchObject({
      address: WALLET,
      positions: [{ size: 12.5 }],
      trades: [{ amount: 10 }, { amount: 5.5 }],
    })
    const topic = 'predictWalletEvents/a.b.c'
    await expect.poll(() => topics(received)).toContainEqual(['subscribe', topic])
    send({ type: 'M', topic, data: { type: 'orderTransactionSuccess', orderHash: '0x1' } })
    expect(await predictfun.watchAddress(WALLET)).toMatchObject({ positions: [] })
    await predictfun.unwatchAddress(WALLET)
    await disconnected()
  })
})
