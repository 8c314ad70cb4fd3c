import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { predicates } from '../knowledge/lexicon.ts'
import { implies, presupposes } from './implications.ts'

const predicate = fc.constantFrom(...predicates)

describe('predicates that imply another', () => {
  it.each([
    ['resign', 'leave'],
    ['win', 'run'],
    ['win', 'announce'],
    ['convict', 'charge'],
    ['become-law', 'pass'],
  ])('to %s is to %s, and not the other way round', (said, implied) => {
    expect(implies([said], [implied])).toBe(true)
    expect(implies([implied], [said])).toBe(false)
  })

  it('imply what these imply, and never each other', () => {
    fc.assert(
      fc.property(predicate, predicate, predicate, (a, b, c) => {
        if (implies([a], [b]) && implies([b], [c])) expect(implies([a], [c])).toBe(true)
        expect(implies([a], [b]) && implies([b], [a])).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('come after what had to come before, and at once with the rest', () => {
    expect(presupposes(['win'], ['qualify'])).toBe(true)
    expect(presupposes(['resign'], ['leave'])).toBe(false)
    fc.assert(
      fc.property(predicate, predicate, (a, b) => {
        if (presupposes([a], [b])) expect(implies([a], [b])).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('are looked for among all that each side asserts', () => {
    expect(implies(['visit', 'resign'], ['attend', 'leave'])).toBe(true)
    expect(implies([], ['leave'])).toBe(false)
    expect(implies(['visit'], [])).toBe(false)
  })
})
