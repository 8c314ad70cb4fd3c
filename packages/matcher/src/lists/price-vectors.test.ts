import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePrices } from './price-vectors.ts'

const price = fc.double({ min: 0.01, max: 0.99, noNaN: true })

describe('comparePrices', () => {
  it('finds the same prices alike', () => {
    const same = [0.5, 0.2, 0.1, 0.1, 0.05].map((value) => [value, value] as const)
    expect(comparePrices(same)).toEqual({ count: 5, correlation: 1, difference: 0, share: 0 })
  })

  it('finds the reverse order contrary', () => {
    const found = comparePrices([1, 2, 3, 4, 5].map((n) => [n / 10, (6 - n) / 10] as const))
    expect(found?.correlation).toBeCloseTo(-1)
    expect(found?.difference).toBeCloseTo(0.24)
    expect(found?.share).toBeCloseTo(0.8)
  })

  it('says nothing of four answers, or of five of which one venue quotes four', () => {
    const four = [0.4, 0.3, 0.2, 0.1].map((value) => [value, value] as const)
    expect(comparePrices(four)).toBeUndefined()
    expect(comparePrices([...four, [0.1, undefined]])).toBeUndefined()
  })

  it('is the same from either side, and the order within its bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price), { minLength: 5, maxLength: 40 }), (pairs) => {
        const [forth, back] = [comparePrices(pairs), comparePrices(pairs.map(([a, b]) => [b, a] as const))]
        expect(back?.correlation).toBeCloseTo(forth?.correlation ?? Number.NaN, 9)
        expect(back?.difference).toBeCloseTo(forth?.difference ?? Number.NaN, 9)
        expect(Math.abs(forth?.correlation ?? 2)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })
})
