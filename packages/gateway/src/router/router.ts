import {
  CrossvenueError,
  createWatches,
  type EventFetchParams,
  type EventMatchResult,
  type FetchArbitrageParams,
  type FetchMarketMatchesParams,
  type FetchMatchedClustersParams,
  MAX_LIST_LENGTH,
  type MarketFetchParams,
  type MatchedCluster,
  type MatchedMarketPair,
  type MatchResult,
  Relation,
  type UnifiedEvent,
  type UnifiedMarket,
  type Venue,
} from '@crossvenue/venues'
import { z } from 'zod'
import { createArbitrage } from '../arbitrage/arbitrage.ts'
import { ArbitrageQuery, type Candidate } from '../arbitrage/candidates.ts'
import { parseClusterQuery } from '../clusters/cluster-query.ts'
import type { Answers, Job } from '../lookups/job.ts'
import { AnchoredMatches, MAX_PLAUSIBLE_DIFFERENCE, MatchBrowse } from '../matches/match-query.ts'
import { parseMarketClusterQuery } from '../questions/question-query.ts'
import { parseValid } from '../refuse-invalid.ts'
import { decodePlace } from '../search/search-place.ts'
import { EventSearch, type PlacedSearch } from '../search/search-query.ts'
import { createAsk } from './ask.ts'
import { createMatchedPrices } from './matched-prices.ts'
import { createMergedBook } from './merged-book.ts'
import type { RouterOperations } from './router-methods.ts'

export interface RouterOptions {
  answers: Answers
  /** The venues whose books are merged. */
  venues: ReadonlyMap<string, Venue>
  now?: (() => number) | undefined
  /** The interval at which watched questions are looked up in the catalogue, in milliseconds. */
  everyMs?: number
  /** The silence after which a watched book is read, in milliseconds. */
  silenceMs?: number
}

const DEFAULT_MARKETS = 1000
const DEFAULT_EVENTS = 100

/** Creates the router: all venues as one exchange, over the catalogue and its matches. */
export function createRouter({ answers, venues, now, ...intervals }: RouterOptions): Venue {
  const { ask, all } = createAsk(answers)

  const matches = async (params: FetchMarketMatchesParams = {}, more: Partial<MatchBrowse> = {}) => {
    const { market, ...rest } = params
    const marketId = rest.marketId ?? marketIdOf(market)
    const named = { marketId, slug: rest.slug, url: rest.url }
    const { query, category, minDifference, sort, ...filters } = rest
    if (Object.values(named).some((name) => name !== undefined)) {
      const { marketId: _, slug: __, url: ___, ...shared } = filters
      return ask<MatchResult[]>({
        lookup: 'matchesOf',
        query: parseValid(AnchoredMatches, { limit: 500, ...shared, ...more, ...named }),
      })
    }
    const browse = { ...filters, query, category, minDifference, sort, ...more }
    return ask<MatchResult[]>({ lookup: 'browseMatches', query: parseValid(MatchBrowse, browse) })
  }
  const fetchMarketMatches = async (params?: FetchMarketMatchesParams) => (await matches(params)).data
  const compare = async (params: FetchMarketMatchesParams | undefined, relations: Relation[]) => {
    const { data } = await matches(params, { ...(!params?.relation && { relations }), includePrices: true })
    return data.map(({ sourceMarket: _, ...match }) => ({ ...match, venue: match.market.sourceExchange ?? '' }))
  }
  const related = (params?: FetchMarketMatchesParams) => compare(params, ['subset', 'superset'])

  const pairs = async (params: FetchArbitrageParams = {}, isOfPrices: boolean) => {
    const { minSpread: _, relations, minDifference, ...rest } = params
    const isDifferent = isOfPrices || (minDifference ?? 0) > 0
    const query = parseValid(MatchBrowse, {
      ...rest,
      ...(minDifference !== undefined && { minDifference }),
      ...(relations !== undefined && { relations: relationsOf(relations) }),
      ...(isDifferent && { maxDifference: MAX_PLAUSIBLE_DIFFERENCE }),
    })
    return (await ask<MatchedMarketPair[]>({ lookup: 'pairs', query })).data
  }

  const arbitrage = createArbitrage({
    venues,
    candidates: async (query) => (await ask<Candidate[]>({ lookup: 'arbitrageCandidates', query })).data,
    ...(now && { now }),
  })

  const streams = { matchedPrices: createMatchedPrices({ answers, venues, now, ...intervals }) }

  const operations: Omit<RouterOperations, 'watchMatchedPrices' | 'unwatchMatchedPrices'> = {
    async loadMarkets() {
      const query = searchOf({}, 'compact')
      const markets = await all<UnifiedMarket>('markets', query, MAX_LIST_LENGTH)
      return Object.fromEntries(markets.map((market) => [`${market.sourceExchange}:${market.marketId}`, market]))
    },
    async fetchMarkets(params = {}) {
      const { marketId, outcomeId, slug, url } = params
      if ([marketId, outcomeId, slug, url].some((name) => name !== undefined)) {
        const query = parseValid(AnchoredMatches, { marketId, outcomeId, slug, url })
        return (await ask<UnifiedMarket[]>({ lookup: 'marketsNamed', query })).data
      }
      return all<UnifiedMarket>('markets', searchOf(params, 'full'), params.limit ?? DEFAULT_MARKETS)
    },
    async fetchEvents(params = {}) {
      const { eventId, slug, url } = params
      if ([eventId, slug, url].some((name) => name !== undefined)) {
        const query = parseValid(AnchoredMatches, { eventId, slug, url })
        return (await ask<UnifiedEvent[]>({ lookup: 'eventsNamed', query })).data
      }
      return all<UnifiedEvent>('events', searchOf(params, 'compact'), params.limit ?? DEFAULT_EVENTS)
    },
    fetchOrderBook: createMergedBook(ask, venues),
    fetchMarketMatches,
    fetchMatches: fetchMarketMatches,
    async fetchEventMatches(params = {}) {
      const { event, eventId = eventIdOf(event), slug, url, query, category, ...filters } = params
      const isAnchored = [eventId, slug, url].some((name) => name !== undefined)
      const job: Job = isAnchored
        ? {
            lookup: 'eventMatchesOf',
            query: parseValid(AnchoredMatches, { limit: 500, ...filters, eventId, slug, url }),
          }
        : { lookup: 'browseEventMatches', query: parseValid(MatchBrowse, { ...filters, query, category }) }
      return (await ask<EventMatchResult[]>(job)).data
    },
    compareMarketPrices: (params) => compare(params, ['identity', 'complement']),
    fetchRelatedMarkets: related,
    fetchHedges: related,
    fetchMatchedMarkets: (params) => pairs(params, false),
    fetchMatchedPrices: (params) => pairs(params, true),
    async fetchMatchedEventClusters(params) {
      const query = parseClusterQuery(clusterParameters(params))
      return (await ask<MatchedCluster[]>({ lookup: 'eventClusters', query })).data
    },
    async fetchMatchedMarketClusters(params) {
      const query = parseMarketClusterQuery(clusterParameters(params))
      return (await ask<MatchedCluster[]>({ lookup: 'marketClusters', query })).data
    },
    fetchArbitrage({ minDifference, minSpread = minDifference, relations, ...params } = {}) {
      const query = { ...params, ...(relations !== undefined && { relations: relationsOf(relations) }) }
      return arbitrage(parseValid(ArbitrageQuery, { ...query, ...(minSpread !== undefined && { minSpread }) }))
    },
  }
  const watches = createWatches({ id: 'router' }, streams)
  return { id: 'router', name: 'Router', ...operations, ...watches, streams }
}

