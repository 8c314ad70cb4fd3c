import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenario } from './scenario/index.ts'
import type { ScenarioMarket } from './scenario.ts'
import { createWorld } from './world.ts'

const BEGINS = Date.parse(scenario.begins)
const DAY = 86_400_000
const markets = scenario.events.flatMap((event) => event.markets)
const someMarket = fc.constantFrom(...markets)
const openMarket = fc.constantFrom(...markets.filter(({ status }) => status === 'open'))
const instant = fc.integer({ min: BEGINS - 30 * DAY, max: BEGINS + 300 * DAY })
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const worldAt = (at: number, seeded = 7) => createWorld(scenario, { now: () => at, seed: seeded })

const market = (change: Partial<ScenarioMarket>): ScenarioMarket => ({
  id: 'm',
  slug: 'm',
  title: 'Will it rain?',
  rules: '',
  fair: 0.5,
  opens: '2026-11-01T00:00:00Z',
  closes: '2026-12-01T00:00:00Z',
  status: 'open',
  volume: 10_000,
  volume24h: 500,
  liquidity: 900,
  tick: 0.01,
  ...change,
})

describe('price', () => {
  it('lies on the grid of the market, above 0 and below 1', () => {
    fc.assert(
      fc.property(openMarket, instant, seed, (market, at, seeded) => {
        const price = worldAt(BEGINS, seeded).price(market, at)
        if (market.ladder) {
          expect(market.ladder).toContain(price)
          return
        }
        expect(Math.abs(price / market.tick - Math.round(price / market.tick))).toBeLessThan(1e-9)
        expect(price).toBeGreaterThanOrEqual(market.tick)
        expect(price).toBeLessThanOrEqual(1 - market.tick)
      }),
    )
  })

  it('stays near what is fair', () => {
    fc.assert(
      fc.property(openMarket, instant, (market, at) => {
        expect(Math.abs(worldAt(BEGINS).price(market, at) - market.fair)).toBeLessThan(0.06)
      }),
    )
  })

  it('is the same for the same seed, whatever was read before', () => {
    fc.assert(
      fc.property(someMarket, instant, instant, seed, (market, at, other, seeded) => {
        const read = worldAt(BEGINS, seeded)
        read.price(market, other)
        expect(read.price(market, at)).toBe(worldAt(BEGINS, seeded).price(market, at))
      }),
    )
  })

  it('differs between seeds and moves with time', () => {
    const prices = (seeded: number, at: number) => markets.map((market) => worldAt(BEGINS, seeded).price(market, at))
    expect(prices(1, BEGINS)).not.toEqual(prices(2, BEGINS))
    expect(prices(1, BEGINS)).not.toEqual(prices(1, BEGINS + DAY))
  })

  it('is 1 or 0 once resolved, and stands still at the close otherwise', () => {
    const after = Date.parse('2026-12-02T00:00:00Z')
    const world = worldAt(after)
    expect(world.price(market({ status: 'resolved', winner: 0 }))).toBe(1)
    expect(world.price(market({ status: 'resolved', winner: 1 }))).toBe(0)
    expect(world.price(market({ status: 'closed' }), after)).toBe(
      world.price(market({ status: 'closed' }), after - DAY),
    )
  })
})

describe('quote and book', () => {
  it('has a bid below the ask, several levels, best first, all with a size', () => {
    fc.assert(
      fc.property(openMarket, seed, (market, seeded) => {
        const world = worldAt(BEGINS, seeded)
        const { bids, asks } = world.book(market)
        const quote = world.quote(market)
        expect(bids[0]?.price).toBe(quote?.bid)
        expect(asks[0]?.price).toBe(quote?.ask)
        expect(quote?.bid).toBeLessThan(quote?.ask ?? 0)
        const rising = [...bids.toReversed(), ...asks].map(({ price }) => price)
        expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b))
        expect(rising[0]).toBeGreaterThan(0)
        expect(rising.at(-1)).toBeLessThan(1)
        expect([...bids, ...asks].every(({ size }) => size > 0)).toBe(true)
      }),
    )
    const { bids, asks } = worldAt(BEGINS).book(market({}))
    expect([bids.length, asks.length]).toEqual([5, 5])
  })

  it('is empty once the market is not open', () => {
    const world = worldAt(Date.parse('2026-12-01T00:00:00Z'))
    expect(world.quote(market({}))).toBeUndefined()
    expect(world.book(market({}))).toEqual({ bids: [], asks: [] })
    expect(worldAt(BEGINS).quote(market({ status: 'closed' }))).toBeUndefined()
  })
})

describe('trades', () => {
  it('are newest first, between the opening and now, at the price of their moment', () => {
    fc.assert(
      fc.property(someMarket, fc.integer({ min: 1, max: 50 }), (market, limit) => {
        const world = worldAt(BEGINS)
        const trades = world.trades(market, limit)
        expect(trades.length).toBeLessThanOrEqual(limit)
        expect(trades.map(({ at }) => at)).toEqual(trades.map(({ at }) => at).sort((a, b) => b - a))
        for (const { at, price, size } of trades) {
          expect(at).toBeGreaterThanOrEqual(Date.parse(market.opens))
          expect(at).toBeLessThanOrEqual(BEGINS)
          expect(price).toBe(world.price(market, at))
          expect(size).toBeGreaterThan(0)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('stay unchanged as time passes', () => {
    const [earlier, later] = [
      worldAt(BEGINS).trades(market({}), 20),
      worldAt(BEGINS + 3_600_000).trades(market({}), 60),
    ]
    expect(earlier).toHaveLength(20)
    expect(later.filter(({ at }) => at <= BEGINS).slice(0, 20)).toEqual(earlier)
    expect(new Set(later.map(({ id }) => id)).size).toBe(later.length)
  })

  it('end with the market', () => {
    const [last] = worldAt(Date.parse('2027-03-01T00:00:00Z')).trades(market({}), 1)
    expect(last?.at).toBeLessThanOrEqual(Date.parse('2026-12-01T00:00:00Z'))
  })
})
