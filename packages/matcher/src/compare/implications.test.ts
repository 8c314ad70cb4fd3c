import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { predicates } from '../knowledge/lexicon.ts'
import { followOn, imply } from './implications.ts'

const predicate = fc.constantFrom(...predicates)

describe('predicates that imply another', () => {
  it.each([
    ['resign', 'leave'],
    ['win', 'run'],
    ['win', 'announce'],
    ['convict', 'charge'],
    ['become-law', 'pass'],
  ])('to %s is to %s, and not the other way round', (said, implied) => {
    expect(imply([said], [implied])).toBe(true)
    expect(imply([implied], [said])).toBe(false)
  })

  it('imply what these imply, and never each other', () => {
    fc.assert(
      fc.property(predicate, predicate, predicate, (a, b, c) => {
        if (imply([a], [b]) && imply([b], [c])) expect(imply([a], [c])).toBe(true)
        expect(imply([a], [b]) && imply([b], [a])).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('come after what had to come before, and at once with the rest', () => {
    expect(followOn(['win'], ['qualify'])).toBe(true)
    expect(followOn(['resign'], ['leave'])).toBe(false)
    fc.assert(
      fc.property(predicate, predicate, (a, b) => {
        if (followOn([a], [b])) expect(imply([a], [b])).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('are looked for among all that each side asserts', () => {
    expect(imply(['visit', 'resign'], ['attend', 'leave'])).toBe(true)
    expect(imply([], ['leave'])).toBe(false)
    expect(imply(['visit'], [])).toBe(false)
  })
})
