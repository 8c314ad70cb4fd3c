import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Link } from '../store/store.ts'
import { clusterLinks } from './cluster-links.ts'

const link = (a: string, b: string, more: Partial<Link> = {}): Link => {
  const [first, second] = a < b ? [a, b] : [b, a]
  return { a: first, b: second, relation: 'identity', confidence: 0.9, ...more }
}
const groups = (...links: Link[]) => clusterLinks(links).map(({ members }) => members.join(' '))

describe('clusters of links', () => {
  it('follow identity and complement from event to event', () => {
    expect(
      groups(link('k:1', 'p:1'), link('p:1', 'm:1', { relation: 'complement' }), link('k:2', 'p:2')).sort(),
    ).toEqual(['k:1 m:1 p:1', 'k:2 p:2'])
  })

  it('join events over one event', () => {
    expect(groups(link('k:1', 'p:9'), link('k:2', 'p:9'), link('k:3', 'p:9'))).toEqual(['k:1 k:2 k:3 p:9'])
  })

  it('never follow another relation between two cores', () => {
    for (const relation of ['subset', 'superset', 'overlap', 'disjoint'] as const) {
      const found = groups(
        link('k:1', 'p:1', { confidence: 0.6 }),
        link('k:2', 'p:2', { confidence: 0.6 }),
        link('k:1', 'p:2', { relation, confidence: 0.99 }),
      )
      expect(found.sort()).toEqual(['k:1 p:1', 'k:2 p:2'])
    }
  })

  it('attach a free event to the core with the most confident link, and to no other', () => {
    const links = [
      link('k:1', 'p:1'),
      link('k:2', 'p:2'),
      link('m:1', 'p:1', { relation: 'overlap', confidence: 0.7 }),
      link('m:1', 'p:2', { relation: 'subset', confidence: 0.8 }),
    ]
    expect(groups(...links).sort()).toEqual(['k:1 p:1', 'k:2 m:1 p:2'])
  })

  it('do not grow from an attached event', () => {
    const links = [
      link('k:1', 'p:1'),
      link('m:1', 'p:1', { relation: 'overlap', confidence: 0.8 }),
      link('l:1', 'm:1', { relation: 'overlap', confidence: 0.99 }),
    ]
    expect(groups(...links)).toEqual(['k:1 m:1 p:1'])
  })

  it('make a star of events that are in no core', () => {
    const links = [
      link('k:1', 'p:1', { relation: 'subset', confidence: 0.9 }),
      link('k:1', 'm:1', { relation: 'overlap', confidence: 0.8 }),
      link('m:1', 'p:2', { relation: 'overlap', confidence: 0.7 }),
    ]
    expect(groups(...links)).toEqual(['k:1 m:1 p:1'])
  })

  it('list all relations among their events, and none to others', () => {
    const [core, part, other] = [
      link('k:1', 'p:1'),
      link('k:1', 'p:1', { relation: 'complement', confidence: 0.7 }),
      link('k:2', 'p:2'),
    ]
    const across = link('k:1', 'p:2', { relation: 'overlap' })
    expect(clusterLinks([part, core, other, across])).toEqual([
      { members: ['k:1', 'p:1'], relations: ['complement', 'identity'], confidence: 0.9 },
      { members: ['k:2', 'p:2'], relations: ['identity'], confidence: 0.9 },
    ])
  })

  it('have the confidence of the weakest link that is needed to hold them together', () => {
    const confidenceOf = (...links: Link[]) => clusterLinks(links)[0]?.confidence
    const triangle = [
      link('k:1', 'p:1', { confidence: 0.9 }),
      link('k:1', 'm:1', { confidence: 0.8 }),
      link('m:1', 'p:1', { confidence: 0.5 }),
    ]
    expect(confidenceOf(...triangle)).toBe(0.8)
    expect(confidenceOf(...triangle.slice(1))).toBe(0.5)
    expect(confidenceOf(...triangle, link('l:1', 'p:1', { relation: 'overlap', confidence: 0.55 }))).toBe(0.55)
  })

  it('are the same in any order of links, and no event is in two', () => {
    const relation = fc.constantFrom('identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint')
    const links = fc.uniqueArray(
      fc
        .tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), relation, fc.integer({ min: 5, max: 9 }))
        .map(([a, b, relation, tenth]) => link(`k:${a}`, `p:${b}`, { relation, confidence: tenth / 10 })),
      { selector: ({ a, b }) => `${a} ${b}`, maxLength: 20 },
    )
    const shuffled = links.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        const clusters = clusterLinks(all)
        const bySize = (found: typeof clusters) =>
          found.toSorted((a, b) => (a.members.join() < b.members.join() ? -1 : 1))
        expect(bySize(clusterLinks(mixed))).toEqual(bySize(clusters))
        const members = clusters.flatMap((cluster) => cluster.members)
        expect(new Set(members).size).toBe(members.length)
        for (const cluster of clusters) expect(cluster.members.length).toBeGreaterThan(1)
      }),
    )
  })
})
