import { describe, expect, it } from 'vitest'
import { kalshiWith, RUNG } from './__fixtures__/replay.ts'

describe('fetchOrderBook', () => {
  const path = `/markets/${RUNG}/orderbook`

  it('mirrors the bids for NO into the asks for YES', async () => {
    const { kalshi, calls } = kalshiWith({ [path]: 'fetchOrderBook-twoSided' })
    expect(await kalshi.fetchOrderBook?.(`${RUNG}:YES`)).toEqual({
      bids: [
        { price: 0.37, size: 444.32 },
        { price: 0.35, size: 3195.84 },
        { price: 0.01, size: 6558.5 },
      ],
      asks: [
        { price: 0.4, size: 120 },
        { price: 0.41, size: 118.85 },
        { price: 0.99, size: 13553 },
      ],
    })
    expect(calls).toEqual([path])
  })

  it('reads NO as its own side, cut to a depth', async () => {
    const { kalshi, calls } = kalshiWith({ [path]: 'fetchOrderBook-twoSided' })
    expect(await kalshi.fetchOrderBook?.(`${RUNG}:NO`, 2)).toEqual({
      bids: [
        { price: 0.6, size: 120 },
        { price: 0.59, size: 118.85 },
      ],
      asks: [
        { price: 0.63, size: 444.32 },
        { price: 0.65, size: 3195.84 },
      ],
    })
    expect(calls).toEqual([`${path}?depth=2`])
  })

  it('takes the side beside a bare ticker, in every place it may stand', async () => {
    const { kalshi } = kalshiWith({ [path]: Array.from({ length: 5 }, () => 'fetchOrderBook-twoSided') })
    const best = async (...args: Parameters<NonNullable<typeof kalshi.fetchOrderBook>>) =>
      (await kalshi.fetchOrderBook?.(...args))?.bids[0]?.price
    expect(await best(RUNG)).toBe(0.37)
    expect(await best(RUNG, 'no')).toBe(0.6)
    expect(await best(RUNG, undefined, { side: 'no' })).toBe(0.6)
    expect(await best(RUNG, 5, { outcome: 'no' })).toBe(0.6)
    expect(await best(`${RUNG}:YES`, 'no')).toBe(0.37)
  })

  it('keeps an empty side empty and sub-cent prices exact', async () => {
    const { kalshi } = kalshiWith({ [path]: 'fetchOrderBook-oneSided' })
    expect(await kalshi.fetchOrderBook?.(RUNG)).toEqual({
      bids: [],
      asks: [
        { price: 0.162, size: 7.5 },
        { price: 0.163, size: 12 },
      ],
    })
  })

  it('reads the older empty book', async () => {
    const { kalshi } = kalshiWith({ [path]: 'fetchOrderBook-none' })
    expect(await kalshi.fetchOrderBook?.(RUNG)).toEqual({ bids: [], asks: [] })
  })

  it('does not cut New Orleans in two', async () => {
    const { kalshi } = kalshiWith({ '/markets/KXNFLGAME-26SEP13ATLNO-NO/orderbook': 'fetchOrderBook-twoSided' })
    expect((await kalshi.fetchOrderBook?.('KXNFLGAME-26SEP13ATLNO-NO'))?.bids[0]?.price).toBe(0.37)
  })

  it('knows no unknown market and no past', async () => {
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchOrderBook?.('KXNONE:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(kalshi.fetchOrderBook?.(RUNG, undefined, { since: '2026-08-01' })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
    })
  })
})

