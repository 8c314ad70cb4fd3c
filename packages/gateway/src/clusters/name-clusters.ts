import type { ClusterIds } from '../store/store.ts'
import { assignClusterIds, type IdPrefix } from './assign-ids.ts'
import type { LinkCluster } from './cluster-links.ts'

/** A cluster with its permanent id. */
export interface NamedCluster extends LinkCluster {
  id: string
}

/** Gives each cluster its id. */
export async function nameClusters(
  clusters: readonly LinkCluster[],
  known: ClusterIds,
  prefix: IdPrefix = 'ecl',
): Promise<NamedCluster[]> {
  const members = clusters.map((cluster) => cluster.members)
  const { ids } = await assignClusterIds(members, known, prefix)
  return clusters.map((cluster, index) => ({ ...cluster, id: ids[index] as string }))
}
