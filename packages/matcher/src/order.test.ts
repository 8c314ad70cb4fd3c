import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRefs } from './order.ts'

const part = fc.constantFrom('a', 'b', 'B', 'ä', '10', '9')
const ref = fc
  .record({ venue: part, eventId: part, marketId: fc.option(part, { nil: undefined }) })
  .map(({ venue, eventId, marketId }) => ({ venue, eventId, ...(marketId !== undefined && { marketId }) }))

describe('the order of refs', () => {
  it('is total: turned round with the two, transitive, and equal only for one ref', () => {
    fc.assert(
      fc.property(ref, ref, ref, (a, b, c) => {
        expect(compareRefs(a, b)).toBe(0 - compareRefs(b, a) || 0)
        expect(compareRefs(a, b) === 0).toBe(JSON.stringify(a) === JSON.stringify(b))
        if (compareRefs(a, b) < 0 && compareRefs(b, c) < 0) expect(compareRefs(a, c)).toBeLessThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('is by venue, event and market in code units, events before their markets', () => {
    const refs = [
      { venue: 'b', eventId: 'a' },
      { venue: 'a', eventId: 'b', marketId: 'a' },
      { venue: 'a', eventId: 'b' },
      { venue: 'a', eventId: 'B' },
    ]
    expect(refs.sort(compareRefs)).toEqual([
      { venue: 'a', eventId: 'B' },
      { venue: 'a', eventId: 'b' },
      { venue: 'a', eventId: 'b', marketId: 'a' },
      { venue: 'b', eventId: 'a' },
    ])
  })
})
