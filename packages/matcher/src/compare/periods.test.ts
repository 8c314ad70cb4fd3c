import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('an announcement before its listing closes', () => {
  const next = (title: string, closes?: string) => ({ title, ...(closes && { closes }) })
  const who = 'Will Ann Roe be the next Captain Zorro?'
  testRelations([
    [next('Ann Roe announced as next Captain Zorro?', '2030-06-30'), next(who, '2034-01-01'), 'subset'],
    [next(who, '2034-01-01'), next('Ann Roe announced as the next Captain Zorro?', '2030-12-31'), 'superset'],
    [next('Ann Roe announced as next Captain Zorro?', '2034-01-01'), next(who, '2034-01-01'), 'identity'],
    [next('Ann Roe announced as next Captain Zorro?'), next(who, '2034-01-01'), 'identity'],
    [next(who, '2030-06-30'), next(who, '2034-01-01'), 'identity'],
  ])
})

describe('two days', () => {
  it.each([
    [
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
      'Will Ann Roe be the head of state of Peru on June 1, 2031?',
    ],
    [
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
      'Will Bob Doe be the head of state of Peru on June 1, 2031?',
    ],
    [
      'Will the upper bound of the federal funds rate be 3.5% at the end of 2031?',
      "Will the upper bound of the federal funds rate be above 3.75% following the Fed's Apr 29, 2031 meeting?",
    ],
    // a meeting of the next year
    [
      'Will the upper bound of the federal funds rate be 3.5% at the end of 2031?',
      "Will the upper bound of the federal funds rate be above 3.75% following the Fed's Apr 28, 2032 meeting?",
    ],
    [
      'Will the Fed cut rates by 25 bps after the April 2031 meeting?',
      'Will the upper bound of the federal funds rate be above 3.75% following the April 2031 meeting?',
    ],
  ])('overlap: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBe('overlap')
  })

  it.each([
    ['Will Google have the best AI model at the end of May 2031?', 'Will Meta have the top AI model on June 30, 2031?'],
    [
      'Will Apple be the largest company on May 31, 2031?',
      'Will Nvidia be the largest company in the world by market cap on June 30, 2031?',
    ],
    [
      'Will the high temp in Lyon be above 30° on July 1, 2031?',
      'Will the high temp in Lyon be above 30° on July 9, 2031?',
    ],
    ['Will the May 2031 unemployment rate be above 4%?', 'Will the June 2031 unemployment rate be above 4%?'],
    ['Will Ashby win on 2031-05-01?', 'Will Ashby win on 2031-05-09?'],
  ])('have nothing to do with each other: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })

  it('on one day a post has one holder', () => {
    const on = (name: string) => `Will ${name} be the CEO of Acme on December 31, 2031?`
    expect(relationOf(on('Ann Roe'), on('Bob Doe'))).toBe('disjoint')
    expect(
      relationOf(
        'Will Ann Roe be in the Senate on December 31, 2031?',
        'Will Bob Doe be in the Senate on December 31, 2031?',
      ),
    ).not.toBe('disjoint')
  })
})

describe('the day of a cup beside its year', () => {
  const closing = (title: string, day: string) => ({ title, closes: `${day}T00:00:00Z` })
  const winner = closing('2034 FIFA World Cup winner - Peru', '2034-07-20')

  it('is that of its winner if the other listing closes then', () => {
    expect(relationOf("Will Peru win the Men's World Cup on July 19, 2034?", winner)).toBe('identity')
    expect(relationOf('Will Peru win at the World Cup on June 5, 2034?', winner)).not.toBe('identity')
  })
})

describe('an election', () => {
  it.each([
    ['Will Ann Roe win the 2031 Peru election?', 'Will Ann Roe win the Peruvian election on April 12, 2031?'],
    [
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'Will Ann Roe be elected as president of Peru in October of 2031?',
    ],
  ])('is the same by its day, its month and its year: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it('is another one in another month of the next year', () => {
    expect(
      relationOf(
        'Will Ann Roe win the 2031 Peruvian presidential election?',
        'Will Ann Roe be elected as president of Peru in October of 2032?',
      ),
    ).toBeUndefined()
  })
})

describe('a post held through a month', () => {
  const through = 'Will Ann Roe remain prime minister of Peru through May 2031?'

  it('is held on the day after it, which is the same', () => {
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on June 1, 2031?')).toBe('identity')
  })

  it('is held on each day before it, and not yet on a later one', () => {
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on May 20, 2031?')).toBe('subset')
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on June 20, 2031?')).toBe('superset')
  })
})

describe('prices of one day', () => {
  const price = (title: string, closes: string) => ({ title, closes: `2031-05-08T${closes}:00Z` })

  it.each([
    ['Will the price of Bitcoin be above $90,000 on May 8?', 'Bitcoin price on May 8, 2031? - $90,000 or above'],
    ['Will Gold be above $4,500 on May 8?', 'Gold price on May 8, 2031? - $4,500 or above'],
  ])('are read when their listings close: %s | %s', (one, other) => {
    expect(relationOf(price(one, '16:00'), price(other, '21:00'))).toBe('overlap')
    expect(relationOf(price(one, '16:00'), price(other, '16:00'))).toBe('identity')
  })

  it.each([
    // midnight and noon in UTC state only the date
    [
      'Will the price of Bitcoin be above $90,000 on May 8?',
      'Bitcoin price on May 8, 2031? - $90,000 or above',
      '12:00',
    ],
    ['Will Gold close above $4,500 on May 8?', 'Gold price at the close on May 8, 2031? - $4,500 or above', '21:00'],
    ['Will the high temp in Lyon be above 30° on May 8?', 'Highest temperature in Lyon on May 8? - above 30°', '21:00'],
  ])('are the same where no hour shows: %s | %s', (one, other, closes) => {
    expect(relationOf(price(one, '16:00'), price(other, closes))).toBe('identity')
  })
})

describe('a season beside the year in which it begins', () => {
  const season = { title: 'Will Ashby win the 2031-32 Quorra League?', closes: '2032-06-01T00:00:00Z' }
  const one = 'Will Ashby win the 2031 Quorra League?'
  it.each([
    // a listing that closes before the season begins is of the one before
    [{ title: one, closes: '2031-06-09T00:00:00Z' }, undefined],
    [{ title: one, closes: '2032-06-01T00:00:00Z' }, 'identity'],
    [{ title: one.replace('2031', '2032'), closes: '2031-06-09T00:00:00Z' }, 'identity'],
  ])('%j: %s', (listed, relation) => {
    expect(relationOf(season, listed)).toBe(relation)
  })
})
