import { isOfCategory } from '@crossvenue/venues'
import { countedVolume } from '../store/counted-volume.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EventSummary } from '../store/store.ts'
import { hasWords, wordsOf } from '../store/title-words.ts'
import type { ClusterQuery } from './cluster-query.ts'
import type { NamedCluster } from './name-clusters.ts'
import type { Place } from './place.ts'

/** A cluster with the fields by which it is filtered and sorted; its members are not read yet. */
export interface ListedCluster extends NamedCluster {
  canonicalTitle: string
  category?: string
  volume24h?: number
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

type FilterQuery = Pick<ClusterQuery, 'venues' | 'excludeVenues' | 'minVenues' | 'category' | 'sort' | 'query'>

/** Returns the clusters that fit a query, in its order. */
export function keepFitting<C extends ListedCluster>(clusters: readonly C[], query: FilterQuery): C[] {
  const { venues, excludeVenues, minVenues = 0, category, sort } = query
  const words = query.query === undefined ? undefined : wordsOf(query.query)
  const kept = clusters.filter(
    (cluster) =>
      (!venues || venues.some((venue) => cluster.venues.has(venue))) &&
      !excludeVenues?.some((venue) => cluster.venues.has(venue)) &&
      cluster.venues.size >= minVenues &&
      (category === undefined || isOfCategory(category, cluster)) &&
      (!words || (words.length > 0 && cluster.titles.some((title) => hasWords(title, words)))),
  )
  return kept.sort((a, b) => byPlace(placeOf(a, sort), placeOf(b, sort)))
}

/** Returns the place directly after a cluster. */
export const placeOf = (cluster: ListedCluster, sort: Place['sort']): Place => ({
  sort,
  value: sort === 'volume' ? (cluster.volume24h ?? -1) : cluster.confidence,
  id: cluster.id,
})

/** Highest first, then by id. */
export const byPlace = (a: Place, b: Place): number => b.value - a.value || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Highest volume first; play money and unknown volumes last. */
const byVolume = (a: EventSummary, b: EventSummary): number =>
  (countedVolume(b) ?? -1) - (countedVolume(a) ?? -1) ||
  (b.volume24h ?? -1) - (a.volume24h ?? -1) ||
  (a.id < b.id ? -1 : 1)
