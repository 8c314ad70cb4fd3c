import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { different, same } from './__fixtures__/changed-questions.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { formsOf, verbs } from './knowledge/verbs.ts'

// `npm run metamorphic` checks the same with 10,000 pairs each.
const NUM_RUNS = 60

describe('a question in which one thing is changed is never called identical', () => {
  it.each(Object.entries(different))('%s', (_, worded) => {
    fc.assert(
      fc.property(worded, (pair) => {
        expect(relationOf(...pair)).not.toBe('identity')
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it.each(verbs.filter(({ mutual }) => !mutual).map((verb) => [verb.lemma, formsOf(verb)] as const))(
    'subject and object are distinguished by every form of %s',
    (_, { base, third, participle }) => {
      for (const [one, other] of [
        [`Will Zorvan ${base} Kelmira in 2031?`, `Will Kelmira ${base} Zorvan in 2031?`],
        [`Will Zorvan ${base} Kelmira in 2031?`, `Will Zorvan be ${participle} by Kelmira in 2031?`],
        [`Zorvan ${third} Kelmira in 2031?`, `Kelmira ${third} Zorvan in 2031?`],
        [`Will Zorvan be ${participle} by Kelmira?`, `Will Kelmira be ${participle} by Zorvan?`],
        [`Will Zorvan ${base} Kelmira in 2031?`, `Will Zorvan not ${base} Kelmira in 2031?`],
      ] as const) {
        expect(relationOf(one, other), `${one} | ${other}`).not.toBe('identity')
      }
    },
  )
})

describe('a question in other words is called identical', () => {
  it.each(Object.entries(same))('%s', (_, worded) => {
    const pairs = fc.sample(worded, { numRuns: NUM_RUNS, seed: 7 })
    const found = pairs.filter((pair) => relationOf(...pair) === 'identity')
    expect(found.length / pairs.length).toBeGreaterThanOrEqual(0.97)
  })

  it.each([
    ['Will China invade Taiwan in 2026?', 'Will Taiwan be invaded by China in 2026?'],
    ['Will Elon Musk acquire Ryanair by June 30, 2027?', 'Will Ryanair be bought by Elon Musk before July 1, 2027?'],
    ['Will the SEC approve a Dogecoin ETF before 2027?', 'Dogecoin ETF approved by December 31, 2026?'],
    ['Will Peru and Chile meet in 2031?', 'Will Chile and Peru meet in 2031?'],
  ] as const)('%s | %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it('holds a film that is released to be one that releases', () => {
    expect(relationOf('Will Dune 3 release in 2027?', 'Will Dune 3 be released in 2027?')).toBe('identity')
  })
})
