import { describe, expect, it } from 'vitest'
import { agree, type Comparison, differInPolarity as negatedBy, veto } from './compare/comparison.ts'
import { relate } from './relate.ts'

const none = [undefined, undefined] as const
const relations = (...list: (Comparison['relation'] & string)[]) =>
  list.map((relation) => veto('other-numbers', relation, none))
const negated = negatedBy(none)

describe('relate', () => {
  it.each([
    [[], 'identity'],
    [['equal'], 'identity'],
    [['inside'], 'subset'],
    [['inside', 'inside'], 'subset'],
    [['contains', 'equal'], 'superset'],
    [['inside', 'contains'], 'overlap'],
    [['inside', 'overlap'], 'overlap'],
    [['inside', 'disjoint'], 'disjoint'],
    [['inside', 'unrelated'], undefined],
  ] as const)('%s is %s', (list, relation) => {
    expect(relate(relations(...list))).toBe(relation)
  })

  it('turns identity into complement where one side denies', () => {
    expect(relate([agree('shared words', 'words shared', none), negated])).toBe('complement')
    expect(relate([negated, ...relations('inside')])).toBe('overlap')
    expect(relate([negated, ...relations('unrelated')])).toBeUndefined()
  })

  it('knows which side denies: what excludes B is a part of not B', () => {
    const [deniesA, deniesB] = [negatedBy(['not', undefined]), negatedBy([undefined, 'not'])]
    expect(relate([deniesA, ...relations('contains')])).toBe('disjoint')
    expect(relate([deniesB, ...relations('inside')])).toBe('disjoint')
    expect(relate([deniesA, ...relations('inside')])).toBe('overlap')
    expect(relate([deniesB, ...relations('contains')])).toBe('overlap')
    expect(relate([deniesA, ...relations('disjoint')])).toBe('superset')
    expect(relate([deniesB, ...relations('disjoint')])).toBe('subset')
  })

  it('takes two answers in two places for an overlap', () => {
    const apart = (comparison: string) => veto('other-answer', 'disjoint', none, comparison)
    expect(relate([apart('words')])).toBe('disjoint')
    expect(relate([apart('place')])).toBe('disjoint')
    expect(relate([apart('words'), apart('place')])).toBe('overlap')
  })

  it('takes two denials for none', () => {
    expect(relate([negated, negated])).toBe('identity')
  })
})
