import { createHash } from 'node:crypto'
import type { ClusterIds } from '../store/store.ts'

export interface AssignedIds {
  /** One id per cluster, in the order given. */
  ids: string[]
  /** Those of them that are new, in the order of minting. */
  minted: string[]
  /** Id of a cluster that went up in another -> the older id that goes on. */
  merged: Map<string, string>
}

/**
 * Gives every cluster the id its members had before. An id goes to the one cluster with most of its
 * members, those counting first that are in a cluster now; a cluster
 * keeps the oldest id it gets, and one that gets none is named after its first member. Members must be sorted; the
 * order of the clusters does not matter.
 */
export function assignClusterIds(clusters: readonly (readonly string[])[], known: ClusterIds): AssignedIds {
  const order = clusters.map((_, index) => index).sort((a, b) => (first(clusters, a) < first(clusters, b) ? -1 : 1))
  const won = heirs(clusters, order, known)

  const ids: string[] = Array(clusters.length)
  const minted: string[] = []
  const merged = new Map<string, string>()
  const taken = new Set(known.minted.keys())
  for (const index of order) {
    const age = (id: string) => known.minted.get(id) ?? Number.POSITIVE_INFINITY
    const [oldest, ...younger] = (won.get(index) ?? []).sort((a, b) => age(a) - age(b) || (a < b ? -1 : 1))
    const id = oldest ?? mint(first(clusters, index), taken)
    if (oldest === undefined) minted.push(id)
    taken.add(id)
    for (const other of younger) merged.set(other, id)
    ids[index] = id
  }
  return { ids, minted, merged }
}

/** How many events of a cluster had an id when they were last in a cluster, and how many of them just now. */
interface Votes {
  current: number
  all: number
}

const NONE: Votes = { current: 0, all: 0 }

/** Returns the ids that each cluster inherits. */
function heirs(
  clusters: readonly (readonly string[])[],
  order: readonly number[],
  { members, present }: ClusterIds,
): Map<number, string[]> {
  const claims = new Map<string, { index: number; votes: Votes }>()
  for (const index of order) {
    const votes = new Map<string, Votes>()
    for (const member of clusters[index] ?? []) {
      const id = members.get(member)
      if (id === undefined) continue
      const { current, all } = votes.get(id) ?? NONE
      votes.set(id, { current: current + (present.has(member) ? 1 : 0), all: all + 1 })
    }
    for (const [id, mine] of votes) {
      const best = claims.get(id)?.votes ?? NONE
      // In order: among equals the first cluster keeps the claim.
      if ((mine.current - best.current || mine.all - best.all) > 0) claims.set(id, { index, votes: mine })
    }
  }
  const won = new Map<number, string[]>()
  for (const [id, { index }] of claims) won.set(index, [...(won.get(index) ?? []), id])
  return won
}

/** Makes a new id that the same events would get again in an empty store. */
function mint(member: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const hash = createHash('sha256').update(`${attempt}:${member}`).digest('hex')
    const id = `ecl_${hash.slice(0, 16)}`
    if (!taken.has(id)) return id
  }
}

const first = (clusters: readonly (readonly string[])[], index: number): string => clusters[index]?.[0] ?? ''
