import type { Edge } from '@crossvenue/matcher'
import type { Insertable, Kysely } from 'kysely'
import { keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { compactEvidence } from './compact-evidence.ts'
import { digest } from './digest.ts'
import { inChunks } from './in-chunks.ts'
import { moveCounters } from './move-counters.ts'
import { eventOf, marketOf, pairOf } from './refs.ts'
import type { Schema } from './schema.ts'
import type { Matching } from './store.ts'

/** Makes these the only edges, names their clusters and moves the revision if anything changed. */
export async function replaceEdges(transaction: Kysely<Schema>, matching: Matching): Promise<number> {
  const { edges, content, name, at } = matching
  const counters = await transaction.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  // Another process matched a later state of the catalogue meanwhile.
  if (counters.matched > content) return counters.revision

  const stored = await transaction
    .selectFrom('edges')
    .select(['id', 'a_event', 'a_market', 'b_event', 'b_market', 'digest'])
    .execute()
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
  const known = await readClusterIds(transaction)
  await keepClusterIds(transaction, known, name(known))
  await moveCounters(transaction, { revision: gone.length + changed.length })
  const { revision } = await transaction
    .updateTable('counters')
    .set({ matched: content })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
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
