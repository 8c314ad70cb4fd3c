import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractsOf, LADDER_PRICES, oddsFor, priceOf } from './odds.ts'

describe('the ladder', () => {
  it('has the 350 odds of the venue, each with a price of its own', () => {
    expect([LADDER_PRICES.length, new Set(LADDER_PRICES).size]).toEqual([350, 350])
    expect([LADDER_PRICES[0], LADDER_PRICES.at(-1)]).toEqual([1_000n, 990_099n])
    expect(LADDER_PRICES).toEqual([...LADDER_PRICES].sort((a, b) => (a < b ? -1 : 1)))
  })

  it.each([
    [1.01, 990_099n],
    [1.5, 666_667n],
    [2, 500_000n],
    [2.02, 495_050n],
    [3.05, 327_869n],
    [110, 9_091n],
    [1_000, 1_000n],
  ])('odds of %d cost %d millionths, and are bet at that price on both sides', (odds, price) => {
    expect(priceOf(odds)).toBe(price)
    expect([oddsFor(price, 'BACK'), oddsFor(price, 'LAY')]).toEqual([odds, odds])
  })

  it('has no price for what is no odds', () => {
    expect([1, 0.5, 0, -2, Number.NaN, Number.POSITIVE_INFINITY, 1e9].map(priceOf)).toEqual(Array(7).fill(undefined))
  })
})

describe('oddsFor', () => {
  it('takes the next odds in the favor of the caller, never across another rung', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 990_099 }), (millionths) => {
        const price = BigInt(millionths)
        const [back, lay] = [oddsFor(price, 'BACK') ?? 0, oddsFor(price, 'LAY') ?? 0]
        const [paid, received] = [priceOf(back) ?? 0n, priceOf(lay) ?? 0n]
        expect(paid <= price && price <= received).toBe(true)
        // No rung is nearer.
        expect(
          LADDER_PRICES.filter((rung) => (rung > paid && rung < price) || (rung > price && rung < received)),
        ).toEqual([])
      }),
    )
  })

  it('has none beyond the ends', () => {
    expect([oddsFor(999n, 'BACK'), oddsFor(990_100n, 'LAY')]).toEqual([undefined, undefined])
    expect([oddsFor(999n, 'LAY'), oddsFor(990_100n, 'BACK')]).toEqual([1_000, 1.01])
  })
})

it.each([
  [14.39, 2.8, 40_292_000n],
  [0.01, 1.01, 10_100n],
  [3.4400000000000004, 21.32267441860465, 73_350_000n],
  [980.3921568627451, 1.02, 1_000_000_000n],
  [0, 2, 0n],
  [Number.NaN, 2, undefined],
  [-1, 2, undefined],
])('a stake of %d at %d is %d millionths of contracts', (stake, odds, contracts) => {
  expect(contractsOf(stake, odds)).toBe(contracts)
})
