import type { Relation } from '@crossvenue/venues'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { edgesInScope, fits, isOfGroups, isStoredWhole } from './edges-in-scope.ts'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { quotedGroups } from './quoted-groups.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, Link } from './store.ts'

/** Returns the links of the edges in scope. */
export async function readLinks(database: Kysely<Schema>, scope: EdgeScope): Promise<Link[]> {
  if (isStoredWhole(scope)) return readKept(database, scope)
  const rows = isOfGroups(scope)
    ? await surest(quotedGroups(database, scope)).execute()
    : await surest(database.selectFrom(edgesInScope(database, scope).as('edges'))).execute()
  return rows.map(({ a_event, b_event, relation, confidence }) => ({ a: a_event, b: b_event, relation, confidence }))
}

type Packed = readonly [a: string, b: string, relation: Relation, confidence: number]

/** Returns the links that are stored; a start waits for all of them. */
async function readKept(database: Kysely<Schema>, scope: EdgeScope): Promise<Link[]> {
  const { packed, real } = engineSql(database)
  const columns = [sql.ref('a_event'), sql.ref('b_event'), sql.ref('relation'), real('confidence')]
  const [row] = await database
    .selectFrom('links')
    .select(packed(columns).as('rows'))
    .where(fits(database, scope))
    .execute()
  return (JSON.parse(row?.rows ?? '[]') as Packed[]).map(([a, b, relation, confidence]) => ({
    a,
    b,
    relation,
    confidence,
  }))
}

/** Rebuilds the links whose first event is one of these from the groups of their edges. */
export const renewLinks = (transaction: Kysely<Schema>, firsts: readonly string[]) =>
  inChunks(firsts, async (some) => {
    await transaction.deleteFrom('links').where('a_event', 'in', some).execute()
    return transaction
      .insertInto('links')
      .columns(['a_event', 'b_event', 'relation', 'confidence'])
      .expression(surest(transaction.selectFrom('edge_groups as edges').where('a_event', 'in', some)))
      .execute()
  })

/** Returns these events and all events that links connect to them. */
export async function connected(database: Kysely<Schema>, events: readonly string[]): Promise<string[]> {
  const found = new Set(events)
  let next = [...found]
  while (next.length > 0) {
    const rows = await inChunks(next, (some) =>
      database
        .selectFrom('links')
        .select(['a_event', 'b_event'])
        .where((is) => is.or([is('a_event', 'in', some), is('b_event', 'in', some)]))
        .execute(),
    )
    next = [...new Set(rows.flatMap(({ a_event, b_event }) => [a_event, b_event]))].filter((id) => !found.has(id))
    for (const id of next) found.add(id)
  }
  return [...found]
}

/** Selects the most confident edge of each relation between two events. */
const surest = (edges: SelectQueryBuilder<{ edges: Schema['links'] }, 'edges', object>) =>
  edges
    .select((is) => ['a_event', 'b_event', 'relation', is.fn.max('confidence').as('confidence')])
    .groupBy(['a_event', 'b_event', 'relation'])
