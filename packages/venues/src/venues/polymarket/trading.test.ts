import { describe, expect, it } from 'vitest'
import type { Venue } from '../../venue.ts'
import { CONDITION, fixture, NO, polymarketWith, RUNG, YES } from './__fixtures__/polymarket-with.ts'
import { venue } from './index.ts'

describe('fetchOrderBook', () => {
  it('sorts the book best first', async () => {
    const { polymarket, calls } = polymarketWith({ '/clob/book': 'fetchOrderBook-yes' })
    expect(await polymarket.fetchOrderBook(YES)).toEqual({
      bids: [
        { price: 0.63, size: 1000.25 },
        { price: 0.62, size: 75 },
        { price: 0.61, size: 140.5 },
        { price: 0.01, size: 2202468 },
      ],
      asks: [
        { price: 0.64, size: 88.4 },
        { price: 0.65, size: 310 },
        { price: 0.7, size: 12 },
        { price: 0.99, size: 45521.44 },
      ],
      timestamp: 1795283537944,
      datetime: '2026-11-21T17:52:17.944Z',
    })
    expect(calls).toEqual([`/clob/book?token_id=${YES}`])
  })

  it('cuts the book to a depth', async () => {
    const { polymarket } = polymarketWith({ '/clob/book': 'fetchOrderBook-yes' })
    const { bids, asks } = await polymarket.fetchOrderBook(YES, 2)
    expect(bids.map(({ price }) => price)).toEqual([0.63, 0.62])
    expect(asks.map(({ price }) => price)).toEqual([0.64, 0.65])
  })

  it.each([
    [['no'] as const, NO],
    [['yes'] as const, YES],
    [[undefined, { side: 'no' }] as const, NO],
    [[1, { outcome: 'yes' }] as const, YES],
  ])('takes the id for a market where a side is named: %j', async ([limit, params], token) => {
    const { polymarket, calls } = polymarketWith({
      '/gamma/markets/905101': 'fetchMarket-byId',
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28': 'fetchMarket-bySlug',
      '/clob/book': 'fetchOrderBook-yes',
    })
    await polymarket.fetchOrderBook(RUNG, limit, params)
    expect(calls.at(-1)).toBe(`/clob/book?token_id=${token}`)
  })

  it.each([
    [YES, ['yes'] as const],
    [NO, ['no'] as const],
    [YES, [undefined, { side: 'yes' }] as const],
    [NO, [2, { outcome: 'no' }] as const],
  ])('lets the id of an outcome name its side itself: %s, %j', async (token, [limit, params]) => {
    const { polymarket, calls } = polymarketWith({ '/clob/book': 'fetchOrderBook-yes' })
    await polymarket.fetchOrderBook(token, limit, params)
    expect(calls).toEqual([`/clob/book?token_id=${token}`])
  })

  it('says that there is no book', async () => {
    const { polymarket } = polymarketWith({ '/clob/book': 'fetchOrderBook-missing' }, 404)
    await expect(polymarket.fetchOrderBook('1')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })

  it('has no past books', async () => {
    const { polymarket } = polymarketWith({})
    const since = polymarket.fetchOrderBook(YES, undefined, { since: '2026-11-20' })
    await expect(since).rejects.toMatchObject({ code: 'NOT_SUPPORTED' })
  })
})

describe('fetchOrderBooks', () => {
  it('reads several books in one request', async () => {
    const { polymarket, calls, bodies } = polymarketWith({ '/clob/books': 'fetchOrderBooks-two' })
    const books = await polymarket.fetchOrderBooks([YES, NO, YES])
    expect(Object.keys(books)).toEqual([YES, NO])
    expect(books[NO]?.asks).toEqual([
      { price: 0.37, size: 1000.25 },
      { price: 0.38, size: 75 },
    ])
    expect(calls).toEqual(['/clob/books'])
    expect(bodies).toEqual([[{ token_id: YES }, { token_id: NO }]])
  })
})

describe('fetchTrades', () => {
  const answers = {
    '/gamma/markets/keyset': 'fetchMarket-byFilter',
    '/data/trades': 'fetchTrades-bothOutcomes',
  }

  it('keeps the trades of one outcome, each once', async () => {
    const { polymarket, calls, rejections } = polymarketWith(answers)
    expect(await polymarket.fetchTrades(YES)).toEqual([
      {
        id: `0x0000000000000000000000000000000000000000000000000000000081dc0001:${YES}:0.64:41.5`,
        timestamp: 1795283500000,
        price: 0.64,
        amount: 41.5,
        side: 'buy',
        outcomeId: YES,
      },
      {
        id: `0x0000000000000000000000000000000000000000000000000000000081dc0003:${YES}:0.63:7.25`,
        timestamp: 1795283300000,
        price: 0.63,
        amount: 7.25,
        side: 'sell',
        outcomeId: YES,
      },
      {
        id: `0x0000000000000000000000000000000000000000000000000000000081dc0005:${YES}:0.62:250`,
        timestamp: 1795280000000,
        price: 0.62,
        amount: 250,
        side: 'buy',
        outcomeId: YES,
      },
    ])
    expect(calls[1]).toBe(`/data/trades?market=${CONDITION}&takerOnly=true&limit=500&offset=0`)
    expect(rejections).toMatchObject([{ path: '/trades', reason: expect.stringMatching(/^price:/) }])
  })

  it('does not convert the trades of the other outcome', async () => {
    const { polymarket } = polymarketWith(answers)
    expect(await polymarket.fetchTrades(NO)).toMatchObject([{ price: 0.37, amount: 100, side: 'buy', outcomeId: NO }])
  })

  it('continues by time where the record by number ends', async () => {
    const calls: { offset: number; end: number }[] = []
    // One trade a second, of which every thousandth is of the outcome.
    const newest = 1_795_283_500
    const polymarket = venue.create({
      baseUrl: 'http://polymarket.test',
      fetch: async (input) => {
        const { pathname, searchParams } = new URL(input)
        if (pathname.startsWith('/gamma')) return Response.json(fixture('fetchMarket-byFilter'))
        const [offset, end] = [Number(searchParams.get('offset')), Number(searchParams.get('end') ?? newest)]
        calls.push({ offset, end })
        const rows = Array.from({ length: 500 }, (_, n) => end - offset - n)
          .filter((second) => second > newest - 12_000)
          .map((second) => ({
            ...{ asset: second % 1_000 === 0 ? YES : NO, side: 'BUY', size: 1, price: 0.5 },
            ...{ timestamp: second, transactionHash: `0x${second}` },
          }))
        return Response.json(rows)
      },
    }) as Required<Venue>
    const trades = await polymarket.fetchTrades(YES)
    expect(trades).toHaveLength(12)
    expect(trades.map(({ timestamp }) => timestamp)).toEqual(
      Array.from({ length: 12 }, (_, n) => (newest - 500 - 1_000 * n) * 1_000),
    )
    expect(calls.filter(({ offset }) => offset === 0).map(({ end }) => end)).toEqual([newest, newest - 10_499])
    expect(Math.max(...calls.map(({ offset }) => offset))).toBe(10_000)
  })

  it('keeps to a period and a number', async () => {
    const { polymarket, calls } = polymarketWith(answers)
    const params = { start: '2026-11-21T17:00:00Z', end: '2026-11-21T17:50:00.500Z', limit: 1 }
    const trades = await polymarket.fetchTrades(YES, params)
    expect(trades.map(({ timestamp }) => timestamp)).toEqual([1795283300000])
    expect(calls[1]).toContain('&start=1795280400&end=1795283400')
  })
})

describe('fetchOHLCV', () => {
  const hours = { resolution: '1h', start: '2026-11-21T15:00:00Z', end: '2026-11-21T17:30:00Z' }
  const three = {
    timestamp: Date.parse('2026-11-21T15:00:00Z'),
    open: 0.6,
    high: 0.66,
    low: 0.58,
    close: 0.58,
    fromPoints: true,
  }
  const four = {
    timestamp: three.timestamp + 3_600_000,
    open: 0.59,
    high: 0.59,
    low: 0.59,
    close: 0.59,
    fromPoints: true,
  }
  const five = { ...four, timestamp: three.timestamp + 7_200_000, open: 0.615, high: 0.615, low: 0.615, close: 0.615 }

  it('builds candles from price points and invents no volume', async () => {
    const { polymarket, calls } = polymarketWith({ '/clob/prices-history': 'fetchOHLCV-points' })
    expect(await polymarket.fetchOHLCV(YES, hours)).toEqual([three, four, five])
    expect(calls).toEqual([`/clob/prices-history?market=${YES}&startTs=1795273200&endTs=1795282200&fidelity=5`])
  })

  it('keeps the earliest of a period, and the latest without a start', async () => {
    const answers = { '/clob/prices-history': ['fetchOHLCV-points', 'fetchOHLCV-points'] }
    const { polymarket, calls } = polymarketWith(answers)
    expect(await polymarket.fetchOHLCV(YES, { ...hours, limit: 2 })).toEqual([three, four])
    expect(await polymarket.fetchOHLCV(YES, { resolution: '1h', end: hours.end, limit: 2 })).toEqual([four, five])
    expect(calls[1]).toContain('&startTs=1795276800&endTs=1795282200')
  })

  it('asks for long periods piece by piece', async () => {
    const answers = { '/clob/prices-history': Array(3).fill('fetchOHLCV-points') }
    const { polymarket, calls } = polymarketWith(answers)
    const params = { resolution: '1d', start: '2026-10-22', end: '2027-01-01' }
    const candles = await polymarket.fetchOHLCV(YES, params)
    expect(candles.map(({ timestamp }) => timestamp)).toEqual([Date.parse('2026-11-21')])
    expect(calls.map((path) => path.slice(path.indexOf('startTs')))).toEqual([
      'startTs=1792627200&endTs=1793923200&fidelity=120',
      'startTs=1793923200&endTs=1795219200&fidelity=120',
      'startTs=1795219200&endTs=1795290000&fidelity=120',
    ])
  })
})
