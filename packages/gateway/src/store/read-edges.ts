import type { Ref } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import { type Kysely, sql } from 'kysely'
import { compareTexts } from './compare-texts.ts'
import { edgesInScope, fits, surestFirst } from './edges-in-scope.ts'
import { engineSql } from './engine-sql.ts'
import { readRef } from './refs.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, StoredEdge } from './store.ts'

/** Returns the edges in scope, or those of them among some events; the most confident first. */
export const readEdges = (
  database: Kysely<Schema>,
  scope: EdgeScope,
  among?: readonly string[],
): Promise<StoredEdge[]> => (among ? readAmong(database, scope, among) : readAll(database, scope))

async function readAll(database: Kysely<Schema>, scope: EdgeScope): Promise<StoredEdge[]> {
  const edges = edgesInScope(database, scope).as('edges')
  const rows = await database.selectFrom(edges).selectAll().orderBy(surestFirst).execute()
  return rows.map(({ id, relation, confidence, updated_at, ...ends }) => ({
    id,
    a: readRef(ends.a_event, ends.a_market),
    b: readRef(ends.b_event, ends.b_market),
    relation,
    confidence,
    updatedAt: updated_at,
  }))
}

/** An end of edges with its position in the order of ends. */
interface End {
  ref: Ref
  event: number
  market: number
}

type PackedEnd = readonly [id: number, event: string, market: string]
type PackedEdge = readonly [id: number, a: number, b: number, Relation, confidence: number, updatedAt: number]

/**
 * Reads edges with the numbers of their ends, and each end once. A page of clusters has thousands of edges, and rows with
 * the names of both ends take twice the time. Edges share the refs of their ends.
 */
async function readAmong(database: Kysely<Schema>, scope: EdgeScope, among: readonly string[]): Promise<StoredEdge[]> {
  const { packed, texts, real } = engineSql(database)
  const column = (name: string) => sql.ref(name)
  const [ends] = await database
    .selectFrom('edge_ends')
    .select(packed([column('id'), column('event_id'), column('market_id')]).as('rows'))
    .where('event_id', 'in', texts(among))
    .execute()
  const byId = endsById(JSON.parse(ends?.rows ?? '[]'))
  const columns = [column('id'), column('a'), column('b'), column('relation'), real('confidence'), column('updated_at')]
  const [edges] = await database
    .selectFrom(edgesInScope(database, scope).as('edges'))
    .select(packed(columns).as('rows'))
    .where(fits(database, { among }))
    .execute()
  const found = (JSON.parse(edges?.rows ?? '[]') as PackedEdge[]).flatMap(
    ([id, oneEnd, otherEnd, relation, confidence, updatedAt]) => {
      const [a, b] = [byId.get(oneEnd), byId.get(otherEnd)]
      return a && b ? [{ a, b, edge: { id, a: a.ref, b: b.ref, relation, confidence, updatedAt } }] : []
    },
  )
  const order = (one: (typeof found)[number], other: (typeof found)[number]): number =>
    other.edge.confidence - one.edge.confidence ||
    one.a.event - other.a.event ||
    one.b.event - other.b.event ||
    one.a.market - other.a.market ||
    one.b.market - other.b.market
  return found.sort(order).map(({ edge }) => edge)
}

/** Returns the ends by their numbers. Positions are compared instead of names, which are compared once. */
function endsById(rows: readonly PackedEnd[]): Map<number, End> {
  const ends = new Map<number, End>()
  let event = -1
  const sorted = rows.toSorted((one, other) => compareTexts(one[1], other[1]) || compareTexts(one[2], other[2]))
  for (const [market, [id, eventId, marketId]] of sorted.entries()) {
    if (sorted[market - 1]?.[1] !== eventId) event++
    ends.set(id, { ref: readRef(eventId, marketId), event, market })
  }
  return ends
}
