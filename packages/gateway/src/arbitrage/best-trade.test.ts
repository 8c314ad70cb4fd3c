import { type Relation, type VenueFees, venues } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bruteForce, bruteForceSet, type Market } from './__fixtures__/brute-force.ts'
import { bestPurchaseOfAll, bestSaleOfAll, bestTrade } from './best-trade.ts'
import { coversOf } from './guaranteed-worlds.ts'

const free: VenueFees = {
  taker: { kind: 'none', rate: 0, exponent: 1, rounding: 'none' },
  maker: { kind: 'none', rate: 0, exponent: 1, rounding: 'none' },
  winnings: 0,
  source: 'https://example.test',
  checked: '2026-11-23',
}
const declared = [free, ...Object.values(venues).flatMap(({ fees }) => fees ?? [])]

/** A market: the resting orders on its first outcome, in cents, bids below asks. */
const market = fc
  .record({
    middle: fc.integer({ min: 2, max: 98 }),
    bids: fc.array(fc.record({ cents: fc.integer({ min: 0, max: 6 }), size: fc.integer({ min: 1, max: 25 }) }), {
      maxLength: 3,
    }),
    asks: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 6 }), size: fc.integer({ min: 1, max: 25 }) }), {
      maxLength: 3,
    }),
    fees: fc.constantFrom(...declared),
  })
  .map(({ middle, bids, asks, fees }) => ({
    fees,
    bids: bids
      .map(({ cents, size }) => ({ cents: middle - cents, size }))
      .filter(({ cents }) => cents > 0)
      .sort((a, b) => b.cents - a.cents),
    asks: asks
      .map(({ cents, size }) => ({ cents: middle + cents, size }))
      .filter(({ cents }) => cents < 100)
      .sort((a, b) => a.cents - b.cents),
  }))

async function ours(a: Market, b: Market, relation: Relation, maxSize: number): Promise<number> {
  const asks = ({ bids, asks: own }: Market, side: 'yes' | 'no') =>
    (side === 'yes' ? own : bids.map(({ cents, size }) => ({ cents: 100 - cents, size }))).map(({ cents, size }) => ({
      price: cents / 100,
      size,
    }))
  const searches = coversOf(relation).map((cover) =>
    bestTrade(
      [
        { asks: asks(a, cover.a), fees: a.fees },
        { asks: asks(b, cover.b), fees: b.fees },
      ],
      cover.worlds,
      maxSize,
    ),
  )
  const trades = await Promise.all(searches)
  return Math.max(0, ...trades.map((trade) => trade?.profit ?? 0))
}

describe('the best trade', () => {
  it('is what brute force over all sides, sizes and worlds finds, in 10,000 pairs of books', async () => {
    let profitable = 0
    await fc.assert(
      fc.asyncProperty(
        market,
        market,
        fc.constantFrom<Relation>('identity', 'complement', 'subset', 'superset', 'overlap'),
        fc.integer({ min: 1, max: 60 }),
        async (a, b, relation, maxSize) => {
          const [found, certain] = [await ours(a, b, relation, maxSize), bruteForce(a, b, relation, maxSize)]
          if (certain > 0.01) profitable++
          // None false: what is found is certain. None missed above one cent.
          expect(found).toBeLessThanOrEqual(certain + 1e-6)
          if (certain > 0.01) expect(found).toBeGreaterThan(certain - 1e-6)
        },
      ),
      { numRuns: 10_000, seed: 20_261_123 },
    )
    expect(profitable).toBeGreaterThan(500)
  })

  it.each<Relation>(['overlap', 'disjoint'])('offers nothing of markets that %s', (relation) => {
    expect(coversOf(relation)).toEqual([])
  })

  it('is what brute force finds for sets of markets of which one wins, in more than 10,000 books', async () => {
    let [books, profitable] = [0, 0]
    const asLegs = (legs: readonly Market[][], isSale: boolean) =>
      legs.map((markets) =>
        markets.map(({ bids, asks, fees }) => ({
          asks: (isSale ? bids.map(({ cents, size }) => ({ cents: 100 - cents, size })) : asks).map(
            ({ cents, size }) => ({
              price: cents / 100,
              size,
            }),
          ),
          fees,
        })),
      )
    const set = fc.array(fc.array(market, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(set, fc.boolean(), fc.integer({ min: 1, max: 25 }), async (legs, isSale, maxSize) => {
        const trade = await (isSale ? bestSaleOfAll : bestPurchaseOfAll)(asLegs(legs, isSale), maxSize)
        const found = trade?.profit ?? 0
        const certain = bruteForceSet(legs, isSale, maxSize)
        books += legs.flat().length
        if (certain > 0.01) profitable++
        expect(found).toBeLessThanOrEqual(certain + 1e-6)
        // A charge on winnings is only paid by legs that win, so the cheapest book of a leg may not be the best one.
        const isExact = legs.flat().every(({ fees }) => fees.winnings === 0)
        if (certain > 0.01 && isExact) expect(found).toBeGreaterThan(certain - 1e-6)
      }),
      { numRuns: 3_000, seed: 20_261_123 },
    )
    expect(books).toBeGreaterThan(10_000)
    expect(profitable).toBeGreaterThan(300)
  }, 240_000)

  it('buys all outcomes of a partition for less than one, each where it is cheapest', async () => {
    const leg = (price: number) => ({ asks: [{ price, size: 10 }], fees: free })
    const found = await bestPurchaseOfAll([[leg(0.25), leg(0.2)], [leg(0.3)], [leg(0.45)]], 100)
    expect(found).toMatchObject({ size: 10, payOut: 10, profit: expect.closeTo(0.5, 9) })
    expect(found?.legs.map(({ book }) => book)).toEqual([1, 0, 0])
    expect(await bestPurchaseOfAll([[leg(0.2)], [leg(0.3)], [leg(0.5)]], 100)).toBeUndefined()
  })

  it('sells all that brings more than it can cost', async () => {
    // The opposites of bids of 0.5, 0.4 and 0.3, and of one that brings nothing.
    const legs = [0.5, 0.6, 0.7, 1].map((price) => [{ asks: [{ price, size: 10 }], fees: free }])
    const found = await bestSaleOfAll(legs, 100)
    expect(found).toMatchObject({ size: 10, cost: expect.closeTo(18, 9), payOut: 20, profit: expect.closeTo(2, 9) })
    expect(found?.legs.map(({ leg }) => leg)).toEqual([0, 1, 2])
  })

  it('finds the end of a level in books of many contracts', async () => {
    const kalshi = venues.kalshi?.fees ?? free
    const [cheap, dear] = [
      {
        asks: [
          { price: 0.4, size: 9_000 },
          { price: 0.6, size: 90_000 },
        ],
        fees: kalshi,
      },
      { asks: [{ price: 0.5, size: 50_000 }], fees: free },
    ]
    const worlds = [
      [true, false],
      [false, true],
    ]
    expect(await bestTrade([cheap, dear], worlds, 100_000)).toMatchObject({ size: 9_000 })
  })
})
