import { CrossvenueError, type MatchedPrices, type OrderBook, type Venue, type Watch } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { answersOf } from '../lookups/job.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { createMatchedPrices } from './matched-prices.ts'

// Questions in a real store, over venues whose books the test pushes.

interface Feed {
  venue: Venue
  push(book: OrderBook): void
  fail(error: CrossvenueError): void
  /** The answer to a request for the book. */
  answer: OrderBook | CrossvenueError
  open(): number
}

/** Creates a venue that streams one book to all. */
function feedOf(id: string): Feed {
  const readers = new Set<{ resolve(value: IteratorResult<OrderBook>): void; reject(error: Error): void }>()
  let open = 0
  const orderBook = (): Watch<OrderBook> => {
    open++
    let isOver = false
    const end = () => {
      if (!isOver) open--
      isOver = true
    }
    return {
      [Symbol.asyncIterator]() {
        return this
      },
      next: () =>
        new Promise((resolve, reject) => {
          const reader = {
            resolve,
            reject(error: Error) {
              end()
              reject(error)
            },
          }
          readers.add(reader)
        }),
      async return() {
        end()
        return { done: true, value: undefined }
      },
    }
  }
  const each = (
    act: (reader: { resolve(value: IteratorResult<OrderBook>): void; reject(error: Error): void }) => void,
  ) => {
    const all = [...readers]
    readers.clear()
    for (const reader of all) act(reader)
  }
  const feed: Feed = {
    venue: {
      id,
      name: id,
      streams: { orderBook },
      async fetchOrderBook() {
        if (feed.answer instanceof CrossvenueError) throw feed.answer
        return feed.answer
      },
    },
    push: (value) => each(({ resolve }) => resolve({ done: false, value })),
    fail: (error) => each(({ reject }) => reject(error)),
    answer: { bids: [], asks: [] },
    open: () => open,
  }
  return feed
}

const market = (marketId: string, more: object = {}) => ({
  marketId,
  title: `Market ${marketId}`,
  volume24h: marketId === 'a1' ? 9 : 1,
  outcomes: [
    { outcomeId: `${marketId}:YES`, label: 'Yes', bestBid: 0.4, bestAsk: 0.5 },
    { outcomeId: `${marketId}:NO`, label: 'No', bestBid: 0.5, bestAsk: 0.6 },
  ],
  ...more,
})
const events = [
  eventOf('alpha:a', { markets: [market('a1')] }),
  eventOf('beta:b', { markets: [market('b1')] }),
  eventOf('gamma:c', { markets: [market('c1')] }),
]
/** The first settles with the first of the other market, or only with its second. */
const pairs = (a: string, b: string) => [{ a: `${a}:YES`, b: `${b}:YES` }]
const same = edgeOf('alpha:a/a1', 'beta:b/b1', { outcomes: pairs('a1', 'b1') })
const opposite = edgeOf('alpha:a/a1', 'beta:b/b1', { relation: 'complement', outcomes: [{ a: 'a1:YES', b: 'b1:NO' }] })
const later = edgeOf('beta:b/b1', 'gamma:c/c1', { outcomes: pairs('b1', 'c1') })

let store: Store
let alpha: Feed
let beta: Feed
let time: number
let watchPrices: (name: string) => Watch<MatchedPrices>
beforeEach(async () => {
  store = await openStore(':memory:')
  time = Date.parse('2026-11-01T00:00:00Z')
  alpha = feedOf('alpha')
  beta = feedOf('beta')
  const answers = answersOf(createLookups({ store, resolveUrl: () => undefined, bookVenues: [] }))
  const venues = new Map([alpha, beta].map(({ venue }) => [venue.id, venue]))
  watchPrices = createMatchedPrices({ answers, venues, now: () => time, everyMs: 5, silenceMs: 1_000 })
})
afterEach(() => store.close())

const book = (bid: number, ask: number, size = 10): OrderBook => ({
  bids: [{ price: bid, size }],
  asks: [{ price: ask, size: size + 1 }],
  timestamp: Date.parse('2026-11-01T00:00:01Z'),
})

