import { expressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { EdgeScope } from './store.ts'

/** Selects the edges in scope, without their evidence. */
export function edgesInScope(database: Kysely<Schema>, scope: EdgeScope) {
  const { updatedSince, quotedOn, limit, ids } = scope
  let edges = database
    .selectFrom('edges')
    .select(['id', 'a_event', 'a_market', 'b_event', 'b_market', 'relation', 'confidence', 'updated_at'])
    .where(fits(scope))
  if (ids) edges = edges.where('id', 'in', sql<number>`(select value from json_each(${JSON.stringify(ids)}))`)
  if (updatedSince !== undefined) edges = edges.where('updated_at', '>', updatedSince)
  if (quotedOn) edges = edges.where(isQuoted(quotedOn))
  return limit === undefined ? edges : edges.orderBy(surestFirst).limit(limit)
}

/** The order of edges: the most confident first, then by the ids of the pair. */
export const surestFirst = sql`confidence desc, a_event, b_event, a_market, b_market`

/** The conditions of a scope that links and edges have in common. */
export function fits({ relations, minConfidence, touching, among }: EdgeScope) {
  const is = expressionBuilder<Schema, 'links'>()
  return is.and([
    ...(relations ? [is('relation', 'in', relations)] : []),
    ...(minConfidence ? [is('confidence', '>=', minConfidence)] : []),
    ...(touching ? [is.or([is('a_event', 'in', list(touching)), is('b_event', 'in', list(touching))])] : []),
    ...(among ? [is('a_event', 'in', list(among)), is('b_event', 'in', list(among))] : []),
  ])
}

/** Passes a list of any length as one variable. */
const list = (ids: readonly string[]) => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`

function isQuoted(venues: readonly string[]) {
  const is = expressionBuilder<Schema, 'edges'>()
  const at = (side: 'a' | 'b') => {
    const [event, market] = [sql.ref<string>(`edges.${side}_event`), sql.ref(`edges.${side}_market`)]
    return is.and([
      is(sql<string>`substr(${event}, 1, instr(${event}, ':') - 1)`, 'in', venues),
      // Without the hint SQLite reads whole markets by key, although this index has all the columns needed.
      sql<boolean>`exists (select 1 from markets indexed by markets_quoted
        where event_id = ${event} and market_id = ${market} and quoted = 1)`,
    ])
  }
  return is.or([at('a'), at('b')])
}
