import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeOf } from './__fixtures__/catalogue.ts'
import { clusterEdges } from './cluster-edges.ts'

const groups = (...edges: ReturnType<typeof edgeOf>[]) => clusterEdges(edges).map(({ members }) => members.join(' '))

describe('clusters of edges', () => {
  it('follow identity and complement from event to event', () => {
    expect(
      groups(edgeOf('k:1', 'p:1'), edgeOf('p:1', 'm:1', { relation: 'complement' }), edgeOf('k:2', 'p:2')).sort(),
    ).toEqual(['k:1 m:1 p:1', 'k:2 p:2'])
  })

  it('join events over different markets of one event', () => {
    expect(groups(edgeOf('k:1', 'p:9/a'), edgeOf('k:2', 'p:9/b'), edgeOf('k:3', 'p:9/c'))).toEqual(['k:1 k:2 k:3 p:9'])
  })

  it('never follow another relation between two cores', () => {
    for (const relation of ['subset', 'superset', 'overlap', 'disjoint'] as const) {
      const found = groups(
        edgeOf('k:1', 'p:1', { confidence: 0.6 }),
        edgeOf('k:2', 'p:2', { confidence: 0.6 }),
        edgeOf('k:1', 'p:2', { relation, confidence: 0.99 }),
      )
      expect(found.sort()).toEqual(['k:1 p:1', 'k:2 p:2'])
    }
  })

  it('attach a free event to the core it is surest about, and only there', () => {
    const edges = [
      edgeOf('k:1', 'p:1'),
      edgeOf('k:2', 'p:2'),
      edgeOf('m:1', 'p:1', { relation: 'overlap', confidence: 0.7 }),
      edgeOf('m:1', 'p:2', { relation: 'subset', confidence: 0.8 }),
    ]
    expect(groups(...edges).sort()).toEqual(['k:1 p:1', 'k:2 m:1 p:2'])
  })

  it('do not grow from an attached event', () => {
    const edges = [
      edgeOf('k:1', 'p:1'),
      edgeOf('m:1', 'p:1', { relation: 'overlap', confidence: 0.8 }),
      edgeOf('l:1', 'm:1', { relation: 'overlap', confidence: 0.99 }),
    ]
    expect(groups(...edges)).toEqual(['k:1 m:1 p:1'])
  })

  it('make a star of events that are in no core', () => {
    const edges = [
      edgeOf('k:1', 'p:1', { relation: 'subset', confidence: 0.9 }),
      edgeOf('k:1', 'm:1', { relation: 'overlap', confidence: 0.8 }),
      edgeOf('m:1', 'p:2', { relation: 'overlap', confidence: 0.7 }),
    ]
    expect(groups(...edges)).toEqual(['k:1 m:1 p:1'])
  })

  it('hold every edge among their events, surest first', () => {
    const [weak, strong, other] = [
      edgeOf('k:1/a', 'p:1/a', { confidence: 0.6 }),
      edgeOf('k:1/b', 'p:1/b', { confidence: 0.8 }),
      edgeOf('k:1/a', 'p:1/b', { relation: 'subset', confidence: 0.7 }),
    ] as const
    expect(clusterEdges([weak, strong, other])[0]?.edges).toEqual([strong, other, weak])
  })

  it('are as sure as the weakest edge that is needed to hold them together', () => {
    const confidenceOf = (...edges: ReturnType<typeof edgeOf>[]) => clusterEdges(edges)[0]?.confidence
    const triangle = [
      edgeOf('k:1', 'p:1', { confidence: 0.9 }),
      edgeOf('k:1', 'm:1', { confidence: 0.8 }),
      edgeOf('m:1', 'p:1', { confidence: 0.5 }),
    ]
    expect(confidenceOf(...triangle)).toBe(0.8)
    expect(confidenceOf(...triangle.slice(1))).toBe(0.5)
    expect(confidenceOf(...triangle, edgeOf('l:1', 'p:1', { relation: 'overlap', confidence: 0.55 }))).toBe(0.55)
  })

  it('are the same in any order of edges, and no event is in two', () => {
    const relation = fc.constantFrom('identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint')
    const edges = fc.uniqueArray(
      fc
        .tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), relation, fc.integer({ min: 5, max: 9 }))
        .map(([a, b, relation, tenth]) => edgeOf(`k:${a}`, `p:${b}`, { relation, confidence: tenth / 10 })),
      { selector: ({ a, b }) => `${a.eventId} ${b.eventId}`, maxLength: 20 },
    )
    const shuffled = edges.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        const clusters = clusterEdges(all)
        const bySize = (found: typeof clusters) =>
          found.toSorted((a, b) => (a.members.join() < b.members.join() ? -1 : 1))
        expect(bySize(clusterEdges(mixed))).toEqual(bySize(clusters))
        const members = clusters.flatMap((cluster) => cluster.members)
        expect(new Set(members).size).toBe(members.length)
        for (const cluster of clusters) expect(cluster.members.length).toBeGreaterThan(1)
      }),
    )
  })
})
