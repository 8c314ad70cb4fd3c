import { type Kysely, sql } from 'kysely'
import { compareTexts } from './compare-texts.ts'
import { type EdgeGroup, readEdgeGroups } from './edge-groups.ts'
import { engineSql } from './engine-sql.ts'
import { mergesEvents } from './merging-relations.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, Tie, TieEnd, Ties } from './store.ts'

type Ends = ReadonlyMap<number, TieEnd>

/** Returns what the edges in scope between the events of each group say about their markets. */
export async function readTies(
  database: Kysely<Schema>,
  { minConfidence = 0, ...scope }: EdgeScope,
  groups: readonly (readonly string[])[],
): Promise<Ties[]> {
  const among = groups.flat()
  const ends = await readEnds(database, among)
  const groupOf = new Map(groups.flatMap((events, group) => events.map((event) => [event, group] as const)))
  const collected = groups.map(() => collectTies(ends, minConfidence))
  for (const edges of await readEdgeGroups(database, scope, among)) {
    const group = groupOf.get(edges.a_event)
    if (group !== undefined && group === groupOf.get(edges.b_event)) collected[group]?.add(edges)
  }
  return collected.map(({ ties }) => ties())
}

type PackedEnd = readonly [id: number, market: string]

async function readEnds(database: Kysely<Schema>, among: readonly string[]): Promise<Ends> {
  const { packed, texts } = engineSql(database)
  const events = await database
    .selectFrom('edge_ends')
    .select(['event_id', packed([sql.ref('id'), sql.ref('market_id')]).as('ends')])
    .where('event_id', 'in', texts(among))
    .groupBy('event_id')
    .execute()
  const found = new Map<number, TieEnd>()
  for (const { event_id: event, ends } of events) {
    for (const [id, market] of JSON.parse(ends ?? '[]') as PackedEnd[])
      found.set(id, market === '' ? { event } : { event, market: `${event}/${market}` })
  }
  return found
}

/** Collects the edges between the events of one group. */
function collectTies(ends: Ends, minConfidence: number) {
  const matched = new Set<string>()
  const merged: [string, string][] = []
  const strongest = new Map<string, Map<string, Tie>>()
  const floors = { below: -1, upTo: 1 }
  const marketsOf = (list: string): (string | undefined)[] =>
    (JSON.parse(list) as number[]).map((end) => ends.get(end)?.market)
  return {
    add(edges: EdgeGroup): void {
      const { a_event, b_event, relation, confidence } = edges
      if (confidence < minConfidence) {
        floors.below = Math.max(floors.below, confidence)
        return
      }
      floors.upTo = Math.min(floors.upTo, confidence)
      const [as, bs] = [marketsOf(edges.a_ends), marketsOf(edges.b_ends)]
      for (const market of as) if (market !== undefined) matched.add(market)
      for (const market of bs) if (market !== undefined) matched.add(market)
      if (mergesEvents(relation)) {
        for (const [place, a] of as.entries()) {
          const b = bs[place]
          if (a !== undefined && b !== undefined) merged.push([a, b])
        }
      }
      const [a, b] = [ends.get(edges.a), ends.get(edges.b)]
      if (!a || !b) return
      const others = strongest.get(a_event) ?? new Map<string, Tie>()
      strongest.set(a_event, others)
      const known = others.get(b_event)
      if (!known || isBefore(a, b, confidence, known)) others.set(b_event, { a, b, confidence })
    },
    ties: (): Ties => ({
      matched,
      merged,
      strongest: [...strongest.values()]
        .flatMap((others) => [...others.values()])
        .sort(
          (one, other) =>
            other.confidence - one.confidence ||
            compareTexts(one.a.event, other.a.event) ||
            compareTexts(one.b.event, other.b.event),
        ),
      floors,
    }),
  }
}

/** Whether an edge comes before another of the same events: the most confident first, then by the names of its markets. */
const isBefore = (a: TieEnd, b: TieEnd, confidence: number, known: Tie): boolean =>
  (known.confidence - confidence ||
    compareTexts(a.market ?? '', known.a.market ?? '') ||
    compareTexts(b.market ?? '', known.b.market ?? '')) < 0
