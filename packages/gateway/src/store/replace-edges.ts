import type { Kysely } from 'kysely'
import { type Churn, churnOf } from './churn.ts'
import { countClusters, keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { connected, readLinks } from './links.ts'
import { noteMatched } from './matching-due.ts'
import { moveCounters } from './move-counters.ts'
import { renameQuestions } from './questions.ts'
import { beginQuoteHistory } from './quote-history.ts'
import type { Schema } from './schema.ts'
import { clearStage, stage, takeStage } from './staged-edges.ts'
import type { MarketRef, Matching, Replaced } from './store.ts'

/** Replaces edges, names the clusters around them and increases the revision if anything changed. */
export async function replaceEdges(database: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  await stage(database, matching)
  const { replaced, named } = await database
    .transaction()
    .execute((transaction) => replaceByStaged(transaction, matching))
  await clearStage(database)
  // If the process is killed here, no maker of these edges is noted and the next one matches, and begins, everything.
  await beginQuoteHistory(database, named, matching.at)
  return replaced
}

interface Done {
  replaced: Replaced
  /** The markets of the questions that were named. */
  named: readonly MarketRef[]
}

async function replaceByStaged(transaction: Kysely<Schema>, matching: Matching): Promise<Done> {
  const { content, whole, at } = matching
  const counters = await transaction.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  // Another process has matched a later state of the catalogue meanwhile.
  if (counters.matched > content) {
    return { replaced: { revision: counters.revision, edges: await countEdges(transaction) }, named: [] }
  }

  const moved = await takeStage(transaction, whole)
  const { churn, named } = await renameClusters(transaction, matching)
  const edges = await countEdges(transaction)
  await transaction.deleteFrom('last_matching').execute()
  await transaction
    .insertInto('last_matching')
    .values({ at, edges, churn: JSON.stringify(churn), made_by: null })
    .execute()
  await moveCounters(transaction, { revision: moved })
  const { revision } = await noteMatched(transaction, content, at)
  return { replaced: { revision, edges, churn }, named }
}

/**
 * Names the clusters of the events connected to those whose edges are replaced. This includes all events that were
 * connected to them before, because each part of a broken chain contains one end of a removed edge.
 */
async function renameClusters(
  transaction: Kysely<Schema>,
  matching: Matching,
): Promise<{ churn: Churn; named: readonly MarketRef[] }> {
  const { whole, name, at } = matching
  const events = whole ? await everyEvent(transaction) : await connected(transaction, await stagedEvents(transaction))
  const known = await readClusterIds(transaction, events)
  const clusters = await name(known, await readLinks(transaction, whole ? {} : { among: events }))
  const before = new Map([...known.members].filter(([event]) => known.present.has(event)))
  const elsewhere = (await countClusters(transaction)) - new Set(before.values()).size
  await keepClusterIds(transaction, known, clusters, at)
  const named = await renameQuestions(transaction, matching, whole ? undefined : events)
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

async function countEdges(transaction: Kysely<Schema>): Promise<number> {
  const { edges } = await transaction
    .selectFrom('edge_rows')
    .select((is) => is.fn.countAll<number>().as('edges'))
    .executeTakeFirstOrThrow()
  return edges
}
