import { type Kysely, sql } from 'kysely'
import { fits } from './edges-in-scope.ts'
import { engineSql } from './engine-sql.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope } from './store.ts'

/**
 * Selects the groups of edges of which at least one edge has a quoted market on one of the venues of a scope. Nearly
 * always the first market of a group that is looked at is quoted, while there are fifty times as many edges as groups.
 */
export function quotedGroups(database: Kysely<Schema>, { quotedOn = [], ...scope }: EdgeScope) {
  const groups = database.selectFrom('edge_groups as edges').where(fits(database, scope))
  // PostgreSQL has no empty lists.
  if (quotedOn.length === 0) return groups.where((is) => is.lit(false))
  const { venueOf, ofQuoted, listed } = engineSql(database)
  return groups.where((is) =>
    is.or(
      (['a', 'b'] as const).map((side) =>
        is.and([
          is(venueOf(sql.ref(`edges.${side}_event`)), 'in', quotedOn),
          // SQLite follows the order of cross joins.
          sql<boolean>`exists (select 1 from ${listed(sql.ref(`edges.${side}_ends`))} cross join edge_ends
            cross join markets ${ofQuoted} where edge_ends.id = listed.value and markets.event_id = edge_ends.event_id
            and markets.market_id = edge_ends.market_id and markets.quoted = 1)`,
        ]),
      ),
    ),
  )
}
