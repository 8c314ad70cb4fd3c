import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from './event.ts'

/** Markets as a venue lists them, each with its strike beside the title. */
const marketOf = (title: string) => ({ title, label: /\S*\d{2,}[\d,]*%?/.exec(title)?.[0] ?? '' })
const ladder = (...titles: string[]) =>
  readEvent(listing('one', { title: 'A ladder', markets: titles.map(marketOf) })).markets
const alone = (title: string) => ladder(title)[0]

describe('the strikes of a ladder', () => {
  it('are one group, read as each would be read by itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 10, max: 200 }), { minLength: 2, maxLength: 5 }), (strikes) => {
        const titles = strikes.map((strike) => `Will Bitcoin be above $${strike},000 on May 3, 2031?`)
        const read = ladder(...titles)
        expect(new Set(read.map(({ templateGroup }) => templateGroup)).size).toBe(1)
        for (const [index, { interval, questionTokens, time }] of read.entries()) {
          const own = alone(titles[index] ?? '')
          expect({ interval, questionTokens, time }).toEqual({
            interval: own?.interval,
            questionTokens: own?.questionTokens,
            time: own?.time,
          })
        }
      }),
    )
  })

  it('keep that they are rounded counts', () => {
    const read = ladder(
      'Will nonfarm payrolls be above 100,000 in May 2031?',
      'Will nonfarm payrolls be above 150,000 in May 2031?',
    )
    expect(read.map(({ interval }) => interval?.rounded)).toEqual([true, true])
  })

  it.each([
    ['Will Bitcoin be above $90,000 on May 3, 2031?', 'Will Bitcoin be above 90% on May 3, 2031?'],
    ['Will Bitcoin be above $90,000 on May 3, 2031?', 'Will Bitcoin hit $95,000 on May 3, 2031?'],
    ['Will Bitcoin be above $90,000 on May 3, 2031?', 'Will Ethereum be above $90,000 on May 3, 2031?'],
  ])('are not one group: %s | %s', (one, other) => {
    const [a, b] = ladder(one, other)
    expect(a?.templateGroup === undefined || a.templateGroup !== b?.templateGroup).toBe(true)
  })
})
