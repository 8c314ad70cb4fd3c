import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SharedUse, Use } from '../store.ts'

/**
 * Adds uses of rate limits to those that other processes recorded in the same minute (by the clock of the server), and
 * returns the sums.
 */
export async function shareUses(database: Kysely<Schema>, uses: readonly Use[]): Promise<SharedUse[]> {
  const column = (name: keyof Use) => uses.map((use) => use[name])
  const { rows } = await sql<SharedUse>`
    insert into uses (minute, rate, owner, used)
    select floor(extract(epoch from statement_timestamp()) / 60)::bigint, rate, owner, used
    from unnest(${column('rate')}::text[], ${column('owner')}::text[], ${column('used')}::bigint[]) as own (rate, owner, used)
    order by rate, owner
    on conflict (rate, owner) do update set minute = excluded.minute,
      used = excluded.used + case when uses.minute = excluded.minute then uses.used else 0 end
    returning rate, owner, used, minute`.execute(database)
  return rows
}
