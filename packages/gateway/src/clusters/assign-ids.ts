import { createHash } from 'node:crypto'
import type { ClusterIds } from '../store/store.ts'
import { rememberedIds } from './remembered-ids.ts'

export interface AssignedIds {
  /** One id per cluster, in the order of the clusters. */
  ids: string[]
  /** The new ids, in the order in which they were minted. */
  minted: string[]
  /** The id of a cluster that was merged into another, now or before -> the older id, which continues. */
  merged: Map<string, string>
  /** Ids that had been merged and are again those of separate clusters. */
  revived: string[]
  /** The origin of each member: the id that its part of the cluster would have without the merge. */
  origins: Map<string, string>
}

/** The prefixes of ids: `ecl` for clusters of events, `mcl` for clusters of markets. */
export type IdPrefix = 'ecl' | 'mcl'

type Clusters = readonly (readonly string[])[]

/**
 * Assigns every cluster the id that its members had before:
 *
 * 1. A cluster with exactly the members of an earlier one gets the id of that one.
 * 2. Any other id goes to the cluster with most of its members; members that are in a cluster now count first.
 * 3. Of several ids, a cluster keeps the oldest; the others are merged into it. Members remember their origin, so that a
 *    part that is a cluster of its own again gets its id back, even if it grew or shrank meanwhile.
 * 4. A cluster without an id gets a new one, derived from its first member.
 *
 * Members must be sorted; the order of the clusters does not matter.
 */
export async function assignClusterIds(
  clusters: Clusters,
  known: ClusterIds,
  prefix: IdPrefix = 'ecl',
): Promise<AssignedIds> {
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
  /** Returns true if an id was merged into another, directly or through others. */
  const goesInto = (origin: string, id: string): boolean => {
    for (let next = above(origin); next !== undefined; next = above(next)) if (next === id) return true
    return false
  }
  const held = [...parts(clusters, order, known, given)].map(([index, all]) => ({
    index,
    // An id that was merged into another of the part's ids is not its last one.
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
  const minted = await mint(nameless, known, prefix)
  const ids = clusters.map((_, index) => inherited.get(index) ?? minted.get(first(clusters, index)) ?? '')
  return {
    ids,
    minted: nameless.map((member) => minted.get(member) ?? ''),
    merged,
    revived: revived.sort(),
    origins: originsOf(clusters, ids, known, goesInto),
  }
}

/**
 * The numbers of members of a cluster that speak for an id: those that are in a cluster and have it as origin, those
 * that are in a cluster, all.
 */
type Votes = readonly [home: number, current: number, all: number]

const NONE: Votes = [0, 0, 0]

/** Returns, for each cluster, the ids in use that its members have, without those that are already assigned. */
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

/** Returns, for each cluster, the merged ids of which it has most members, without those that are already assigned. */
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

/** Assigns each id to the cluster with most votes for it; of equals, to the first in order. */
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
 * Returns the origin of each member. An origin is kept while it is merged into the id of the cluster and the cluster's
 * own id is the origin of some member; otherwise the cluster's id becomes the origin.
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

/** Makes a new id for each first member. It depends on the member only, so an empty store gives the same ids. */
async function mint(members: readonly string[], { taken }: ClusterIds, prefix: IdPrefix): Promise<Map<string, string>> {
  const minted = new Map<string, string>()
  let left = members
  for (let attempt = 0; left.length > 0; attempt++) {
    const ids = left.map((member) => `${prefix}_${hash(`${attempt}:${member}`)}`)
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
