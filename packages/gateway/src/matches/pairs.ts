import { isOfCategory, type Relation } from '@crossvenue/venues'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EdgeScope, MarketEdge, MarketSummary, View } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { rankByTitle } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { MatchBrowse } from './match-query.ts'
import { haveOwnBooks } from './own-books.ts'

type Outcome = MarketSummary['outcomes'][number]

/**
 * Two matched markets with an outcome of each: those that settle alike, or the first ones if it is not known which do.
 */
export interface Pair {
  edge: MarketEdge
  a: MarketSummary
  b: MarketSummary
  outcomeA?: Outcome
  outcomeB?: Outcome
  priceA?: number
  priceB?: number
  /** The absolute difference of the prices; absent where one is unknown. */
  difference?: number
}

/** Reads the pairs of matched markets that the edges in scope join, the most confident first. */
export async function readPairs(view: View, scope: EdgeScope): Promise<Pair[]> {
  const edges = await view.marketEdges(scope)
  const members = [...new Set(edges.flatMap(({ a, b }) => [a, b]))]
  const summaries = await view.marketSummaries(members.map(parseMarketMember))
  const byMember = new Map(summaries.map((summary) => [marketMember(summary), summary]))
  return edges.flatMap((edge) => {
    const [a, b] = [byMember.get(edge.a), byMember.get(edge.b)]
    return a && b ? [pairOf(edge, a, b)] : []
  })
}

function pairOf(edge: MarketEdge, a: MarketSummary, b: MarketSummary): Pair {
  const outcomeA = a.outcomes.find(({ outcomeId }) =>
    edge.outcomes.length === 0 ? true : edge.outcomes.some((pair) => pair.a === outcomeId),
  )
  const alike = edge.outcomes.find((pair) => pair.a === outcomeA?.outcomeId)?.b
  const outcomeB = edge.outcomes.length === 0 ? b.outcomes[0] : b.outcomes.find(({ outcomeId }) => outcomeId === alike)
  const [priceA, priceB] = [priceOf(outcomeA), priceOf(outcomeB)]
  const difference =
    priceA === undefined || priceB === undefined ? undefined : Number(Math.abs(priceA - priceB).toFixed(12))
  return {
    edge,
    a,
    b,
    ...(outcomeA && { outcomeA }),
    ...(outcomeB && { outcomeB }),
    ...(priceA !== undefined && { priceA }),
    ...(priceB !== undefined && { priceB }),
    ...(difference !== undefined && { difference }),
  }
}

/** Returns the venue's own display price, else the midpoint of both quotes. */
function priceOf(outcome: Outcome | undefined): number | undefined {
  if (!outcome) return undefined
  const { price, bestBid, bestAsk } = outcome
  if (price !== undefined) return price
  return bestBid === undefined || bestAsk === undefined ? undefined : Number(((bestBid + bestAsk) / 2).toFixed(12))
}

/**
 * Returns the pairs that match a query, without those of a venue and its front, which are one market. `tiers` states how
 * titles may match its text; undefined for a query without a text.
 */
export function keepPairs(
  pairs: readonly Pair[],
  { category, minDifference, maxDifference }: Pick<MatchBrowse, 'category' | 'minDifference' | 'maxDifference'>,
  tiers?: readonly Tier[],
): Pair[] {
  const kept = pairs.filter(
    ({ a, b, difference }) =>
      haveOwnBooks(venueOf(a), venueOf(b)) &&
      (category === undefined || isOfCategory(category, a) || isOfCategory(category, b)) &&
      (minDifference === undefined || minDifference === 0 || (difference ?? -1) >= minDifference) &&
      (maxDifference === undefined || (difference ?? 0) <= maxDifference),
  )
  if (!tiers) return kept
  return rankByTitle(kept, tiers, ({ a, b }) => [titleText(a.title), titleText(b.title)]).map(({ item }) => item)
}

/** Sorts pairs, largest first; equal ones keep their order, which is by confidence. */
export function sortPairs(pairs: readonly Pair[], sort: NonNullable<MatchBrowse['sort']>): Pair[] {
  const values = {
    confidence: ({ edge }: Pair) => edge.confidence,
    volume: ({ a, b }: Pair) => (a.volume24h ?? 0) + (b.volume24h ?? 0),
    priceDifference: ({ difference }: Pair) => difference ?? -1,
  }
  const measure = values[sort]
  return pairs.toSorted((one, other) => measure(other) - measure(one))
}

/** Returns the venue of a market. */
export const venueOf = ({ eventId }: Pick<MarketSummary, 'eventId'>): string => parseServiceId(eventId).venue

const REVERSED = { subset: 'superset', superset: 'subset' } as const

/** Returns how B relates to A, given how A relates to B. */
export const reversed = (relation: Relation): Relation =>
  relation === 'subset' || relation === 'superset' ? REVERSED[relation] : relation
