import type { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Link } from '../store/store.ts'
import { clusterLinks, type LinkCluster } from './cluster-links.ts'
import { createLinkParts } from './link-parts.ts'

const EVENTS = ['k:1', 'k:2', 'l:1', 'm:1', 'm:2', 'p:1', 'p:2', 'p:3', 's:1']
const RELATIONS: Relation[] = ['identity', 'complement', 'subset', 'overlap']

const links = fc
  .uniqueArray(
    fc.record<Link>({
      a: fc.constantFrom(...EVENTS),
      b: fc.constantFrom(...EVENTS),
      relation: fc.constantFrom(...RELATIONS),
      confidence: fc.constantFrom(0.6, 0.7, 0.8, 0.9),
    }),
    { selector: ({ a, b, relation }) => `${a} ${b} ${relation}` },
  )
  .map((some) => some.filter(({ a, b }) => a < b))
const scope = fc.record(
  { relations: fc.subarray(RELATIONS), minConfidence: fc.constantFrom(0, 0.65, 0.7, 0.95) },
  { requiredKeys: [] },
)

const sorted = (clusters: readonly LinkCluster[]) =>
  clusters.toSorted((one, other) => (one.members.join() < other.members.join() ? -1 : 1))

it('the clusters of connected parts are those of all links, whatever was listed before', () => {
  fc.assert(
    fc.property(links, fc.array(scope, { minLength: 1, maxLength: 5 }), (given, scopes) => {
      const rules = {
        apart: [
          ['k:1', 'p:1'],
          ['m:1', 's:1'],
        ] as const,
      }
      const parts = createLinkParts(given, rules)
      for (const { relations, minConfidence = 0 } of scopes) {
        const chosen = given.filter(
          ({ relation, confidence }) => confidence >= minConfidence && (relations?.includes(relation) ?? true),
        )
        const found = parts.clusters({ ...(relations && { relations }), minConfidence })
        expect(sorted(found)).toEqual(sorted(clusterLinks(chosen, rules)))
      }
    }),
  )
})

it('clusters by the same links are the same objects', () => {
  const parts = createLinkParts([
    { a: 'k:1', b: 'p:1', relation: 'identity', confidence: 0.9 },
    { a: 'k:2', b: 'p:2', relation: 'identity', confidence: 0.7 },
  ])
  const [first] = parts.clusters({ minConfidence: 0.6 })
  expect(parts.clusters({ relations: ['identity'], minConfidence: 0.8 })).toEqual([first])
  expect(parts.clusters({ minConfidence: 0.8 })[0]).toBe(first)
})

it('keeps choices of many links apart', () => {
  const chain = Array.from(
    { length: 40 },
    (_, place): Link => ({
      ...{ a: `k:${place}`, b: `k:${place + 1}`, relation: 'identity', confidence: place === 39 ? 0.7 : 0.9 },
    }),
  )
  const parts = createLinkParts(chain)
  const sizes = (minConfidence: number) => parts.clusters({ minConfidence }).map(({ members }) => members.length)
  expect([sizes(0.6), sizes(0.8), sizes(0.95), sizes(0.6)]).toEqual([[41], [40], [], [41]])
})
