import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import type { Interval, Unit } from '../extract/interval.ts'
import { relateNumbers } from './number-relations.ts'

const interval: fc.Arbitrary<Interval> = fc
  .record({
    low: fc.option(fc.nat(6), { nil: undefined }),
    high: fc.option(fc.nat(6), { nil: undefined }),
    lowOpen: fc.boolean(),
    unit: pick<Unit | undefined>('usd', 'percent', 'bps', 'count', undefined),
    barrier: pick<Interval['barrier']>('up', 'down', undefined),
    bare: pick<true | undefined>(true, undefined),
    whole: fc.boolean(),
  })
  .map(({ low, high, lowOpen, unit, barrier, bare, whole }) => ({
    ...(low !== undefined && { low, ...(lowOpen && { lowOpen }) }),
    ...(high !== undefined && { high }),
    ...(unit && { unit }),
    ...(barrier && { barrier }),
    ...(bare && { bare }),
    whole,
  }))

describe('the numbers of two questions', () => {
  it('relate B to A as A to B', () => {
    const reversed = new Map<string | undefined, string>([
      ['inside', 'contains'],
      ['contains', 'inside'],
      ['barrier inside', 'barrier contains'],
      ['barrier contains', 'barrier inside'],
    ])
    const maybe = fc.option(interval, { nil: undefined })
    fc.assert(
      fc.property(maybe, maybe, (a, b) => {
        const relation = relateNumbers(a, b)
        expect(relateNumbers(b, a)).toBe(reversed.get(relation) ?? relation)
      }),
      {
        numRuns: 3_000,
        examples: [
          [
            { low: 0, unit: 'count', whole: false },
            { low: 0, lowOpen: true, unit: 'percent', whole: false },
          ],
        ],
      },
    )
  })

  testRelations([
    ['Will zorrium be above $90 on May 5, 2031?', 'Will zorrium be above $80 on May 5, 2031?', 'subset'],
    ['Will zorrium be above $90 on May 5, 2031?', 'Will zorrium be below $90 on May 5, 2031?', 'complement'],
    ['Will zorrium be above $90 on May 5, 2031?', 'Will zorrium be below $80 on May 5, 2031?', 'disjoint'],
    ['Will zorrium hit $90 in May 2031?', 'Will zorrium hit $80 in May 2031?', 'subset'],
    ['Will Ann Zorro say "quibble" 5+ times in her speech?', 'Will Ann Zorro say "quibble" in her speech?', 'subset'],
    ['Will Zorrospace launch at least 5 rockets in 2031?', 'Will Zorrospace launch rockets in 2031?', 'subset'],
    ['Will Ann Zorro win more than 40 seats in 2031?', 'Will Ann Zorro win at least 41 seats in 2031?', 'identity'],
    // a cut of some size is one of the cuts
    ['Will the Fed cut rates more than 25 bps in 2031?', 'Will no Fed rate cuts happen in 2031?', 'disjoint'],
    ['Will the ECB cut rates by 50 bps in 2031?', 'Will there be at least 1 ECB rate cut in 2031?', 'subset'],
    ['Will the Fed cut rates more than 25 bps in 2031?', 'Will 2 Fed rate cuts happen in 2031?', 'overlap'],
    ['Will the Fed hike rates more than 25 bps in 2031?', 'Will no Fed rate cuts happen in 2031?', 'overlap'],
    ['Will the Federal Reserve cut rates before 2032?', 'Fed rate hike in 2031?', 'overlap'],
    // from 180.01 on
    [
      'How high will oil (WTI) get by Jun 30, 2031? - 110.01 or above',
      'Will WTI Crude Oil (WTI) hit (HIGH) $110 by June 30, 2031?',
      'identity',
    ],
    ['Will Ethereum be below $2500.01 by Jun 30, 2031?', 'Will Ethereum dip to $2,500 by June 30, 2031?', 'identity'],
    ['Will Ethereum be above $2500.01 by Jun 30, 2031?', 'Will Ethereum reach $2,600 by June 30, 2031?', 'superset'],
  ])
})

