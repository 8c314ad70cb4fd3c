import { createHash } from 'node:crypto'
import type { ClusterIds } from '../store/store.ts'
import { rememberedIds } from './remembered-ids.ts'

export interface AssignedIds {
  /** One id per cluster, in the order given. */
  ids: string[]
  /** Those of them that are new, in the order of minting. */
  minted: string[]
  /** Id of a cluster that went up in another, now or before -> the older id that goes on. */
  merged: Map<string, string>
  /** Merged ids whose part of a cluster stands by itself again. */
  revived: string[]
  /** The id that each member's part of its cluster would have by itself. */
  origins: Map<string, string>
}

type Clusters = readonly (readonly string[])[]

/**
 * Gives every cluster the id its members had before. A cluster of exactly the members of an earlier one has the id of
 * that. Any other id goes to the one cluster with most of the members that it was given to, members counting first that
 * are in a cluster now; a cluster keeps the oldest id it gets. Merged clusters keep the id of the oldest, and members
 * remember the id of the part they came with: a part that stands by itself again has its id back, though it grew or
 * shrank meanwhile. A cluster that gets none is named after its first member. Members must be sorted; the order of the
 * clusters does not matter.
 */
export async function assignClusterIds(clusters: Clusters, known: ClusterIds): Promise<AssignedIds> {
  const order = clusters.map((_, index) => index).sort((a, b) => (first(clusters, a) < first(clusters, b) ? -1 : 1))
  const byAge = (a: string, b: string): number => age(known, a) - age(known, b) || (a < b ? -1 : 1)

  const merged = new Map<string, string>()
  const { ids: inherited, revived } = await rememberedIds(clusters, order, known)
  const given = new Set(inherited.values())
  for (const [index, all] of heirs(clusters, order, known, given)) {
    const [oldest = ''] = all.sort(byAge)
    const id = inherited.get(index) ?? oldest
    inherited.set(index, id)
    for (const other of all) if (other !== id) merged.set(other, id)
  }
  const above = (id: string): string | undefined =>
    merged.get(id) ?? (revived.includes(id) ? undefined : known.mergedInto.get(id))
  /** Whether an id was merged into another, directly or by way of others. */
  const goesInto = (origin: string, id: string): boolean => {
    for (let next = above(origin); next !== undefined; next = above(next)) if (next === id) return true
    return false
  }
  const held = [...parts(clusters, order, known, given)].map(([index, all]) => ({
    index,
    // What was merged into another of the part's ids is not its last one.
    last: all.filter((each) => !all.includes(known.mergedInto.get(each) ?? '')).sort(byAge),
  }))
  for (const { index, last } of held) {
    const [id] = last
    if (id === undefined || inherited.has(index)) continue
    inherited.set(index, id)
    revived.push(id)
  }
  for (const { index, last } of held) {
    const id = inherited.get(index) ?? ''
    for (const other of last) if (other !== id && !goesInto(other, id)) merged.set(other, id)
  }
  const nameless = order.filter((index) => !inherited.has(index)).map((index) => first(clusters, index))
  const minted = await mint(nameless, known)
  const ids = clusters.map((_, index) => inherited.get(index) ?? minted.get(first(clusters, index)) ?? '')
  return {
    ids,
    minted: nameless.map((member) => minted.get(member) ?? ''),
    merged,
    revived: revived.sort(),
    origins: originsOf(clusters, ids, known, goesInto),
  }
}

/** How many members of a cluster speak for an id: those in a cluster now that came with it, those that had it, all. */
type Votes = readonly [home: number, current: number, all: number]

const NONE: Votes = [0, 0, 0]

/** Returns the ids in use that each cluster inherits, of those that are not given yet. */
const heirs = (
  clusters: Clusters,
  order: readonly number[],
  { members, present, origins }: ClusterIds,
  given: ReadonlySet<string>,
) =>
  elect(clusters, order, (member) => {
    const id = members.get(member)
    const now = present.has(member) ? 1 : 0
    const isHome = origins.get(member) === id
    return id === undefined || given.has(id) ? undefined : [id, [isHome ? now : 0, now, 1]]
  })

/** Returns the merged ids that each cluster has most of the members of, of those that are not given yet. */
const parts = (
  clusters: Clusters,
  order: readonly number[],
  { present, origins, mergedInto }: ClusterIds,
  given: ReadonlySet<string>,
) =>
  elect(clusters, order, (member) => {
    const id = origins.get(member)
    return id === undefined || !mergedInto.has(id) || given.has(id)
      ? undefined
      : [id, [0, present.has(member) ? 1 : 0, 1]]
  })

/** Gives each id to the cluster with most votes for it; among equals the first cluster in order has it. */
function elect(
  clusters: Clusters,
  order: readonly number[],
  voteOf: (member: string) => readonly [id: string, votes: Votes] | undefined,
): Map<number, string[]> {
  const claims = new Map<string, { index: number; votes: Votes }>()
  for (const index of order) {
    const sums = new Map<string, Votes>()
    for (const member of clusters[index] ?? []) {
      const vote = voteOf(member)
      if (!vote) continue
      const [id, [home, current, all]] = vote
      const sum = sums.get(id) ?? NONE
      sums.set(id, [sum[0] + home, sum[1] + current, sum[2] + all])
    }
    for (const [id, votes] of sums) {
      const best = claims.get(id)?.votes ?? NONE
      if ((votes[0] - best[0] || votes[1] - best[1] || votes[2] - best[2]) > 0) claims.set(id, { index, votes })
    }
  }
  const won = new Map<number, string[]>()
  for (const [id, { index }] of claims) won.set(index, [...(won.get(index) ?? []), id])
  return won
}

/**
 * Returns the origin of each member. It stays while the id it names is merged into that of the cluster, and where some
 * member came with the cluster's own id; else the part is what goes by that id from now on.
 */
function originsOf(
  clusters: Clusters,
  ids: readonly string[],
  known: ClusterIds,
  goesInto: (origin: string, id: string) => boolean,
): Map<string, string> {
  const origins = new Map<string, string>()
  for (const [index, members] of clusters.entries()) {
    const id = ids[index] ?? ''
    const own = members.map((member) => {
      const origin = known.origins.get(member)
      return origin !== undefined && goesInto(origin, id) ? origin : id
    })
    const isHeaded = own.includes(id)
    for (const [place, member] of members.entries()) origins.set(member, isHeaded ? (own[place] ?? id) : id)
  }
  return origins
}

const age = (known: ClusterIds, id: string): number => known.minted.get(id) ?? Number.POSITIVE_INFINITY

/** Makes a new id for each first member: the one that the same events would get again in an empty store. */
async function mint(members: readonly string[], { taken }: ClusterIds): Promise<Map<string, string>> {
  const minted = new Map<string, string>()
  let left = members
  for (let attempt = 0; left.length > 0; attempt++) {
    const ids = left.map((member) => `ecl_${hash(`${attempt}:${member}`)}`)
    const used = await taken(ids)
    for (const [index, member] of left.entries()) {
      const id = ids[index] ?? ''
      if (!used.has(id)) minted.set(member, id)
    }
    left = left.filter((member) => !minted.has(member))
  }
  return minted
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const first = (clusters: Clusters, index: number): string => clusters[index]?.[0] ?? ''
