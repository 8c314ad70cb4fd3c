import type { Edge } from '@crossvenue/matcher'
import type { Insertable, Kysely } from 'kysely'
import { type Churn, churnOf } from '../clusters/churn.ts'
import { countClusters, keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { compactEvidence } from './compact-evidence.ts'
import { digest } from './digest.ts'
import { inChunks } from './in-chunks.ts'
import { connected, readLinks, renewLinks } from './links.ts'
import { moveCounters } from './move-counters.ts'
import { eventOf, marketOf, pairOf } from './refs.ts'
import type { Schema } from './schema.ts'
import type { Matching, Replaced } from './store.ts'

/** Replaces edges, names the clusters around them and moves the revision if anything changed. */
export async function replaceEdges(transaction: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  const { content, at } = matching
  const counters = await transaction.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  // Another process matched a later state of the catalogue meanwhile.
  if (counters.matched > content) return { revision: counters.revision, edges: await countEdges(transaction) }

  const moved = await writeEdges(transaction, matching)
  const churn = await renameClusters(transaction, matching)
  const edges = await countEdges(transaction)
  await transaction.deleteFrom('last_matching').execute()
  await transaction
    .insertInto('last_matching')
    .values({ at, edges, churn: JSON.stringify(churn) })
    .execute()
  await moveCounters(transaction, { revision: moved })
  const { revision } = await transaction
    .updateTable('counters')
    .set({ matched: content })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return { revision, edges, churn }
}

/**
 * Names the clusters of the events that hang together with those whose edges are replaced. What hung together with
 * them before is among these: a chain that is cut leaves an end of the cut in each part.
 */
async function renameClusters(transaction: Kysely<Schema>, { between, name }: Matching): Promise<Churn> {
  const events = between ? await connected(transaction, between.flat()) : await everyEvent(transaction)
  const known = await readClusterIds(transaction, events)
  const named = await name(known, await readLinks(transaction, between ? { among: events } : {}))
  const before = new Map([...known.members].filter(([event]) => known.present.has(event)))
  const elsewhere = (await countClusters(transaction)) - new Set(before.values()).size
  await keepClusterIds(transaction, known, named)
  const churn = churnOf(before, named.members)
  return { ...churn, unchanged: churn.unchanged + elsewhere }
}

/** Returns the events that are linked or were in a cluster. */
async function everyEvent(transaction: Kysely<Schema>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('links')
    .select('a_event as id')
    .union(transaction.selectFrom('links').select('b_event as id'))
    .union(transaction.selectFrom('cluster_members').select('event_id as id'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes the edges that are not there as they are, and returns how many went, came or changed. */
async function writeEdges(transaction: Kysely<Schema>, { edges, between, at }: Matching): Promise<number> {
  const stored = await storedEdges(transaction, between)
  const before = new Map(stored.map((row) => [pairOf(row), row]))
  const made = edges.map((edge) => toRow(edge, at))
  const present = await presentEvents(transaction, [...new Set(made.flatMap((row) => [row.a_event, row.b_event]))])

  // An event may have gone while its edges were being made; the sweep that removed it is matched next.
  const rows = made.filter((row) => present.has(row.a_event) && present.has(row.b_event))
  const kept = new Set(rows.map(pairOf))
  const gone = stored.filter((row) => !kept.has(pairOf(row)))
  const changed = rows.filter((row) => before.get(pairOf(row))?.digest !== row.digest)

  const ids = gone.map((row) => row.id)
  await inChunks(ids, (some) => transaction.deleteFrom('edges').where('id', 'in', some).execute())
  await inChunks(changed, (some) => transaction.replaceInto('edges').values(some).execute())
  await renewLinks(transaction, [...new Set([...gone, ...changed].map((row) => row.a_event))])
  return gone.length + changed.length
}

async function storedEdges(transaction: Kysely<Schema>, between: Matching['between']) {
  const edges = transaction.selectFrom('edges').select(['id', 'a_event', 'a_market', 'b_event', 'b_market', 'digest'])
  if (!between) return edges.execute()
  const pairs = new Set(between.map(([a, b]) => JSON.stringify([a, b])))
  const near = await inChunks([...new Set(between.map(([a]) => a))], (some) =>
    edges.where('a_event', 'in', some).execute(),
  )
  return near.filter((row) => pairs.has(JSON.stringify([row.a_event, row.b_event])))
}

async function presentEvents(transaction: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(ids, (some) =>
    transaction.selectFrom('events').select('id').where('id', 'in', some).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

async function countEdges(transaction: Kysely<Schema>): Promise<number> {
  const { edges } = await transaction
    .selectFrom('edges')
    .select((is) => is.fn.countAll<number>().as('edges'))
    .executeTakeFirstOrThrow()
  return edges
}

function toRow({ a, b, relation, confidence, outcomes, evidence }: Edge, at: number): Insertable<Schema['edges']> {
  const reasons = { outcomes: JSON.stringify(outcomes), evidence: JSON.stringify(compactEvidence(evidence)) }
  return {
    a_event: eventOf(a),
    a_market: marketOf(a),
    b_event: eventOf(b),
    b_market: marketOf(b),
    relation,
    confidence,
    ...reasons,
    digest: digest(JSON.stringify([relation, confidence, reasons])),
    updated_at: at,
  }
}
