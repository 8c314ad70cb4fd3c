import {
  CrossvenueError,
  EventMatchResult,
  isOfCategory,
  MatchedMarketPair,
  MatchResult,
  toWire,
  UnifiedEvent,
} from '@crossvenue/venues'
import { z } from 'zod'
import { findAnchor, type ResolveUrl } from '../clusters/anchor.ts'
import { MERGING } from '../clusters/cluster-links.ts'
import { wordsOf } from '../clusters/listing.ts'
import { findMarketAnchor } from '../questions/find-market-anchor.ts'
import { readEvents, readMarketMap, readMarkets } from '../search/catalogue-items.ts'
import { CatalogueMarket } from '../search/search-models.ts'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { eventOf } from '../store/refs.ts'
import type { MarketRef, StoredEdge, View } from '../store/store.ts'
import { describeReason } from './describe-reason.ts'
import { type AnchoredMatches, ambiguous, type ItemQuery, type MatchBrowse, wantedRelations } from './match-query.ts'
import { keepPairs, type Pair, readPairs, reversed, sortPairs, venueOf } from './pairs.ts'

/** An answer before it is written. */
export interface Found {
  data: unknown
  meta?: object
}

/** Creates the lookups of single items and of matches, over one state of the store. */
export const createMatches = (resolveUrl: ResolveUrl) => ({
  async event(view: View, { id, view: form }: ItemQuery): Promise<Found> {
    const [event] = await readEvents(view, [await oneEvent(view, { id }, resolveUrl)], form)
    return { data: toWire(UnifiedEvent, event as UnifiedEvent) }
  },

  async market(view: View, { id, view: form }: ItemQuery): Promise<Found> {
    const [market] = await readMarkets(view, [await oneMarket(view, { id }, resolveUrl)], form)
    return { data: toWire(CatalogueMarket, market as CatalogueMarket) }
  },

  async marketMatches(view: View, query: AnchoredMatches): Promise<Found> {
    const source = await oneMarket(view, query, resolveUrl)
    const [market] = await readMarkets(view, [source], 'full')
    const matches = await matchesOfMarket(view, source, query)
    return { data: { market: toWire(CatalogueMarket, market as CatalogueMarket), matches } }
  },

  /** Lists the matches of all markets that a query names. */
  async matchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = await findMarkets(view, query, resolveUrl)
    const found: MatchResult[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await matchesOfMarket(view, source, query)))
    const sorted = found.sort((one, other) => other.confidence - one.confidence)
    return listed(z.array(MatchResult), sorted.slice(0, query.limit), found.length, query)
  },

  /** Lists the matches of all events that a query names. */
  async eventMatchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = [...((await findAnchor(view, query, resolveUrl)) ?? [])]
    const found: EventMatchResult[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await matchesOfEvent(view, source, query)))
    return listed(z.array(EventMatchResult), found.slice(0, query.limit), found.length, query)
  },

  /** Lists the markets that a query names. */
  async marketsNamed(view: View, query: AnchoredMatches): Promise<Found> {
    const refs = await findMarkets(view, query, resolveUrl).catch(noneIfMissing)
    return listed(
      z.array(CatalogueMarket),
      await readMarkets(view, refs.slice(0, query.limit), 'full'),
      refs.length,
      query,
    )
  },

  /** Lists the events that a query names. */
  async eventsNamed(view: View, query: AnchoredMatches): Promise<Found> {
    const ids = [...((await findAnchor(view, query, resolveUrl).catch(noneIfMissing)) ?? [])]
    const events: UnifiedEvent[] = await readEvents(view, ids.slice(0, query.limit), 'full')
    return listed(z.array(UnifiedEvent), events, ids.length, query)
  },

  async eventMatches(view: View, query: AnchoredMatches): Promise<Found> {
    const source = await oneEvent(view, query, resolveUrl)
    const [event] = await readEvents(view, [source], 'compact')
    return {
      data: { event: toWire(UnifiedEvent, event as UnifiedEvent), matches: await matchesOfEvent(view, source, query) },
    }
  },

  /** Lists matches of all markets. */
  async browseMatches(view: View, query: MatchBrowse): Promise<Found> {
    const { pairs, total } = await pairsOf(view, query, 'confidence')
    const markets = await readMarketMap(
      view,
      pairs.flatMap(({ a, b }) => [a, b]),
      'compact',
    )
    const reasons = await view.reasons(pairs.map(({ edge }) => edge.id))
    const results = pairs.flatMap(({ edge, a, b, outcomeB }): MatchResult[] => {
      const [sourceMarket, market] = [markets.get(marketMember(a)), markets.get(marketMember(b))]
      if (!sourceMarket || !market) return []
      return [
        {
          market,
          sourceMarket,
          relation: edge.relation,
          confidence: edge.confidence,
          reasoning: describeReason(edge.relation, reasons.get(edge.id)?.evidence ?? []),
          ...(query.includePrices && quotesOf(outcomeB)),
        },
      ]
    })
    return listed(z.array(MatchResult), results, total, query)
  },

  /** Lists pairs of matched events. */
  async browseEventMatches(view: View, query: MatchBrowse): Promise<Found> {
    const relations = wantedRelations(query) ?? [...MERGING]
    const links = await view.links({ relations, minConfidence: query.minConfidence })
    const ids = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
    const summaries = new Map((await view.summaries(ids)).map((summary) => [summary.id, summary]))
    const words = query.query === undefined ? [] : wordsOf(query.query)
    const fitting = links
      .filter(({ a, b }) =>
        [a, b].some((id) => {
          const summary = summaries.get(id)
          const titled = wordsOf(summary?.title ?? '')
          return (
            words.every((word) => titled.some((other) => other.startsWith(word))) &&
            (query.category === undefined || isOfCategory(query.category, summary ?? {}))
          )
        }),
      )
      .sort(
        (one, other) => other.confidence - one.confidence || (`${one.a} ${one.b}` < `${other.a} ${other.b}` ? -1 : 1),
      )
    const seen = new Set<string>()
    const distinct = fitting.filter(({ a, b }) => !seen.has(`${a} ${b}`) && seen.add(`${a} ${b}`))
    const results: EventMatchResult[] = []
    for (const { a, b } of distinct.slice(0, query.limit)) {
      const found = await matchesOfEvent(view, a, { ...query, relations, relation: undefined }, b)
      results.push(...found)
    }
    return listed(z.array(EventMatchResult), results, distinct.length, query)
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
})

