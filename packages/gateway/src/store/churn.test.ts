import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Churn, churnOf, describeChurn } from './churn.ts'

const none: Churn = { unchanged: 0, grown: 0, shrunk: 0, merged: 0, split: 0, new: 0, gone: 0 }
/** Clusters written as words: each letter is an event. */
const members = (text: string) =>
  new Map(text.split(' ').flatMap((cluster, index) => [...cluster].map((event) => [event, String(index)] as const)))

describe('churn', () => {
  it.each([
    ['ab cd', 'cd ab', { unchanged: 2 }],
    ['ab', 'abc', { grown: 1 }],
    ['abc', 'ab', { shrunk: 1 }],
    ['abc', 'abd', { grown: 1 }],
    ['ab cd', 'abcd', { merged: 1 }],
    ['abcd', 'ab cd', { split: 1 }],
    ['', 'ab', { new: 1 }],
    ['ab', '', { gone: 1 }],
    ['ab', 'cd', { new: 1, gone: 1 }],
    ['abcd ef', 'ab cdef', { split: 1, merged: 1 }],
    ['ab cd', 'ab', { unchanged: 1, gone: 1 }],
  ])('from %j to %j', (before, after, churn) => {
    expect(churnOf(members(before), members(after))).toEqual({ ...none, ...churn })
  })

  it('is described in words, without changes that did not happen', () => {
    expect(describeChurn({ ...none, unchanged: 41, new: 2 })).toBe('41 unchanged, 2 new')
    expect(describeChurn(none)).toBe('none')
  })

  it('is symmetric, and counts no unchanged cluster as changed', () => {
    const clusters = fc
      .array(fc.nat({ max: 4 }), { maxLength: 10 })
      .map((groups) => new Map(groups.flatMap((group, event) => (group > 0 ? [[`e${event}`, `c${group}`]] : []))))
    fc.assert(
      fc.property(clusters, clusters, (before, after) => {
        const [forth, back] = [churnOf(before, after), churnOf(after, before)]
        expect([back.merged, back.split, back.new, back.gone]).toEqual([
          forth.split,
          forth.merged,
          forth.gone,
          forth.new,
        ])
        expect(back.unchanged).toBe(forth.unchanged)
        const clustersOf = (map: Map<string, string>) => new Set(map.values()).size
        expect(churnOf(before, before)).toEqual({ ...none, unchanged: clustersOf(before) })
      }),
    )
  })
})
