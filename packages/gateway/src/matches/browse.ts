import { isOfCategory, MatchedMarketPair, MatchResult } from '@crossvenue/venues'
import { z } from 'zod'
import { readMarketMap } from '../search/catalogue-items.ts'
import { byConfidence } from '../store/by-confidence.ts'
import { marketMember } from '../store/market-member.ts'
import { MERGING } from '../store/merging-relations.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { View } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { rankByTitle } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import { bestPairs } from './best-pairs.ts'
import { describeReason } from './describe-reason.ts'
import { pairsBetween } from './event-pairs.ts'
import { eventPairsListed, type Found, listed } from './found.ts'
import { type MatchBrowse, wantedRelations } from './match-query.ts'
import { haveOwnBooks } from './own-books.ts'
import { fitsQuery, type Pair, readPairs, reversed, venueOf } from './pairs.ts'
import { toResults } from './seen-matches.ts'

/** The lookups that list pairs of all markets and events. */
export const browsing = {
  /** Lists matches of all markets. */
  async browseMatches(view: View, query: MatchBrowse): Promise<Found> {
    const { pairs, total } = await pairsOf(view, query, 'confidence')
    const seen = pairs.map(({ edge: { id, relation, confidence }, a, b, outcomeB }) => ({
      id,
      source: a,
      market: b,
      relation,
      confidence,
      outcome: outcomeB,
    }))
    return listed(z.array(MatchResult), await toResults(view, seen, query), total, query)
  },

  /** Lists pairs of matched events. */
  async browseEventMatches(view: View, query: MatchBrowse): Promise<Found> {
    const relations = wantedRelations(query) ?? [...MERGING]
    const all = await view.links({ relations, minConfidence: query.minConfidence })
    const links = all.filter(({ a, b }) => haveOwnBooks(parseServiceId(a).venue, parseServiceId(b).venue))
    const ids = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
    const summaries = new Map((await view.summaries(ids)).map((summary) => [summary.id, summary]))
    // The event of the category and the one with the title must be the same.
    const titlesOf = ({ a, b }: (typeof links)[number]): string[] =>
      [a, b].flatMap((id) => {
        const summary = summaries.get(id)
        const isOf = query.category === undefined || isOfCategory(query.category, summary ?? {})
        return isOf ? [titleText(summary?.title ?? '')] : []
      })
    const ofCategory = links.filter((link) => titlesOf(link).length > 0)
    const tiers = await tiersOf(view, query)
    const fitting = (tiers ? rankByTitle(ofCategory, tiers, titlesOf).map(({ item }) => item) : ofCategory).sort(
      byConfidence,
    )
    const names = new Set<string>()
    const distinct = fitting.filter(({ a, b }) => !names.has(`${a} ${b}`) && names.add(`${a} ${b}`))
    const shown = distinct.slice(0, query.limit)
    const scope = {
      relations: [...new Set([...relations, ...relations.map(reversed)])],
      minConfidence: query.minConfidence,
      among: [...new Set(shown.flatMap(({ a, b }) => [a, b]))],
    }
    const found = pairsBetween(shown, await readPairs(view, scope), relations)
    return eventPairsListed(view, found, query, distinct.length)
  },

  /** Lists pairs of matched markets with their prices. */
  async pairs(view: View, query: MatchBrowse): Promise<Found> {
    const { pairs, total } = await pairsOf(view, query, 'priceDifference', ({ difference }) => difference !== undefined)
    const markets = await readMarketMap(
      view,
      pairs.flatMap(({ a, b }) => [a, b]),
      'compact',
    )
    const reasons = await view.reasons(pairs.map(({ edge }) => edge.id))
    const results = pairs.flatMap(({ edge, a, b, priceA, priceB, difference }): MatchedMarketPair[] => {
      const [marketA, marketB] = [markets.get(marketMember(a)), markets.get(marketMember(b))]
      if (!marketA || !marketB || priceA === undefined || priceB === undefined || difference === undefined) return []
      return [
        {
          marketA,
          marketB,
          priceDifference: difference,
          venueA: venueOf(a),
          venueB: venueOf(b),
          priceA,
          priceB,
          relation: edge.relation,
          confidence: edge.confidence,
          reasoning: describeReason(edge.relation, reasons.get(edge.id)?.evidence ?? []),
        },
      ]
    })
    return listed(z.array(MatchedMarketPair), results, total, query)
  },
}

/** Returns how titles may match the text of a query; undefined for a query without a text. */
const tiersOf = async (view: View, { query }: MatchBrowse): Promise<Tier[] | undefined> =>
  query === undefined ? undefined : view.tiers(query)

/** Reads the pairs that match a query, in its order, up to its limit. */
async function pairsOf(
  view: View,
  query: MatchBrowse,
  usualSort: NonNullable<MatchBrowse['sort']>,
  isWhole: (pair: Pair) => boolean = () => true,
): Promise<{ pairs: Pair[]; total: number }> {
  const relations = wantedRelations(query) ?? ['identity']
  const fits = fitsQuery(query)
  return bestPairs(
    view,
    { relations, minConfidence: query.minConfidence },
    {
      fits: (pair) => fits(pair) && isWhole(pair),
      measure: measures[query.sort ?? usualSort],
      limit: query.limit,
      tiers: await tiersOf(view, query),
    },
  )
}

const measures: Record<NonNullable<MatchBrowse['sort']>, (pair: Pair) => number> = {
  confidence: ({ edge }) => edge.confidence,
  volume: ({ a, b }) => (a.volume24h ?? 0) + (b.volume24h ?? 0),
  priceDifference: ({ difference }) => difference ?? -1,
}
