import { describe, expect, it } from 'vitest'
import { agree, type Comparison, differ, veto } from './compare/comparison.ts'
import { relate } from './relate.ts'

const none = [undefined, undefined] as const
const leans = (...list: (Comparison['lean'] & string)[]) => list.map((lean) => veto('part', lean, none))
const turned = differ('polarity', 0, none)

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
    expect(relate([agree('words', 1, none), turned])).toBe('complement')
    expect(relate([turned, ...leans('inside')])).toBe('overlap')
    expect(relate([turned, ...leans('unrelated')])).toBeUndefined()
  })

  it('takes two denials for none', () => {
    expect(relate([turned, turned])).toBe('identity')
  })
})
