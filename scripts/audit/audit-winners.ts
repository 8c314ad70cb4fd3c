import { auditOf, type SettlementAudit } from '../../packages/gateway/src/audit/settlement-audit.ts'
import { keepMatched } from '../../packages/gateway/src/catalogue/keep-matched.ts'
import { exportRows } from '../../packages/gateway/src/export/export-tables.ts'
import { createLocalIndex } from '../../packages/gateway/src/matching/local-index.ts'
import { openStore } from '../../packages/gateway/src/store/open-store.ts'
import type { CatalogueEvent, Store } from '../../packages/gateway/src/store/store.ts'
import type { Winners } from './recorded-results.ts'
import type { ExportedEdge, Result } from './recount.ts'

export interface Audited {
  audit: SettlementAudit
  /** The edges before any market was settled, as they are exported. */
  edges: ExportedEdge[]
  results: Result[]
}

/** Stores a catalogue whose markets are all open, matches it, then settles markets as recorded, and audits the matches. */
export async function auditWinners(events: readonly CatalogueEvent[], winners: Winners): Promise<Audited> {
  const store = await openStore(':memory:')
  try {
    await storeEvents(store, events.map(opened), 1_000)
    const matcher = keepMatched({ store, createIndex: createLocalIndex, now: () => 2_000 })
    await matcher.rematch()
    await matcher.close()
    const edges = await exportedEdges(store)
    await storeEvents(
      store,
      events.map((event) => settled(event, winners)),
      3_000,
    )
    const audit = auditOf(await store.read((view) => view.auditedEdges()), Number.MAX_SAFE_INTEGER)
    return { audit, edges, results: resultsOf(events, winners) }
  } finally {
    await store.close()
  }
}

/** Returns the edges of a store as `crossvenue export` writes them. */
export const exportedEdges = (store: Store): Promise<ExportedEdge[]> =>
  store.read(async (view) => {
    const edges: ExportedEdge[] = []
    for await (const row of exportRows(view, 'edges')) edges.push(row as unknown as ExportedEdge)
    return edges
  })

/** Returns the results of the markets of a catalogue that have a winner. */
export const resultsOf = (events: readonly CatalogueEvent[], winners: Winners): Result[] =>
  events.flatMap(({ sourceExchange: venue, id: eventId, category: ofEvent, markets }) =>
    markets.flatMap(({ marketId, outcomes, category = ofEvent }) => {
      const winner = outcomes[winners.get(`${venue} ${marketId}`) ?? -1]?.outcomeId
      const first = outcomes[0]?.outcomeId
      if (winner === undefined || first === undefined) return []
      return [{ venue, eventId, marketId, first, winner, ...(category !== undefined && { category }) }]
    }),
  )

async function storeEvents(store: Store, events: readonly CatalogueEvent[], at: number): Promise<void> {
  const sweep = await store.beginSweep('file', { at, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events, at })
}

const opened = (event: CatalogueEvent): CatalogueEvent => ({
  ...event,
  markets: event.markets.map(({ status: _, ...market }) => ({
    ...market,
    status: 'active',
    outcomes: market.outcomes.map(({ price: _price, bestBid: _bid, bestAsk: _ask, ...outcome }) => outcome),
  })),
})

const settled = (event: CatalogueEvent, winners: Winners): CatalogueEvent => ({
  ...opened(event),
  markets: opened(event).markets.map((market) => {
    const winner = winners.get(`${event.sourceExchange} ${market.marketId}`)
    if (winner === undefined) return market
    const outcomes = market.outcomes.map((outcome, index) => ({ ...outcome, price: index === winner ? 1 : 0 }))
    return { ...market, status: 'resolved', outcomes }
  }),
})
