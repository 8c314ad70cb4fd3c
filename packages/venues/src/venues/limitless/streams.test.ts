import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const market = {
  id: 7,
  slug: 'the-market',
  title: 'Will it?',
  marketType: 'single',
  tradeType: 'clob',
  tokens: { yes: '111', no: '222' },
  venue: { exchange: '0x05c748E2f4DcDe0ec9Fa8DDc40DE6b867f923fa5' },
}
const [YES, NO] = ['111', '222']

const fixtures = new URL('./__fixtures__/', import.meta.url)
/** Socket.IO in the frames of Engine.IO: hello, and the namespace as it is joined. */
const greeting = ['0{"sid":"e1","upgrades":[],"pingInterval":25000,"pingTimeout":20000}']
const answer = (received: string) => (received === '40/markets,' ? ['40/markets,{"sid":"n1"}'] : [])
const event = (name: string, body: object) => `42/markets,${JSON.stringify([name, body])}`
const limitlessLive = (more: Answers = {}, reply: (received: string) => readonly string[] = answer) =>
  liveVenue(
    venue,
    {
      '/markets/active': { data: [market], totalMarketsCount: 1 },
      '/markets/the-market': market,
      '/markets/the-market/orderbook': 'fetchOrderBook-twoSided',
      ...more,
    },
    {
      fixtures,
      credentials: { apiKey: 'sk_live_1', apiSecret: 'c2VjcmV0' },
      missing: () => Response.json({ message: 'Market not found' }, { status: 404 }),
      greeting,
      answer: reply,
    },
  )
const yes = {
  bids: [
    { price: 0.466, size: 2000 },
    { price: 0.445, size: 192 },
    { price: 0.002, size: 0.5 },
  ],
  asks: [
    { price: 0.486, size: 2000 },
    { price: 0.512, size: 1024 },
  ],
}
const no = {
  bids: [
    { price: 0.514, size: 2000 },
    { price: 0.488, size: 1024 },
  ],
  asks: [
    { price: 0.534, size: 2000 },
    { price: 0.555, size: 192 },
    { price: 0.998, size: 0.5 },
  ],
}

describe('refusals', () => {
  it('end the watch where the namespace cannot be joined', async () => {
    const refuse = (received: string) =>
      received === '40/markets,' ? ['44/markets,{"message":"Too many connections"}'] : []
    const { venue: limitless, handshakes, disconnected } = await limitlessLive({}, refuse)
    const next = async () => {
      for (;;) await limitless.watchOrderBook(YES)
    }
    await expect(next()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'Limitless refuses the stream: Too many connections',
    })
    await disconnected()
    expect(handshakes).toHaveLength(1)
  })

  it('end the watch where the subscription is refused', async () => {
    const refuse = (received: string) =>
      received.includes('subscribe_market_prices')
        ? [event('exception', { status: 'error', message: ['marketSlugs must be active'] })]
        : answer(received)
    const { venue: limitless, disconnected } = await limitlessLive({}, refuse)
    const next = async () => {
      for (;;) await limitless.watchOrderBook(YES)
    }
    await expect(next()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'Limitless refuses the stream: marketSlugs must be active',
    })
    await disconnected()
  })

  it('end the watch of what has no book', async () => {
    const { venue: limitless, handshakes } = await limitlessLive({
      '/markets/the-market/orderbook': Response.json({ message: 'No order book' }, { status: 404 }),
    })
    await expect(limitless.watchOrderBook(YES)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    expect(handshakes.length).toBeLessThanOrEqual(1)
  })

  it('do not end when the server leaves: it is joined again', async () => {
    const { venue: limitless, handshakes, send } = await limitlessLive()
    await limitless.watchOrderBook(YES)
    await expect.poll(() => handshakes).toHaveLength(1)
    send('41/markets,')
    await expect.poll(() => handshakes).toHaveLength(2)
  })
})

