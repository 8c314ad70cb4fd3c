import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

const yesIf = (criterion: string) => `If ${criterion}, then the market resolves to Yes.`

describe('a month beside a deadline at its end', () => {
  testRelations([
    // what happened before the month settles the deadline too
    ['Will Ann Roe resign in March 2031?', 'Will Ann Roe resign by March 31, 2031?', 'subset'],
    ['Will Zorvan invade Kelmira before April 2031?', 'Will Zorvan invade Kelmira in March 2031?', 'superset'],
    ['Will Peru launch a full-scale invasion of Chile before 2032?', 'Will Peru invade Chile before 2032?', 'subset'],
    ['Will Peru launch an invasion of Chile before 2032?', 'Will Peru invade Chile before 2032?', 'identity'],
    ['Will Bitcoin hit $150,000 in March 2031?', 'Will Bitcoin hit $150,000 by March 31, 2031?', 'subset'],
    // a year is counted from the listing of the market
    ['Will Ann Roe resign in 2031?', 'Will Ann Roe resign by December 31, 2031?', 'identity'],
    ['Will Ann Roe resign in 2031?', 'Will Ann Roe resign before 2032?', 'identity'],
    // a quarter is not: what happens in the first one settles the deadline alone
    ['Will Ann Roe resign in Q2 2031?', 'Will Ann Roe resign by June 30, 2031?', 'subset'],
    ['Will Ann Roe resign in the second half of 2031?', 'Will Ann Roe resign by December 31, 2031?', 'subset'],
    ['Will Ann Roe resign in December 2031?', 'Will Ann Roe resign in 2031?', 'subset'],
    // what is measured or decided for the month cannot come before it
    ['Will US CPI rise more than 0.3% in March 2031?', 'Will March 2031 US CPI rise more than 0.3%?', 'identity'],
    [
      'Will Ann Roe win the March 2031 Lima election?',
      'Will Ann Roe win the Lima election by March 31, 2031?',
      'identity',
    ],
  ])

  it('is the same where the rules give both the same beginning and end', () => {
    const title = 'Will Ann Roe resign by March 31, 2031?'
    const rules = yesIf('Ann Roe resigns between March 1, 2031 and March 31, 2031')
    expect(relationOf('Will Ann Roe resign in March 2031?', { title, rules })).toBe('identity')
    const open = { title: 'Will Ann Roe resign in March 2031?', rules: yesIf('Ann Roe resigns before Apr 1, 2031') }
    expect(relationOf(open, title)).toBe('identity')
  })
})

describe('a day beside a deadline on it', () => {
  testRelations([
    ['Will Ann Roe resign on March 31, 2031?', 'Will Ann Roe resign by March 31, 2031?', 'subset'],
    ['Will Zorvan call the election on March 31, 2031?', 'Will Zorvan call the election by March 31, 2031?', 'subset'],
    [
      'Ann Roe no longer CEO of Zorvan on March 31, 2031?',
      'Ann Roe out as CEO of Zorvan by March 31, 2031?',
      'identity',
    ],
    ['Will Bitcoin be above $150,000 on March 31, 2031?', 'Bitcoin above $150,000 by March 31, 2031?', 'subset'],
    [
      'Will Lima average more than 9,000 measles cases per day on March 31, 2031?',
      {
        title: 'Will Lima average more than 9,000 measles cases per day by March 31, 2031?',
        rules: yesIf('the average is above 9,000 for a single day between Issuance and March 31, 2031'),
      },
      'subset',
    ],
    [
      'Will Bitcoin be above $150,000 on March 31, 2031?',
      {
        title: 'Bitcoin above $150,000 by March 31, 2031?',
        rules: yesIf('Bitcoin is above $150,000 on March 31, 2031'),
      },
      'identity',
    ],
    [
      'Will Ann Roe win the Lima election on March 31, 2031?',
      'Will Ann Roe win the Lima election by March 31, 2031?',
      'identity',
    ],
  ])
})

describe('a question about an edition of a contest', () => {
  const title = 'Will any 2030 FIFA World Cup game be moved abroad?'
  const until = 'Will any 2030 FIFA World Cup game be moved abroad before June 8, 2030?'

  testRelations([
    [{ title, closes: '2030-06-07T20:00:00Z' }, until, 'identity'],
    [{ title, closes: '2030-07-20T20:00:00Z' }, until, 'superset'],
  ])
})
