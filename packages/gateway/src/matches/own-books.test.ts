import type { UnifiedMarket } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { parseClusterQuery } from '../clusters/cluster-query.ts'
import { answersOf, type Job } from '../lookups/job.ts'
import { createLookups } from '../lookups/lookups.ts'
import { parseMarketClusterQuery } from '../questions/question-query.ts'
import { createAsk } from '../router/ask.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { AnchoredMatches, readPriceBrowse } from './match-query.ts'
import { bookOwner, countBooks, withoutFronts } from './own-books.ts'

// Binance shows the order books of Predict.fun: what both list is one market, and counts once.

const market = (marketId: string, outcomeId: string, bid: number): UnifiedMarket => ({
  marketId,
  title: 'Will it rain?',
  outcomes: [{ outcomeId, label: 'Yes', price: bid, bestBid: bid, bestAsk: bid + 0.01 }],
  status: 'open',
})
const own = eventOf('predictfun:rain', { markets: [market('51', 'token', 0.3)] })
const front = eventOf('binance:422', { markets: [market('556', 'token-of-front', 0.6)] })
const other = eventOf('polymarket:7', { markets: [market('70', 'yes-of-other', 0.5)] })
const alike = (a: string, b: string) => ({ outcomes: [{ a, b }] })
const edges = {
  ofFront: edgeOf('binance:422/556', 'predictfun:rain/51', alike('token-of-front', 'token')),
  ofFrontAndOther: edgeOf('binance:422/556', 'polymarket:7/70', alike('token-of-front', 'yes-of-other')),
  ofOther: edgeOf('polymarket:7/70', 'predictfun:rain/51', alike('yes-of-other', 'token')),
}

const query = (text = '') => new URLSearchParams(text)
let store: Store
let ask: <T>(job: Job) => Promise<T[]>
beforeEach(async () => {
  store = await openStore(':memory:')
  const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
  const { ask: askOne } = createAsk(answersOf(lookups))
  ask = async (job) => (await askOne<never[]>(job)).data
})
afterEach(() => store.close())

it('a venue owns its books unless it is the front of another', () => {
  expect(['binance', 'predictfun', 'polymarket'].map(bookOwner)).toEqual(['predictfun', 'predictfun', 'polymarket'])
  expect(countBooks(['binance', 'predictfun', 'polymarket'])).toBe(2)
  const venueOf = (venue: string) => venue
  expect(withoutFronts(['binance', 'polymarket', 'predictfun'], venueOf)).toEqual(['polymarket', 'predictfun'])
  expect(withoutFronts(['binance', 'polymarket'], venueOf)).toEqual(['binance', 'polymarket'])
})

describe('a venue and its front alone', () => {
  beforeEach(() => fill(store, { events: [own, front], edges: [edges.ofFront] }))

  it('are no question of two venues, no pair and no difference of prices', async () => {
    expect(await ask({ lookup: 'eventClusters', query: parseClusterQuery(query()) })).toEqual([])
    expect(await ask({ lookup: 'marketClusters', query: parseMarketClusterQuery(query()) })).toEqual([])
    for (const lookup of ['pairs', 'browseMatches', 'browseEventMatches'] as const) {
      expect(await ask({ lookup, query: readPriceBrowse(query('maxDifference=1')) })).toEqual([])
    }
  })

  it('are found from each other', async () => {
    const found = await ask<{ market: UnifiedMarket }>({
      lookup: 'matchesOf',
      query: AnchoredMatches.parse({ id: 'predictfun:51' }),
    })
    expect(found.map(({ market }) => market.marketId)).toEqual(['556'])
  })
})

describe('a venue, its front and a third venue', () => {
  beforeEach(() => fill(store, { events: [own, front, other], edges: Object.values(edges) }))

  it('are one question of two books', async () => {
    const clusters = (text: string) =>
      ask<{ markets: { sourceExchange: string }[] }>({
        lookup: 'marketClusters',
        query: parseMarketClusterQuery(query(text)),
      })
    const [cluster] = await clusters('minVenues=2')
    expect(cluster?.markets.map(({ sourceExchange }) => sourceExchange).sort()).toEqual([
      'binance',
      'polymarket',
      'predictfun',
    ])
    expect(await clusters('minVenues=3')).toEqual([])
  })

  it.each(['token', 'token-of-front', 'yes-of-other'])('merges the book of %s without the front', async (outcomeId) => {
    const legs = await ask<{ venue: string }>({ lookup: 'sameOutcomes', query: { outcomeId } })
    expect(legs.map(({ venue }) => venue).sort()).toEqual(['polymarket', 'predictfun'])
  })

  it('pairs the third venue with both, and the two not with each other', async () => {
    const pairs = await ask<{ venueA: string; venueB: string }>({
      lookup: 'pairs',
      query: readPriceBrowse(query('maxDifference=1')),
    })
    expect(pairs.map(({ venueA, venueB }) => [venueA, venueB].sort().join()).sort()).toEqual([
      'binance,polymarket',
      'polymarket,predictfun',
    ])
  })
})
