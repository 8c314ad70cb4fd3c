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
export async function assignClusterIds(
  clusters: readonly (readonly string[])[],
  known: ClusterIds,
): Promise<AssignedIds> {
  const order = clusters.map((_, index) => index).sort((a, b) => (first(clusters, a) < first(clusters, b) ? -1 : 1))
  const won = heirs(clusters, order, known)

  const merged = new Map<string, string>()
  const inherited = new Map<number, string>()
  for (const [index, all] of won) {
    const age = (id: string) => known.minted.get(id) ?? Number.POSITIVE_INFINITY
    const [oldest = '', ...younger] = all.sort((a, b) => age(a) - age(b) || (a < b ? -1 : 1))
    inherited.set(index, oldest)
    for (const other of younger) merged.set(other, oldest)
  }
  const nameless = order.filter((index) => !inherited.has(index)).map((index) => first(clusters, index))
  const minted = await mint(nameless, known)
  const ids = clusters.map((_, index) => inherited.get(index) ?? minted.get(first(clusters, index)) ?? '')
  return { ids, minted: nameless.map((member) => minted.get(member) ?? ''), merged }
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

const first = (clusters: readonly (readonly string[])[], index: number): string => clusters[index]?.[0] ?? ''
