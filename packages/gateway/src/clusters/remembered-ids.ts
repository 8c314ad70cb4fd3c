import { currentClusters } from '../store/current-clusters.ts'
import type { ClusterIds, FormerId } from '../store/store.ts'

interface Remembered {
  /** Index of a cluster -> the present or last id of exactly its members. */
  ids: Map<number, string>
  /** The ids among them that were merged into others. */
  revived: string[]
}

/**
 * Returns the ids of clusters that did not change, and of those whose exact set of members had an id before. If several
 * sets had the same id, it goes to the one that had it last, else to the first in order. An id that only other events
 * have now stays with them.
 */
export async function rememberedIds(
  clusters: readonly (readonly string[])[],
  order: readonly number[],
  known: ClusterIds,
): Promise<Remembered> {
  const current = currentClusters(known)
  const ids = new Map<number, string>()
  const changed: { index: number; members: readonly string[] }[] = []
  for (const index of order) {
    const members = clusters[index] ?? []
    const id = known.members.get(members[0] ?? '')
    if (id !== undefined && isSame(current.get(id) ?? [], members)) ids.set(index, id)
    else changed.push({ index, members })
  }
  const former = await known.former(changed.map(({ members }) => members))
  const claims = new Map<string, FormerId & { index: number }>()
  for (const [place, { index, members }] of changed.entries()) {
    const claim = former[place]
    if (!claim) continue
    const holders = current.get(claim.id)
    if (holders && !holders.some((event) => members.includes(event))) continue
    const best = claims.get(claim.id)
    if (!best || claim.at > best.at) claims.set(claim.id, { ...claim, index })
  }
  for (const { index, id } of claims.values()) ids.set(index, id)
  return { ids, revived: [...claims.values()].filter(({ isMerged }) => isMerged).map(({ id }) => id) }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((event, place) => event === b[place])
