import type { ClusterIds, Link, NamedClusters } from '../store/store.ts'
import { assignClusterIds } from './assign-ids.ts'
import { type ClusterRules, clusterLinks } from './cluster-links.ts'

/** Groups events by their links and returns each event's cluster id in the form that the store keeps. */
export async function nameMembers(
  links: readonly Link[],
  known: ClusterIds,
  rules: ClusterRules = {},
): Promise<NamedClusters> {
  const clusters = clusterLinks(links, rules).map(({ members }) => members)
  const { ids, ...assigned } = await assignClusterIds(clusters, known)
  const members = clusters.flatMap((cluster, index) => cluster.map((member) => [member, ids[index] ?? ''] as const))
  return { members: new Map(members), ...assigned }
}
