import type { Edge } from '@crossvenue/matcher'
import type { Insertable, Kysely } from 'kysely'
import { churnOf } from '../clusters/churn.ts'
import { keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { compactEvidence } from './compact-evidence.ts'
import { digest } from './digest.ts'
import { inChunks } from './in-chunks.ts'
import { moveCounters } from './move-counters.ts'
import { eventOf, marketOf, pairOf } from './refs.ts'
import type { Schema } from './schema.ts'
import type { Matching, Replaced } from './store.ts'
import { createView } from './view.ts'

/** Makes these the only edges, names the clusters and moves the revision if anything changed. */
export async function replaceEdges(transaction: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  const { content, name, at } = matching
  const counters = await transaction.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  const view = createView(transaction)
  // Another process matched a later state of the catalogue meanwhile.
  if (counters.matched > content) return { revision: counters.revision, edges: (await view.edges({})).length }

  const moved = await writeEdges(transaction, matching)
  const edges = await view.edges({})
  const known = await readClusterIds(transaction)
  const named = name(known, edges)
  await keepClusterIds(transaction, known, named)
  const before = new Map([...known.members].filter(([event]) => known.present.has(event)))
  const churn = churnOf(before, named.members)
  await transaction.deleteFrom('last_matching').execute()
  await transaction
    .insertInto('last_matching')
    .values({ at, edges: edges.length, churn: JSON.stringify(churn) })
    .execute()
  await moveCounters(transaction, { revision: moved })
  const { revision } = await transaction
    .updateTable('counters')
    .set({ matched: content })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return { revision, edges: edges.length, churn }
}

/** Writes the edges that are not there as they are, and returns how many went, came or changed. */
async function writeEdges(transaction: Kysely<Schema>, { edges, between, at }: Matching): Promise<number> {
  const stored = await storedEdges(transaction, between)
  const before = new Map(stored.map((row) => [pairOf(row), row]))
  const present = await presentEvents(transaction)

  const rows = edges
    .map((edge) => toRow(edge, at))
    // An event may have gone while its edges were being made; the sweep that removed it is matched next.
    .filter((row) => present.has(row.a_event) && present.has(row.b_event))
  const kept = new Set(rows.map(pairOf))
  const gone = stored.filter((row) => !kept.has(pairOf(row))).map((row) => row.id)
  const changed = rows.filter((row) => before.get(pairOf(row))?.digest !== row.digest)

  await inChunks(gone, (some) => transaction.deleteFrom('edges').where('id', 'in', some).execute())
  await inChunks(changed, (some) => transaction.replaceInto('edges').values(some).execute())
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

async function presentEvents(transaction: Kysely<Schema>): Promise<Set<string>> {
  const rows = await transaction.selectFrom('events').select('id').execute()
  return new Set(rows.map(({ id }) => id))
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
