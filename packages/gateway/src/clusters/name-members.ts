import type { ClusterIds, Link, NamedClusters } from '../store/store.ts'
import { assignClusterIds, type IdPrefix } from './assign-ids.ts'
import { type ClusterRules, clusterLinks, type LinkCluster } from './cluster-links.ts'

/** Groups events by their links and returns each event's cluster id in the form that the store keeps. */
export async function nameEvents(
  links: readonly Link[],
  known: ClusterIds,
  rules: ClusterRules = {},
): Promise<NamedClusters> {
  const { ids: _, ...named } = await nameMembers(clusterLinks(links, rules), known, 'ecl')
  return named
}

/** Returns the id of each cluster, and that of each of its members in the form that the store keeps. */
export async function nameMembers(
  clusters: readonly Pick<LinkCluster, 'members'>[],
  known: ClusterIds,
  prefix: IdPrefix,
): Promise<NamedClusters & { ids: string[] }> {
  const { ids, ...assigned } = await assignClusterIds(
    clusters.map(({ members }) => members),
    known,
    prefix,
  )
  const members = clusters.flatMap((cluster, index) =>
    cluster.members.map((member) => [member, ids[index] ?? ''] as const),
  )
  return { ids, members: new Map(members), ...assigned }
}
