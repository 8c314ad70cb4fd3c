import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { OrderBook, UnifiedMarket } from '../models.ts'
import { createTickers } from './tickers.ts'

const market: UnifiedMarket = {
  marketId: 'm',
  title: 'Will it?',
  outcomes: [
    { outcomeId: 'm:YES', label: 'Yes', price: 0.39, bestBid: 0.35, bestAsk: 0.45 },
    { outcomeId: 'm:NO', label: 'No', price: 0.61, bestBid: 0.55, bestAsk: 0.65 },
  ],
  volume24h: 120.5,
  volume: 9_000,
  volumeUnit: 'contracts',
  openInterest: 44,
  lastPrice: 0.39,
}
const book = {
  bids: [{ price: 0.37, size: 444.32 }],
  asks: [{ price: 0.4, size: 12 }],
  timestamp: 1_788_267_600_000,
}
const noSuch = (code: 'OUTCOME_NOT_FOUND' | 'MARKET_NOT_FOUND' | 'NETWORK_ERROR') =>
  Promise.reject(new CrossvenueError(code, 'no'))

/** Tickers of a venue with this market and this book; `reads` are its calls. */
function tickersWith(change: Partial<UnifiedMarket> = {}, read?: () => Promise<OrderBook>) {
  const reads: unknown[] = []
  const tickers = createTickers({
    fetchMarket: async (params) => {
      reads.push(params)
      return { ...market, ...change }
    },
    ...(read && {
      fetchOrderBook: async (...args: unknown[]) => {
        reads.push(args)
        return read()
      },
    }),
  })
  return { ...tickers, reads }
}

describe('fetchTicker', () => {
  it('returns the top of the book and the figures of the market, field by field', async () => {
    const { fetchTicker, reads } = tickersWith({}, async () => book)
    expect(await fetchTicker('m:YES')).toEqual({
      outcomeId: 'm:YES',
      marketId: 'm',
      bid: 0.37,
      bidSize: 444.32,
      ask: 0.4,
      askSize: 12,
      mid: 0.385,
      last: 0.39,
      volume24h: 120.5,
      openInterest: 44,
      volumeUnit: 'contracts',
      timestamp: 1_788_267_600_000,
    })
    expect(reads).toEqual([{ outcomeId: 'm:YES' }, ['m:YES', 1]])
  })

  it('returns the prices that the market states where there are no books', async () => {
    const { fetchTicker } = tickersWith()
    const no = await fetchTicker('m:NO')
    expect(no).toMatchObject({ bid: 0.55, ask: 0.65, mid: 0.6, last: 0.61 })
    for (const name of ['bidSize', 'askSize', 'timestamp']) expect(no).not.toHaveProperty(name)
  })

  it('has no bid, ask or middle of a side without orders, and of a market without a book', async () => {
    const { fetchTicker: oneSided } = tickersWith({}, async () => ({ bids: book.bids, asks: [] }))
    expect(await oneSided('m:YES')).toMatchObject({ bid: 0.37, bidSize: 444.32 })
    for (const name of ['ask', 'askSize', 'mid']) expect(await oneSided('m:YES')).not.toHaveProperty(name)
    const { fetchTicker: over } = tickersWith({}, () => noSuch('OUTCOME_NOT_FOUND'))
    // Prices in its list may be of the time before it was over.
    expect(await over('m:YES')).toEqual({
      ...{ outcomeId: 'm:YES', marketId: 'm', last: 0.39 },
      ...{ volume24h: 120.5, openInterest: 44, volumeUnit: 'contracts' },
    })
  })

  it('leaves out what the market does not state, and a unit of nothing', async () => {
    const bare = { lastPrice: undefined, volume24h: undefined, openInterest: undefined } as unknown as UnifiedMarket
    const { fetchTicker } = tickersWith(bare, async () => ({ bids: [], asks: [] }))
    expect(await fetchTicker('m:YES')).toEqual({ outcomeId: 'm:YES', marketId: 'm' })
  })

  it('knows the last price of a second outcome only where it is the complement of that of the first', async () => {
    const [first, second] = market.outcomes as [UnifiedMarket['outcomes'][0], UnifiedMarket['outcomes'][0]]
    const apart = tickersWith({ outcomes: [first, { ...second, price: 0.6 }] })
    expect(await apart.fetchTicker('m:NO')).not.toHaveProperty('last')
    // A display price that is a midpoint contradicts nothing.
    const middle = { ...first, price: 0.4 }
    const quoted = tickersWith({ outcomes: [middle, { ...second, price: 0.6 }] })
    expect(await quoted.fetchTicker('m:NO')).toMatchObject({ last: 0.61 })
    const three = tickersWith({ outcomes: [first, second, { outcomeId: 'm:3', label: 'Draw' }] })
    expect(await three.fetchTicker('m:3')).not.toHaveProperty('last')
    expect(await three.fetchTicker('m:YES')).toMatchObject({ last: 0.39 })
  })

  it('fails where the outcome does not exist or the book cannot be read', async () => {
    const { fetchTicker } = createTickers({ fetchMarket: () => noSuch('MARKET_NOT_FOUND') })
    await expect(fetchTicker('x')).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    const { fetchTicker: broken } = tickersWith({}, () => noSuch('NETWORK_ERROR'))
    await expect(broken('m:YES')).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
  })
})

it('fetchTickers returns each by its id, once', async () => {
  const { fetchTickers, reads } = tickersWith()
  const found = await fetchTickers(['m:YES', 'm:NO', 'm:YES'])
  expect(Object.entries(found).map(([id, { bid }]) => [id, bid])).toEqual([
    ['m:YES', 0.35],
    ['m:NO', 0.55],
  ])
  expect(reads).toHaveLength(2)
})
