import type { Relation } from '@crossvenue/venues'
import type { Kysely } from 'kysely'
import { createGroups } from './groups.ts'
import { isMarketMember, parseMarketMember } from './market-member.ts'
import { mergesEvents } from './merging-relations.ts'
import type { Schema } from './schema.ts'
import type { StagedPair } from './staged-edges.ts'

/**
 * The weight of an edge that merges two markets into a question. Their ids are random, so nearly every row of a question
 * and of its markets changes a page of each of six tables and indexes; rows of edges are beside each other.
 */
const MERGING_WEIGHT = 20

/** Returns how much of a part some edges are. */
export const weightOf = (edges: readonly { relation: Relation }[]): number =>
  edges.reduce((sum, { relation }) => sum + (mergesEvents(relation) ? MERGING_WEIGHT : 1), 0)

/**
 * Divides the events that have or had edges into parts of about this weight each, in such a way that neither a stored nor
 * a staged edge nor the id of a cluster, past or present, joins two parts: each can be replaced and named without the
 * others.
 *
 *     stored a - b    staged b - c    id of c and d  ->  one part: a, b, c, d
 */
export async function connectedParts(
  database: Kysely<Schema>,
  staged: readonly StagedPair[],
  weightAtOnce: number,
): Promise<string[][]> {
  const weights = await storedWeights(database)
  for (const { a, weight } of staged) weights.set(a, (weights.get(a) ?? 0) + weight)
  const joined = [...staged.map(({ a, b }) => [a, b] as const), ...(await storedLinks(database))]
  const groups = createGroups()
  for (const [a, b] of [...joined, ...(await neighboursById(database))]) groups.unite(a, b, 1)

  const parts: string[][] = []
  let part: string[] = []
  let size = 0
  // In the order of their first events, in which new clusters are named and grow old.
  const sorted = Array.from(groups.members().values(), (events) => events.sort()).sort(byFirst)
  for (const events of sorted) {
    part.push(...events)
    size += events.reduce((sum, event) => sum + (weights.get(event) ?? 0), 0)
    if (size < weightAtOnce) continue
    parts.push(part)
    part = []
    size = 0
  }
  return part.length > 0 ? [...parts, part] : parts
}

const byFirst = ([a = '']: readonly string[], [b = '']: readonly string[]): number => (a < b ? -1 : 1)

/** Weighs the stored edges by their first event. */
async function storedWeights(database: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('edge_rows')
    .innerJoin('edge_ends', 'edge_ends.id', 'edge_rows.a')
    .select((is) => ['event_id', 'relation', is.fn.countAll<number>().as('edges')])
    .groupBy(['event_id', 'relation'])
    .execute()
  const weights = new Map<string, number>()
  for (const { event_id, relation, edges } of rows)
    weights.set(event_id, (weights.get(event_id) ?? 0) + edges * weightOf([{ relation }]))
  return weights
}

async function storedLinks(database: Kysely<Schema>): Promise<(readonly [string, string])[]> {
  const rows = await database.selectFrom('links').select(['a_event', 'b_event']).execute()
  return rows.map(({ a_event, b_event }) => [a_event, b_event])
}

/** Returns every event that has or had a cluster, or whose markets have, with one that has the same; maybe itself. */
async function neighboursById(database: Kysely<Schema>): Promise<(readonly [string, string])[]> {
  const rows = await database.selectFrom('cluster_members').select(['event_id', 'cluster_id']).execute()
  const firsts = new Map<string, string>()
  return rows.map(({ event_id, cluster_id }) => {
    const event = isMarketMember(event_id) ? parseMarketMember(event_id).eventId : event_id
    const first = firsts.get(cluster_id) ?? event
    firsts.set(cluster_id, first)
    return [first, event]
  })
}
