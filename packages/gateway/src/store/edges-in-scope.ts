import { expressionBuilder, type Kysely, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope } from './store.ts'

/** Selects the edges in scope, without their evidence. */
export function edgesInScope(database: Kysely<Schema>, scope: EdgeScope) {
  const { updatedSince, quotedOn, limit, ids } = scope
  let edges = database
    .selectFrom('edges')
    .select(['id', 'a', 'b', 'a_event', 'a_market', 'b_event', 'b_market', 'relation', 'confidence', 'updated_at'])
    .where(fitsByEnds(database, scope))
  if (ids) edges = edges.where('id', 'in', engineSql(database).numbers(ids))
  if (updatedSince !== undefined) edges = edges.where('updated_at', '>', updatedSince)
  if (quotedOn) edges = edges.where(isQuoted(database, quotedOn))
  return limit === undefined ? edges : edges.orderBy(surestFirst).limit(limit)
}

/** Whether a scope takes all edges of two events that have a relation and a confidence, or none of them. */
export const isStoredWhole = ({ updatedSince, quotedOn, limit, ids }: EdgeScope): boolean =>
  [updatedSince, quotedOn, limit, ids].every((filter) => filter === undefined)

/** Whether the groups of edges state which links a scope has: as `isStoredWhole`, but quotes may be required. */
export const isOfGroups = ({ quotedOn: _, ...scope }: EdgeScope): boolean => isStoredWhole(scope)

/** The order of edges: the most confident first, then by the ids of the pair. */
export const surestFirst = sql`confidence desc, a_event, b_event, a_market, b_market`

/** The conditions of a scope that links and edges have in common. */
export function fits(database: Kysely<Schema>, { relations, minConfidence, touching, among }: EdgeScope) {
  const is = expressionBuilder<Schema, 'links'>()
  const list = engineSql(database).texts
  return is.and([
    ...(relations ? [is('relation', 'in', relations)] : []),
    ...(minConfidence ? [is('confidence', '>=', minConfidence)] : []),
    ...(touching ? [is.or([is('a_event', 'in', list(touching)), is('b_event', 'in', list(touching))])] : []),
    // Without an expression SQLite would look up each event of the one list with each of the other in the key of both.
    ...(among ? [is('a_event', 'in', list(among)), sql<boolean>`b_event || '' in ${list(among)}`] : []),
  ])
}

/** The same conditions on edges, which are found by the numbers of their ends. */
function fitsByEnds(database: Kysely<Schema>, { touching, among, ...scope }: EdgeScope) {
  const is = expressionBuilder<Schema, 'edges'>()
  const endsOf = (events: readonly string[]) =>
    sql<number>`(select id from edge_ends where event_id in ${engineSql(database).texts(events)})`
  return is.and([
    fits(database, scope),
    ...(touching ? [is.or([is('a', 'in', endsOf(touching)), is('b', 'in', endsOf(touching))])] : []),
    // The sign keeps SQLite from looking up each end of the one list with each of the other in the index of both.
    ...(among ? [is('a', 'in', endsOf(among)), sql<boolean>`+b in ${endsOf(among)}`] : []),
  ])
}

function isQuoted(database: Kysely<Schema>, venues: readonly string[]) {
  const is = expressionBuilder<Schema, 'edges'>()
  // PostgreSQL has no empty lists.
  if (venues.length === 0) return is.lit(false)
  const { venueOf, ofQuoted } = engineSql(database)
  const at = (side: 'a' | 'b') => {
    const [event, market] = [sql.ref<string>(`edges.${side}_event`), sql.ref<string>(`edges.${side}_market`)]
    return is.and([
      is(venueOf(event), 'in', venues),
      sql<boolean>`exists (select 1 from markets ${ofQuoted}
        where event_id = ${event} and market_id = ${market} and quoted = 1)`,
    ])
  }
  return is.or([at('a'), at('b')])
}
