import { describe, expect, it } from 'vitest'
import { agree, type Comparison, turned as turnedBy, veto } from './compare/comparison.ts'
import { relate } from './relate.ts'

const none = [undefined, undefined] as const
const leans = (...list: (Comparison['lean'] & string)[]) => list.map((lean) => veto('part', lean, none))
const turned = turnedBy(none)

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
    expect(relate(leans(...list))).toBe(relation)
  })

  it('turns identity into complement where one side denies', () => {
    expect(relate([agree('shared words', 'words shared', none), turned])).toBe('complement')
    expect(relate([turned, ...leans('inside')])).toBe('overlap')
    expect(relate([turned, ...leans('unrelated')])).toBeUndefined()
  })

  it('takes two answers in two places for an overlap', () => {
    const apart = (comparison: string) => veto(comparison, 'disjoint', none)
    expect(relate([apart('words')])).toBe('disjoint')
    expect(relate([apart('place')])).toBe('disjoint')
    expect(relate([apart('words'), apart('place')])).toBe('overlap')
  })

  it('takes two denials for none', () => {
    expect(relate([turned, turned])).toBe('identity')
  })
})
