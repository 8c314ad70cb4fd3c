import type { Edge, EventRef } from '@crossvenue/matcher'
import { type Insertable, type Kysely, sql } from 'kysely'
import { compactEvidence } from './compact-evidence.ts'
import { digest } from './digest.ts'
import { inChunks } from './in-chunks.ts'
import { renewLinks } from './links.ts'
import { eventOf, marketOf } from './refs.ts'
import type { Schema } from './schema.ts'
import type { Matching } from './store.ts'

// The matcher returns edges in batches, over minutes if there are a million. They are staged in temporary tables of this
// connection, so that the store is locked only while they are moved into place.

/** Creates the temporary tables of the stage where this connection has none. */
async function createStage(database: Kysely<Schema>): Promise<void> {
  await sql`create temporary table if not exists staged_edges as
    select a_event, a_market, b_event, b_market, relation, confidence, outcomes, evidence, digest, updated_at
    from edges limit 0`.execute(database)
  await sql`create unique index if not exists staged_edges_pair
    on staged_edges (a_event, a_market, b_event, b_market)`.execute(database)
  await sql`create temporary table if not exists staged_pairs as select a_event, b_event from edges limit 0`.execute(
    database,
  )
  await sql`create unique index if not exists staged_pairs_pair on staged_pairs (a_event, b_event)`.execute(database)
}

/** Stages the edges of some pairs of events, after clearing the stage. */
export async function stage(database: Kysely<Schema>, { pairs, at }: Matching): Promise<void> {
  await createStage(database)
  await clearStage(database)
  for await (const batch of pairs) {
    const rows = batch.flatMap(({ edges }) => edges.map((edge) => toRow(edge, at)))
    await inChunks(rows, (some) => database.replaceInto('staged_edges').values(some).execute())
    await inChunks(batch.map(toPair), (some) => database.replaceInto('staged_pairs').values(some).execute())
  }
}

export async function clearStage(database: Kysely<Schema>): Promise<void> {
  await database.deleteFrom('staged_edges').execute()
  await database.deleteFrom('staged_pairs').execute()
}

/** The number of events per statement: each may have hundreds of edges. */
const EVENTS_AT_ONCE = 50

/**
 * Moves the staged edges into place, deletes other edges between the same events, or all others if `whole`, and renews
 * the links. Returns how many edges were added, deleted or changed.
 */
export async function takeStage(transaction: Kysely<Schema>, whole: boolean): Promise<number> {
  const staged = transaction.selectFrom('staged_pairs').select('a_event')
  const firsts = whole ? staged.union(transaction.selectFrom('edges').select('a_event')) : staged.distinct()
  const moved = await inChunks(
    (await firsts.execute()).map((row) => row.a_event),
    async (some) => {
      const gone = await removeOthers(transaction, some, whole)
      const changed = await placeStaged(transaction, some)
      await renewLinks(transaction, some)
      return [gone + changed]
    },
    EVENTS_AT_ONCE,
  )
  return moved.reduce((sum, count) => sum + count, 0)
}

async function removeOthers(transaction: Kysely<Schema>, firsts: string[], whole: boolean): Promise<number> {
  const isStaged = sql<boolean>`exists (select 1 from staged_edges as staged where ${samePair})`
  const isRenewed = sql<boolean>`exists (select 1 from staged_pairs as staged where ${sameEvents})`
  let others = transaction
    .deleteFrom('edges')
    .where('a_event', 'in', firsts)
    .where((is) => is.not(isStaged))
  if (!whole) others = others.where(isRenewed)
  return Number((await others.executeTakeFirst()).numDeletedRows)
}

async function placeStaged(transaction: Kysely<Schema>, firsts: string[]): Promise<number> {
  const isThere = sql<boolean>`exists (select 1 from edges where ${samePair} and staged.digest = edges.digest)`
  const changed = transaction
    .selectFrom('staged_edges as staged')
    .select(columns)
    .where('a_event', 'in', firsts)
    .where((is) => is.not(isThere))
    // An event may have been removed while its edges were computed; that removal is matched next.
    .where('a_event', 'in', transaction.selectFrom('events').select('id'))
    .where('b_event', 'in', transaction.selectFrom('events').select('id'))
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .replaceInto('edges')
    .columns(columns)
    .expression(changed)
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

const sameEvents = sql`staged.a_event = edges.a_event and staged.b_event = edges.b_event`
const samePair = sql`${sameEvents} and staged.a_market = edges.a_market and staged.b_market = edges.b_market`

const columns = [
  'a_event',
  'a_market',
  'b_event',
  'b_market',
  'relation',
  'confidence',
  'outcomes',
  'evidence',
  'digest',
  'updated_at',
] as const

const toPair = ({ a, b }: { a: EventRef; b: EventRef }) => ({ a_event: eventOf(a), b_event: eventOf(b) })

function toRow(
  { a, b, relation, confidence, outcomes, evidence }: Edge,
  at: number,
): Insertable<Schema['staged_edges']> {
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
