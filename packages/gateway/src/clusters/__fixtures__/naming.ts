import { type AssignedIds, assignClusterIds } from '../cluster-ids.ts'

/** Names all clusters there are, one state after the other, and remembers the ids as a store does. */
export function createNaming() {
  /** The cluster of each event, or the last one it was in. */
  const members = new Map<string, string>()
  const minted = new Map<string, number>()
  const merged = new Set<string>()
  let present: ReadonlySet<string> = new Set()

  async function name(clusters: readonly (readonly string[])[]): Promise<AssignedIds> {
    const named = await assignClusterIds(clusters, {
      members: new Map([...members].filter(([, id]) => !merged.has(id))),
      present,
      minted,
      taken: async (ids) => new Set(ids.filter((id) => minted.has(id))),
    })
    for (const id of named.minted) minted.set(id, minted.size)
    for (const id of named.merged.keys()) merged.add(id)
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