describe('watchOrderBook', () => {
  it('reads the first book and takes each later one whole, for both outcomes', async () => {
    const { venue: limitless, received, handshakes, send, disconnected } = await limitlessLive()
    expect(await limitless.watchOrderBook(YES)).toEqual(yes)
    expect(await limitless.watchOrderBook(NO)).toEqual(no)
    const subscription = event('subscribe_market_prices', { marketSlugs: ['the-market'] })
    await expect.poll(() => received.slice(0, 2)).toEqual(['40/markets,', subscription])
    const orderbook = {
      bids: [{ price: 0.47, size: 12_500_000, side: 'BUY' }],
      asks: [{ price: 0.486, size: 1_500_000, side: 'SELL' }],
      tokenId: YES,
      adjustedMidpoint: 0.478,
      maxSpread: '0.035',
      minSize: '100000000',
    }
    send('2', event('orderbookUpdate', { marketSlug: 'the-market', orderbook, timestamp: '2026-09-01T15:00:01.250Z' }))
    const timestamp = 1788274801250
    expect(await limitless.watchOrderBook(YES)).toEqual({
      bids: [{ price: 0.47, size: 12.5 }],
      asks: [{ price: 0.486, size: 1.5 }],
      timestamp,
    })
    expect(await limitless.watchOrderBook(NO)).toEqual({
      bids: [{ price: 0.514, size: 1.5 }],
      asks: [{ price: 0.53, size: 12.5 }],
      timestamp,
    })
    await expect.poll(() => received).toContain('3')
    expect(handshakes.map(({ path }) => path)).toEqual(['/socket.io/?EIO=4&transport=websocket'])
    await limitless.unwatchOrderBook(YES)
    await limitless.unwatchOrderBook(NO)
    await disconnected()
  })

  it('reports an unknown outcome', async () => {
    const { venue: limitless } = await limitlessLive()
    await expect(limitless.watchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: limitless } = await limitlessLive()
    expect(await limitless.watchOrderBooks([YES, NO])).toEqual({ [YES]: yes, [NO]: no })
  })
})

describe('watchAddress', () => {
  it('reads the account, and again when the venue signals a transaction', async () => {
    const positions = { clob: [] }
    const {
      venue: limitless,
      received,
      handshakes,
      send,
      disconnected,
    } = await limitlessLive({
      '/portfolio/history': { data: [], nextCursor: null },
      '/portfolio/positions': positions,
    })
    const empty = { address: 'me', trades: [], positions: [], timestamp: 1788274800000 }
    expect(await limitless.watchAddress('me')).toEqual(empty)
    await expect
      .poll(() => received)
      .toEqual(['40/markets,', event('subscribe_transactions', {}), event('subscribe_order_events', {})])
    expect(handshakes[0]?.headers).toMatchObject({
      'lmts-api-key': 'sk_live_1',
      'lmts-timestamp': '2026-09-01T15:00:00.000Z',
      'lmts-signature': expect.stringMatching(/^[\w+/]{43}=$/),
    })
    Object.assign(positions, JSON.parse(readFileSync(new URL('portfolio-positions.json', fixtures), 'utf8')))
    send(event('tx', { status: 'CONFIRMED', source: 'CLOB', marketId: '7' }))
    expect(await limitless.watchAddress('me')).toEqual({
      ...empty,
      positions: [
        {
          marketId: '7',
          outcomeId: YES,
          outcomeLabel: 'Yes',
          size: 12.5,
          entryPrice: 0.31,
          currentPrice: 0.33,
          currentValue: 4.125,
          unrealizedPnL: 0.25,
          realizedPnL: 0,
        },
      ],
    })
    await limitless.unwatchAddress('me')
    await disconnected()
  })

  it('knows one’s own account alone', async () => {
    const { venue: limitless } = await limitlessLive()
    await expect(limitless.watchAddress('0x01')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: limitless, disconnected } = await limitlessLive()
    await limitless.watchOrderBook(YES)
    await limitless.close()
    await disconnected()
  })
})
