import { Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery } from '../clusters/cluster-query.ts'
import type { Found } from '../matches/found.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { AuditedEdge, AuditedMarket } from '../store/settlements.ts'
import type { View } from '../store/store.ts'
import { heldAsStated } from './held.ts'
import { wilsonInterval } from './wilson.ts'

const { limit, pretty } = ClusterQuery.shape

export const AuditQuery = z
  .strictObject({ limit: limit.describe('How many divergences to return at most, the most confident first.'), pretty })
  .meta({ id: 'AuditQuery', description: 'How many divergences to return.' })
type AuditQuery = z.infer<typeof AuditQuery>

const share = z.number().min(0).max(1)

export const Tally = z
  .object({
    pairs: z.number().int().min(0).describe('Matched pairs of markets that are both settled.'),
    held: z.number().int().min(0).describe('Those that were settled as their relation says.'),
    share: share.optional().describe('`held` by `pairs`.'),
    low: share.describe('The lower end of the 95 per cent Wilson interval of that share.'),
    high: share.describe('Its upper end.'),
  })
  .meta({ id: 'AuditTally', description: 'How many settled pairs were settled as their relation says.' })
export type Tally = z.infer<typeof Tally>

const SettledMarket = z
  .object({
    venue: z.string(),
    eventId: z.string().describe("The venue's id of the event."),
    marketId: z.string(),
    title: z.string(),
    rules: z.string().optional().describe('The rules of the market, or of its event.'),
    winner: z.string().describe('The outcome that won.'),
  })
  .meta({ id: 'SettledMarket', description: 'A market and how it was settled.' })

export const SettlementAudit = z
  .object({
    total: Tally,
    byRelation: z.record(z.string(), Tally),
    byCategory: z.record(z.string(), Tally),
    byVenues: z.record(z.string(), Tally).describe('By `<venue A> <venue B>`, in alphabetical order.'),
    byConfidence: z.record(z.string(), Tally).describe('By tenths of the confidence of the match, such as `0.9-1`.'),
    divergences: z
      .array(
        z.object({
          relation: Relation.describe('How A was said to relate to B.'),
          confidence: share,
          a: SettledMarket,
          b: SettledMarket,
          outcomes: z.array(z.object({ a: z.string(), b: z.string() })).describe('The outcomes said to settle alike.'),
        }),
      )
      .describe('The pairs that were settled otherwise, with both rules.'),
  })
  .meta({ id: 'SettlementAudit', description: 'How often matched markets were settled as their relation says.' })
export type SettlementAudit = z.infer<typeof SettlementAudit>

/** Returns how often matched markets were settled as their relation says. */
export async function settlementAudit(view: View, query: AuditQuery): Promise<Found> {
  return { data: auditOf(await view.auditedEdges(), query.limit) }
}

/** Counts edges whose markets are both settled. Those that no pair of outcomes can contradict are left out. */
export function auditOf(edges: readonly AuditedEdge[], most: number): SettlementAudit {
  const audited = edges.flatMap((edge) => {
    const isHeld = heldAsStated(edge)
    return isHeld === undefined ? [] : [{ edge, isHeld }]
  })
  const by = (groupOf: (edge: AuditedEdge) => string) => {
    const groups = new Map<string, boolean[]>()
    for (const { edge, isHeld } of audited) {
      const group = groupOf(edge)
      const known = groups.get(group)
      if (known) known.push(isHeld)
      else groups.set(group, [isHeld])
    }
    return Object.fromEntries(
      [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, held]) => [name, tally(held)]),
    )
  }
  return {
    total: tally(audited.map(({ isHeld }) => isHeld)),
    byRelation: by(({ relation }) => relation),
    byCategory: by(({ a, b }) => a.category ?? b.category ?? 'unknown'),
    byVenues: by(({ a, b }) => [venueOf(a), venueOf(b)].sort().join(' ')),
    byConfidence: by(({ confidence }) => bandOf(confidence)),
    divergences: audited
      .filter(({ isHeld }) => !isHeld)
      .map(({ edge }) => edge)
      .sort((one, other) => other.confidence - one.confidence)
      .slice(0, most)
      .map(({ relation, confidence, a, b, outcomes }) => ({
        relation,
        confidence,
        a: settledMarket(a),
        b: settledMarket(b),
        outcomes,
      })),
  }
}

function tally(held: readonly boolean[]): Tally {
  const [pairs, good] = [held.length, held.filter(Boolean).length]
  const [low, high] = wilsonInterval(good, pairs)
  return { pairs, held: good, ...(pairs > 0 && { share: good / pairs }), low, high }
}

const venueOf = ({ eventId }: AuditedMarket): string => parseServiceId(eventId).venue

function bandOf(confidence: number): string {
  const tenth = Math.min(9, Math.floor(confidence * 10 + 1e-9))
  return `${tenth / 10}-${(tenth + 1) / 10}`
}

function settledMarket({ eventId, marketId, title, rules, winner }: AuditedMarket) {
  const { venue, eventId: native } = parseServiceId(eventId)
  return { venue, eventId: native, marketId, title, ...(rules !== undefined && { rules }), winner }
}
