import { type Kysely, sql } from 'kysely'
import { digest } from './digest.ts'
import { isPostgres } from './engine-sql.ts'

/** Moves the edges of a store with one wide table into `edge_rows`, `edge_ends` and `evidence`. */
export async function narrowEdges(database: Kysely<unknown>): Promise<void> {
  await createTables(database)
  await sql`insert into edge_ends (event_id, market_id)
    select a_event, a_market from edges union select b_event, b_market from edges order by 1, 2`.execute(database)
  await moveEvidence(database)
  await sql`insert into edge_rows (id, a, b, relation, confidence, outcomes, evidence_id, updated_at)
    select edges.id, a.id, b.id, relation, confidence, outcomes, evidence.id, updated_at from edges
    join edge_ends a on a.event_id = a_event and a.market_id = a_market
    join edge_ends b on b.event_id = b_event and b.market_id = b_market
    join evidence on evidence.evidence = edges.evidence`.execute(database)
  await database.schema.dropTable('edges').execute()
  await sql`create view edges as select edge_rows.id, a, b, first.event_id as a_event, first.market_id as a_market,
    second.event_id as b_event, second.market_id as b_market, relation, confidence, outcomes, updated_at
    from edge_rows join edge_ends as first on first.id = a join edge_ends as second on second.id = b`.execute(database)
  const { schema } = database
  await schema.createIndex('edge_rows_b').on('edge_rows').column('b').execute()
  await schema.createIndex('edge_rows_updated').on('edge_rows').column('updated_at').execute()
  if (!isPostgres(database)) return
  // The rows keep their numbers, from which the next ones are counted.
  await sql`select setval(pg_get_serial_sequence('edge_rows', 'id'), (select max(id) from edge_rows))`.execute(database)
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  // Numbers are not used again, because edges that are about to be stored may have those of deleted rows.
  await schema
    .createTable('edge_ends')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addUniqueConstraint('edge_ends_name', ['event_id', 'market_id'])
    .execute()
  await schema
    .createTable('evidence')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('edge_rows')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('a', 'integer', (column) => column.notNull())
    .addColumn('b', 'integer', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('confidence', 'real', (column) => column.notNull())
    .addColumn('outcomes', 'text', (column) => column.notNull())
    .addColumn('evidence_id', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .addUniqueConstraint('edge_rows_pair', ['a', 'b'])
    .execute()
}

const TEXTS_AT_ONCE = 500

/** Stores each text of evidence once; the digests, which neither engine computes, replace the numbers of edges. */
async function moveEvidence(database: Kysely<unknown>): Promise<void> {
  await sql`insert into evidence (digest, evidence)
    select cast(min(id) as text), evidence from edges group by evidence order by min(id)`.execute(database)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; evidence: string }>`select id, evidence from evidence
      where id > ${after} order by id limit ${sql.lit(TEXTS_AT_ONCE)}`.execute(database)
    if (rows.length === 0) return
    for (const { id, evidence } of rows) {
      await sql`update evidence set digest = ${digest(evidence)} where id = ${id}`.execute(database)
      after = id
    }
  }
}
