import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const SYMBOL = 'GEMI-FEDJAN27-NC25'
const [YES, NO] = [`${SYMBOL}:yes`, `${SYMBOL}:no`]
const P = '/v1/prediction-markets'

interface Request {
  id: string
  method: string
  params?: string[]
}
/** A number would lose the last digits of nanoseconds. */
const depth = (first: number, last: number, changes: { b?: string[][]; a?: string[][] }) => ({
  e: 'depthUpdate',
  E: '1788274800123456789',
  s: SYMBOL.toLowerCase(),
  U: first,
  u: last,
  b: [],
  a: [],
  ...changes,
})
const whole = depth(100, 100, {
  b: [
    ['0.48', '5'],
    ['0.49', '100'],
  ],
  a: [['0.54', '20.5']],
})
const answer = ({ id, params = [] }: Request) => [
  { id, status: 200 },
  ...(params[0]?.endsWith('@depth@100ms') ? [whole] : []),
]
const geminiLive = (more: Answers = {}) =>
  liveVenue(
    venue,
    { [`/v1/book/${SYMBOL}`]: { bids: [], asks: [] }, [`${P}/events/FEDJAN27`]: 'event', ...more },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      credentials: { apiKey: 'account-1', apiSecret: 'secret' },
      missing: () => Response.json({ error: 'EventNotFound', message: 'Event not found' }, { status: 404 }),
      answer,
    },
  )
const timestamp = 1788274800123

describe('watchOrderBook', () => {
  it('keeps the books of both sides up with what changes', async () => {
    const { venue: gemini, received, handshakes, send, disconnected } = await geminiLive()
    const bids = [
      { price: 0.49, size: 100 },
      { price: 0.48, size: 5 },
    ]
    expect(await gemini.watchOrderBook(YES)).toEqual({ bids, asks: [{ price: 0.54, size: 20.5 }], timestamp })
    expect(await gemini.watchOrderBook(NO, 1)).toEqual({
      bids: [{ price: 0.46, size: 20.5 }],
      asks: [{ price: 0.51, size: 100 }],
      timestamp,
    })
    send(
      depth(101, 104, {
        b: [
          ['0.49', '0'],
          ['0.47', '7.25'],
        ],
        a: [['0.53', '1']],
      }),
    )
    expect(await gemini.watchOrderBook(YES)).toEqual({
      bids: [
        { price: 0.48, size: 5 },
        { price: 0.47, size: 7.25 },
      ],
      asks: [
        { price: 0.53, size: 1 },
        { price: 0.54, size: 20.5 },
      ],
      timestamp,
    })
    expect(handshakes.map(({ path }) => path)).toEqual(['/?snapshot=-1'])
    expect(received).toContainEqual({ id: '1', method: 'subscribe', params: [`${SYMBOL}@depth@100ms`] })
    await gemini.unwatchOrderBook(YES)
    await gemini.unwatchOrderBook(NO)
    await disconnected()
  })

  it('reports an unknown instrument', async () => {
    const { venue: gemini } = await geminiLive()
    await expect(gemini.watchOrderBook('GEMI-NONE:yes')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: gemini } = await geminiLive()
    expect(await gemini.watchOrderBooks([YES, NO], 1)).toEqual({
      [YES]: { bids: [{ price: 0.49, size: 100 }], asks: [{ price: 0.54, size: 20.5 }], timestamp },
      [NO]: { bids: [{ price: 0.46, size: 20.5 }], asks: [{ price: 0.51, size: 100 }], timestamp },
    })
  })
})

describe('watchTrades', () => {
  it.each([
    [YES, { price: 0.54, side: 'buy' }, { price: 0.49, side: 'sell' }],
    [NO, { price: 0.46, side: 'sell' }, { price: 0.51, side: 'buy' }],
  ])('emits the trades of %s', async (outcomeId, first, second) => {
    const { venue: gemini, received, send } = await geminiLive()
    const trades = gemini.watchTrades(outcomeId)
    await expect.poll(() => received).toContainEqual({ id: '1', method: 'subscribe', params: [`${SYMBOL}@trade`] })
    const trade = { E: '1788274800123456789', s: SYMBOL.toLowerCase(), q: '12.5' }
    send({ ...trade, t: 4711, p: '0.54', m: false })
    const common = { timestamp, amount: 12.5, outcomeId }
    expect(await trades).toEqual([{ id: '4711', ...common, ...first }])
    send({ ...trade, t: 4712, p: '0.49', m: true })
    expect(await gemini.watchTrades(outcomeId)).toEqual([{ id: '4712', ...common, ...second }])
  })
})

describe('watchAddress', () => {
  it('reads the account, and again when the venue signals an order', async () => {
    const position = { symbol: SYMBOL, totalQuantity: '100', avgPrice: '0.36', outcome: 'no' }
    const positions: object[] = []
    const money = { type: 'exchange', currency: 'USD', amount: '1000.00', available: '1000.00' }
    const {
      venue: gemini,
      received,
      handshakes,
      send,
      disconnected,
    } = await geminiLive({
      '/v1/mytrades': [[]],
      [`${P}/positions`]: { positions },
      '/v1/balances': [[money]],
    })
    const balance = { currency: 'USD', total: 1_000, available: 1_000, locked: 0, venue: 'gemini-titan' }
    const empty = { address: 'me', trades: [], positions: [], balances: [balance], timestamp: 1788274800000 }
    expect(await gemini.watchAddress('me')).toEqual(empty)
    const params = ['orders@account', 'balances@account', 'positions@account']
    await expect.poll(() => received).toContainEqual({ id: 'account', method: 'subscribe', params })
    expect(handshakes[0]).toMatchObject({
      path: '/',
      headers: {
        'x-gemini-apikey': 'account-1',
        'x-gemini-nonce': '1788274800',
        'x-gemini-payload': expect.stringMatching(/^[\w+/=]+$/),
        'x-gemini-signature': expect.stringMatching(/^[0-9a-f]{96}$/),
      },
    })
    positions.push(position)
    money.available = '964.00'
    send({ e: 'executionReport', E: '1788274800123456789', s: SYMBOL.toLowerCase(), X: 'FILLED' })
    expect(await gemini.watchAddress('me')).toEqual({
      ...empty,
      positions: [{ marketId: SYMBOL, outcomeId: NO, size: 100, entryPrice: 0.36 }],
      balances: [{ ...balance, available: 964, locked: 36 }],
    })
    await gemini.unwatchAddress('me')
    await disconnected()
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: gemini, disconnected } = await geminiLive()
    await gemini.watchOrderBook(YES)
    await gemini.close()
    await disconnected()
  })
})