const UNSEARCHED = ['filter', 'tags', 'page', 'similarityThreshold', 'series', 'searchIn', 'eventId'] as const

/** Returns the search that the parameters of a list mean. Throws NOT_SUPPORTED for those that the catalogue cannot answer. */
function searchOf(
  params: Omit<MarketFetchParams & EventFetchParams, 'filter'> & { filter?: unknown },
  view: 'compact' | 'full',
): PlacedSearch {
  const unknown = UNSEARCHED.find((name) => params[name] !== undefined && params[name] !== 'title')
  if (unknown) throw new CrossvenueError('NOT_SUPPORTED', `router does not search by ${unknown}`, { field: unknown })
  const { query, category, status, sort, offset, cursor } = params
  if (sort !== undefined && sort !== 'volume') {
    throw new CrossvenueError('NOT_SUPPORTED', `router sorts by volume, not by ${sort}`, { field: 'sort' })
  }
  const after = cursor === undefined ? undefined : decodePlace(cursor)
  return { ...parseValid(EventSearch, { query, category, status, offset, view }), ...(after && { after }) }
}

/** Returns the service id of a market of an answer, or its bare id if it does not name its venue. */
const marketIdOf = (market: FetchMarketMatchesParams['market']): string | undefined =>
  market?.marketId === undefined || market.sourceExchange === undefined
    ? market?.marketId
    : `${market.sourceExchange}:${market.marketId}`

const eventIdOf = (event: { id?: string | undefined; sourceExchange?: string | undefined } | undefined) =>
  event?.id === undefined || event.sourceExchange === undefined ? event?.id : `${event.sourceExchange}:${event.id}`

/** Returns the parameters of a query for clusters as a query string, which has the same meaning. */
function clusterParameters({ event, market, ...params }: FetchMatchedClustersParams = {}): URLSearchParams {
  const anchors = { eventId: eventIdOf(event), marketId: marketIdOf(market) }
  const texts = Object.entries({ ...anchors, ...params }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one != null)
      .map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(texts)
}

/** Reads relations as published clients send them: a list, or one text with commas. */
function relationsOf(given: string | readonly string[]): Relation[] {
  const words = (typeof given === 'string' ? [given] : given)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
  const { data } = z
    .array(Relation)
    .min(1)
    .safeParse(words.filter((word) => word !== '').map((word) => word.toLowerCase()))
  if (data) return data
  throw new CrossvenueError(
    'VALIDATION_ERROR',
    `relations must be among ${Relation.options.join(', ')}, got ${words.join(', ')}`,
    {
      field: 'relations',
    },
  )
}
