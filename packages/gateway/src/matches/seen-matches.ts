import { MatchResult, type Relation, toWire } from '@crossvenue/venues'
import { z } from 'zod'
import { readMarketMap } from '../search/catalogue-items.ts'
import { marketMember } from '../store/market-member.ts'
import type { MarketRef, View } from '../store/store.ts'
import { describeReason } from './describe-reason.ts'
import { type AnchoredMatches, wantedRelations } from './match-query.ts'
import { type Pair, readPairs, reversed } from './pairs.ts'

/** Which matches are wanted, and in which form. */
export type MatchFilter = Pick<AnchoredMatches, 'relation' | 'relations' | 'minConfidence' | 'includePrices'>

/** Returns the matches of a market as seen from it, the most confident first. */
export async function matchesSeenFrom(view: View, source: MarketRef, query: MatchFilter): Promise<Seen[]> {
  const member = marketMember(source)
  const pairs = await readPairs(view, { touching: [source.eventId], minConfidence: query.minConfidence })
  const own = pairs.filter(({ edge }) => edge.a === member || edge.b === member)
  return ofRelations(
    own.map((pair) => seenFrom(member, pair)),
    wantedRelations(query),
  )
}

/** A pair as seen from one of its markets. */
export interface Seen {
  id: number
  source: Pair['a']
  market: Pair['a']
  relation: MatchResult['relation']
  confidence: number
  outcome: Pair['outcomeA']
}

/**
 * Returns a pair as seen from one of its markets: the match, with the outcome that settles alike with the first outcome
 * of this market.
 */
export function seenFrom(member: string, { edge, a, b }: Pair): Seen {
  const isA = edge.a === member
  const [source, market] = isA ? [a, b] : [b, a]
  const [first] = source.outcomes
  const pair = edge.outcomes.find((one) => (isA ? one.a : one.b) === first?.outcomeId)
  const alike = pair && (isA ? pair.b : pair.a)
  const outcome =
    edge.outcomes.length === 0 ? market.outcomes[0] : market.outcomes.find(({ outcomeId }) => outcomeId === alike)
  const relation = isA ? edge.relation : reversed(edge.relation)
  return { id: edge.id, source, market, relation, confidence: edge.confidence, outcome }
}

export const ofRelations = (seen: readonly Seen[], relations: readonly Relation[] | undefined): Seen[] =>
  seen.filter(({ relation }) => !relations || relations.includes(relation))

/** Reads the markets of matches and returns the matches as callers see them. */
export async function toResults(
  view: View,
  seen: readonly Seen[],
  query: Pick<MatchFilter, 'includePrices'>,
): Promise<MatchResult[]> {
  const markets = await readMarketMap(
    view,
    seen.flatMap(({ source, market }) => [source, market]),
    'compact',
  )
  const reasons = await view.reasons(seen.map(({ id }) => id))
  const results = seen.flatMap(({ id, source, market: match, relation, confidence, outcome }): MatchResult[] => {
    const [sourceMarket, market] = [markets.get(marketMember(source)), markets.get(marketMember(match))]
    if (!sourceMarket || !market) return []
    return [
      {
        market,
        sourceMarket,
        relation,
        confidence,
        reasoning: describeReason(relation, reasons.get(id)?.evidence ?? []),
        ...(query.includePrices && quotesOf(outcome)),
      },
    ]
  })
  // As they are sent, because the room of an answer counts their bytes.
  return toWire(z.array(MatchResult), results)
}

/** Returns the best quotes of an outcome, null where unknown. */
const quotesOf = (outcome: Pair['outcomeA']) => ({
  bestBid: outcome?.bestBid ?? null,
  bestAsk: outcome?.bestAsk ?? null,
})
