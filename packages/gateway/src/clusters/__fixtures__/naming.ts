import { currentClusters } from '../../store/current-clusters.ts'
import type { FormerId } from '../../store/store.ts'
import { type AssignedIds, assignClusterIds } from '../assign-ids.ts'

/** Names all clusters of one state after the other, and keeps the ids as a store does. */
export function createNaming() {
  /** The cluster of each event, or its last one. */
  const members = new Map<string, string>()
  const minted = new Map<string, number>()
  const mergedInto = new Map<string, string>()
  /** The last id of each set of members that is no longer a cluster. */
  const former = new Map<string, Omit<FormerId, 'isMerged'>>()
  let states = 0
  let origins: Map<string, string> = new Map()
  let present: ReadonlySet<string> = new Set()

  async function name(clusters: readonly (readonly string[])[]): Promise<AssignedIds> {
    const kept = new Map([...members].filter(([, id]) => !mergedInto.has(id)))
    const named = await assignClusterIds(clusters, {
      members: kept,
      origins: new Map([...origins].filter(([event]) => kept.has(event) && present.has(event))),
      mergedInto,
      present,
      minted,
      former: async (sets) =>
        sets.map((members) => {
          const last = former.get(members.join())
          return last && { ...last, isMerged: mergedInto.has(last.id) }
        }),
      taken: async (ids) => new Set(ids.filter((id) => minted.has(id))),
    })
    states++
    for (const [id, cluster] of currentClusters({ members, present })) {
      former.set(cluster.join(), { id, at: states })
    }
    for (const id of named.minted) minted.set(id, minted.size)
    for (const [id, older] of named.merged) mergedInto.set(id, older)
    for (const id of named.revived) mergedInto.delete(id)
    origins = new Map([...origins, ...named.origins])
    clusters.forEach((cluster, index) => {
      for (const member of cluster) members.set(member, named.ids[index] ?? '')
    })
    present = new Set(clusters.flat())
    return named
  }

  return {
    name,
    minted,
    mergedInto,
    /** The cluster of each event that is in one now. */
    now: () => new Map([...members].filter(([event]) => present.has(event))),
  }
}
