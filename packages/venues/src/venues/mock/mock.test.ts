import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { checkVenue } from '../../contract.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'

const NOON = Date.parse('2026-09-01T12:00:00Z')
const noNetwork = () => Promise.reject(new Error('there is no network'))
const mock = venue.create({ now: () => NOON, fetch: noNetwork }) as Required<Venue>

describe('the mock', () => {
  it('keeps the contract of all venues, without a network', async () => {
    expect(await checkVenue(mock)).toEqual([])
  })

  it('shows everyone the same at the same time', async () => {
    const other = venue.create({ now: () => NOON }) as Required<Venue>
    expect(await other.fetchEvents({ status: 'all' })).toEqual(await mock.fetchEvents({ status: 'all' }))
  })

  const first = {
    outcomeId: 'derby-1:1',
    marketId: 'derby-1',
    label: 'Rovers',
    price: 0.56,
    bestBid: 0.55,
    bestAsk: 0.57,
  }
  const second = { ...first, outcomeId: 'derby-1:2', label: 'Wanderers', price: 0.44, bestBid: 0.43, bestAsk: 0.45 }
  const derby = {
    marketId: 'derby-1',
    eventId: 'derby',
    title: 'Rovers vs. Wanderers',
    slug: 'derby-1',
    description: 'Made up for trying things out. Settles to Rovers if so.',
    outcomes: [first, second],
    resolutionDate: '2099-09-12T17:00:00Z',
    volume: 25_000,
    volumeUnit: 'contracts',
    openInterest: 8_333,
    tickSize: 0.01,
    status: 'open',
    url: 'https://mock.example/events/derby',
    category: 'Sports',
    sourceCategory: 'Sports',
    tags: ['Football'],
    sourceExchange: 'mock',
    bestBid: 0.55,
    bestAsk: 0.57,
  }

  it('returns a market field by field', async () => {
    expect(await mock.fetchMarket({ marketId: 'derby-1' })).toEqual(derby)
    expect(await mock.fetchEvent({ eventId: 'derby' })).toMatchObject({ id: 'derby', markets: [derby] })
  })

  it.each(marketInLists)('%s returns the same', async (_, read) => {
    expect(await read(mock, 'derby-1')).toEqual(derby)
  })

  it('fetchOpenInterest, fetchStatus and fetchTime', async () => {
    expect(await mock.fetchOpenInterest('derby-1')).toEqual({
      ...{ marketId: 'derby-1', openInterest: 8_333, volumeUnit: 'contracts' },
    })
    expect(await mock.fetchStatus()).toEqual({ status: 'open' })
    expect(await mock.fetchTime()).toEqual({ time: NOON, skewMs: 0, uncertaintyMs: 0 })
  })

  it('has open and resolved events, and both sides of a book', async () => {
    expect((await mock.fetchEvents()).map(({ id }) => id)).not.toContain('snow')
    const [snow] = await mock.fetchEvents({ status: 'closed' })
    expect(snow).toMatchObject({ id: 'snow', markets: [{ status: 'resolved', yes: { price: 1 }, no: { price: 0 } }] })
    expect(await mock.fetchOrderBook('derby-1:1', 1)).toEqual({
      bids: [{ price: 0.55, size: 100 }],
      asks: [{ price: 0.57, size: 100 }],
    })
    expect(await mock.fetchOrderBook('derby-1:2', 1)).toEqual({
      bids: [{ price: 0.43, size: 100 }],
      asks: [{ price: 0.45, size: 100 }],
    })
    expect(await mock.fetchOrderBook('snow-1:1')).toEqual({ bids: [], asks: [] })
    expect(await mock.fetchOrderBooks(['snow-1:1'])).toEqual({ 'snow-1:1': { bids: [], asks: [] } })
  })

  it('returns trades of either outcome, and candles with their volume', async () => {
    const [bought, ...others] = await mock.fetchTrades('derby-1:1', { limit: 2 })
    expect(bought).toMatchObject({ timestamp: NOON, price: 0.56, outcomeId: 'derby-1:1' })
    expect(others[0]?.timestamp).toBe(NOON - 300_000)
    const [sold] = await mock.fetchTrades('derby-1:2', { limit: 1 })
    expect(sold).toMatchObject({ price: 0.44, amount: bought?.amount })
    expect(sold?.side).not.toBe(bought?.side)
    const [candle] = await mock.fetchOHLCV('derby-1:1', { resolution: '1h', limit: 2 })
    expect(candle?.timestamp).toBe(NOON - 3_600_000)
    expect(candle?.volume).toBeGreaterThan(12)
    expect(candle).not.toHaveProperty('fromPoints')
  })

  it('streams what the clock brings, and ends with the last watch', async () => {
    let time = NOON
    let timers: (() => void)[] = []
    const after = (_: number, run: () => void) => {
      timers.push(run)
      return () => undefined
    }
    const streaming = venue.create({ now: () => time, after, fetch: noNetwork }) as Required<Venue>
    const [books, trades] = [streaming.streams.orderBook?.('derby-1:1'), streaming.streams.trades?.('derby-1:2')]
    expect((await books?.next())?.value).toEqual(await streaming.fetchOrderBook('derby-1:1'))
    const pass = async (ms: number) => {
      time += ms
      for (const run of timers.splice(0)) run()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const later = books?.next()
    await pass(1_000)
    await pass(6 * 3_600_000)
    expect((await later)?.value).toEqual(await streaming.fetchOrderBook('derby-1:1'))
    const emitted = (await trades?.next())?.value ?? []
    expect(emitted).toHaveLength(72)
    expect(emitted.at(-1)).toMatchObject({ timestamp: time - 1_000, outcomeId: 'derby-1:2' })
    await Promise.all([books?.return(), trades?.return()])
    await pass(1_000)
    expect(timers).toEqual([])
    await expect(streaming.watchOrderBook('none:1')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    timers = []
  })

  it('watches books and trades until it is closed', async () => {
    let time = NOON
    const timers: (() => void)[] = []
    const after = (_: number, run: () => void) => {
      timers.push(run)
      return () => undefined
    }
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    const watching = venue.create({ now: () => time, after, fetch: noNetwork }) as Required<Venue>
    expect(await watching.watchOrderBooks(['derby-1:1', 'derby-1:2'], 1)).toEqual({
      'derby-1:1': { bids: [{ price: 0.55, size: 100 }], asks: [{ price: 0.57, size: 100 }] },
      'derby-1:2': { bids: [{ price: 0.43, size: 100 }], asks: [{ price: 0.45, size: 100 }] },
    })
    const trades = watching.watchTrades('derby-1:1')
    await settled()
    time += 300_000
    for (const run of timers.splice(0)) run()
    expect(await trades).toMatchObject([{ timestamp: time, outcomeId: 'derby-1:1', amount: expect.any(Number) }])
    await watching.unwatchOrderBook('derby-1:1')
    await watching.close()
    await settled()
    for (const run of timers.splice(0)) run()
    expect(timers).toEqual([])
  })

  it('has series and metadata', async () => {
    expect((await mock.fetchSeries({ query: 'crypto' })).map(({ id, events }) => [id, events?.length])).toEqual([
      ['crypto', 2],
    ])
    expect(await mock.fetchEventMetadata('mayor')).toEqual({ madeUp: true, markets: 3 })
    await expect(mock.fetchEventMetadata('none')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })

  it('refuses what is unclear', async () => {
    await expect(mock.fetchMarket({ eventId: 'mayor' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
    expect(mock.parseUrl(new URL('https://mock.example/events/mayor'))).toEqual({ eventId: 'mayor' })
    expect(mock.parseUrl(new URL('https://mock.example/mayor'))).toBeUndefined()
  })
})
