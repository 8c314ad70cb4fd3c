import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterChanges } from './cluster-changes.ts'

const clusters = (given: Record<string, string>) =>
  new Map(Object.entries(given).map(([id, members]) => [id, members.split(' ')] as const))
const kinds = (before: Record<string, string>, after: Record<string, string>) =>
  clusterChanges(clusters(before), clusters(after)).map(({ kind, clusterId, from, into }) =>
    [kind, clusterId, ...from, ...into].join(' '),
  )

describe('the changes of clusters', () => {
  it.each([
    ['a new cluster', {}, { x: 'a b' }, ['cluster.created x']],
    ['a member more', { x: 'a b' }, { x: 'a b c' }, ['cluster.grown x']],
    ['a member less', { x: 'a b c' }, { x: 'a b' }, ['cluster.shrunk x']],
    ['one member instead of another', { x: 'a b c' }, { x: 'a b d' }, ['cluster.grown x']],
    ['two that become one', { x: 'a b', y: 'c d' }, { x: 'a b c d' }, ['cluster.merged x y', 'cluster.retired y x']],
    ['one that becomes two', { x: 'a b c d' }, { x: 'a b', y: 'c d' }, ['cluster.split x y', 'cluster.created y x']],
    ['one that ends', { x: 'a b' }, {}, ['cluster.retired x']],
    ['no change', { x: 'a b' }, { x: 'a b' }, []],
    [
      'a member that moves',
      { x: 'a b c', y: 'd e' },
      { x: 'a b', y: 'c d e' },
      ['cluster.split x y', 'cluster.grown y x'],
    ],
  ])('of %s', (_, before, after, expected) => {
    expect(kinds(before as Record<string, string>, after as Record<string, string>)).toEqual(expected)
  })

  it('lead from the earlier clusters to the later ones, at most one for each', () => {
    const assignment = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.constantFrom(...'xyzw'))
    const grouped = (given: Record<string, string>) => {
      const found = new Map<string, string[]>()
      for (const [member, id] of Object.entries(given).sort()) found.set(id, [...(found.get(id) ?? []), member])
      return found
    }
    fc.assert(
      fc.property(assignment, assignment, (one, other) => {
        const [before, after] = [grouped(one), grouped(other)]
        const changes = clusterChanges(before, after)
        expect(new Set(changes.map(({ clusterId }) => clusterId)).size).toBe(changes.length)
        const mirrored = new Map(before)
        for (const { clusterId, members, added, removed } of changes) {
          const former = before.get(clusterId) ?? []
          expect([...former.filter((member) => !removed.includes(member)), ...added].sort()).toEqual(members)
          if (members.length > 0) mirrored.set(clusterId, members)
          else mirrored.delete(clusterId)
        }
        expect(new Map([...mirrored].sort())).toEqual(new Map([...after].sort()))
      }),
      { numRuns: 1_000 },
    )
  })
})
