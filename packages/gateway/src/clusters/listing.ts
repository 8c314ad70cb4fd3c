import { isOfCategory } from '@crossvenue/venues'
import { countedVolume } from '../store/counted-volume.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EventSummary } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { type Ranked, rankByTitle } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { ClusterQuery } from './cluster-query.ts'
import type { NamedCluster } from './name-clusters.ts'
import type { Place } from './place.ts'

/** The fields of a cluster by which it is filtered and sorted. */
export interface Row {
  id: string
  confidence: number
  category?: string
  volume24h?: number
  /** The lowest ask less the highest bid; only questions have one. */
  spread?: number
  /** When the first of its open markets closes, in Unix milliseconds; only questions have it. */
  closesAt?: number
  venues: ReadonlySet<string>
  /** The title of each member, as `titleText` writes it. */
  titles: readonly string[]
}

/** A cluster with these fields; its events or markets are not read yet. */
export interface ListedCluster extends NamedCluster, Row {
  canonicalTitle: string
}

/** Rows, sorted once for each order in which they are requested. */
export interface Listing<R extends Row> {
  rows: readonly R[]
  sorted(sort: Place['sort']): readonly R[]
}

/** Creates a listing. */
export function createListing<R extends Row>(rows: readonly R[]): Listing<R> {
  const orders = new Map<Place['sort'], readonly R[]>()
  return {
    rows,
    sorted(sort) {
      const value = VALUES[sort]
      const known = orders.get(sort) ?? rows.toSorted((a, b) => value(b) - value(a) || compare(a.id, b.id))
      orders.set(sort, known)
      return known
    },
  }
}

/** An event with its title as it is searched. */
export type TitledEvent = EventSummary & { text: string }

export const titled = (event: EventSummary): TitledEvent => ({ ...event, text: titleText(event.title) })

/** Summarizes a cluster from its events. */
export function listCluster(cluster: NamedCluster, byId: ReadonlyMap<string, TitledEvent>): ListedCluster {
  const events = cluster.members.flatMap((id) => byId.get(id) ?? []).sort(byVolume)
  const volumes = events.map(countedVolume).filter((volume) => volume !== undefined)
  const category = events.find((event) => event.category !== undefined)?.category
  return {
    ...cluster,
    canonicalTitle: events[0]?.title ?? '',
    ...(category !== undefined && { category }),
    ...(volumes.length > 0 && { volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }),
    venues: new Set(cluster.members.map((id) => parseServiceId(id).venue)),
    titles: events.map(({ text }) => text),
  }
}

type FilterQuery = Pick<ClusterQuery, 'venues' | 'excludeVenues' | 'minVenues' | 'category'> & {
  minVolume24h?: number | undefined
  maxSpread?: number | undefined
  closesBefore?: number | undefined
  after?: Place
}

/**
 * Returns the clusters that match a query, in its order. They must be sorted; `tiers` states how titles may match its
 * text; undefined for a query without a text.
 */
export function keepFitting<C extends Row>(
  clusters: readonly C[],
  query: FilterQuery,
  tiers: readonly Tier[] | undefined,
): Ranked<C>[] {
  const { venues, excludeVenues, minVenues = 0, minVolume24h = 0, maxSpread, closesBefore, category, after } = query
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
  return tiers
    ? rankByTitle(kept, tiers, ({ titles }) => titles, after?.rank).sort((a, b) => a.rank - b.rank)
    : kept.map((item) => ({ item, rank: 0 }))
}

/** Returns the place directly behind a cluster in the sorted list. */
export const placeOf = ({ item: cluster, rank }: Ranked<Row>, sort: Place['sort']): Place => ({
  rank,
  sort,
  value: VALUES[sort](cluster),
  id: cluster.id,
})

/** For each sort order, the value that is sorted in descending order. */
const VALUES: Readonly<Record<Place['sort'], (cluster: Row) => number>> = {
  volume: ({ volume24h = -1 }) => volume24h,
  confidence: ({ confidence }) => confidence,
  // A spread is between -1 and 1.
  spread: ({ spread = 2 }) => -spread,
}

/** Compares two places: the best match first, then the highest value, then by id. */
export const byPlace = (a: Place, b: Place): number => a.rank - b.rank || b.value - a.value || compare(a.id, b.id)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Compares two events: the highest volume first; play money and unknown volumes last. */
const byVolume = (a: EventSummary, b: EventSummary): number =>
  (countedVolume(b) ?? -1) - (countedVolume(a) ?? -1) ||
  (b.volume24h ?? -1) - (a.volume24h ?? -1) ||
  (a.id < b.id ? -1 : 1)
