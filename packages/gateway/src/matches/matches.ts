import {
  CrossvenueError,
  feesOfMarket,
  isOfCategory,
  MatchedMarketPair,
  MatchResult,
  toWire,
  UnifiedEvent,
  venues,
} from '@crossvenue/venues'
import { z } from 'zod'
import { findAnchor } from '../clusters/anchor.ts'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import { createAnswerRoom } from '../lookups/answer-room.ts'
import { findMarketAnchor } from '../questions/find-market-anchor.ts'
import { readEvents, readMarketMap, readMarkets } from '../search/catalogue-items.ts'
import { CatalogueMarket, CatalogueMarketDetails } from '../search/search-models.ts'
import { marketMember } from '../store/market-member.ts'
import { MERGING } from '../store/merging-relations.ts'
import type { MarketRef, View } from '../store/store.ts'
import { hasWords, wordsOf } from '../store/title-words.ts'
import { describeReason } from './describe-reason.ts'
import { type EventPair, eventResults, pairsBetween, pairsOfEvent } from './event-pairs.ts'
import { type AnchoredMatches, ambiguous, type ItemQuery, type MatchBrowse, wantedRelations } from './match-query.ts'
import { keepPairs, type Pair, readPairs, reversed, sortPairs, venueOf } from './pairs.ts'
import { type MatchFilter, matchesSeenFrom, quotesOf, type Seen, toResults } from './seen-matches.ts'

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
    const named = await oneMarket(view, { id }, resolveUrl)
    const [[shown], [whole]] = [await readMarkets(view, [named], form), await readMarkets(view, [named], 'full')]
    const declared = venues[whole?.sourceExchange ?? '']?.fees
    const fees = whole && declared && feesOfMarket(declared, whole)
    const market = { ...(shown as CatalogueMarket), ...(fees && { fees }) }
    return { data: toWire(CatalogueMarketDetails, market) }
  },

  async marketMatches(view: View, query: AnchoredMatches): Promise<Found> {
    const source = await oneMarket(view, query, resolveUrl)
    const [market] = await readMarkets(view, [source], 'full')
    const room = createAnswerRoom()
    const seen = await matchesSeenFrom(view, source, query)
    const matches = room.take(await toResults(view, seen.slice(0, query.limit), query))
    return {
      data: { market: toWire(CatalogueMarket, market as CatalogueMarket), matches },
      ...(room.isFull() && { meta: { cut: true } }),
    }
  },

  /** Lists the matches of all markets that a query names. */
  async matchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = await findMarkets(view, query, resolveUrl)
    const found: Seen[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await matchesSeenFrom(view, source, query)))
    const sorted = found.sort((one, other) => other.confidence - one.confidence)
    return listed(z.array(MatchResult), await toResults(view, sorted.slice(0, query.limit), query), found.length, query)
  },

  /** Lists the matches of all events that a query names. */
  async eventMatchesOf(view: View, query: AnchoredMatches): Promise<Found> {
    const sources = [...((await findAnchor(view, query, resolveUrl)) ?? [])]
    const found: EventPair[] = []
    for (const source of sources.slice(0, MAX_SOURCES)) found.push(...(await pairsOfEvent(view, source, query)))
    return eventPairsListed(view, found, query)
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
    const room = createAnswerRoom()
    const wired = toWire(UnifiedEvent, event as UnifiedEvent)
    room.take([wired])
    const matches = await eventResults(
      view,
      (await pairsOfEvent(view, source, query)).slice(0, query.limit),
      query,
      room,
    )
    return { data: { event: wired, matches }, ...(room.isFull() && { meta: { cut: true } }) }
  },
})

/** The lookups of pairs among all items. */
export const browsing = {
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
          return (
            hasWords(wordsOf(summary?.title ?? ''), words) &&
            (query.category === undefined || isOfCategory(query.category, summary ?? {}))
          )
        }),
      )
      .sort(
        (one, other) => other.confidence - one.confidence || (`${one.a} ${one.b}` < `${other.a} ${other.b}` ? -1 : 1),
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

/** Lists items, as many as an answer may have. */
function listed<T>(model: z.ZodType<T[]>, items: T[], total: number, { limit }: { limit: number }): Found {
  const room = createAnswerRoom()
  const data = room.take(toWire(model, items) as unknown[])
  return { data, meta: { count: data.length, total, limit, ...(room.isFull() && { cut: true }) } }
}

/** Lists pairs of events, with as many of their matched markets as an answer may have. */
async function eventPairsListed(
  view: View,
  found: readonly EventPair[],
  query: MatchFilter & { limit: number },
  total = found.length,
): Promise<Found> {
  const room = createAnswerRoom()
  const data = await eventResults(view, found.slice(0, query.limit), query, room)
  return { data, meta: { count: data.length, total, limit: query.limit, ...(room.isFull() && { cut: true }) } }
}

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
