import { expressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { EdgeScope } from './store.ts'

/** Selects the edges in scope, without their reasons. */
export function edgesInScope(database: Kysely<Schema>, scope: EdgeScope) {
  const { updatedSince, quotedOn, limit } = scope
  let edges = database
    .selectFrom('edges')
    .select(['id', 'a_event', 'a_market', 'b_event', 'b_market', 'relation', 'confidence', 'updated_at'])
    .where(fits(scope))
  if (updatedSince !== undefined) edges = edges.where('updated_at', '>', updatedSince)
  if (quotedOn) edges = edges.where(isQuoted(database, quotedOn))
  return limit === undefined ? edges : edges.orderBy(surestFirst).limit(limit)
}

/** The order of edges: equally sure ones by the ids of the pair. */
export const surestFirst = sql`confidence desc, a_event, b_event, a_market, b_market`

/** Whether a link or an edge is in scope, as far as both can tell. */
export function fits({ relations, minConfidence, among }: EdgeScope) {
  const is = expressionBuilder<Schema, 'links'>()
  return is.and([
    ...(relations ? [is('relation', 'in', relations)] : []),
    ...(minConfidence ? [is('confidence', '>=', minConfidence)] : []),
    ...(among ? [is('a_event', 'in', list(among)), is('b_event', 'in', list(among))] : []),
  ])
}

/** A list of any length as one variable. */
const list = (ids: readonly string[]) => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`

function isQuoted(database: Kysely<Schema>, venues: readonly string[]) {
  const is = expressionBuilder<Schema, 'edges'>()
  const at = (side: 'a' | 'b') =>
    database
      .selectFrom('markets')
      .innerJoin('events', 'events.id', 'markets.event_id')
      .whereRef('markets.event_id', '=', is.ref(`edges.${side}_event`))
      .whereRef('markets.market_id', '=', is.ref(`edges.${side}_market`))
      .where('markets.quoted', '=', 1)
      .where('events.venue', 'in', venues)
      .select('markets.market_id')
  return is.or([is.exists(at('a')), is.exists(at('b'))])
}
