import { type Kysely, sql } from 'kysely'
import { type EdgeGroup, GROUP_COLUMNS, groupsOf } from './edge-groups.ts'
import { edgesInScope, fits, isOfGroups, isStoredWhole } from './edges-in-scope.ts'
import { engineSql } from './engine-sql.ts'
import { mergesEvents } from './merging-relations.ts'
import { quotedGroups } from './quoted-groups.ts'
import type { Schema } from './schema.ts'
import { parseServiceId } from './service-id.ts'
import type { EdgeScope } from './store.ts'

/** Returns the groups of the edges in scope between some events. */
export function readEdgeGroups(
  database: Kysely<Schema>,
  scope: EdgeScope,
  among: readonly string[],
): Promise<EdgeGroup[]> {
  if (isStoredWhole(scope)) {
    const stored = database.selectFrom('edge_groups').select(GROUP_COLUMNS)
    return stored.where(fits(database, scope)).where(fits(database, { among })).execute()
  }
  return isOfGroups(scope) ? readQuoted(database, scope, among) : regroup(database, scope, among)
}

/** Groups the edges in scope between some events. */
const regroup = (database: Kysely<Schema>, scope: EdgeScope, among: readonly string[]): Promise<EdgeGroup[]> =>
  groupsOf(
    database,
    database.selectFrom(edgesInScope(database, scope).as('edges')).where(fits(database, { among })),
  ).execute()

/** Returns the groups of edges with quoted markets. Those that have other edges too are grouped again without them. */
async function readQuoted(database: Kysely<Schema>, scope: EdgeScope, among: readonly string[]): Promise<EdgeGroup[]> {
  const groups = await quotedGroups(database, { ...scope, among })
    .select(GROUP_COLUMNS)
    .execute()
  const quoted = await quotedEnds(database, scope.quotedOn ?? [], among)
  const whole = groups.filter((group) => isWhole(group, quoted))
  if (whole.length === groups.length) return groups
  const keys = new Set(whole.map(keyOf))
  const parts = groups.filter((group) => !keys.has(keyOf(group)))
  const events = [...new Set(parts.flatMap(({ a_event, b_event }) => [a_event, b_event]))]
  const regrouped = await regroup(database, scope, events)
  return [...whole, ...regrouped.filter((group) => !keys.has(keyOf(group)))]
}

const keyOf = ({ a_event, b_event, relation, confidence }: EdgeGroup): string =>
  JSON.stringify([a_event, b_event, relation, confidence])

/** Whether every edge of a group has a quoted market; which markets an edge joins is known for merging relations only. */
function isWhole({ relation, ...edges }: EdgeGroup, quoted: ReadonlySet<number>): boolean {
  const [as, bs] = [JSON.parse(edges.a_ends) as number[], JSON.parse(edges.b_ends) as number[]]
  const isQuoted = (end: number | undefined): boolean => end !== undefined && quoted.has(end)
  return mergesEvents(relation)
    ? as.every((a, place) => isQuoted(a) || isQuoted(bs[place]))
    : as.every(isQuoted) || bs.every(isQuoted)
}

/** Returns the numbers of the quoted markets of those events that are on some venues. */
async function quotedEnds(
  database: Kysely<Schema>,
  venues: readonly string[],
  events: readonly string[],
): Promise<Set<number>> {
  const { column, texts, ofQuoted } = engineSql(database)
  const listed = events.filter((event) => venues.includes(parseServiceId(event).venue))
  const { rows } = await sql<{ ends: string | null }>`select ${column(sql.ref('edge_ends.id'))} as ends
    from markets ${ofQuoted} cross join edge_ends where markets.event_id in ${texts(listed)} and markets.quoted = 1
    and edge_ends.event_id = markets.event_id and edge_ends.market_id = markets.market_id`.execute(database)
  return new Set(JSON.parse(rows[0]?.ends ?? '[]') as number[])
}
