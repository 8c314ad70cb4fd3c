import type { ClusterIds } from './store.ts'

/** Returns the sorted members of each current cluster by its id. */
export function currentClusters({ members, present }: Pick<ClusterIds, 'members' | 'present'>): Map<string, string[]> {
  const clusters = new Map<string, string[]>()
  for (const event of [...present].sort()) {
    const id = members.get(event)
    if (id === undefined) continue
    const cluster = clusters.get(id)
    if (cluster) cluster.push(event)
    else clusters.set(id, [event])
  }
  return clusters
}
