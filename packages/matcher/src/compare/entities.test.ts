import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { match } from '../match.ts'

describe('things of one kind that two questions name', () => {
  it.each([
    ['Will Peru ban the Zorro app in 2031?', 'Will Chile ban the Zorro app in 2031?'],
    ['Will Bitcoin hit $200,000 in 2031?', 'Will Ethereum hit $200,000 in 2031?'],
    ['Will the ECB cut rates in June 2031?', 'Will the Bank of England cut rates in June 2031?'],
    ['Will a Democrat be governor of Ohio in 2031?', 'Will a Democrat be governor of Iowa in 2031?'],
    ['Will Ann Roe win the 2031 US Open (golf)?', 'Will Ann Roe win the 2031 Masters Tournament?'],
    [
      'Will Zorro Boys win Best Picture at the 2031 Critics Choice Awards?',
      'Will Zorro Boys be nominated for an Oscar for Best Picture in 2031?',
    ],
    ['Will Ann Roe win Best Song at the 2031 Grammys?', 'Will Ann Roe win Best Song at the 2031 Latin Grammys?'],
    ['Will "Zorro" win at the 2031 BAFTAs?', 'Will "Zorro" win at the 2031 Golden Globes?'],
    ['Will Ann Roe host the 2031 Oscars?', 'Will Ann Roe host the 2031 Golden Globes?'],
  ])('%s | %s are unrelated or differ', (one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })

  it.each([
    ['Will Peru ban the Zorro app in 2031?', 'Will the Peruvian government ban the Zorro app in 2031?'],
    ['Will BTC hit $200,000 in 2031?', 'Will Bitcoin hit $200,000 in 2031?'],
    ['Will Ann Roe host the 2031 Academy Awards?', 'Will Ann Roe host the 2031 Oscars?'],
  ])('%s | %s name the same', (one, other) => {
    expect(['identity', 'subset', 'superset']).toContain(relationOf(one, other))
  })

  it('core inflation is another measurement of one topic', () => {
    expect(
      relationOf('Will annual CPI be above 3% in May 2031?', 'Will annual core CPI be above 3% in May 2031?'),
    ).toBe('overlap')
  })

  it('a contest of women is none of men', () => {
    expect(
      relationOf(
        'Will Ann Roe win the 2031 WNBA award for sportsmanship?',
        "Will Ann Roe win the 2031 men's award for sportsmanship?",
      ),
    ).toBeUndefined()
  })

  it.each(['KXWNBAROY-31', 'KXNBAROY-31'])('a prize listed under a league of women is none of men: %s', (id) => {
    const title = 'Will Ann Roe win Rookie of the Year?'
    const a = listing('kalshi', { id, title, markets: [{ id: `${id}-ROE`, title }] })
    const b = listing('polymarket', { title: 'Will Bea Doe win the 2031 NBA Rookie of the Year?' })
    expect(match([a, b]).map(({ relation }) => relation)).toEqual(id.startsWith('KXW') ? [] : ['disjoint'])
  })
})
