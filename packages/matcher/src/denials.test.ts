import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { testRelations } from './__fixtures__/test-relations.ts'
import { match } from './match.ts'

/** Names that no table knows. */
const name = fc.constantFrom('Zorvan', 'Kelmira', 'Ushpel Gornim', 'Quibble', 'Tadra')
const year = fc.integer({ min: 2027, max: 2034 })
const thing = fc.constantFrom('ceasefire', 'summit', 'majority', 'film', 'strike', 'merger')

/** Returns how the first markets of two events of the given answers relate. */
const relationOfFirst = (one: readonly string[], other: readonly string[], title: string) => {
  const events = [one, other].map((labels, n) =>
    listing(`v${n}`, { title, markets: labels.map((label) => ({ title: `${title} - ${label}`, label })) }),
  )
  const [a, b] = events.map(({ markets }) => markets[0]?.marketId)
  return match(events).find((edge) => edge.a.marketId === a && edge.b.marketId === b)?.relation
}

describe('a question that denies with "no"', () => {
  it('is the opposite of the question without it, in either order', () => {
    fc.assert(
      fc.property(name, thing, year, (who, what, when) => {
        const question = `Will there be a ${who} ${what} in ${when}?`
        for (const denied of [`Will there be no ${who} ${what} in ${when}?`, `No ${who} ${what} in ${when}?`]) {
          expect(relationOf(denied, question)).toBe('complement')
          expect(relationOf(question, denied)).toBe('complement')
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is identical to another denial of the same', () => {
    fc.assert(
      fc.property(name, thing, year, (who, what, when) => {
        const denied = `Will there be no ${who} ${what} in ${when}?`
        expect(relationOf(denied, `No ${who} ${what} in ${when}?`)).toBe('identity')
      }),
      { numRuns: 40 },
    )
  })

  testRelations([
    [
      'Will Ann Roe win no medals at the 2031 Lima Games?',
      'Will Ann Roe win a medal at the 2031 Lima Games?',
      'complement',
    ],
    ['Will no Quibble film be released in 2031?', 'Will a Quibble film be released in 2031?', 'complement'],
    ['Will Zorvan launch by no later than June 30, 2031?', 'Will Zorvan launch by June 30, 2031?', 'identity'],
    ['Will Zorvan win no fewer than 3 medals in 2031?', 'Will Zorvan win at least 3 medals in 2031?', 'identity'],
    ['Will there be no cuts by the Fed in 2031?', 'Will the Fed cut rates in 2031?', 'complement'],
    [
      'Will Trump pardon Ann Roe in 2031? (full pardon, not commutation)',
      'Will Ann Roe be pardoned by Trump in 2031?',
      'identity',
    ],
    [
      'Will Ann Roe win the 2031 Zorvan election? (Void if no 2031 election)',
      'Will Ann Roe win the 2031 Zorvan election?',
      'identity',
    ],
    ['Will Quibble star in Dr. No in 2031?', 'Will Quibble star in Dr. No before 2032?', 'identity'],
  ])

  it.each([
    ['Will the 2031 Zorvan summit end with no deal?', 'Will the 2031 Zorvan summit end with a deal?'],
    ['Will Zorvan say no to Peru in 2031?', 'Will Zorvan say yes to Peru in 2031?'],
    ['Will Zorvan have no president on May 1, 2031?', 'Will Zorvan have a president on May 1, 2031?'],
  ])('is never identical to one without it: %s | %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})

describe('an answer that denies another answer of its event', () => {
  it('is the opposite of that answer on another venue', () => {
    fc.assert(
      fc.property(name, year, (who, when) => {
        const title = `${when} election of the Zirkel`
        const [yes, no] = [`${who} majority`, `No ${who} majority`]
        expect(relationOfFirst([no, yes], [yes, no], title)).toBe('complement')
        expect(relationOfFirst([no, yes], [no, yes], title)).toBe('identity')
      }),
      { numRuns: 30 },
    )
  })

  it('is read so in capitals too', () => {
    expect(
      relationOfFirst(['NO Tadra majority', 'Tadra majority'], ['Tadra majority', 'Tie'], '2031 Zirkel vote'),
    ).toBe('complement')
  })

  it('says nothing of a sibling that it does not deny', () => {
    expect(relationOfFirst(['No agreement', 'Tadra majority'], ['Tadra majority', 'Tie'], '2031 Zirkel vote')).not.toBe(
      'complement',
    )
  })
})
