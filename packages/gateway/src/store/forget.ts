import type { Kysely } from 'kysely'
import { forgetChanges } from './changes.ts'
import { forgetUnused } from './edge-parts.ts'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'

/** The time for which a removed event can return to its cluster, and for which answers of models are kept. */
const MEMORY_MS = 90 * 24 * 60 * 60 * 1000
/** The most rows of a table that one call deletes; the next call deletes the rest. */
const ROWS_AT_ONCE = 1000

/**
 * Deletes data that would grow without end: ends and evidence that no edge has, and after 90 days the cluster ids of events that left the catalogue and of
 * clusters that changed, ids that nothing refers to any more, and answers of judges and embedders, which are requested
 * again if they are needed.
 */
export async function forget(transaction: Kysely<Schema>, at: number): Promise<void> {
  const since = at - MEMORY_MS
  await forgetChanges(transaction, at)
  await forgetUnused(transaction)
  const ofMembers = await forgetMembers(transaction, since)
  await forgetIds(transaction, [...ofMembers, ...(await forgetSets(transaction, since))])
  for (const table of ['judgements', 'vectors'] as const) {
    const old = transaction.selectFrom(table).select('hash').where('at', '<', since).limit(ROWS_AT_ONCE)
    await transaction.deleteFrom(table).where('hash', 'in', old).execute()
  }
}

/** Deletes members that are in no cluster and not in the catalogue; returns the ids that they had. */
async function forgetMembers(transaction: Kysely<Schema>, since: number): Promise<string[]> {
  const gone = transaction
    .selectFrom('cluster_members')
    .select('event_id')
    .where('left_at', '<', since)
    .where('present', '=', 0)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('events').select('events.id').whereRef('events.id', '=', 'cluster_members.event_id')),
      ),
    )
    .limit(ROWS_AT_ONCE)
  const rows = await transaction
    .deleteFrom('cluster_members')
    .where('event_id', 'in', gone)
    .returning(['cluster_id', 'origin'])
    .execute()
  return rows.flatMap(({ cluster_id, origin }) => (origin === null ? [cluster_id] : [cluster_id, origin]))
}

/** Deletes former sets of members; returns the ids that they had. */
async function forgetSets(transaction: Kysely<Schema>, since: number): Promise<string[]> {
  const old = transaction.selectFrom('cluster_sets').select('digest').where('at', '<', since).limit(ROWS_AT_ONCE)
  const rows = await transaction.deleteFrom('cluster_sets').where('digest', 'in', old).returning('cluster_id').execute()
  return rows.map(({ cluster_id }) => cluster_id)
}

/** Deletes those of the ids, and of the ids merged with them, that no member, former set or merge refers to. */
async function forgetIds(transaction: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  const candidates = await withMerged(transaction, ids)
  for (let left = [...new Set(candidates)]; left.length > 0; ) {
    const forgotten = await inChunks(left, (some) =>
      transaction
        .deleteFrom('cluster_ids')
        .where('id', 'in', some)
        .where(({ not, exists, selectFrom, or }) =>
          not(
            or([
              exists(selectFrom('cluster_members').select('event_id').whereRef('cluster_id', '=', 'cluster_ids.id')),
              exists(selectFrom('cluster_members').select('event_id').whereRef('origin', '=', 'cluster_ids.id')),
              exists(selectFrom('cluster_sets').select('digest').whereRef('cluster_id', '=', 'cluster_ids.id')),
              exists(
                selectFrom('cluster_ids as merged')
                  .select('merged.id')
                  .whereRef('merged.merged_into', '=', 'cluster_ids.id'),
              ),
            ]),
          ),
        )
        .returning(['id', 'merged_into'])
        .execute(),
    )
    // The ids that these were merged into may now be unreferenced too.
    left = [...new Set(forgotten.flatMap(({ merged_into }) => merged_into ?? []))]
  }
}

/** Returns the ids that were merged into these, then these. */
async function withMerged(transaction: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  const found = new Set(ids)
  for (let next = [...found]; next.length > 0; ) {
    const rows = await inChunks(next, (some) =>
      transaction.selectFrom('cluster_ids').select('id').where('merged_into', 'in', some).execute(),
    )
    next = rows.map(({ id }) => id).filter((id) => !found.has(id))
    for (const id of next) found.add(id)
  }
  return [...found].reverse()
}
