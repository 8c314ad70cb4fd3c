import type { ChangeKind } from './change.ts'

export interface ClusterChange {
  kind: ChangeKind
  clusterId: string
  members: string[]
  added: string[]
  removed: string[]
  from: string[]
  into: string[]
}

/** Members by cluster id. */
type Clusters = ReadonlyMap<string, readonly string[]>

/**
 * Returns one change for each cluster whose members differ. Applied in any order, they turn the earlier clusters into
 * the later ones. If several kinds apply to a cluster, it is merged, grown or split, in this order of preference.
 */
export function clusterChanges(before: Clusters, after: Clusters): ClusterChange[] {
  const [earlier, later] = [clusterOf(before), clusterOf(after)]
  const changes: ClusterChange[] = []
  for (const [clusterId, members] of after) {
    const former = before.get(clusterId) ?? []
    const added = members.filter((member) => earlier.get(member) !== clusterId)
    const removed = former.filter((member) => later.get(member) !== clusterId)
    if (added.length + removed.length === 0) continue
    const from = distinct(added.map((member) => earlier.get(member)))
    const into = distinct(removed.map((member) => later.get(member)))
    const isMerged = from.some((id) => !after.has(id))
    const kind = !before.has(clusterId)
      ? 'cluster.created'
      : isMerged
        ? 'cluster.merged'
        : added.length > 0
          ? 'cluster.grown'
          : into.length > 0
            ? 'cluster.split'
            : 'cluster.shrunk'
    changes.push({ kind, clusterId, members: [...members], added, removed, from, into })
  }
  for (const [clusterId, former] of before) {
    if (after.has(clusterId)) continue
    const into = distinct(former.map((member) => later.get(member)))
    changes.push({ kind: 'cluster.retired', clusterId, members: [], added: [], removed: [...former], from: [], into })
  }
  return changes
}

const clusterOf = (clusters: Clusters): Map<string, string> =>
  new Map([...clusters].flatMap(([id, members]) => members.map((member) => [member, id] as const)))

const distinct = (ids: readonly (string | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => id !== undefined))].sort()
