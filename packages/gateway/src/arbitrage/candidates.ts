import { type SettlementNote, settlementNotes } from '@crossvenue/matcher/basics'
import { feesOfMarket, Relation, type UnifiedMarket, type VenueFees, venues } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery } from '../clusters/cluster-query.ts'
import { bestPairs } from '../matches/best-pairs.ts'
import type { Found } from '../matches/found.ts'
import { fitsQuery, type Pair, venueOf } from '../matches/pairs.ts'
import { readMarketMap } from '../search/catalogue-items.ts'
import { paysDollars } from '../store/counted-volume.ts'
import { marketMember } from '../store/market-member.ts'
import type { View } from '../store/store.ts'
import { coversOf, GUARANTEEING } from './guaranteed-worlds.ts'

const { category, limit, minConfidence, pretty } = ClusterQuery.shape

export const ArbitrageQuery = z
  .strictObject({
    relations: z
      .array(
        Relation.refine(
          (relation) => GUARANTEEING.includes(relation),
          `must be one of ${GUARANTEEING.join(', ')}: no other relation guarantees a profit`,
        ),
      )
      .min(1)
      .default(['identity'])
      .describe(
        'Only these relations: `identity`, `complement`, `subset` and `superset`. No other guarantees a profit.',
      ),
    minSpread: z
      .number()
      .min(0)
      .max(1)
      .default(0)
      .describe('The smallest difference of both average prices, before fees.'),
    size: z.number().int().min(1).max(100_000).default(1000).describe('The most contracts of each side.'),
    category: category.describe('Only matches of this category, by any of its names, in upper or lower case.'),
    minConfidence: minConfidence.describe('Only matches at least this certain.'),
    limit: limit.describe('How many pairs to read the books of, and to return, at most.'),
    includePrices: pretty.describe('Ignored: prices are always included.'),
    pretty,
  })
  .meta({ id: 'ArbitrageQuery', description: 'Which arbitrage to look for.' })
export type ArbitrageQuery = z.infer<typeof ArbitrageQuery>

/** One market of a pair that may allow an arbitrage. */
export interface CandidateMarket {
  venue: string
  market: UnifiedMarket
  /** The id of the outcome that settles alike with that of the other market, or of the first outcome. */
  outcomeId: string
  fees: VenueFees
}

/** A pair of markets whose last quotes cost less together than they pay out, before fees. */
export interface Candidate {
  a: CandidateMarket
  b: CandidateMarket
  /** How A relates to B. */
  relation: Relation
  confidence: number
  settlementNotes: SettlementNote[]
}

/**
 * Returns the pairs whose last quotes cost less than they pay out, before fees, the widest gap first. Pairs of a venue
 * without known fees, or of another currency, are left out, because nothing can be said of their profit.
 */
export async function arbitrageCandidates(view: View, query: ArbitrageQuery): Promise<Found> {
  const { relations, minConfidence: least, limit: most } = query
  const fits = fitsQuery(query)
  const { pairs: gaps } = await bestPairs(
    view,
    { relations, minConfidence: least },
    { fits: (pair) => fits(pair) && gapOf(pair) > 1e-9, measure: gapOf, limit: most },
  )
  const markets = await readMarketMap(
    view,
    gaps.flatMap(({ a, b }) => [a, b]),
    'full',
  )
  const data = gaps.flatMap(({ edge, a, b, outcomeA, outcomeB }): Candidate[] => {
    const one = candidateOf(a, outcomeA, markets)
    const other = candidateOf(b, outcomeB, markets)
    if (!one || !other) return []
    const notes = settlementNotes({ event: {}, market: one.market }, { event: {}, market: other.market })
    return [{ a: one, b: other, relation: edge.relation, confidence: edge.confidence, settlementNotes: notes }]
  })
  return { data }
}

/** Returns a market with its fees; undefined where they are not known, or where it is not priced in dollars. */
export function candidateOf(
  summary: Pair['a'],
  outcome: Pick<NonNullable<Pair['outcomeA']>, 'outcomeId'> | undefined,
  markets: ReadonlyMap<string, UnifiedMarket>,
): CandidateMarket | undefined {
  const venue = venueOf(summary)
  const market = markets.get(marketMember(summary))
  const declared = venues[venue]?.fees
  if (!market || !outcome || !declared || !paysDollars(market)) return undefined
  return { venue, market, outcomeId: outcome.outcomeId, fees: feesOfMarket(declared, market) }
}

/**
 * Returns how much less than 1 the last quotes of the two outcomes cost together; a negative number if a quote is
 * unknown.
 */
function gapOf({ edge, a, b, outcomeA, outcomeB }: Pair): number {
  if (a.isOpen === false || b.isOpen === false) return -1
  const costOf = (outcome: Pair['outcomeA'], side: 'yes' | 'no'): number =>
    side === 'yes' ? (outcome?.bestAsk ?? 2) : 1 - (outcome?.bestBid ?? -1)
  return Math.max(
    -1,
    ...coversOf(edge.relation).map((cover) => 1 - costOf(outcomeA, cover.a) - costOf(outcomeB, cover.b)),
  )
}
