import { expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { OrderBook, Ticker, UnifiedMarket } from '../models.ts'
import { createTickerTopics } from './ticker-topics.ts'
import { createTopics } from './topics.ts'

const market: UnifiedMarket = {
  marketId: 'm',
  title: 'Will A win?',
  outcomes: [{ outcomeId: 'm:YES', label: 'Yes', price: 0.5 }],
  lastPrice: 0.5,
  volume24h: 900,
  volumeUnit: 'USD',
}
const bookOf = (bid: number, ask: number, timestamp: number): OrderBook => ({
  bids: [{ price: bid, size: 10 }],
  asks: [{ price: ask, size: 20 }],
  timestamp,
})

function feeds() {
  const watched = new Set<string>()
  const books = createTopics<OrderBook>({ start: (id) => watched.add(id), stop: (id) => watched.delete(id) })
  const timers = new Set<() => void>()
  let read = async (): Promise<UnifiedMarket> => market
  const tickers = createTickerTopics(
    books.watch,
    () => read(),
    (_, run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    tickers,
    books,
    watched,
    timers,
    readWith(next: typeof read) {
      read = next
    },
    settle,
    async pass() {
      for (const run of [...timers]) {
        timers.delete(run)
        run()
      }
      await settle()
    },
  }
}
const tickerIn = (result: IteratorResult<Ticker>) => result.value

it('joins the best prices of the streamed book with the figures of the market', async () => {
  const { tickers, books, settle } = feeds()
  const watch = tickers('m:YES')
  const first = watch.next()
  books.push('m:YES', bookOf(0.49, 0.52, 1_000))
  expect(tickerIn(await first)).toEqual({
    outcomeId: 'm:YES',
    marketId: 'm',
    bid: 0.49,
    bidSize: 10,
    ask: 0.52,
    askSize: 20,
    mid: 0.505,
    last: 0.5,
    volume24h: 900,
    volumeUnit: 'USD',
    timestamp: 1_000,
  })
  let isEmitted = false
  const next = watch.next().then((result) => {
    isEmitted = true
    return result
  })
  // The same best prices at another time.
  books.push('m:YES', bookOf(0.49, 0.52, 2_000))
  await settle()
  expect(isEmitted).toBe(false)
  books.push('m:YES', bookOf(0.5, 0.52, 3_000))
  expect(tickerIn(await next)).toMatchObject({ bid: 0.5, mid: 0.51, timestamp: 3_000 })
})

it('reads the figures again after a minute, and goes by the last ones while they cannot be read', async () => {
  const { tickers, books, readWith, pass } = feeds()
  const watch = tickers('m:YES')
  books.push('m:YES', bookOf(0.49, 0.52, 1_000))
  await watch.next()
  const next = watch.next()
  readWith(async () => Promise.reject(new CrossvenueError('NETWORK_ERROR', 'no way')))
  await pass()
  readWith(async () => ({ ...market, lastPrice: 0.51, volume24h: 950 }))
  await pass()
  expect(tickerIn(await next)).toMatchObject({ bid: 0.49, last: 0.51, volume24h: 950 })
})

it('ends with the error of its book or its market, and stops when nobody watches', async () => {
  const { tickers, books, readWith, watched, timers, settle } = feeds()
  const one = tickers('m:YES')
  const rejected = expect(one.next()).rejects.toMatchObject({ code: 'MARKET_CLOSED' })
  books.fail('m:YES', new CrossvenueError('MARKET_CLOSED', 'it is over'))
  await rejected
  readWith(async () => Promise.reject(new CrossvenueError('OUTCOME_NOT_FOUND', 'no such outcome')))
  await expect(tickers('m:NO').next()).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  readWith(async () => market)
  const last = tickers('m:YES')
  await settle()
  expect([...watched]).toEqual(['m:YES'])
  await last.return()
  expect([watched.size, timers.size]).toEqual([0, 0])
})
