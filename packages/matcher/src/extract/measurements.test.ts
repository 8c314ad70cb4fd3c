import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { asExactCount } from './measurements.ts'

describe('a number that is read', () => {
  it.each([
    ['Will gold close above $5,000 in June 2031?', 'day'],
    ['Will Acme shares close above $50 in June 2031?', 'day'],
    ['Will inflation be above 3% in June 2031?', 'period'],
    ['Will gold hit $5,000 in June 2031?', 'period'],
  ])('at the end of its period, or within it: %s', (title, kind) => {
    expect(readQuestion(title, 'one').time.window?.kind).toBe(kind)
  })

  it('says how it is read in its interval, not in its words', () => {
    const { questionTokens } = readQuestion('Will the price of Bitcoin close above $90,000 on May 3, 2031?', 'one')
    expect(questionTokens.map(({ key }) => key)).toEqual(['bitcoin'])
  })
})

describe('a count that is published as a round number', () => {
  it.each([
    [
      'Will nonfarm payrolls be below 100,000 in May 2031?',
      'Will nonfarm payrolls be 100,000 or below in May 2031?',
      'subset',
    ],
    [
      'Will US job openings be 7,000,000 or more in May 2031?',
      'Will US job openings be above 7,000,000 in May 2031?',
      'superset',
    ],
    [
      'Will nonfarm payrolls be below 100,000 in May 2031?',
      'Will nonfarm payrolls be above 100,000 in May 2031?',
      'disjoint',
    ],
    [
      'Will nonfarm payrolls be above 100,000 in May 2031?',
      'Will nonfarm payrolls be 100,000 or below in May 2031?',
      'complement',
    ],
  ])('can stand on its bound: %s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it('is no price', () => {
    expect(
      relationOf(
        'Will the S&P 500 close above 8,000 on May 3, 2031?',
        'Will the S&P 500 close at or above 8,000 on May 3, 2031?',
      ),
    ).toBe('identity')
  })
})

describe('so many and no more', () => {
  const bare = { low: 3, high: 3, whole: true, bare: true } as const

  it.each([
    'will there be 3 rate cuts in 2031?',
    'will 3 rate cuts happen in 2031?',
    'will 3 justices be announced before june?',
    'will labour have 3 seats in the lima senate after the election?',
    'will labour control 3 lima senate seats after the election?',
  ])('%s', (title) => {
    expect(asExactCount(bare, title)).toEqual({ low: 3, high: 3, whole: true })
  })

  it.each([
    'will apollo 3 launch in 2031?',
    'will 3 of 5 seats change hands?',
    'will zorro 3 be released?',
    'will zorro 3 have seats?',
  ])('a name: %s', (title) => {
    expect(asExactCount(bare, title)).toBe(bare)
  })

  it('leaves other numbers alone', () => {
    const stated = { low: 3, whole: true }
    expect(asExactCount(stated, 'will there be 3 rate cuts in 2031?')).toBe(stated)
    expect(asExactCount(undefined, 'will there be 3 rate cuts in 2031?')).toBeUndefined()
  })
})
