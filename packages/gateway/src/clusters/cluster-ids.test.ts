import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClusterIds } from '../store/store.ts'
import { assignClusterIds } from './cluster-ids.ts'

const nothing: ClusterIds = { members: new Map(), present: new Set(), minted: new Map() }

/** Names clusters one state after the other, as the store keeps it, and returns the ids of the last. */
function history(...states: string[][][]): { ids: string[]; known: ClusterIds; merged: Map<string, string> } {
  const members = new Map<string, string>()
  const minted = new Map<string, number>()
  const merged = new Map<string, string>()
  let ids: string[] = []
  let present = new Set<string>()
  for (const clusters of states) {
    const live = new Map([...members].filter(([, id]) => !merged.has(id)))
    const named = assignClusterIds(clusters, { members: live, present, minted })
    ids = named.ids
    for (const id of named.minted) minted.set(id, minted.size)
    for (const [id, older] of named.merged) merged.set(id, older)
    clusters.forEach((cluster, index) => {
      for (const member of cluster) members.set(member, ids[index] ?? '')
    })
    present = new Set(clusters.flat())
  }
  return { ids, known: { members, present, minted }, merged }
}

describe('cluster ids', () => {
  it('are a prefix and sixteen hex digits, the same in every empty store', () => {
    expect(assignClusterIds([['kalshi:a', 'polymarket:b']], nothing)).toEqual({
      ids: ['ecl_f101ed805e9eb887'],
      minted: ['ecl_f101ed805e9eb887'],
      merged: new Map(),
    })
  })

  it('stay while a cluster grows, shrinks and is rebuilt', () => {
    const [id] = history([['b', 'c']]).ids
    expect(history([['b', 'c']], [['b', 'c']]).ids).toEqual([id])
    expect(history([['b', 'c']], [['a', 'b', 'c', 'd']]).ids).toEqual([id])
    expect(history([['b', 'c', 'd']], [['c', 'd']]).ids).toEqual(history([['b', 'c', 'd']]).ids)
    expect(history([['b', 'c']], [], [['a', 'b']]).ids).toEqual([id])
  })

  it('of the older cluster wins when two merge, and the younger is kept as a pointer', () => {
    const [older, younger] = history(
      [['x', 'y']],
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
    ).ids.toReversed()
    const { ids, merged } = history(
      [['x', 'y']],
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
      [['a', 'b', 'x', 'y']],
    )
    expect(ids).toEqual([older])
    expect(merged).toEqual(new Map([[younger, older]]))
  })

  it('of a merged cluster never come back for another', () => {
    const { ids, known } = history(
      [
        ['a', 'b'],
        ['x', 'y', 'z'],
      ],
      [['a', 'b', 'x', 'y']],
      [
        ['a', 'b', 'x', 'y'],
        ['p', 'z'],
      ],
    )
    expect(known.minted.size).toBe(3)
    expect(ids[1]).toBe([...known.minted.keys()][2])
  })

  it('go to the largest part when a cluster splits, then to the first', () => {
    const [id] = history([['a', 'b', 'c', 'd', 'e']]).ids
    const larger = history(
      [['a', 'b', 'c', 'd', 'e']],
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
    ).ids
    expect(larger[1]).toBe(id)
    expect(larger[0]).not.toBe(id)
    const equal = history(
      [['a', 'b', 'c', 'd']],
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ).ids
    expect(equal[1]).toBe(id)
  })

  it('are new for a part that would otherwise take an id given out before', () => {
    const first = history([['a', 'b', 'c', 'd']])
    // `a` named the cluster, and now belongs to the smaller part.
    const second = history(
      [['a', 'b', 'c', 'd']],
      [
        ['a', 'x'],
        ['b', 'c', 'd'],
      ],
    )
    expect(second.ids[1]).toBe(first.ids[0])
    expect(second.ids[0]).not.toBe(first.ids[0])
  })

  it('stay with a cluster that does not change, though events that left it come back as a larger one', () => {
    const states = [[['a', 'b', 'x', 'y', 'z']], [['a', 'b']]]
    const [id] = history(...states).ids
    expect(
      history(...states, [
        ['a', 'b'],
        ['x', 'y', 'z'],
      ]).ids[0],
    ).toBe(id)
  })

  // Group 0 is no cluster: its events are in none.
  const partitions = fc
    .array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 })
    .map((groups) =>
      [...new Set(groups)]
        .filter((group) => group > 0)
        .map((group) => groups.flatMap((other, event) => (other === group ? [`e${event + 10}`] : []))),
    )

  it('of unchanged clusters stay in every rebuild', () => {
    fc.assert(
      fc.property(fc.array(partitions, { minLength: 2, maxLength: 5 }), (states) => {
        const last = states.at(-1) ?? []
        const before = history(...states.slice(0, -1))
        const idBefore = new Map((states.at(-2) ?? []).map((cluster, index) => [cluster.join(), before.ids[index]]))
        const { ids } = history(...states)
        for (const [index, cluster] of last.entries()) {
          expect(ids[index]).toBe(idBefore.get(cluster.join()) ?? ids[index])
        }
      }),
    )
  })

  it('are unique and do not depend on the order of clusters', () => {
    fc.assert(
      fc.property(
        fc.array(partitions, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (states, noise) => {
          const { ids } = history(...states)
          expect(new Set(ids).size).toBe(ids.length)
          const shuffled = states.map((clusters) =>
            clusters
              .map((cluster) => ({ cluster, key: noise.next().value as number }))
              .sort((a, b) => a.key - b.key)
              .map(({ cluster }) => cluster),
          )
          const named = (clusters: string[][] = [], given: string[]) =>
            new Map(clusters.map((cluster, index) => [cluster.join(), given[index]]))
          expect(named(shuffled.at(-1), history(...shuffled).ids)).toEqual(named(states.at(-1), ids))
        },
      ),
    )
  })

  it('follow most of the members', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 99 }), { minLength: 3, maxLength: 20 }), fc.nat(), (numbers, cut) => {
        const events = numbers.map((number) => `e${number}`).sort()
        const [before] = history([events]).ids
        const small = 1 + (cut % Math.ceil(events.length / 2 - 1))
        const parts = [events.slice(0, small), events.slice(small)]
        const ids = history([events], parts).ids
        const holder = small * 2 >= events.length ? 0 : 1
        expect(ids[holder]).toBe(before)
      }),
    )
  })
})
