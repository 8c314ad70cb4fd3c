import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import type { Interval, Unit } from '../extract/interval.ts'
import { relateNumbers } from './numbers.ts'

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