/** Returns the first value that holds. */
async function until(watch: Watch<MatchedPrices>, holds: (value: MatchedPrices) => boolean): Promise<MatchedPrices> {
  for (;;) {
    const { value, done } = await watch.next()
    if (done) throw new Error('the watch ended')
    if (holds(value)) return value
  }
}
const liveOf = ({ markets }: MatchedPrices) => markets.filter(({ isLive }) => isLive).map(({ venue }) => venue)
const isLive = (count: number) => (value: MatchedPrices) => liveOf(value).length === count

describe('the quotes of a question', () => {
  it('are those of the catalogue first, and then those of the live books', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('alpha:a1')
    const { value: first } = await watch.next()
    expect(first).toMatchObject({
      status: 'open',
      canonicalTitle: 'Market a1',
      buy: { venue: 'alpha', price: 0.5 },
      markets: [
        {
          venue: 'alpha',
          eventId: 'a',
          marketId: 'a1',
          outcomeId: 'a1:YES',
          bestBid: 0.4,
          bestAsk: 0.5,
          isLive: false,
        },
        { venue: 'beta', eventId: 'b', marketId: 'b1', outcomeId: 'b1:YES', bestBid: 0.4, bestAsk: 0.5, isLive: false },
      ],
    })
    alpha.push(book(0.41, 0.44))
    await until(watch, isLive(1))
    beta.push(book(0.45, 0.47, 20))
    const both = await until(watch, isLive(2))
    expect(both).toMatchObject({
      buy: { venue: 'alpha', marketId: 'a1', price: 0.44, size: 11 },
      sell: { venue: 'beta', marketId: 'b1', price: 0.45, size: 20 },
      spread: -0.01,
      datetime: '2026-11-01T00:00:00.000Z',
    })
    expect(both.markets[1]).toEqual({
      ...{ venue: 'beta', eventId: 'b', marketId: 'b1', title: 'Market b1', outcomeId: 'b1:YES' },
      ...{ bestBid: 0.45, bidSize: 20, bestAsk: 0.47, askSize: 21, asOf: '2026-11-01T00:00:01.000Z', isLive: true },
    })
    await watch.return()
    expect([alpha.open(), beta.open()]).toEqual([0, 0])
  })

  it('are turned where an outcome settles the other way', async () => {
    const onlyNo = { ...market('b1'), outcomes: [{ outcomeId: 'b1:NO', label: 'No' }] }
    const sides = ['YES', 'NO'].map((side) => ({ a: `a1:${side}`, b: `b1:${side}` }))
    const edge = edgeOf('alpha:a/a1', 'beta:b/b1', { outcomes: sides })
    await fill(store, { events: [events[0] as never, eventOf('beta:b', { markets: [onlyNo] })], edges: [edge] })
    const watch = watchPrices('alpha:a1')
    await until(watch, ({ markets }) => markets.length === 2)
    beta.push(book(0.3, 0.35))
    const { markets } = await until(watch, isLive(1))
    const turned = markets.find(({ venue }) => venue === 'beta')
    const first = markets.find(({ venue }) => venue === 'alpha')
    expect(first?.outcomeId).toBe('a1:YES')
    expect(turned).toMatchObject({
      outcomeId: 'b1:NO',
      isOpposite: true,
      bestBid: 0.65,
      bidSize: 11,
      bestAsk: 0.7,
      askSize: 10,
    })
    await watch.return()
  })

  it('are those of the outcome that settles with the first side of a complement', async () => {
    await fill(store, { events, edges: [opposite] })
    const watch = watchPrices('alpha:a1')
    const { value } = await watch.next()
    expect(value?.markets).toMatchObject([
      { outcomeId: 'a1:YES', bestBid: 0.4, bestAsk: 0.5 },
      { outcomeId: 'b1:NO', bestBid: 0.5, bestAsk: 0.6 },
    ])
    await watch.return()
  })
})

