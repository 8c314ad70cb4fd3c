import { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditOf } from '../packages/gateway/src/audit/settlement-audit.ts'
import type { AuditedEdge, AuditedMarket } from '../packages/gateway/src/store/settlements.ts'
import { differences } from '../scripts/audit/compare.ts'
import { type ExportedEdge, type Result, recount } from '../scripts/audit/recount.ts'

const market = (venue: string, index: number, isYes: boolean, category: string | undefined): AuditedMarket => ({
  eventId: `${venue}:e${index}`,
  marketId: `m${index}`,
  title: `Market ${index}`,
  yes: `m${index}:YES`,
  winner: `m${index}:${isYes ? 'YES' : 'NO'}`,
  ...(category !== undefined && { category }),
})

const edge = fc.record({
  venues: fc.constantFrom(['kalshi', 'polymarket'], ['smarkets', 'kalshi'], ['limitless', 'manifold']),
  results: fc.tuple(fc.boolean(), fc.boolean()),
  categories: fc.tuple(fc.constantFrom(undefined, 'Sports', 'Politics'), fc.constantFrom(undefined, 'World')),
  relation: fc.constantFrom(...Relation.options),
  // Bounds of the bands, and what is between them.
  confidence: fc.oneof(
    fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
    fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000),
  ),
  isPaired: fc.boolean(),
})

describe('the independent count of settled pairs', () => {
  it('agrees with the audit in every group, interval and divergence', () => {
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), (drawn) => {
        const edges = drawn.map(({ venues, results, categories, relation, confidence, isPaired }, index) => {
          const a = market(venues[0] ?? '', 2 * index, results[0], categories[0])
          const b = market(venues[1] ?? '', 2 * index + 1, results[1], categories[1])
          const sides = relation === 'complement' ? ['NO', 'YES'] : ['YES', 'NO']
          const outcomes = ['YES', 'NO'].map((side, place) => ({
            a: `${a.marketId}:${side}`,
            b: `${b.marketId}:${sides[place]}`,
          }))
          return { a, b, relation, confidence, outcomes: isPaired ? outcomes : [] } satisfies AuditedEdge
        })
        const results = edges.flatMap(({ a, b }) => [a, b].map(resultOf))
        expect(differences(auditOf(edges, 1_000), recount(edges.map(exported), results))).toEqual([])
      }),
    )
  })

  it('names a count that differs', () => {
    const held: AuditedEdge = {
      a: market('kalshi', 0, true, undefined),
      b: market('polymarket', 1, true, undefined),
      relation: 'subset',
      confidence: 0.9,
      outcomes: [],
    }
    const other = { ...resultOf(held.b), winner: 'm1:NO' }
    const found = differences(auditOf([held], 10), recount([exported(held)], [resultOf(held.a), other]))
    expect(found).toHaveLength(6)
    expect(found[0]).toMatch(/^total: .*"held":1.* is .*"held":0.* when counted again$/)
  })
})

const place = ({ eventId, marketId }: AuditedMarket) => {
  const [venue = '', id = ''] = eventId.split(':')
  return { venue, eventId: id, marketId }
}
const resultOf = (one: AuditedMarket): Result => ({
  ...place(one),
  first: one.yes ?? '',
  winner: one.winner,
  ...(one.category !== undefined && { category: one.category }),
})
const exported = ({ a, b, ...stated }: AuditedEdge): ExportedEdge => {
  const [one, other] = [place(a), place(b)]
  return {
    venueA: one.venue,
    eventA: one.eventId,
    marketA: one.marketId,
    venueB: other.venue,
    eventB: other.eventId,
    marketB: other.marketId,
    ...stated,
  }
}