/** How many markets or events of one name are looked up: a slug may be that of an event with many markets. */
const MAX_SOURCES = 50

/** A list of what a name means is empty where it means nothing. */
function noneIfMissing(error: unknown): never[] {
  if (error instanceof CrossvenueError && /^(MARKET|EVENT)_NOT_FOUND$/.test(error.code)) return []
  throw error
}

/** Reads the pairs that a query is about, in its order and as many as it wants. */
async function pairsOf(
  view: View,
  query: MatchBrowse,
  usualSort: NonNullable<MatchBrowse['sort']>,
  isWhole: (pair: Pair) => boolean = () => true,
): Promise<{ pairs: Pair[]; total: number }> {
  const relations = wantedRelations(query) ?? ['identity']
  const all = await readPairs(view, { relations, minConfidence: query.minConfidence })
  const fitting = keepPairs(all, query).filter(isWhole)
  return { pairs: sortPairs(fitting, query.sort ?? usualSort).slice(0, query.limit), total: fitting.length }
}

const listed = <T>(model: z.ZodType<T[]>, items: T[], total: number, { limit }: { limit: number }): Found => ({
  data: toWire(model, items),
  meta: { count: items.length, total, limit },
})

/** Returns the market that a query names. Throws MARKET_NOT_FOUND, or VALIDATION_ERROR if the name is of several. */
async function oneMarket(view: View, query: Partial<AnchoredMatches>, resolveUrl: ResolveUrl): Promise<MarketRef> {
  const found = await findMarkets(view, query, resolveUrl)
  const [market, ...others] = found
  if (!market)
    throw new CrossvenueError('VALIDATION_ERROR', 'marketId: name a market by its id, slug or url', {
      field: 'marketId',
    })
  if (others.length > 0) {
    const ids = found.map((one) => `${venueOf(one)}:${one.marketId}`)
    throw ambiguous('marketId', query.id ?? query.marketId ?? query.slug ?? query.url ?? '', ids)
  }
  return market
}

