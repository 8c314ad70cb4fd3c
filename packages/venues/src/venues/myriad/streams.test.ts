import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const [YES, NO] = ['56:170145:0', '56:170145:1']
const WALLET = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

interface Command {
  id: number
  connect?: object
  subscribe?: { channel: string }
}
const answer = ({ id, connect, subscribe }: Command) => [
  ...(connect ? [{ id, connect: { client: 'c-1', version: '5.4.9', ping: 25, pong: true } }] : []),
  ...(subscribe ? [{ id, subscribe: {} }] : []),
]
const book = fixture('orderbook')
const myriadLive = (more: Answers = {}, reply: (received: Command) => readonly object[] = answer) =>
  liveVenue(
    venue,
    {
      '/markets/170145/orderbook?network_id=56&outcome=0': book,
      '/markets/170145/orderbook?network_id=56&outcome=1': {
        bids: [],
        asks: [['290000000000000000', '3000000000000000000']],
      },
      '/markets/170145': 'market',
      ...more,
    },
    { fixtures, missing: () => Response.json({ message: 'Market not found' }, { status: 404 }), answer: reply },
  )
const push = (channel: string, data: object) => ({ push: { channel, pub: { data: { networkId: 56, ...data } } } })
const bids = [
  { price: 0.71, size: 3 },
  { price: 0.7, size: 12.5 },
]
const asks = [
  { price: 0.74, size: 1 },
  { price: 0.999, size: 0.25 },
]

describe('refusals', () => {
  const failing = (code: number, message: string, more: object = {}) => ({ error: { code, message, ...more } })

  it.each([
    [failing(101, 'unauthorized'), 'AUTHENTICATION_ERROR'],
    [failing(103, 'permission denied'), 'PERMISSION_DENIED'],
    [failing(106, 'limit exceeded'), 'EXCHANGE_ERROR'],
  ])('of the connection end the watch: %j', async (failure, code) => {
    const refuse = ({ id, connect }: Command) => (connect ? [{ id, ...failure }] : [])
    const { venue: myriad, handshakes, disconnected } = await myriadLive({}, refuse)
    await expect(myriad.watchOrderBook(YES)).rejects.toMatchObject({ code, exchange: 'myriad' })
    await disconnected()
    expect(handshakes).toHaveLength(1)
  })

  it.each([
    [failing(102, 'unknown channel'), 'OUTCOME_NOT_FOUND'],
    [failing(103, 'permission denied'), 'PERMISSION_DENIED'],
    [failing(106, 'limit exceeded'), 'EXCHANGE_ERROR'],
  ])('of a subscription end the watch: %j', async (failure, code) => {
    const refuse = (command: Command) => (command.subscribe ? [{ id: command.id, ...failure }] : answer(command))
    const { venue: myriad } = await myriadLive({}, refuse)
    await expect(myriad.watchOrderBook(YES)).rejects.toMatchObject({ code, exchange: 'myriad' })
  })

  it('that are transient are retried', async () => {
    let tries = 0
    const refuse = (command: Command) => {
      if (!command.subscribe) return answer(command)
      tries += 1
      return tries === 1
        ? [{ id: command.id, ...failing(100, 'internal server error', { temporary: true }) }]
        : answer(command)
    }
    const { venue: myriad, handshakes } = await myriadLive({}, refuse)
    expect((await myriad.watchOrderBook(YES)).bids).toEqual(bids)
    expect(handshakes).toHaveLength(2)
  })
})

