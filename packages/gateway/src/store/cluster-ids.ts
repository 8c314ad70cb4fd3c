import { type Kysely, sql } from 'kysely'
import { currentClusters } from './current-clusters.ts'
import { digest } from './digest.ts'
import { engineSql } from './engine-sql.ts'
import { inChunks, PACKED_ROWS } from './in-chunks.ts'
import { noteClusterChanges } from './note-cluster-changes.ts'
import type { Schema } from './schema.ts'
import type { ClusterIds, FormerId, NamedClusters } from './store.ts'

/** Returns the past and present cluster ids of some events. */
export async function readClusterIds(database: Kysely<Schema>, events: readonly string[]): Promise<ClusterIds> {
  const rows = await readMembers(database, events)
  const now = rows.filter(({ present }) => present === 1)
  const held = await heldByOthers(database, rows, new Set(now.map((row) => row.cluster_id)))
  const ours = rows.filter((row) => !held.has(row.cluster_id))
  const ofNow = ours.filter(({ present }) => present === 1)
  const merged = await readMerged(
    database,
    ofNow.flatMap(({ origin }) => origin ?? []),
  )
  return {
    members: new Map(ours.map((row) => [row.event_id, row.cluster_id])),
    present: new Set(now.map((row) => row.event_id)),
    origins: new Map(ofNow.map((row) => [row.event_id, row.origin ?? row.cluster_id])),
    mergedInto: new Map(merged.map((row) => [row.id, row.merged_into])),
    minted: new Map([
      ...ours.map((row) => [row.cluster_id, row.minted] as const),
      ...merged.map((row) => [row.id, row.minted] as const),
    ]),
    former: (sets) => readFormerIds(database, sets, new Set(now.map((row) => row.cluster_id))),
    async taken(ids) {
      const given = await inChunks(ids, (some) =>
        database.selectFrom('cluster_ids').select('id').where('id', 'in', some).execute(),
      )
      return new Set(given.map(({ id }) => id))
    },
  }
}

interface Member {
  event_id: string
  cluster_id: string
  present: number
  minted: number
  origin: string | null
}

type PackedMember = readonly [string, string, present: number, minted: number, string | null]

/** Returns the ids that some events have or had; all events of a catalogue are read at a start. */
function readMembers(database: Kysely<Schema>, events: readonly string[]): Promise<Member[]> {
  const { packed, texts } = engineSql(database)
  const columns = ['event_id', 'cluster_id', 'present', 'minted', 'origin'].map((name) => sql.ref(name))
  return inChunks(
    events,
    async (some) => {
      const [row] = await database
        .selectFrom('cluster_members')
        .innerJoin('cluster_ids', 'cluster_ids.id', 'cluster_members.cluster_id')
        .select(packed(columns).as('rows'))
        .where('event_id', 'in', texts(some))
        .where('merged_into', 'is', null)
        .execute()
      return (JSON.parse(row?.rows ?? '[]') as PackedMember[]).map(
        ([event_id, cluster_id, present, minted, origin]) => ({ event_id, cluster_id, present, minted, origin }),
      )
    },
    PACKED_ROWS,
  )
}

/** Returns the last id of each set of events, unless other events have it now. */
async function readFormerIds(
  database: Kysely<Schema>,
  sets: readonly (readonly string[])[],
  ours: ReadonlySet<string>,
): Promise<(FormerId | undefined)[]> {
  const digests = sets.map(digestOf)
  const rows = await inChunks(digests, (some) =>
    database
      .selectFrom('cluster_sets')
      .innerJoin('cluster_ids', 'cluster_ids.id', 'cluster_sets.cluster_id')
      .select(['digest', 'cluster_id', 'at', 'merged_into'])
      .where('digest', 'in', some)
      .execute(),
  )
  const held = await heldByOthers(database, rows, ours)
  const former = new Map(
    rows
      .filter((row) => !held.has(row.cluster_id))
      .map((row) => [row.digest, { id: row.cluster_id, at: row.at, isMerged: row.merged_into !== null }]),
  )
  return digests.map((each) => former.get(each))
}

const digestOf = (members: readonly string[]): string => digest(JSON.stringify(members))

/** Returns the merges of some ids, and of the ids they were merged into. */
async function readMerged(database: Kysely<Schema>, ids: readonly string[]) {
  const found = new Map<string, { id: string; minted: number; merged_into: string }>()
  for (let next = [...new Set(ids)]; next.length > 0; ) {
    const rows = await inChunks(next, (some) =>
      database
        .selectFrom('cluster_ids')
        .select(['id', 'minted', 'merged_into'])
        .where('id', 'in', some)
        .where('merged_into', 'is not', null)
        .$narrowType<{ merged_into: string }>()
        .execute(),
    )
    for (const row of rows) found.set(row.id, row)
    next = [...new Set(rows.map((row) => row.merged_into))].filter((id) => !found.has(id))
  }
  return [...found.values()]
}

/** Returns those of the ids that only other events have now. */
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

/** Returns the number of clusters of events, whose ids begin with `ecl`; those of clusters of markets with `mcl`. */
export async function countClusters(database: Kysely<Schema>): Promise<number> {
  const { clusters } = await database
    .selectFrom('cluster_members')
    .select((is) => is.fn.count<number>('cluster_id').distinct().as('clusters'))
    .where('present', '=', 1)
    .where('cluster_id', '<', 'f')
    .executeTakeFirstOrThrow()
  return clusters
}

/** Stores the ids of clusters for the next naming; writes only rows that changed. */
export async function keepClusterIds(
  transaction: Kysely<Schema>,
  known: ClusterIds,
  named: NamedClusters,
  at: number,
): Promise<void> {
  const { members, minted, merged, revived, origins } = named
  await noteClusterChanges(transaction, known, named, at)
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
  await inChunks(revived, (some) =>
    transaction.updateTable('cluster_ids').set({ merged_into: null }).where('id', 'in', some).execute(),
  )
  const originOf = (event: string, id: string): string | null => {
    const origin = origins.get(event)
    return origin === undefined || origin === id ? null : origin
  }
  const moved = [...members].filter(
    ([event, id]) =>
      known.members.get(event) !== id ||
      !known.present.has(event) ||
      known.origins.get(event) !== (origins.get(event) ?? id),
  )
  await inChunks(
    moved.map(([event_id, cluster_id]) => ({
      event_id,
      cluster_id,
      present: 1,
      left_at: null,
      origin: originOf(event_id, cluster_id),
    })),
    (some) => transaction.replaceInto('cluster_members').values(some).execute(),
  )
  const left = [...known.present].filter((event) => !members.has(event))
  await inChunks(left, (some) =>
    transaction.updateTable('cluster_members').set({ present: 0, left_at: at }).where('event_id', 'in', some).execute(),
  )
  await keepFormerIds(transaction, known, members, at)
}

/** Stores the ids of clusters that no longer exist with exactly the same members. */
async function keepFormerIds(
  transaction: Kysely<Schema>,
  known: ClusterIds,
  members: ReadonlyMap<string, string>,
  at: number,
): Promise<void> {
  const now = new Set([...currentClusters({ members, present: new Set(members.keys()) }).values()].map(digestOf))
  const changed = [...currentClusters(known)]
    .map(([cluster_id, cluster]) => ({ digest: digestOf(cluster), cluster_id, at }))
    .filter((each) => !now.has(each.digest))
  await inChunks(changed, (some) => transaction.replaceInto('cluster_sets').values(some).execute())
}
