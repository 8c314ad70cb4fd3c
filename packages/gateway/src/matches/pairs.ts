import { isOfCategory, type Relation } from '@crossvenue/venues'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EdgeScope, MarketEdge, MarketSummary, View } from '../store/store.ts'
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
export const readPairs = async (view: View, scope: EdgeScope): Promise<Pair[]> =>
  readPairsOf(view, await view.marketEdges(scope))

/** Reads the pairs of matched markets that some edges join, in their order. */
export async function readPairsOf(view: View, edges: readonly MarketEdge[]): Promise<Pair[]> {
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

/** Whether a pair matches a query. The markets of a venue and its front are one market and never do. */
export const fitsQuery =
  ({ category, minDifference, maxDifference }: Pick<MatchBrowse, 'category' | 'minDifference' | 'maxDifference'>) =>
  ({ a, b, difference }: Pair): boolean =>
    haveOwnBooks(venueOf(a), venueOf(b)) &&
    (category === undefined || isOfCategory(category, a) || isOfCategory(category, b)) &&
    (minDifference === undefined || minDifference === 0 || (difference ?? -1) >= minDifference) &&
    (maxDifference === undefined || (difference ?? 0) <= maxDifference)

/** Returns the venue of a market. */
export const venueOf = ({ eventId }: Pick<MarketSummary, 'eventId'>): string => parseServiceId(eventId).venue

const REVERSED = { subset: 'superset', superset: 'subset' } as const

/** Returns how B relates to A, given how A relates to B. */
export const reversed = (relation: Relation): Relation =>
  relation === 'subset' || relation === 'superset' ? REVERSED[relation] : relation
