import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const P = '/public/api/v1'
const [YES, NO] = ['7100000000000000000000000000000000000001', '7200000000000000000000000000000000000001']
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SAFE = '0xBAbAA428b58E77b289437B2395C2C4d5573F281F'
const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))

interface Command {
  id: number | string
  method: string
}
const probableLive = (more: Answers = {}) =>
  liveVenue(
    venue,
    {
      [`${P}/book?token_id=${YES}`]: 'book',
      [`${P}/book?token_id=${NO}`]: { bids: [], asks: [], timestamp: '1788267600123' },
      [`${P}/events/`]: { data: [event] },
      ...more,
    },
    {
      fixtures,
      credentials: { privateKey: KEY },
      answer: ({ id, method }: Command) => [
        { id, status: 200, result: method === 'userDataStream.start' ? { listenKey: 'l' } : null },
      ],
    },
  )
const commands = (received: readonly unknown[]) =>
  (received as (Command & { params?: unknown })[]).filter(({ method }) => method !== 'ping')
const yes = {
  bids: [
    { price: 0.41, size: 2.5 },
    { price: 0.3, size: 10 },
  ],
  asks: [
    { price: 0.45, size: 20 },
    { price: 0.6, size: 4 },
  ],
  timestamp: 1788267600123,
  datetime: '2026-09-01T13:00:00.123Z',
}

describe('watchOrderBook', () => {
  it('reads the first book of a token, and takes each later one whole', async () => {
    const { venue: probable, received, handshakes, send, disconnected } = await probableLive()
    expect(await probable.watchOrderBook(YES)).toEqual(yes)
    expect(handshakes.map(({ path }) => path)).toEqual([P])
    await expect.poll(() => commands(received)).toEqual([{ id: 1, method: 'SUBSCRIBE', params: [`book:${YES}`] }])
    const data = { bids: [{ price: '0.42', size: '1.25' }], asks: [], timestamp: '1788267601123' }
    send({ stream: `book:${YES}`, data })
    expect(await probable.watchOrderBook(YES)).toEqual({
      bids: [{ price: 0.42, size: 1.25 }],
      asks: [],
      timestamp: 1788267601123,
      datetime: '2026-09-01T13:00:01.123Z',
    })
    await probable.unwatchOrderBook(YES)
    await disconnected()
  })

  it('reports an unknown token', async () => {
    const { venue: probable } = await probableLive()
    await expect(probable.watchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: probable } = await probableLive()
    const { timestamp, datetime } = yes
    expect(await probable.watchOrderBooks([YES, NO])).toEqual({
      [YES]: yes,
      [NO]: { bids: [], asks: [], timestamp, datetime },
    })
  })
})

describe('watchAddress', () => {
  it('reads a wallet, and again when the venue signals an order of one’s own', async () => {
    const positions: object[] = []
    const {
      venue: probable,
      received,
      send,
      disconnected,
    } = await probableLive({
      [`${P}/auth/api-key/56`]: { apiKey: 'k', secret: 'c2VjcmV0', passphrase: 'p' },
      [`${P}/position/current?user=${SAFE}&limit=100&offset=0&sizeThreshold=0`]: { data: positions },
      [`${P}/position/current`]: { data: [] },
      [`${P}/activity`]: { data: [] },
    })
    const empty = { address: SAFE, trades: [], positions: [], timestamp: 1788274800000 }
    expect(await probable.watchAddress(SAFE)).toEqual(empty)
    const params = { apiKey: 'k', address: OWNER, accountType: 'proxy_wallet' }
    await expect.poll(() => commands(received)).toEqual([{ id: 'start', method: 'userDataStream.start', params }])
    positions.push({ asset: YES, conditionId: '0x01', outcome: 'Yes', size: 20.25, avgPrice: 0.415, curPrice: 0.4 })
    send({ e: 'executionReport', E: 1_788_274_801_000, S: 'BUY', x: 'TRADE', X: 'FILLED', i: '12345', ct: YES })
    expect(await probable.watchAddress(SAFE)).toEqual({
      ...empty,
      positions: [
        {
          marketId: '2401',
          outcomeId: YES,
          outcomeLabel: 'Yes',
          size: 20.25,
          entryPrice: 0.415,
          currentPrice: 0.4,
        },
      ],
    })
    await probable.unwatchAddress(SAFE)
    await disconnected()
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: probable, disconnected } = await probableLive()
    await probable.watchOrderBook(YES)
    await probable.close()
    await disconnected()
  })
})
