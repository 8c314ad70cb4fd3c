import type { EvidenceItem, Ref } from '@crossvenue/matcher'
import { type Kysely, sql } from 'kysely'
import { compactEvidence } from './compact-evidence.ts'
import { digest } from './digest.ts'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { eventOf, marketOf } from './refs.ts'
import type { Schema } from './schema.ts'

// Ends of edges and texts of evidence are stored before the edges that have them, in transactions of their own: nothing
// shows them until an edge does, and a full matching would fill the write-ahead log with them.

type End = Pick<Schema['edge_ends'], 'event_id' | 'market_id'>

const nameOf = ({ event_id, market_id }: End): string => `${event_id} ${market_id}`

/** Stores what some edges join where it is new. Returns a function that returns the id of an end. */
export async function storeEnds(database: Kysely<Schema>, refs: readonly Ref[]): Promise<(ref: Ref) => number> {
  const ends = new Map<string, End>()
  for (const ref of refs) {
    const end = toEnd(ref)
    ends.set(nameOf(end), end)
  }
  const ids = new Map<string, number>()
  const read = async (some: Iterable<End>): Promise<void> => {
    const rows = await inChunks([...new Set(Array.from(some, ({ event_id }) => event_id))], (events) =>
      database.selectFrom('edge_ends').selectAll().where('event_id', 'in', events).execute(),
    )
    for (const row of rows) ids.set(nameOf(row), row.id)
  }
  await read(ends.values())
  const fresh = [...ends.values()].filter((end) => !ids.has(nameOf(end)))
  if (fresh.length > 0) {
    await database.transaction().execute((transaction) =>
      inChunks(fresh, (some) =>
        transaction
          .insertInto('edge_ends')
          .values(some)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    )
    await read(fresh)
  }
  return (ref) => known(ids, nameOf(toEnd(ref)))
}

const toEnd = (ref: Ref): End => ({ event_id: eventOf(ref), market_id: marketOf(ref) })

/** Stores the evidence of edges where it is new. Returns their ids, in the order of the edges. */
export async function storeEvidence(
  database: Kysely<Schema>,
  given: readonly (readonly EvidenceItem[])[],
): Promise<number[]> {
  const texts = given.map((items) => JSON.stringify(compactEvidence(items)))
  const digests = texts.map(digest)
  const rows = new Map(digests.map((key, n) => [key, { digest: key, evidence: texts[n] as string }]))
  const ids = new Map<string, number>()
  const read = async (some: Iterable<string>): Promise<void> => {
    const found = await inChunks([...some], (keys) =>
      database.selectFrom('evidence').select(['id', 'digest']).where('digest', 'in', keys).execute(),
    )
    for (const row of found) ids.set(row.digest, row.id)
  }
  await read(rows.keys())
  const fresh = [...rows.values()].filter((row) => !ids.has(row.digest))
  if (fresh.length > 0) {
    await database.transaction().execute((transaction) =>
      inChunks(fresh, (some) =>
        transaction
          .insertInto('evidence')
          .values(some)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    )
    await read(fresh.map((row) => row.digest))
  }
  return digests.map((key) => known(ids, key))
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw forgotten()
  return id
}

/**
 * Throws if another process has deleted what staged edges refer to, because no edge had it yet. Given events, tests only
 * edges whose first end is still there.
 */
export async function refuseForgotten(transaction: Kysely<Schema>, events?: readonly string[]): Promise<void> {
  const ofEvents = events
    ? sql`staged.a in (select id from edge_ends where event_id in ${engineSql(transaction).texts(events)})`
    : sql`true`
  const { rows } = await sql<{ one: number }>`select 1 as one from staged_edges as staged
    where ${ofEvents} and (
      not exists (select 1 from evidence where evidence.id = staged.evidence_id)
      or not exists (select 1 from edge_ends where edge_ends.id = staged.a)
      or not exists (select 1 from edge_ends where edge_ends.id = staged.b))
    limit 1`.execute(transaction)
  if (rows.length > 0) throw forgotten()
}

const forgotten = () =>
  new Error('another process has deleted the evidence of edges that were about to be stored; they are matched again')

/** Deletes the ends and the evidence that no edge has any more. */
export async function forgetUnused(transaction: Kysely<Schema>): Promise<void> {
  // Neither engine has an index for `not exists`, and PostgreSQL is slow with a long `not in`.
  await sql`delete from evidence where id in (
    select id from evidence except select evidence_id from edge_rows)`.execute(transaction)
  await sql`delete from edge_ends where id in (
    select id from edge_ends except select a from edge_rows except select b from edge_rows)`.execute(transaction)
}