describe('numbers by the form in which a title states them', () => {
  testRelations([
    // how many seats a party wins is not whether it wins
    [
      'How many seats will the Labour Party win in the next UK election?',
      'Will Labour win the most seats in the next UK election?',
      'overlap',
    ],
    [
      'Labour wins the most seats in the next UK election?',
      'Will Labour win the most seats in the next UK election?',
      'identity',
    ],
    // "N times" and "N states" are that many and no more
    ['Will the Fed cut rates 4 times in 2031?', 'Will Fed cut interest rates 12 times in 2031?', 'disjoint'],
    ['Will the Fed cut rates 4 times in 2031?', 'Will the Fed cut rates 0 times in 2031?', 'disjoint'],
    ['How many Fed rate cuts in 2031?: 0 (0 bps)', 'Will the Fed cut rates 10 times in 2031?', 'disjoint'],
    ['How many Fed rate cuts in 2031?: 2 (50 bps)', 'Will the Fed cut rates 2 times in 2031?', 'identity'],
    ['How many Fed rate cuts in 2031?: 0 (0 bps)', 'Will the Fed cut rates 0 times in 2032?', undefined],
    ['Will the Fed cut rates 1 time in 2031?', 'Will the Fed cut rates in 2031?', 'subset'],
    ['Will the Fed cut rates 1 time in 2031?', 'Will the Fed cut rates 2 times in 2031?', 'disjoint'],
    ['Will the Fed cut rates 4 times in 2031?', 'Will Fed cut interest rates 4 times in 2031?', 'identity'],
    ['Will the Fed cut rates 0 times in 2031?', 'No Fed rate cuts in 2031?', 'identity'],
    ['Will the Fed cut rates 0 times in 2031?', 'Will the Fed cut rates in 2031?', 'complement'],
    ['Will the Fed cut rates 3 times in 2031?', 'Will the Fed cut rates 2 or more times in 2031?', 'subset'],
    ['Will the Fed cut rates 0 times in 2031?', 'Will the Fed cut rates 0 times in 2032?', undefined],
    ['Will the Fed hike rates 3 times in 2031?', 'Will the Fed cut rates 2 times in 2031?', 'overlap'],
    ['Will Ann Roe win 6 swing states?', 'Will Ann Roe win 3 swing states?', 'disjoint'],
    ['Will Ann Roe win 6 swing states?', 'Will Bob Doe win 3 swing states?', undefined],
    // things that reach a place are counted, however the bound is worded
    [
      'Will 25 or more Acme rockets reach space in 2031?',
      'Will above 25 or above Acme rockets reach space in 2031?',
      'identity',
    ],
    [
      'Will 10-12 Acme rockets reach space in 2031?',
      'Will above 25 or above Acme rockets reach space in 2031?',
      'disjoint',
    ],
    // slugs have no points
    ['9.0 or above earthquake before 2032?', '9 0 or above earthquake before 2032', 'identity'],
    ['9.5 or above earthquake before 2032?', '9 0 or above earthquake before 2032', 'subset'],
    [
      'Will the minimum wage be $9.50 per hour or higher by September 1, 2031?',
      'Will the minimum wage be at least $9.50 per hour by September 1, 2031?',
      'identity',
    ],
    [
      'Will gas cost $4 per gallon or more on May 1, 2031?',
      'Will gas cost $4.50 per gallon or more on May 1, 2031?',
      'superset',
    ],
    // who wins one award may win more, but has not won none
    [
      'Will "Zorro" win 0 Oscars at the 2031 Academy Awards?',
      'Will "Zorro" win Best Sound at the 2031 Oscars?',
      'disjoint',
    ],
    ['Zorro Oscar wins in 2031 - 2 or more', 'Will "Zorro" win Best Sound at the 2031 Oscars?', 'overlap'],
    [
      'Will "Zorro" win at least 3 Oscars at the 2031 Academy Awards?',
      'Will "Zorro" win an Oscar at the 2031 Academy Awards?',
      'subset',
    ],
    // the number of a name is no number of the question
    ['"Nobody 2" Zorro score above 90%?', '"Nobody 2" Zorro score is 90% or higher?', 'subset'],
    ['Will nobody score above 90% in Zorro in 2031?', 'Will anybody score above 90% in Zorro in 2031?', 'complement'],
    ['Will the S&P 500 be above 7707.98 on Aug 20, 2031?', 'S&P 500 (SPX) Up or Down on August 20, 2031?', 'overlap'],
    ['Will Ann Roe catch COVID-19 in 2031?', 'Will 20 Roes catch COVID-19 in 2031?', undefined],
  ])

  const score = 'Will the Zorro score on Quibble Tomatoes be greater than 80?'
  const between =
    'If the value falls exactly between two brackets, this market will resolve to the higher range bracket.'
  testRelations([
    [score, { title: score, rules: between }, 'subset'],
    [{ title: score, rules: between }, { title: score, rules: between }, 'identity'],
    [score.replace('greater than', 'at least'), { title: score, rules: between }, 'identity'],
    [score, { title: score, rules: 'A score of exactly 80 is not higher.' }, 'identity'],
  ])
})

describe('a rating that hits a level', () => {
  const hits = (level: string) => `Will Ann Roe's approval rating ${level} in 2031?`
  testRelations([
    [hits('be above 47%'), hits('hit 30%'), 'overlap'],
    [hits('hit 30%'), hits('hit 35%'), 'overlap'],
    [hits('be above 50%'), hits('hit 47%'), 'subset'],
    [hits('hit 30%'), 'Will Ann Roe visit Lima in 2031?', undefined],
    [hits('hit 30%'), hits('hit 30%'), 'identity'],
    [hits('be above 47%'), hits('be above 40%'), 'subset'],
  ])
})

describe('records of a month and of a year', () => {
  testRelations([
    [
      'Will March 2031 be the hottest March ever?',
      'Will 2031 be the sixth-hottest year on record or lower?',
      'overlap',
    ],
    ['Will 2031 be the hottest year on record?', 'Will 2031 be the sixth-hottest year on record or lower?', 'disjoint'],
  ])
})

describe('numbers of other things', () => {
  const launches = 'Will there be 6 Zorro launches in 2031?'
  testRelations([
    // some of the launches
    [launches, 'Will 5 Zorro launches reach space in 2031?', 'overlap'],
    [launches, 'Will there be 5 Zorro launches in 2031?', 'disjoint'],
    ['Will 56 senators vote for Ann Roe?', 'Will 51 senators vote to confirm Ann Roe?', 'disjoint'],
    // the number of a name
    [launches, 'Will Zorro Flight 12 launch in 2031?', 'overlap'],
    // a number that only the rules state
    [
      'Will Zorro lose its peg by 5% or more in 2031?',
      { title: 'Will Zorro lose its peg in 2031?', rules: 'Resolves to Yes if Zorro is below $0.95 for 24 hours.' },
      'overlap',
    ],
    ['Will Zorro lose its peg by 5% or more in 2031?', 'Will Zorro lose its peg in 2031?', 'subset'],
    // what somebody is worth is a level
    ['Will Acme be worth $5 trillion before 2032?', 'Will Acme be worth at least $5 trillion before 2032?', 'identity'],
    ['Will Acme be worth $5 trillion before 2032?', 'Will Acme be worth under $5 trillion before 2032?', 'complement'],
  ])
})
