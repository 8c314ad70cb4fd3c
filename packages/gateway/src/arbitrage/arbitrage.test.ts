import { CrossvenueError, callFor, currentCall, type OrderBook, type Venue } from '@crossvenue/venues'
import { afterEach, expect, it } from 'vitest'
import { type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { silentRouter } from '../router/router-methods.ts'
import { createArbitrage } from './arbitrage.ts'
import { ArbitrageQuery, type Candidate, type CandidateMarket } from './candidates.ts'

const none = { kind: 'none', rate: 0, exponent: 1, rounding: 'none' } as const
const bookAt = (price: number): OrderBook => ({
  bids: [{ price, size: 50 }],
  asks: [{ price: price + 0.01, size: 50 }],
})
const venueOf = (id: string, fetchOrderBook: Venue['fetchOrderBook']): [string, Venue] => [
  id,
  { id, name: id, ...(fetchOrderBook && { fetchOrderBook }) },
]
const fail = async (): Promise<never> => {
  throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'down', {})
}
const hasNone = async (): Promise<never> => {
  throw new CrossvenueError('OUTCOME_NOT_FOUND', 'no such outcome', {})
}
const untilGivenUp = (): Promise<never> =>
  new Promise((_, reject) => {
    const { signal } = currentCall()
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
const venues = new Map([
  venueOf('cheap', async () => bookAt(0.3)),
  venueOf('dear', async () => bookAt(0.6)),
  venueOf('dead', fail),
  venueOf('gone', hasNone),
  venueOf('bookless', undefined),
])

const marketOn = (venue: string): CandidateMarket => ({
  venue,
  market: { marketId: venue, title: 'Rain', outcomes: [] },
  outcomeId: `${venue}-yes`,
  fees: { taker: none, maker: none, winnings: 0, source: 'https://example.test', checked: '2026-11-23' },
})
const pairOf = (a: string, b: string): Candidate => ({
  a: marketOn(a),
  b: marketOn(b),
  relation: 'identity',
  confidence: 0.9,
  settlementNotes: [],
})
const candidates = async () => [
  pairOf('cheap', 'dear'),
  pairOf('cheap', 'dead'),
  pairOf('dead', 'dear'),
  pairOf('cheap', 'gone'),
  pairOf('bookless', 'dear'),
]

let service: SmallService | undefined
afterEach(() => service?.close())

it('finds what the books that can be read allow, and names each venue that fails, once', async () => {
  const missing: string[] = []
  const find = createArbitrage({ venues, candidates, now: () => 0 })
  const found = await callFor({ onMissing: (venue) => void missing.push(venue) }, () => find(ArbitrageQuery.parse({})))
  expect(found.map(({ buyVenue, sellVenue }) => [buyVenue, sellVenue])).toEqual([['cheap', 'dear']])
  expect(missing).toEqual(['dead'])
})

it('answers with the venues that fail in `meta`, as an own path and as an operation of the router', async () => {
  const find = createArbitrage({ venues, candidates, now: () => 0 })
  const router: Venue = { ...silentRouter, fetchArbitrage: () => find(ArbitrageQuery.parse({})) }
  service = await startSmallService({}, new Map([['router', router]]))
  const own = (await (await service.get('/v0/arbitrage')).json()) as { data: unknown[]; meta: unknown }
  expect(own.meta).toEqual({ count: 1, limit: 50, missing: ['dead'] })
  const operation = await (await service.post('/api/router/fetchArbitrage', { args: [] })).json()
  expect(operation).toEqual({ success: true, data: own.data, meta: { missing: ['dead'] } })
})

it('leaves out what a venue does not answer in time', async () => {
  const silent = new Map([...venues, venueOf('silent', untilGivenUp)])
  const pairs = async () => [pairOf('cheap', 'dear'), pairOf('silent', 'dear')]
  const missing: string[] = []
  const find = createArbitrage({ venues: silent, candidates: pairs, now: () => 0, maxMs: 20 })
  const found = await callFor({ onMissing: (venue) => missing.push(venue) }, () => find(ArbitrageQuery.parse({})))
  expect(found.map(({ buyVenue, sellVenue }) => [buyVenue, sellVenue])).toEqual([['cheap', 'dear']])
  expect(missing).toEqual(['silent'])
})
