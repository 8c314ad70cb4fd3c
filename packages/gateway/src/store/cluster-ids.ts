import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { ClusterIds, NamedClusters } from './store.ts'

/** Returns the ids that these events had so far. */
export async function readClusterIds(database: Kysely<Schema>, events: readonly string[]): Promise<ClusterIds> {
  const rows = await inChunks(events, (some) =>
    database
      .selectFrom('cluster_members')
      .innerJoin('cluster_ids', 'cluster_ids.id', 'cluster_members.cluster_id')
      .select(['event_id', 'cluster_id', 'present', 'minted'])
      .where('event_id', 'in', some)
      .where('merged_into', 'is', null)
      .execute(),
  )
  const now = rows.filter(({ present }) => present === 1)
  const held = await heldByOthers(database, rows, new Set(now.map((row) => row.cluster_id)))
  const ours = rows.filter((row) => !held.has(row.cluster_id))
  return {
    members: new Map(ours.map((row) => [row.event_id, row.cluster_id])),
    present: new Set(now.map((row) => row.event_id)),
    minted: new Map(ours.map((row) => [row.cluster_id, row.minted])),
    async taken(ids) {
      const given = await inChunks(ids, (some) =>
        database.selectFrom('cluster_ids').select('id').where('id', 'in', some).execute(),
      )
      return new Set(given.map(({ id }) => id))
    },
  }
}

/** Returns the ids that none of the events has now, and another event does. */
async function heldByOthers(
  database: Kysely<Schema>,
  rows: readonly { cluster_id: string }[],
  ours: ReadonlySet<string>,
): Promise<Set<string>> {
  const left = new Set(rows.map((row) => row.cluster_id).filter((id) => !ours.has(id)))
  const held = await inChunks([...left], (some) =>
    database
      .selectFrom('cluster_members')
      .select('cluster_id')
      .distinct()
      .where('cluster_id', 'in', some)
      .where('present', '=', 1)
      .execute(),
  )
  return new Set(held.map((row) => row.cluster_id))
}

/** Returns how many clusters there are now. */
export async function countClusters(database: Kysely<Schema>): Promise<number> {
  const { clusters } = await database
    .selectFrom('cluster_members')
    .select((is) => is.fn.count<number>('cluster_id').distinct().as('clusters'))
    .where('present', '=', 1)
    .executeTakeFirstOrThrow()
  return clusters
}

/** Keeps the ids of clusters, so that the next naming knows them; writes only what changed. */
export async function keepClusterIds(
  transaction: Kysely<Schema>,
  known: ClusterIds,
  { members, minted, merged }: NamedClusters,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('cluster_ids')
    .select((is) => is.fn.max('minted').as('last'))
    .executeTakeFirstOrThrow()
  await inChunks(
    minted.map((id, index) => ({ id, minted: (last ?? -1) + 1 + index, merged_into: null })),
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
