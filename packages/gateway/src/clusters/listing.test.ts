import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createListing, type Row } from './listing.ts'

const venues = new Set(['kalshi', 'polymarket'])
const rows = fc.uniqueArray(
  fc.record<Row>({
    ...{ id: fc.stringMatching(/^[a-f]{2}$/), confidence: fc.constantFrom(0.7, 0.8, 0.9) },
    ...{ volume24h: fc.constantFrom(0, 5, 10), venues: fc.constant(venues), titles: fc.constant([]) },
  }),
  { selector: ({ id }) => id },
)

it('the order of a list does not depend on which lists were sorted before it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99)), fc.array(fc.nat(99)), rows, (one, other, all) => {
      const some = (places: readonly number[]) => all.filter((_, place) => places.includes(place))
      const former = createListing(some(one))
      for (const sort of ['volume', 'confidence'] as const) {
        former.sorted(sort)
        const ids = createListing(some(other), former.orders)
          .sorted(sort)
          .map(({ id }) => id)
        expect(ids).toEqual(
          createListing(some(other))
            .sorted(sort)
            .map(({ id }) => id),
        )
      }
    }),
  )
})

it('sorts by volume, then by id', () => {
  const rowOf = (id: string, volume24h: number): Row => ({ id, volume24h, confidence: 0.9, venues, titles: [] })
  const [a, b, c] = [rowOf('a', 1), rowOf('b', 9), rowOf('c', 1)]
  const { orders } = createListing([b, c])
  expect(createListing([c, a, b], orders).sorted('volume')).toEqual([b, a, c])
})