describe('a watch of a question', () => {
  it('says that a venue does not answer and leaves its quotes out, until it does again', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('alpha:a1')
    await watch.next()
    alpha.push(book(0.41, 0.44))
    await until(watch, isLive(1))
    beta.push(book(0.45, 0.47))
    await until(watch, isLive(2))
    const down = new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'beta is down', { exchange: 'beta' })
    // The stream falls silent; the request that checks it fails.
    beta.answer = down
    alpha.answer = book(0.41, 0.44)
    time += 2_000
    const without = await until(watch, ({ markets }) => markets.some(({ error }) => error))
    expect(without.markets.find(({ venue }) => venue === 'beta')).toEqual({
      ...{ venue: 'beta', eventId: 'b', marketId: 'b1', title: 'Market b1', outcomeId: 'b1:YES', isLive: false },
      error: { code: 'EXCHANGE_NOT_AVAILABLE', message: 'beta is down', retryable: true },
    })
    expect(without.sell).toMatchObject({ venue: 'alpha', price: 0.41 })
    beta.answer = book(0.46, 0.48)
    time += 2_000
    const again = await until(watch, isLive(2))
    expect(again.sell).toMatchObject({ venue: 'beta', price: 0.46 })
    await watch.return()
  })

  it('begins a stream again that ended with an error that may pass', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('alpha:a1')
    await watch.next()
    beta.push(book(0.45, 0.47))
    await until(watch, isLive(1))
    beta.fail(new CrossvenueError('EXCHANGE_TIMEOUT', 'late', { exchange: 'beta' }))
    await until(watch, isLive(0))
    time += 2_000
    await expect.poll(() => beta.open()).toBe(1)
    beta.push(book(0.42, 0.43))
    expect(await until(watch, ({ buy }) => buy?.price === 0.43)).toMatchObject({ buy: { venue: 'beta', size: 11 } })
    await watch.return()
  })

  it('says that a market has ended', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('alpha:a1')
    await watch.next()
    beta.fail(new CrossvenueError('MARKET_CLOSED', 'market b1 is settled', { exchange: 'beta' }))
    const { markets } = await until(watch, (value) => value.markets.some(({ error }) => error))
    expect(markets.find(({ venue }) => venue === 'beta')?.error).toMatchObject({
      code: 'MARKET_CLOSED',
      retryable: false,
    })
    await watch.return()
  })

  it('takes in markets that join the question', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('beta:b1')
    const { value: first } = await watch.next()
    await fill(store, { events, edges: [same, later] })
    const grown = await until(watch, ({ markets }) => markets.length === 3)
    expect(grown.clusterId).toBe(first?.clusterId)
    expect(grown.markets.map(({ venue }) => venue).sort()).toEqual(['alpha', 'beta', 'gamma'])
    await watch.return()
  })

  it('follows a question that is merged into another one', async () => {
    const fourth = eventOf('delta:d', { markets: [market('d1')] })
    const other = edgeOf('delta:d/d1', 'gamma:c/c1', { outcomes: pairs('d1', 'c1') })
    const all = [...events, fourth]
    // The older question keeps its id.
    await fill(store, { events: all, edges: [same] })
    await fill(store, { events: all, edges: [same, other] })
    const [{ clusterId = '' } = {}] = [(await watchPrices('alpha:a1').next()).value]
    const { value } = await watchPrices('gamma:c1').next()
    const watch = watchPrices(value?.clusterId ?? '')
    await watch.next()
    await fill(store, { events: all, edges: [same, other, later] })
    const merged = await until(watch, ({ formerIds = [] }) => formerIds.length > 0)
    expect(merged).toMatchObject({ clusterId, formerIds: [value?.clusterId], status: 'open' })
    expect(merged.markets).toHaveLength(4)
    await watch.return()
  })

  it('ends after a last value that says so when the question has fewer than two markets', async () => {
    await fill(store, { events, edges: [same] })
    const watch = watchPrices('alpha:a1')
    const { value: first } = await watch.next()
    const byId = watchPrices(first?.clusterId ?? '')
    await byId.next()
    await fill(store, { events, edges: [] })
    for (const one of [watch, byId]) {
      const last = await until(one, ({ status }) => status === 'retired')
      expect(last).toMatchObject({ clusterId: first?.clusterId, markets: [] })
      await expect(one.next()).rejects.toMatchObject({ code: 'GONE' })
    }
    expect([alpha.open(), beta.open()]).toEqual([0, 0])
  })

  it.each(['mcl_0000000000000000', 'alpha:unknown', 'gamma:c1'])(
    'of %s throws, because no question is named',
    async (name) => {
      await fill(store, { events, edges: [same] })
      await expect(watchPrices(name).next()).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    },
  )
})
