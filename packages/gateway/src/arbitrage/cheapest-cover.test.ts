import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CoverOption, cheapestCover } from './cheapest-cover.ts'

const run = (cost: number, from: number, to: number, worlds = 6): CoverOption => ({
  cost,
  wins: Array.from({ length: worlds }, (_, world) => world >= from && world <= to),
})
const total = (options: readonly CoverOption[] | undefined) => options?.reduce((sum, { cost }) => sum + cost, 0)

it('is the cheapest choice, also where two options overlap', () => {
  const [low, high, wide] = [run(0.3, 0, 2), run(0.4, 3, 5), run(0.35, 2, 5)]
  expect(cheapestCover([low, high, wide, run(0.9, 0, 5)])).toEqual([low, wide])
})

it('is none where a world is left out, or where there is no option', () => {
  expect(cheapestCover([run(0.3, 0, 2), run(0.3, 4, 5)])).toBeUndefined()
  expect(cheapestCover([])).toBeUndefined()
})

it('is as cheap as the best of all subsets', () => {
  const option = fc
    .record({ cents: fc.integer({ min: 1, max: 99 }), ends: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })) })
    .map(({ cents, ends: [a, b] }) => run(cents / 100, Math.min(a, b), Math.max(a, b)))
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 8 }), (options) => {
      const costs = Array.from({ length: 2 ** options.length }, (_, bits) =>
        options.filter((_one, n) => bits & (1 << n)),
      )
        .filter((some) => [0, 1, 2, 3, 4, 5].every((world) => some.some(({ wins }) => wins[world])))
        .map((some) => total(some) ?? 0)
      const found = total(cheapestCover(options))
      if (costs.length === 0) expect(found).toBeUndefined()
      else expect(found).toBeCloseTo(Math.min(...costs), 9)
    }),
    { numRuns: 2_000 },
  )
})
