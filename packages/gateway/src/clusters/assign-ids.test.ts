import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNaming } from './__fixtures__/naming.ts'
import type { AssignedIds } from './assign-ids.ts'

/** Names clusters one state after the other. */
async function history(...states: string[][][]) {
  const { name, minted } = createNaming()
  let named: AssignedIds = { ids: [], minted: [], merged: new Map(), revived: [], origins: new Map() }
  for (const clusters of states) named = await name(clusters)
  return { ...named, minted }
}

const idsOf = async (...states: string[][][]) => (await history(...states)).ids

describe('cluster ids', () => {
  it('are a prefix and sixteen hex digits, the same in every empty store', async () => {
    expect(await createNaming().name([['kalshi:a', 'polymarket:b']])).toEqual({
      ids: ['ecl_f101ed805e9eb887'],
      minted: ['ecl_f101ed805e9eb887'],
      merged: new Map(),
      revived: [],
      origins: new Map([
        ['kalshi:a', 'ecl_f101ed805e9eb887'],
        ['polymarket:b', 'ecl_f101ed805e9eb887'],
      ]),
    })
  })

  it('stay while a cluster grows, shrinks and is rebuilt', async () => {
    const [id] = await idsOf([['b', 'c']])
    expect(await idsOf([['b', 'c']], [['b', 'c']])).toEqual([id])
    expect(await idsOf([['b', 'c']], [['a', 'b', 'c', 'd']])).toEqual([id])
    expect(await idsOf([['b', 'c', 'd']], [['c', 'd']])).toEqual(await idsOf([['b', 'c', 'd']]))
    expect(await idsOf([['b', 'c']], [], [['a', 'b']])).toEqual([id])
  })

  it('of the older cluster wins when two merge, and the younger is kept as a pointer', async () => {
    const [older, younger] = (
      await idsOf(
        [['x', 'y']],
        [
          ['a', 'b'],
          ['x', 'y'],
        ],
      )
    ).toReversed()
    const { ids, merged } = await history(
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

  it('of a merged cluster never come back for another', async () => {
    const { ids, minted } = await history(
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
    expect(minted.size).toBe(3)
    expect(ids[1]).toBe([...minted.keys()][2])
  })

  it('go to the largest part when a cluster splits, then to the first', async () => {
    const [id] = await idsOf([['a', 'b', 'c', 'd', 'e']])
    const larger = await idsOf(
      [['a', 'b', 'c', 'd', 'e']],
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
    )
    expect(larger[1]).toBe(id)
    expect(larger[0]).not.toBe(id)
    const equal = await idsOf(
      [['a', 'b', 'c', 'd']],
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    )
    expect(equal[1]).toBe(id)
  })

  it('are new for a part that would otherwise take an id given out before', async () => {
    const first = await history([['a', 'b', 'c', 'd']])
    // `a` named the cluster, and now belongs to the smaller part.
    const second = await history(
      [['a', 'b', 'c', 'd']],
      [
        ['a', 'x'],
        ['b', 'c', 'd'],
      ],
    )
    expect(second.ids[1]).toBe(first.ids[0])
    expect(second.ids[0]).not.toBe(first.ids[0])
  })

  it('stay with a cluster that does not change, though events that left it come back as a larger one', async () => {
    const states = [[['a', 'b', 'x', 'y', 'z']], [['a', 'b']]]
    const [id] = await idsOf(...states)
    expect(
      (
        await idsOf(...states, [
          ['a', 'b'],
          ['x', 'y', 'z'],
        ])
      )[0],
    ).toBe(id)
  })

  // Group 0 stands for events in no cluster.
  const partitions = fc
    .array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 })
    .map((groups) =>
      [...new Set(groups)]
        .filter((group) => group > 0)
        .map((group) => groups.flatMap((other, event) => (other === group ? [`e${event + 10}`] : []))),
    )

  it('of unchanged clusters stay in every rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(partitions, { minLength: 2, maxLength: 5 }), async (states) => {
        const last = states.at(-1) ?? []
        const before = await history(...states.slice(0, -1))
        const idBefore = new Map((states.at(-2) ?? []).map((cluster, index) => [cluster.join(), before.ids[index]]))
        const { ids } = await history(...states)
        for (const [index, cluster] of last.entries()) {
          expect(ids[index]).toBe(idBefore.get(cluster.join()) ?? ids[index])
        }
      }),
    )
  })

  it('come back to each part of a merge that is undone, the smaller one included', async () => {
    const apart = [
      ['a', 'b'],
      ['x', 'y', 'z'],
    ]
    const before = await idsOf(apart)
    expect(await idsOf(apart, [['a', 'b', 'x', 'y', 'z']], apart)).toEqual(before)
    expect(await idsOf(apart.toReversed(), [['a', 'b', 'x', 'y', 'z']], apart)).toEqual(await idsOf(apart))
  })

  it('come back to every part of any merges that are undone, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(partitions, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
        async (states, numbers) => {
          const apart = states.at(-1) ?? []
          // The clusters with equal numbers are merged.
          const together = [0, 1, 2]
            .map((number) =>
              apart
                .filter((_, index) => numbers[index] === number)
                .flat()
                .sort(),
            )
            .filter((cluster) => cluster.length > 0)
          expect(await idsOf(...states, together, apart)).toEqual(await idsOf(...states))
        },
      ),
      {
        numRuns: 500,
        examples: [
          [
            [
              [['e10'], ['e12']],
              [['e11'], ['e12']],
              [['e10', 'e12', 'e13'], ['e17']],
              [['e12', 'e17'], ['e13']],
              [['e11', 'e12'], ['e13']],
            ],
            [0, 0, 0, 0, 0, 0],
          ],
        ],
      },
    )
  })

  it('that were merged lead to an id that was not, and no cluster has a merged one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(partitions, { minLength: 1, maxLength: 8 }), async (states) => {
        const { name, mergedInto } = createNaming()
        for (const clusters of states) {
          const { ids } = await name(clusters)
          expect(ids.filter((id) => mergedInto.has(id))).toEqual([])
          for (const merged of mergedInto.keys()) {
            const passed = new Set<string>()
            for (let id: string | undefined = merged; id !== undefined; id = mergedInto.get(id)) {
              expect(passed).not.toContain(id)
              passed.add(id)
            }
          }
        }
      }),
    )
  })

  it('are unique and do not depend on the order of clusters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(partitions, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        async (states, noise) => {
          const { ids } = await history(...states)
          expect(new Set(ids).size).toBe(ids.length)
          const shuffled = states.map((clusters) =>
            clusters
              .map((cluster) => ({ cluster, key: noise.next().value as number }))
              .sort((a, b) => a.key - b.key)
              .map(({ cluster }) => cluster),
          )
          const named = (clusters: string[][] = [], given: string[]) =>
            new Map(clusters.map((cluster, index) => [cluster.join(), given[index]]))
          expect(named(shuffled.at(-1), await idsOf(...shuffled))).toEqual(named(states.at(-1), ids))
        },
      ),
    )
  })

  it('follow most of the members', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat({ max: 99 }), { minLength: 3, maxLength: 20 }),
        fc.nat(),
        async (numbers, cut) => {
          const events = numbers.map((number) => `e${number}`).sort()
          const [before] = await idsOf([events])
          const small = 1 + (cut % Math.ceil(events.length / 2 - 1))
          const parts = [events.slice(0, small), events.slice(small)]
          const ids = await idsOf([events], parts)
          const holder = small * 2 >= events.length ? 0 : 1
          expect(ids[holder]).toBe(before)
        },
      ),
    )
  })
})
