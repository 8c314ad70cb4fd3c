import type { Kysely } from 'kysely'
import { type Churn, churnOf } from './churn.ts'
import { countClusters, keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { connected, readLinks } from './links.ts'
import { noteMatched } from './matching-due.ts'
import { moveCounters } from './move-counters.ts'
import { renameQuestions } from './questions.ts'
import type { Schema } from './schema.ts'
import { clearStage, stage, takeStage } from './staged-edges.ts'
import type { Matching, Replaced } from './store.ts'

/** Replaces edges, names the clusters around them and increases the revision if anything changed. */
export async function replaceEdges(database: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  await stage(database, matching)
  const replaced = await database.transaction().execute((transaction) => replaceByStaged(transaction, matching))
  await clearStage(database)
  return replaced
}

async function replaceByStaged(transaction: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  const { content, whole, at } = matching
  const counters = await transaction.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  // Another process has matched a later state of the catalogue meanwhile.
  if (counters.matched > content) return { revision: counters.revision, edges: await countEdges(transaction) }

  const moved = await takeStage(transaction, whole)
  const churn = await renameClusters(transaction, matching)
  const edges = await countEdges(transaction)
  await transaction.deleteFrom('last_matching').execute()
  await transaction
    .insertInto('last_matching')
    .values({ at, edges, churn: JSON.stringify(churn), made_by: null })
    .execute()
  await moveCounters(transaction, { revision: moved })
  const { revision } = await noteMatched(transaction, content, at)
  return { revision, edges, churn }
}

/**
 * Names the clusters of the events connected to those whose edges are replaced. This includes all events that were
 * connected to them before, because each part of a broken chain contains one end of a removed edge.
 */
async function renameClusters(transaction: Kysely<Schema>, matching: Matching): Promise<Churn> {
  const { whole, name, at } = matching
  const events = whole ? await everyEvent(transaction) : await connected(transaction, await stagedEvents(transaction))
  const known = await readClusterIds(transaction, events)
  const named = await name(known, await readLinks(transaction, whole ? {} : { among: events }))
  const before = new Map([...known.members].filter(([event]) => known.present.has(event)))
  const elsewhere = (await countClusters(transaction)) - new Set(before.values()).size
  await keepClusterIds(transaction, known, named, at)
  await renameQuestions(transaction, matching, whole ? undefined : events)
  const churn = churnOf(before, named.members)
  return { ...churn, unchanged: churn.unchanged + elsewhere }
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
