import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { MERGING } from './merging-relations.ts'
import type { EdgeGroupsTable, Schema } from './schema.ts'

// A page of clusters has thousands of edges, and two ladders of prices alone hundreds of one relation and confidence. To
// arrange markets a page needs their ends, not their pairs.

export type EdgeGroup = EdgeGroupsTable

const KEY = ['a_event', 'b_event', 'relation', 'confidence'] as const
export const GROUP_COLUMNS = [...KEY, 'a', 'b', 'a_ends', 'b_ends'] as const

type Edges = SelectQueryBuilder<Pick<Schema, 'edges'>, 'edges', object>
type Groups = SelectQueryBuilder<Schema & { placed: EdgeGroup }, 'placed', Selectable<EdgeGroup>>

/** Groups edges by the events that they join, their relation and their confidence. */
export function groupsOf(database: Kysely<Schema>, edges: Edges): Groups {
  const { column, distinct } = engineSql(database)
  const byMarkets = sql<number>`row_number() over (partition by ${sql.join(KEY.map((name) => sql.ref(name)))}
    order by a_market, b_market)`
  const placed = edges.select([...KEY, 'a', 'b', byMarkets.as('place')])
  const merges = sql<boolean>`relation in (${sql.join(MERGING.map((relation) => sql.lit(relation)))})`
  const first = (side: 'a' | 'b') => sql<number>`min(${sql.ref(side)}) filter (where place = 1)`
  const ends = (side: 'a' | 'b') =>
    sql<string>`case when ${merges} then ${column(sql.ref(side))} else ${distinct(sql.ref(side))} end`
  return database
    .selectFrom(placed.as('placed'))
    .select(KEY)
    .select([first('a').as('a'), first('b').as('b'), ends('a').as('a_ends'), ends('b').as('b_ends')])
    .groupBy(KEY)
}

/** Groups the edges whose first event is one of these again. */
export const renewEdgeGroups = (transaction: Kysely<Schema>, firsts: readonly string[]) =>
  inChunks(firsts, async (some) => {
    await transaction.deleteFrom('edge_groups').where('a_event', 'in', some).execute()
    const edges = transaction.selectFrom('edges').where('a_event', 'in', some)
    return transaction
      .insertInto('edge_groups')
      .columns(GROUP_COLUMNS)
      .expression(groupsOf(transaction, edges))
      .execute()
  })

/** Creates the table in a store that has edges. */
export async function createEdgeGroups(database: Kysely<Schema>, isServer: boolean): Promise<void> {
  const { schema } = database
  const table = schema
    .createTable('edge_groups')
    .addColumn('a_event', 'text', (column) => column.notNull())
    .addColumn('b_event', 'text', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('confidence', 'real', (column) => column.notNull())
    .addColumn('a', 'integer', (column) => column.notNull())
    .addColumn('b', 'integer', (column) => column.notNull())
    .addColumn('a_ends', 'text', (column) => column.notNull())
    .addColumn('b_ends', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('edge_groups_key', [...KEY])
  await (isServer ? table : table.modifyEnd(sql`without rowid`)).execute()
  await schema.createIndex('edge_groups_b').on('edge_groups').column('b_event').execute()
  const all = groupsOf(database, database.selectFrom('edges'))
  await database.insertInto('edge_groups').columns(GROUP_COLUMNS).expression(all).execute()
}