async function findMarkets(
  view: View,
  { id, ...named }: Partial<AnchoredMatches>,
  resolveUrl: ResolveUrl,
): Promise<MarketRef[]> {
  if (id === undefined) return (await findMarketAnchor(view, named, resolveUrl)) ?? []
  const own = await view.findMarkets({ marketId: id })
  if (own.length > 0) return own
  if (/^https?:\/\//i.test(id)) return (await findMarketAnchor(view, { url: id }, resolveUrl)) ?? []
  const bySlug = await view.findMarkets({ slug: id })
  if (bySlug.length > 0) return bySlug
  throw new CrossvenueError('MARKET_NOT_FOUND', `there is no market ${id}`, { field: 'id' })
}

/** Returns the event that a query names. Throws EVENT_NOT_FOUND, or VALIDATION_ERROR if the name is of several. */
async function oneEvent(
  view: View,
  { id, eventId, slug, url }: Partial<AnchoredMatches>,
  resolveUrl: ResolveUrl,
): Promise<string> {
  const found =
    id === undefined ? [...((await findAnchor(view, { eventId, slug, url }, resolveUrl)) ?? [])] : await byId(id)
  const [event, ...others] = found
  if (event === undefined) {
    if (id !== undefined) throw new CrossvenueError('EVENT_NOT_FOUND', `there is no event ${id}`, { field: 'id' })
    throw new CrossvenueError('VALIDATION_ERROR', 'eventId: name an event by its id, slug or url', { field: 'eventId' })
  }
  if (others.length > 0) throw ambiguous('eventId', id ?? eventId ?? slug ?? url ?? '', found)
  return event

  async function byId(name: string): Promise<string[]> {
    const own = await view.find({ eventId: name })
    if (own.length > 0) return own
    if (/^https?:\/\//i.test(name)) return [...((await findAnchor(view, { url: name }, resolveUrl)) ?? [])]
    return view.find({ slug: name })
  }
}

type Filter = Pick<AnchoredMatches, 'relation' | 'relations' | 'minConfidence' | 'limit' | 'includePrices'>

/** Returns the matches of a market, the most confident first. */
async function matchesOfMarket(view: View, source: MarketRef, query: Filter): Promise<MatchResult[]> {
  const member = marketMember(source)
  const pairs = await readPairs(view, { touching: [source.eventId], minConfidence: query.minConfidence })
  return toResults(
    view,
    pairs.filter(({ edge }) => edge.a === member || edge.b === member).map((pair) => from(member, pair)),
    query,
  )
}

/** A pair as seen from one of its markets. */
interface Seen {
  id: number
  source: Pair['a']
  market: Pair['a']
  relation: MatchResult['relation']
  confidence: number
  outcome: Pair['outcomeA']
}

/** Sees a pair from a market: its match with the outcome that settles with the market's first one. */
function from(member: string, { edge, a, b }: Pair): Seen {
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

async function toResults(view: View, seen: readonly Seen[], query: Filter): Promise<MatchResult[]> {
  const relations = wantedRelations(query)
  const kept = seen.filter(({ relation }) => !relations || relations.includes(relation)).slice(0, query.limit)
  const markets = await readMarketMap(
    view,
    kept.flatMap(({ source, market }) => [source, market]),
    'compact',
  )
  const reasons = await view.reasons(kept.map(({ id }) => id))
  const results = kept.flatMap(({ id, source, market: match, relation, confidence, outcome }): MatchResult[] => {
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
  return toWire(z.array(MatchResult), results)
}

const quotesOf = (outcome: Pair['outcomeA']) => ({
  bestBid: outcome?.bestBid ?? null,
  bestAsk: outcome?.bestAsk ?? null,
})

/** Returns the events that match one, or only `partner`, each with the matched markets; the most confident first. */
async function matchesOfEvent(
  view: View,
  source: string,
  query: Filter,
  partner?: string,
): Promise<EventMatchResult[]> {
  const relations = wantedRelations(query)
  const scope = { touching: [source], minConfidence: query.minConfidence }
  const edges = (await view.edges(scope)).filter((edge) => isWanted(edge))
  const pairs = await readPairs(view, scope)
  const others = [...new Set(edges.map(otherOf))].filter((id) => partner === undefined || id === partner)
  const shown = others.slice(0, query.limit)
  const events = await readEvents(view, shown, 'compact', 0)
  const results: EventMatchResult[] = []
  for (const event of events) {
    const seen = pairs.flatMap((pair) => {
      const [one, other] = [parseMarketMember(pair.edge.a), parseMarketMember(pair.edge.b)]
      if (one.eventId === source && other.eventId === event.eventId) return [from(pair.edge.a, pair)]
      if (other.eventId === source && one.eventId === event.eventId) return [from(pair.edge.b, pair)]
      return []
    })
    const marketMatches = await toResults(view, seen, { ...query, limit: seen.length })
    results.push({ event, marketMatches })
  }
  return toWire(z.array(EventMatchResult), results)

  function otherOf({ a, b }: StoredEdge): string {
    return eventOf(a) === source ? eventOf(b) : eventOf(a)
  }
  function isWanted({ a, relation }: StoredEdge): boolean {
    return !relations || relations.includes(eventOf(a) === source ? relation : reversed(relation))
  }
}