describe('fetchOrderBooks', () => {
  it('reads the books of both sides, each its own', async () => {
    const { kalshi } = kalshiWith({
      [`/markets/${RUNG}/orderbook`]: ['fetchOrderBook-twoSided', 'fetchOrderBook-twoSided'],
    })
    expect(await kalshi.fetchOrderBooks?.([`${RUNG}:YES`, `${RUNG}:NO`])).toEqual({
      [`${RUNG}:YES`]: {
        bids: [
          { price: 0.37, size: 444.32 },
          { price: 0.35, size: 3195.84 },
          { price: 0.01, size: 6558.5 },
        ],
        asks: [
          { price: 0.4, size: 120 },
          { price: 0.41, size: 118.85 },
          { price: 0.99, size: 13553 },
        ],
      },
      [`${RUNG}:NO`]: {
        bids: [
          { price: 0.6, size: 120 },
          { price: 0.59, size: 118.85 },
          { price: 0.01, size: 13553 },
        ],
        asks: [
          { price: 0.63, size: 444.32 },
          { price: 0.65, size: 3195.84 },
          { price: 0.99, size: 6558.5 },
        ],
      },
    })
  })
})

describe('fetchTrades', () => {
  const pages = { '/markets/trades': ['fetchTrades-page1', 'fetchTrades-page2'] }
  const id = (last: number) => `961535f3-d80f-5462-e91d-88d4fe6db2${last}`

  it('returns price and taker for YES, over pages and into the archive', async () => {
    const { kalshi, calls } = kalshiWith({ ...pages, '/historical/trades': 'fetchTrades-archived' })
    const outcomeId = `${RUNG}:YES`
    expect(await kalshi.fetchTrades?.(RUNG)).toEqual([
      { id: id(85), timestamp: 1786719620897, price: 0.39, amount: 1.5, side: 'buy', outcomeId },
      { id: id(84), timestamp: 1786719576373, price: 0.37, amount: 20, side: 'sell', outcomeId },
      { id: id(83), timestamp: 1786611600000, price: 0.4, amount: 7, side: 'buy', outcomeId },
      { id: id(10), timestamp: 1780390800000, price: 0.55, amount: 3, side: 'sell', outcomeId },
    ])
    expect(calls).toEqual([
      `/markets/trades?ticker=${RUNG}&limit=100`,
      `/markets/trades?ticker=${RUNG}&limit=100&cursor=EhIKEGiNwc3pm3X2QYbRDgixEEEaDAjN9pPLBhDIivDDAQ`,
      `/historical/trades?ticker=${RUNG}&limit=100`,
    ])
  })

  it('returns price and taker for NO', async () => {
    const { kalshi } = kalshiWith(pages)
    const outcomeId = `${RUNG}:NO`
    expect(await kalshi.fetchTrades?.(outcomeId, { limit: 2 })).toEqual([
      { id: id(85), timestamp: 1786719620897, price: 0.61, amount: 1.5, side: 'sell', outcomeId },
      { id: id(84), timestamp: 1786719576373, price: 0.63, amount: 20, side: 'buy', outcomeId },
    ])
  })

  it('keeps to the span, to the millisecond', async () => {
    const { kalshi, calls } = kalshiWith({ ...pages, '/historical/trades': 'fetchTrades-empty' })
    const span = { start: '2026-08-14T14:59:36.373Z', end: '2026-08-14T15:00:20.896' }
    expect((await kalshi.fetchTrades?.(RUNG, span))?.map((trade) => trade.id)).toEqual([id(84)])
    expect(calls[0]).toBe(`/markets/trades?ticker=${RUNG}&limit=100&min_ts=1786719576&max_ts=1786719621`)
  })

  it('distinguishes a quiet market from an unknown one', async () => {
    const empty = { '/markets/trades': 'fetchTrades-empty', '/historical/trades': 'fetchTrades-empty' }
    const quiet = kalshiWith({ ...empty, [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await quiet.kalshi.fetchTrades?.(RUNG)).toEqual([])
    const unknown = kalshiWith(empty)
    await expect(unknown.kalshi.fetchTrades?.('KXNONE:NO')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('fetchOHLCV', () => {
  const at = (hour: number) => Date.parse('2026-08-14T00:00:00Z') + hour * 3_600_000

  it('reads the hours of YES, and none for an hour without trades', async () => {
    const { kalshi, calls } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    expect(
      await kalshi.fetchOHLCV?.(RUNG, { resolution: '1h', start: '2026-08-14T10:00:00Z', end: '2026-08-14T14:59:59Z' }),
    ).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
      { timestamp: at(12), open: 0.41, high: 0.42, low: 0.36, close: 0.37, volume: 100 },
      { timestamp: at(13), open: 0.37, high: 0.38, low: 0.37, close: 0.38, volume: 0.5 },
      { timestamp: at(14), open: 0.38, high: 0.4, low: 0.38, close: 0.39, volume: 9 },
    ])
    expect(calls).toEqual([
      `/markets/candlesticks?market_tickers=${RUNG}&period_interval=60&start_ts=1786701601&end_ts=1786723200`,
    ])
  })

  it('mirrors NO, high for low', async () => {
    const { kalshi } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    const params = { resolution: '1h', start: '2026-08-14T10:00:00Z', limit: 2 }
    expect(await kalshi.fetchOHLCV?.(`${RUNG}:NO`, params)).toEqual([
      { timestamp: at(10), open: 0.6, high: 0.61, low: 0.56, close: 0.59, volume: 12.5 },
      { timestamp: at(12), open: 0.59, high: 0.64, low: 0.58, close: 0.63, volume: 100 },
    ])
  })

  it('joins hours to the requested resolution', async () => {
    const { kalshi, calls } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '2h', limit: 3 })).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
      { timestamp: at(12), open: 0.41, high: 0.42, low: 0.36, close: 0.38, volume: 100.5 },
      { timestamp: at(14), open: 0.38, high: 0.4, low: 0.38, close: 0.39, volume: 9 },
    ])
    expect(calls[0]).toContain('period_interval=60')
  })

  it('begins a day where New York does', async () => {
    const { kalshi, calls } = kalshiWith({ '/markets/candlesticks': ['fetchOHLCV-days', 'fetchOHLCV-days'] })
    expect((await kalshi.fetchOHLCV?.(RUNG, { resolution: '1d' }))?.map(({ timestamp }) => timestamp)).toEqual([
      at(-44),
      at(-20),
    ])
    expect(calls[0]).toContain('period_interval=1440')
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '3d' })).toEqual([
      { timestamp: at(-68), open: 0.4, high: 0.44, low: 0.36, close: 0.37, volume: 112.5 },
    ])
  })

  it('asks for a long span in parts that neither overlap nor leave a gap', async () => {
    const { kalshi, calls } = kalshiWith({
      '/markets/candlesticks': Array.from({ length: 3 }, () => 'fetchOHLCV-hours'),
    })
    await kalshi.fetchOHLCV?.(RUNG, { resolution: '5m', start: '2026-08-07T00:00:00Z', end: '2026-08-14T15:00:00Z' })
    const spans = calls.map((url) => new URLSearchParams(url.split('?')[1]))
    expect(spans.map((span) => [span.get('period_interval'), span.get('start_ts'), span.get('end_ts')])).toEqual([
      ['1', '1786060801', '1786360800'],
      ['1', '1786360801', '1786660800'],
      ['1', '1786660801', '1786719960'],
    ])
  })

  it('looks into the archive, which has dollars under the older names', async () => {
    const { kalshi } = kalshiWith({
      '/markets/candlesticks': 'fetchOHLCV-unlisted',
      [`/historical/markets/${RUNG}/candlesticks`]: 'fetchOHLCV-archived',
    })
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '1h' })).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
    ])
  })

  it('distinguishes a quiet market from an unknown one, and refuses what cannot be built', async () => {
    const quiet = kalshiWith({
      '/markets/candlesticks': 'fetchOHLCV-unlisted',
      [`/markets/${RUNG}`]: 'fetchMarket-traded',
    })
    expect(await quiet.kalshi.fetchOHLCV?.(RUNG, { resolution: '1h' })).toEqual([])
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchOHLCV?.('KXNONE', { resolution: '1h' })).rejects.toMatchObject({
      code: 'OUTCOME_NOT_FOUND',
    })
    await expect(kalshi.fetchOHLCV?.(RUNG, { resolution: '30s' })).rejects.toMatchObject({ field: 'resolution' })
    await expect(kalshi.fetchOHLCV?.(RUNG, { resolution: '1m', start: '2024-01-01' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'start',
    })
  })
})
