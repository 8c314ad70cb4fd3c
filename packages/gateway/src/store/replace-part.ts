import type { Kysely } from 'kysely'
import { type Churn, churnOf } from './churn.ts'
import { countClusters, keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { connected, readLinks } from './links.ts'
import { noteMatched } from './matching-due.ts'
import { moveCounters } from './move-counters.ts'
import { renameQuestions } from './questions.ts'
import { readCounters } from './read-counters.ts'
import type { Schema } from './schema.ts'
import { takeStage } from './staged-edges.ts'
import type { MarketRef, Matching, Replaced } from './store.ts'

/** The result of a transaction that replaces edges. */
export interface Part {
  churn: Churn
  /** The markets of the questions that were named. */
  named: readonly MarketRef[]
  /** How many edges were added, deleted or changed. */
  moved: number
  /** The revision before it. */
  revision: number
}

/**
 * Replaces staged edges and names the clusters around them: of some events that nothing joins to others
 * (`connectedParts`), or of all. Returns undefined and changes nothing if another process has matched a later state of the
 * catalogue meanwhile.
 */
export async function replacePart(
  transaction: Kysely<Schema>,
  matching: Matching,
  events?: readonly string[],
): Promise<Part | undefined> {
  const { revision, matched } = await readCounters(transaction)()
  if (matched > matching.content) return undefined
  const moved = await takeStage(transaction, { events, whole: matching.whole })
  const renamed = await renameClusters(transaction, matching, events)
  await moveCounters(transaction, { revision: moved })
  return { ...renamed, moved, revision }
}

/**
 * Names the clusters of some events, or of those connected to the events whose edges are replaced. The latter include all
 * events that were connected to them before, because each part of a broken chain contains one end of a removed edge.
 */
async function renameClusters(
  transaction: Kysely<Schema>,
  matching: Matching,
  part: readonly string[] | undefined,
): Promise<Pick<Part, 'churn' | 'named'>> {
  const { whole, name, at } = matching
  const isAll = whole && part === undefined
  const events =
    part ?? (whole ? await everyEvent(transaction) : await connected(transaction, await stagedEvents(transaction)))
  const known = await readClusterIds(transaction, events)
  const clusters = await name(known, await readLinks(transaction, isAll ? {} : { among: events }))
  const before = new Map([...known.members].filter(([event]) => known.present.has(event)))
  const elsewhere = part ? 0 : (await countClusters(transaction)) - new Set(before.values()).size
  await keepClusterIds(transaction, known, clusters, at)
  const named = await renameQuestions(transaction, matching, isAll ? undefined : events)
  const churn = churnOf(before, clusters.members)
  return { churn: { ...churn, unchanged: churn.unchanged + elsewhere }, named }
}

/** Returns the events that have links or were in a cluster. */
async function everyEvent(transaction: Kysely<Schema>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('links')
    .select('a_event as id')
    .union(transaction.selectFrom('links').select('b_event as id'))
    .union(transaction.selectFrom('cluster_members').select('event_id as id').where('cluster_id', '<', 'f'))
    .execute()
  return rows.map(({ id }) => id)
}

async function stagedEvents(transaction: Kysely<Schema>): Promise<string[]> {
  const rows = await transaction.selectFrom('staged_pairs').selectAll().execute()
  return rows.flatMap(({ a_event, b_event }) => [a_event, b_event])
}

/** Notes that all staged edges are in place. Without `churn`, another process has edges of a later state in place. */
export async function noteReplaced(
  transaction: Kysely<Schema>,
  { content, at }: Matching,
  churn: Churn | undefined,
): Promise<Replaced> {
  const edges = await countEdges(transaction)
  if (!churn) return { revision: (await readCounters(transaction)()).revision, edges }
  await transaction.deleteFrom('last_matching').execute()
  await transaction
    .insertInto('last_matching')
    .values({ at, edges, churn: JSON.stringify(churn), made_by: null })
    .execute()
  const { revision } = await noteMatched(transaction, content, at)
  return { revision, edges, churn }
}

async function countEdges(transaction: Kysely<Schema>): Promise<number> {
  const { edges } = await transaction
    .selectFrom('edge_rows')
    .select((is) => is.fn.countAll<number>().as('edges'))
    .executeTakeFirstOrThrow()
  return edges
}
