import type { EventRef } from '@crossvenue/matcher'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { weightOf } from './connected-parts.ts'
import { renewEdgeGroups } from './edge-groups.ts'
import { refuseForgotten, storeEnds, storeEvidence } from './edge-parts.ts'
import { inChunks } from './in-chunks.ts'
import { renewLinks } from './links.ts'
import { eventOf } from './refs.ts'
import type { Schema } from './schema.ts'
import type { Matching } from './store.ts'

// The matcher returns edges in batches, over minutes if there are a million. They are staged in temporary tables of this
// connection, so that the store is locked only while they are moved into place.

const columns = ['a', 'b', 'relation', 'confidence', 'outcomes', 'evidence_id', 'updated_at'] as const

/** Creates the temporary tables of the stage where this connection has none. */
async function createStage(database: Kysely<Schema>): Promise<void> {
  await sql`create temporary table if not exists staged_edges as
    select ${sql.join(columns.map((name) => sql.ref(name)))} from edge_rows limit 0`.execute(database)
  await sql`create unique index if not exists staged_edges_pair on staged_edges (a, b)`.execute(database)
  await sql`create temporary table if not exists staged_pairs as select a_event, b_event from links limit 0`.execute(
    database,
  )
  await sql`create unique index if not exists staged_pairs_pair on staged_pairs (a_event, b_event)`.execute(database)
}

/** Two events, by service id, and how much of a part the staged edges between them are. */
export interface StagedPair {
  a: string
  b: string
  weight: number
}

/** Stages the edges of some pairs of events, after clearing the stage. Returns the pairs. */
export async function stage(database: Kysely<Schema>, { pairs, at }: Matching): Promise<StagedPair[]> {
  await createStage(database)
  await clearStage(database)
  const staged: StagedPair[] = []
  for await (const batch of pairs) {
    const edges = batch.flatMap((pair) => pair.edges)
    const endOf = await storeEnds(
      database,
      edges.flatMap(({ a, b }) => [a, b]),
    )
    const evidence = await storeEvidence(
      database,
      edges.map((edge) => edge.evidence),
    )
    const rows = edges.map(({ a, b, relation, confidence, outcomes }, n) => ({
      ...{ a: endOf(a), b: endOf(b), relation, confidence, outcomes: JSON.stringify(outcomes) },
      ...{ evidence_id: evidence[n] as number, updated_at: at },
    }))
    await inChunks(rows, (some) => database.replaceInto('staged_edges').values(some).execute())
    await inChunks(batch.map(toPair), (some) => database.replaceInto('staged_pairs').values(some).execute())
    staged.push(...batch.map((pair) => ({ a: eventOf(pair.a), b: eventOf(pair.b), weight: weightOf(pair.edges) })))
  }
  return staged
}

export async function clearStage(database: Kysely<Schema>): Promise<void> {
  await database.deleteFrom('staged_edges').execute()
  await database.deleteFrom('staged_pairs').execute()
}

/** The number of events per statement: each may have hundreds of edges. */
const EVENTS_AT_ONCE = 50

/** The events whose staged edges are moved into place. */
export interface Taken {
  /** The events; absent for all. */
  events?: readonly string[] | undefined
  /** Whether edges of other pairs of these events are deleted as well. */
  whole: boolean
}

/**
 * Moves the staged edges of some events into place, deletes other edges between the same pairs, or between any events if
 * `whole`, and renews the links. Returns how many edges were added, deleted or changed.
 */
export async function takeStage(transaction: Kysely<Schema>, { events, whole }: Taken): Promise<number> {
  await refuseForgotten(transaction, events)
  const moved = await inChunks(
    events ?? (await firstEvents(transaction, whole)),
    async (some) => {
      const gone = await removeOthers(transaction, some, whole)
      const changed = await placeStaged(transaction, some)
      await renewEdgeGroups(transaction, some)
      await renewLinks(transaction, some)
      return [gone + changed]
    },
    EVENTS_AT_ONCE,
  )
  return moved.reduce((sum, count) => sum + count, 0)
}

/** Returns the first events of the staged pairs, and of all others if `whole`. */
async function firstEvents(transaction: Kysely<Schema>, whole: boolean): Promise<string[]> {
  const staged = transaction.selectFrom('staged_pairs').select('a_event')
  const firsts = whole ? staged.union(transaction.selectFrom('links').select('a_event')) : staged.distinct()
  return (await firsts.execute()).map((row) => row.a_event)
}

/** Selects the ends in some events. */
const endsIn = (transaction: Kysely<Schema>, events: readonly string[]) =>
  transaction.selectFrom('edge_ends').select('id').where('event_id', 'in', events)

async function removeOthers(transaction: Kysely<Schema>, firsts: readonly string[], whole: boolean): Promise<number> {
  const isStaged = sql<boolean>`exists (select 1 from staged_edges as staged where ${samePair})`
  const isRenewed = sql<boolean>`exists (select 1 from edge_ends as first, edge_ends as second, staged_pairs as staged
    where first.id = edge_rows.a and second.id = edge_rows.b
      and staged.a_event = first.event_id and staged.b_event = second.event_id)`
  let others = transaction
    .deleteFrom('edge_rows')
    .where('a', 'in', endsIn(transaction, firsts))
    .where((is) => is.not(isStaged))
  if (!whole) others = others.where(isRenewed)
  return Number((await others.executeTakeFirst()).numDeletedRows)
}

async function placeStaged(transaction: Kysely<Schema>, firsts: readonly string[]): Promise<number> {
  const isThere = sql<boolean>`exists (select 1 from edge_rows where ${samePair}
    and staged.relation = edge_rows.relation and staged.confidence = edge_rows.confidence
    and staged.outcomes = edge_rows.outcomes and staged.evidence_id = edge_rows.evidence_id)`
  const changed = transaction
    .selectFrom('staged_edges as staged')
    .select(columns)
    .where('a', 'in', endsIn(transaction, firsts))
    .where((is) => is.not(isThere))
    // An event may have been removed while its edges were computed; that removal is matched next.
    .where(isListed(sql`staged.a`))
    .where(isListed(sql`staged.b`))
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .replaceInto('edge_rows')
    .columns(columns)
    .expression(changed)
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

const samePair = sql`staged.a = edge_rows.a and staged.b = edge_rows.b`

const isListed = (end: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from edge_ends, events where edge_ends.id = ${end} and events.id = edge_ends.event_id)`

const toPair = ({ a, b }: { a: EventRef; b: EventRef }) => ({ a_event: eventOf(a), b_event: eventOf(b) })
