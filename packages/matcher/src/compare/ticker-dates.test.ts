import { describe, expect, it } from 'vitest'
import { type Listing, listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'

describe('the date of a ticker beside a stated year or deadline', () => {
  const cuts = (year: string) => ({ title: `Will Fed cut interest rates 5 times ${year}?` })
  const dated = (title: string, id: string) => ({ title, id })
  const five = 'Will the Fed cut rates 5 times?'
  const token = 'Will Ann Roe launch a token?'
  const cup = 'Will Ann Roe win the Lima Cup?'
  const top = 'Will Zorro have the top AI model this week?'
  it.each<[Listing, Listing, string | undefined]>([
    [dated(five, 'KXCUTS-31DEC31'), cuts('in 2031'), 'identity'],
    [dated(five, 'KXCUTS-31DEC'), cuts('in 2031'), 'identity'],
    [dated(five, 'KXCUTS-32JAN01'), cuts('in 2031'), 'identity'],
    [dated(token, 'KXTOKEN-31DEC31'), { title: 'Will Ann Roe launch a token in 2031?' }, 'identity'],
    [dated(token, 'KXTOKEN-31DEC31'), { title: 'Will Ann Roe launch a token by December 31, 2031?' }, 'identity'],
    [dated(cup, 'KXLIMACUP-31NOV05'), { title: 'Will Ann Roe win the 2031 Lima Cup?' }, 'identity'],
    // an award of the year before
    [
      dated('Will Norway be the best film at the Oscars?', 'KXOSCARPIC-32MAR02'),
      { title: 'Will Norway be the best film at the 2031 Oscars?' },
      'identity',
    ],
    // a year alone may be that in which the listing ends
    [dated(token, 'KXTOKEN-32'), { title: 'Will Ann Roe launch a token in 2031?' }, 'identity'],
    [dated(five, 'KXCUTS-32DEC31'), cuts('in 2031'), undefined],
    [dated(five, 'KXCUTS-32DEC'), cuts('in 2031'), undefined],
    [dated(five, 'KXCUTS-31DEC31'), cuts('in 2032'), undefined],
    [dated(five, 'KXCUTS-32JAN01'), cuts('in 2032'), undefined],
    [dated(token, 'KXTOKEN-32DEC31'), { title: 'Will Ann Roe launch a token in 2031?' }, undefined],
    [dated(cup, 'KXLIMACUP-32NOV05'), { title: 'Will Ann Roe win the 2031 Lima Cup?' }, undefined],
    [dated('Will gold hit $5,000?', 'KXGOLDMAX-32DEC31'), { title: 'Will gold hit $5,000 in 2031?' }, undefined],
    [dated(top, 'KXTOPMODEL-31FEB07'), { title: 'Will Zorro have the best AI model on March 31, 2031?' }, undefined],
    [dated(top, 'KXTOPMODEL-31MAR31'), { title: 'Will Zorro have the best AI model on March 31, 2031?' }, 'identity'],
    [dated(token, 'KXTOKEN-31DEC31'), { title: 'Will Ann Roe launch a token by December 31, 2032?' }, 'subset'],
    [dated(token, 'KXTOKEN-32DEC31'), { title: 'Will Ann Roe launch a token by December 31, 2031?' }, 'superset'],
  ])('%o | %o: %s', (one, other, relation) => {
    expect(match([listing('kalshi', one), listing('polymarket', other)])[0]?.relation).toBe(relation)
  })
})
