import { heldAsStated } from '../audit/held.ts'
import { clusterLinks } from '../clusters/cluster-links.ts'
import { nameClusters } from '../clusters/name-clusters.ts'
import { MERGING } from '../store/merging-relations.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { QuestionMarket, View } from '../store/store.ts'

/** A line of a table; the same names in every line. Unknown values are null. */
export type ExportRow = Readonly<Record<string, string | number | boolean | null | object>>

/** The tables that can be exported. */
export const exportTables = ['clusters', 'questions', 'edges', 'quotes', 'candles', 'audit'] as const
export type ExportTable = (typeof exportTables)[number]

/** The kind of the values of a column. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'json'
export type ExportColumns = Readonly<Record<string, ColumnKind>>

const market = { venue: 'text', eventId: 'text', marketId: 'text' } as const
const pair = { relation: 'text', confidence: 'number' } as const

/** The columns of each table, for formats that state the types of values. */
export const exportColumns: Readonly<Record<ExportTable, ExportColumns>> = {
  clusters: {
    clusterId: 'text',
    venue: 'text',
    eventId: 'text',
    title: 'text',
    relations: 'json',
    confidence: 'number',
  },
  questions: { clusterId: 'text', ...market, yes: 'text', no: 'text', relations: 'json', confidence: 'number' },
  edges: {
    ...{ venueA: 'text', eventA: 'text', marketA: 'text', venueB: 'text', eventB: 'text', marketB: 'text' },
    ...pair,
    ...{ updatedAt: 'time', outcomes: 'json', evidence: 'json' },
  },
  quotes: {
    ...{ clusterId: 'text', ...market, outcomeId: 'text' },
    ...{ time: 'time', bid: 'number', ask: 'number', price: 'number' },
  },
  candles: { clusterId: 'text', ...market, outcomeId: 'text', time: 'time', close: 'number' },
  audit: {
    ...{ venueA: 'text', eventA: 'text', marketA: 'text', winnerA: 'text' },
    ...{ venueB: 'text', eventB: 'text', marketB: 'text', winnerB: 'text' },
    ...pair,
    held: 'boolean',
  },
}

const EDGES_AT_ONCE = 1_000

/** Yields the rows of a table, in an order that depends on the data only. */
export async function* exportRows(view: View, table: ExportTable): AsyncGenerator<ExportRow> {
  yield* await tables[table](view)
}

const tables: Record<ExportTable, (view: View) => AsyncGenerator<ExportRow>> = {
  async *clusters(view) {
    const clusters = clusterLinks(await view.links({ relations: MERGING }))
    const known = await view.clusterIds(clusters.flatMap(({ members }) => members))
    const named = await nameClusters(clusters, known)
    const titles = new Map((await view.summaries([...known.members.keys()])).map(({ id, title }) => [id, title]))
    for (const { id, members, relations, confidence } of named.sort((a, b) => (a.id < b.id ? -1 : 1))) {
      for (const member of members) {
        yield { clusterId: id, ...eventOf(member), title: titles.get(member) ?? null, relations, confidence }
      }
    }
  },

  async *questions(view) {
    for (const { id, relations, confidence, markets } of await view.questions()) {
      for (const { eventId, marketId, yes = null, no = null } of markets) {
        yield { clusterId: id, ...eventOf(eventId), marketId, yes, no, relations, confidence }
      }
    }
  },

  async *edges(view) {
    const edges = await view.edges({})
    for (let start = 0; start < edges.length; start += EDGES_AT_ONCE) {
      const some = edges.slice(start, start + EDGES_AT_ONCE)
      const reasons = await view.reasons(some.map(({ id }) => id))
      for (const { id, a, b, relation, confidence, updatedAt } of some) {
        const { outcomes = [], evidence = [] } = reasons.get(id) ?? {}
        yield {
          venueA: a.venue,
          eventA: a.eventId,
          marketA: a.marketId ?? null,
          venueB: b.venue,
          eventB: b.eventId,
          marketB: b.marketId ?? null,
          relation,
          confidence,
          updatedAt: new Date(updatedAt).toISOString(),
          outcomes,
          evidence,
        }
      }
    }
  },

  async *quotes(view) {
    for (const { id, markets } of await view.questions()) {
      for (const market of markets) yield* quotesOf(view, id, market)
    }
  },

  async *candles(view) {
    for (const { id, markets } of await view.questions()) {
      for (const market of markets) {
        for (const { at, outcomeId, close } of await view.candles(market, Number.MAX_SAFE_INTEGER)) {
          const place = { clusterId: id, ...eventOf(market.eventId), marketId: market.marketId, outcomeId }
          yield { ...place, time: new Date(at).toISOString(), close }
        }
      }
    }
  },

  async *audit(view) {
    for (const edge of await view.auditedEdges()) {
      const { a, b, relation, confidence } = edge
      const [one, other] = [parseServiceId(a.eventId), parseServiceId(b.eventId)]
      yield {
        venueA: one.venue,
        eventA: one.eventId,
        marketA: a.marketId,
        winnerA: a.winner,
        venueB: other.venue,
        eventB: other.eventId,
        marketB: b.marketId,
        winnerB: b.winner,
        relation,
        confidence,
        held: heldAsStated(edge) ?? null,
      }
    }
  },
}

async function* quotesOf(view: View, clusterId: string, market: QuestionMarket): AsyncGenerator<ExportRow> {
  const [summary] = await view.marketSummaries([market])
  for (const { at, quotes } of await view.quoteHistory(market, Number.MAX_SAFE_INTEGER)) {
    for (const [index, { outcomeId }] of (summary?.outcomes ?? []).entries()) {
      const [price = null, bid = null, ask = null] = quotes[index] ?? []
      const time = new Date(at).toISOString()
      yield { clusterId, ...eventOf(market.eventId), marketId: market.marketId, outcomeId, time, bid, ask, price }
    }
  }
}

const eventOf = (serviceId: string) => parseServiceId(serviceId)
