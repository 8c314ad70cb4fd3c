import type { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contradictions } from './contradictions.ts'
import type { Ref } from './edge.ts'

/** "kalshi/E/1": venue, event and market. */
function ref(text: string): Ref {
  const [venue = '', eventId = '', marketId] = text.split('/')
  return { venue, eventId, ...(marketId !== undefined && { marketId }) }
}

const edge = (a: string, relation: Relation, b: string) => ({ a: ref(a), b: ref(b), relation, confidence: 0.9 })

const found = (edges: Parameters<typeof contradictions>[0], relate?: (x: Ref, y: Ref) => Relation | undefined) =>
  [...contradictions(edges, relate)].map(({ x, p, y, relations }) => [x.marketId, p.marketId, y.marketId, ...relations])

describe('contradictions', () => {
  it('finds three edges of which one is wrong, once', () => {
    const edges = [
      edge('kalshi/E/a', 'identity', 'polymarket/e/b'),
      edge('manifold/m/c', 'subset', 'polymarket/e/b'),
      edge('kalshi/E/a', 'disjoint', 'manifold/m/c'),
    ]
    expect(found(edges)).toEqual([['b', 'a', 'c', 'identity', 'disjoint', 'superset']])
  })

  it('finds none where the three can be right, or one of them is not known', () => {
    const edges = [
      edge('kalshi/E/a', 'identity', 'polymarket/e/b'),
      edge('manifold/m/c', 'subset', 'polymarket/e/b'),
      edge('kalshi/E/a', 'superset', 'manifold/m/c'),
      edge('kalshi/E/a', 'disjoint', 'limitless/l/d'),
    ]
    expect(found(edges)).toEqual([])
  })

  it('compares two markets of one venue where the edges settle their relation', () => {
    const edges = [edge('kalshi/E/a', 'identity', 'polymarket/e/b'), edge('kalshi/F/c', 'disjoint', 'polymarket/e/b')]
    const settled = ['a', 'b', 'c', 'identity', 'disjoint', 'overlap']
    expect(found(edges, () => 'overlap')).toEqual([settled])
    expect(found(edges, () => 'disjoint')).toEqual([])
    expect(found(edges, () => undefined)).toEqual([])
  })

  it('passes over edges of events as wholes', () => {
    expect(
      found([
        edge('kalshi/E', 'identity', 'polymarket/e'),
        edge('manifold/m', 'identity', 'polymarket/e'),
        edge('kalshi/E', 'disjoint', 'manifold/m'),
      ]),
    ).toEqual([])
  })

  it('finds none among the true relations of ranges', () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 4 }))
    fc.assert(
      fc.property(fc.array(range, { minLength: 3, maxLength: 6 }), (ranges) => {
        const edges = ranges.flatMap((one, index) =>
          ranges
            .slice(index + 1)
            .map((other, after) => edge(`v${index}/e/m`, relationOf(one, other), `v${index + 1 + after}/e/m`)),
        )
        expect([...contradictions(edges)]).toEqual([])
      }),
    )
  })
})

/** The relation of two ranges of a number that may also be above all of them; each is a start and a length. */
function relationOf([start, length]: [number, number], [other, size]: [number, number]): Relation {
  const [end, otherEnd] = [start + length, other + size]
  if (end <= other || otherEnd <= start) return 'disjoint'
  if (start === other && end === otherEnd) return 'identity'
  if (start >= other && end <= otherEnd) return 'subset'
  return other >= start && otherEnd <= end ? 'superset' : 'overlap'
}