describe('watchOrderBook', () => {
  it('reads the first book of an outcome, and keeps it up with the sizes that are sent', async () => {
    const { venue: myriad, received, handshakes, send, disconnected } = await myriadLive()
    expect(await myriad.watchOrderBook(YES)).toEqual({ bids, asks })
    expect(handshakes.map(({ path }) => path)).toEqual(['/ws'])
    expect(received).toEqual([
      { id: 1, connect: { name: 'crossvenue' } },
      { id: 2, subscribe: { channel: 'orderbook:56:170145' } },
    ])
    const change = (outcome: number, side: string, price: string, amount: string) => ({ outcome, side, price, amount })
    send(
      push('orderbook:56:170145', {
        marketId: 170145,
        ts: 1_788_274_801_000,
        changes: [
          change(0, 'bid', '720000000000000000', '2500000000000000000'),
          change(0, 'ask', '740000000000000000', '0'),
          change(1, 'bid', '260000000000000000', '1000000000000000000'),
        ],
      }),
    )
    expect(await myriad.watchOrderBook(YES)).toEqual({
      bids: [{ price: 0.72, size: 2.5 }, ...bids],
      asks: [{ price: 0.999, size: 0.25 }],
      timestamp: 1788274801000,
    })
    send('{}')
    await expect.poll(() => received).toContainEqual({})
    await myriad.unwatchOrderBook(YES)
    await disconnected()
  })

  it('reports an unknown outcome', async () => {
    const { venue: myriad } = await myriadLive()
    await expect(myriad.watchOrderBook('56:404:0')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(myriad.watchOrderBook('x')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: myriad } = await myriadLive()
    expect(await myriad.watchOrderBooks([YES, NO])).toEqual({
      [YES]: { bids, asks },
      [NO]: { bids: [], asks: [{ price: 0.29, size: 3 }] },
    })
  })
})

describe('watchTrades', () => {
  it('emits the trades of the outcome that their taker traded, in shares and probabilities', async () => {
    const { venue: myriad, received, send } = await myriadLive()
    const trades = myriad.watchTrades(YES)
    await expect.poll(() => received).toContainEqual({ id: 2, subscribe: { channel: 'trades:56:170145' } })
    const trade = (outcome: number, side: string, averagePrice: string, orderHash: string) =>
      push('trades:56:170145', {
        marketId: 170145,
        ts: 1_788_274_801_000,
        txHash: '0xe1',
        taker: {
          trader: WALLET,
          orderHash,
          outcome,
          side,
          averagePrice,
          totalAmount: '12.5',
          totalFees: { total: '0' },
        },
        makers: [],
      })
    send(trade(1, 'buy', '0.29', '0xa0'), trade(0, 'buy', '0.735', '0xa1'))
    const first = {
      id: '0xe1:0xa1:0.735:12.5',
      timestamp: 1788274801000,
      price: 0.735,
      amount: 12.5,
      side: 'buy',
      outcomeId: YES,
    }
    expect(await trades).toEqual([first])
    send(trade(0, 'sell', '0.71', '0xa2'))
    expect(await myriad.watchTrades(YES)).toEqual([{ ...first, id: '0xe1:0xa2:0.71:12.5', price: 0.71, side: 'sell' }])
  })
})

describe('watchAddress', () => {
  it('reads a wallet, and again when the venue signals an order', async () => {
    const [events, positions]: [object[], object[]] = [[], []]
    const {
      venue: myriad,
      received,
      send,
      disconnected,
    } = await myriadLive({
      [`/users/${WALLET}/events`]: { data: events, pagination: { hasNext: false } },
      [`/users/${WALLET}/portfolio`]: { data: positions, pagination: { hasNext: false } },
    })
    const empty = { address: WALLET, trades: [], positions: [], timestamp: 1788274800000 }
    expect(await myriad.watchAddress(WALLET)).toEqual(empty)
    await expect.poll(() => received).toHaveLength(3)
    expect(received.slice(1)).toEqual([
      { id: 2, subscribe: { channel: `orders:56:${WALLET}` } },
      { id: 3, subscribe: { channel: `positions:56:${WALLET}` } },
    ])
    positions.push(fixture('portfolio').data[0])
    send(push(`positions:56:${WALLET}`, { marketId: 170145 }))
    expect(await myriad.watchAddress(WALLET)).toEqual({
      ...empty,
      positions: [
        {
          marketId: '56:170145',
          outcomeId: YES,
          outcomeLabel: 'Yes',
          size: 12.5,
          entryPrice: 0.32,
          currentValue: 3.875,
          unrealizedPnL: -0.125,
        },
      ],
    })
    await myriad.unwatchAddress(WALLET)
    await disconnected()
  })

  it('knows what is no wallet', async () => {
    const { venue: myriad } = await myriadLive()
    await expect(myriad.watchAddress('me')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: myriad, disconnected } = await myriadLive()
    await myriad.watchOrderBook(YES)
    await myriad.close()
    await disconnected()
  })
})
