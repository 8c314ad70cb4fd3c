import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { ClusterIds, NamedClusters } from './store.ts'

/** Returns the ids given out so far. */
export async function readClusterIds(database: Kysely<Schema>): Promise<ClusterIds> {
  const ids = await database.selectFrom('cluster_ids').select(['id', 'minted']).execute()
  const members = await database
    .selectFrom('cluster_members')
    .innerJoin('cluster_ids', 'cluster_ids.id', 'cluster_members.cluster_id')
    .select(['event_id', 'cluster_id', 'present'])
    .where('merged_into', 'is', null)
    .execute()
  return {
    members: new Map(members.map((row) => [row.event_id, row.cluster_id])),
    present: new Set(members.filter((row) => row.present === 1).map((row) => row.event_id)),
    minted: new Map(ids.map((row) => [row.id, row.minted])),
  }
}

/** Keeps the ids of clusters, so that the next naming knows them; writes only what changed. */
export async function keepClusterIds(
  transaction: Kysely<Schema>,
  known: ClusterIds,
  { members, minted, merged }: NamedClusters,
): Promise<void> {
  await inChunks(
    minted.map((id, index) => ({ id, minted: known.minted.size + index, merged_into: null })),
    (some) => transaction.insertInto('cluster_ids').values(some).execute(),
  )
  for (const [id, older] of merged) {
    await transaction.updateTable('cluster_ids').set({ merged_into: older }).where('id', '=', id).execute()
  }
  const moved = [...members].filter(([event, id]) => known.members.get(event) !== id || !known.present.has(event))
  await inChunks(
    moved.map(([event_id, cluster_id]) => ({ event_id, cluster_id, present: 1 })),
    (some) => transaction.replaceInto('cluster_members').values(some).execute(),
  )
  const left = [...known.present].filter((event) => !members.has(event))
  await inChunks(left, (some) =>
    transaction.updateTable('cluster_members').set({ present: 0 }).where('event_id', 'in', some).execute(),
  )
}
