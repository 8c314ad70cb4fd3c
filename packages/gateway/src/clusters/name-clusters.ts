import type { ClusterIds } from '../store/store.ts'
import { assignClusterIds } from './assign-ids.ts'
import type { LinkCluster } from './cluster-links.ts'

/** A cluster with its permanent id. */
export interface EventCluster extends LinkCluster {
  id: string
}

/** Gives each cluster its id. */
export async function nameClusters(clusters: readonly LinkCluster[], known: ClusterIds): Promise<EventCluster[]> {
  const members = clusters.map((cluster) => cluster.members)
  const { ids } = await assignClusterIds(members, known)
  return clusters.map((cluster, index) => ({ ...cluster, id: ids[index] as string }))
}
