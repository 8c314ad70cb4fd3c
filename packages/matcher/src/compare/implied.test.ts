import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { assess } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

function relationOf(one: string, other: string, venues = ['manifold', 'polymarket']): string {
  const [a, b] = [one, other].map(
    (title, n) => readEvent(listing(venues[n] ?? '', { id: `e${n}`, title, markets: [{ title }] })).markets[0],
  )
  if (!a || !b) throw new Error('not read')
  const { relation, confidence } = assess(a, b)
  return confidence < 0.5 ? 'none' : (relation ?? 'none')
}

describe('what one side means without saying it', () => {
  it.each([
    [
      'the place of a primary',
      'Will Ann Marie Roe win the 2030 Texas Republican Senate primary?',
      'Will Ann Marie Roe win the 2030 Republican primary?',
    ],
    [
      'the post of a vote',
      'Will John Doe vote for Ann Roe?',
      'Will John Doe vote to confirm Ann Roe as Secretary of Labor?',
    ],
    [
      'the presidency of two rounds',
      'Will anyone win outright in the first round of the 2031 Chile election?',
      'Will any presidential candidate win outright in the first round of the 2031 election in Chile?',
    ],
    [
      'another name',
      'Will the Party of Joy and Unity (PJU) win the 2031 Moldova election?',
      'Will PJU win the 2031 Moldova election?',
    ],
    [
      'who went before',
      'Will Ann Roe be the next German Chancellor after Angela Merkel?',
      'Will Ann Roe be the next German Chancellor?',
    ],
    [
      'that a prize is won',
      'Who gets the Nobel Peace Prize 2031: Ann Roe',
      'Will Ann Roe win the Nobel Peace Prize in 2031?',
    ],
  ])('%s', (_, one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it('is the country of the venue that names none', () => {
    const [one, other] = [
      'Next UK General Election: Most Seats - Labour',
      'Most seats at the next general election - Labour',
    ]
    expect(relationOf(one, other, ['ladbrokes', 'smarkets'])).toBe('identity')
    expect(relationOf(one, other, ['ladbrokes', 'manifold'])).not.toBe('identity')
  })

  it.each([
    [
      'another primary',
      'Will Ann Marie Roe win the 2030 Texas Republican Senate primary?',
      'Will Ann Marie Roe win the 2030 Ohio Republican primary?',
    ],
    [
      'another predecessor',
      'Who will replace Jane Roe as senator: Ann Lee',
      'Who will replace Tom Fox as senator: Ann Lee',
    ],
    [
      'the family',
      'Will a member of the Trump family be the 2028 Republican nominee?',
      'Will Donald Trump be the 2028 Republican nominee?',
    ],
    [
      'a candidate',
      'Will Ann Roe be a candidate for President in 2032?',
      'Will Ann Roe win the 2032 presidential election?',
    ],
  ])('is not %s', (_, one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})
