import { isOfCategory } from '@crossvenue/venues'
import { countedVolume } from '../store/counted-volume.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EventSummary } from '../store/store.ts'
import { wordsOf } from '../store/title-words.ts'
import { type Ranked, rankByTitle } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { ClusterQuery } from './cluster-query.ts'
import type { NamedCluster } from './name-clusters.ts'
import type { Place } from './place.ts'

/** A cluster with the fields by which it is filtered and sorted; its events or markets are not read yet. */
export interface ListedCluster extends NamedCluster {
  canonicalTitle: string
  category?: string
  volume24h?: number
  /** The lowest ask less the highest bid; only questions have one. */
  spread?: number
  /** When the first of its open markets closes, in Unix milliseconds; only questions have it. */
  closesAt?: number
  venues: ReadonlySet<string>
  /** The words of each member's title. */
  titles: string[][]
}

/** Summarizes clusters from their events. */
export function listClusters(clusters: readonly NamedCluster[], summaries: readonly EventSummary[]): ListedCluster[] {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return clusters.map((cluster) => {
    const events = cluster.members.flatMap((id) => byId.get(id) ?? []).sort(byVolume)
    const volumes = events.map(countedVolume).filter((volume) => volume !== undefined)
    const category = events.find((event) => event.category !== undefined)?.category
    return {
      ...cluster,
      canonicalTitle: events[0]?.title ?? '',
      ...(category !== undefined && { category }),
      ...(volumes.length > 0 && { volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }),
      venues: new Set(cluster.members.map((id) => parseServiceId(id).venue)),
      titles: events.map((event) => wordsOf(event.title)),
    }
  })
}

type FilterQuery = Pick<ClusterQuery, 'venues' | 'excludeVenues' | 'minVenues' | 'category'> & {
  sort: Place['sort']
  minVolume24h?: number | undefined
  maxSpread?: number | undefined
  closesBefore?: number | undefined
  after?: Place
}

/**
 * Returns the clusters that match a query, in its order. `tiers` states how titles may match its text; undefined for a
 * query without a text.
 */
export function keepFitting<C extends ListedCluster>(
  clusters: readonly C[],
  query: FilterQuery,
  tiers: readonly Tier[] | undefined,
): Ranked<C>[] {
  const {
    venues,
    excludeVenues,
    minVenues = 0,
    minVolume24h = 0,
    maxSpread,
    closesBefore,
    category,
    sort,
    after,
  } = query
  const kept = clusters.filter(
    (cluster) =>
      (!venues || venues.some((venue) => cluster.venues.has(venue))) &&
      !excludeVenues?.some((venue) => cluster.venues.has(venue)) &&
      cluster.venues.size >= minVenues &&
      (cluster.volume24h ?? 0) >= minVolume24h &&
      (maxSpread === undefined || (cluster.spread ?? Number.POSITIVE_INFINITY) <= maxSpread) &&
      (closesBefore === undefined || (cluster.closesAt ?? Number.POSITIVE_INFINITY) < closesBefore) &&
      (category === undefined || isOfCategory(category, cluster)),
  )
  const ranked = tiers
    ? rankByTitle(kept, tiers, ({ titles }) => titles, after?.rank)
    : kept.map((item) => ({ item, rank: 0 }))
  return ranked.sort((a, b) => byPlace(placeOf(a, sort), placeOf(b, sort)))
}

/** Returns the place directly behind a cluster in the sorted list. */
export const placeOf = ({ item: cluster, rank }: Ranked<ListedCluster>, sort: Place['sort']): Place => ({
  rank,
  sort,
  value: VALUES[sort](cluster),
  id: cluster.id,
})

/** For each sort order, the value that is sorted in descending order. */
const VALUES: Readonly<Record<Place['sort'], (cluster: ListedCluster) => number>> = {
  volume: ({ volume24h = -1 }) => volume24h,
  confidence: ({ confidence }) => confidence,
  // A spread is between -1 and 1.
  spread: ({ spread = 2 }) => -spread,
}

/** Compares two places: the best match first, then the highest value, then by id. */
export const byPlace = (a: Place, b: Place): number =>
  a.rank - b.rank || b.value - a.value || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Compares two events: the highest volume first; play money and unknown volumes last. */
const byVolume = (a: EventSummary, b: EventSummary): number =>
  (countedVolume(b) ?? -1) - (countedVolume(a) ?? -1) ||
  (b.volume24h ?? -1) - (a.volume24h ?? -1) ||
  (a.id < b.id ? -1 : 1)
