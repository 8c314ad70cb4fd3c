import { type AssignedIds, assignClusterIds } from '../cluster-ids.ts'

/** Names all clusters there are, one state after the other, and remembers the ids as a store does. */
export function createNaming() {
  /** The cluster of each event, or the last one it was in. */
  const members = new Map<string, string>()
  const minted = new Map<string, number>()
  const mergedInto = new Map<string, string>()
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
      taken: async (ids) => new Set(ids.filter((id) => minted.has(id))),
    })
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
    /** The cluster of each event that is in one now. */
    now: () => new Map([...members].filter(([event]) => present.has(event))),
  }
}
