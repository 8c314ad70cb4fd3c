import { setImmediate as turn } from 'node:timers/promises'
import type { OutcomePair } from '@crossvenue/matcher'
import type { Kysely } from 'kysely'
import { byConfidence } from './by-confidence.ts'
import { edgesInScope } from './edges-in-scope.ts'
import { marketMember } from './market-member.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, MarketEdge } from './store.ts'

const EDGES_PER_PAGE = 5_000

/** Returns the edges in scope between two markets, with the outcomes that settle alike; the most confident first. */
export async function readMarketEdges(database: Kysely<Schema>, scope: EdgeScope): Promise<MarketEdge[]> {
  const edges = (await selectMarketEdges(database, scope).execute()).map(toMarketEdge)
  return edges.sort(byConfidence)
}

/** Yields the same edges in the order in which they were stored, some at a time, so that few are held at once. */
export async function* readMarketEdgePages(
  database: Kysely<Schema>,
  scope: Omit<EdgeScope, 'limit'>,
  perPage = EDGES_PER_PAGE,
): AsyncGenerator<MarketEdge[]> {
  const edges = selectMarketEdges(database, scope).orderBy('edge_rows.id').limit(perPage)
  let after = -1
  for (;;) {
    const page = await edges.where('edge_rows.id', '>', after).execute()
    if (page.length > 0) yield page.map(toMarketEdge)
    if (page.length < perPage) return
    after = page.at(-1)?.id ?? after
    // SQLite answers synchronously, so requests get a turn between two pages.
    await turn()
  }
}

const selectMarketEdges = (database: Kysely<Schema>, scope: EdgeScope) =>
  database
    .selectFrom(edgesInScope(database, scope).as('found'))
    .innerJoin('edge_rows', 'edge_rows.id', 'found.id')
    .select([
      'found.id as id',
      'found.a_event as a_event',
      'found.a_market as a_market',
      'found.b_event as b_event',
      'found.b_market as b_market',
      'found.relation as relation',
      'found.confidence as confidence',
      'edge_rows.outcomes as outcomes',
    ])
    .where('found.a_market', '!=', '')
    .where('found.b_market', '!=', '')

type Row = Awaited<ReturnType<ReturnType<typeof selectMarketEdges>['execute']>>[number]

const toMarketEdge = ({ a_event, a_market, b_event, b_market, outcomes, ...edge }: Row): MarketEdge => ({
  ...edge,
  a: marketMember({ eventId: a_event, marketId: a_market }),
  b: marketMember({ eventId: b_event, marketId: b_market }),
  outcomes: JSON.parse(outcomes) as OutcomePair[],
})
