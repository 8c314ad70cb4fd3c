import { type Kysely, sql } from 'kysely'
import { compareTexts } from './compare-texts.ts'
import type { EdgeGroup } from './edge-groups.ts'
import { engineSql } from './engine-sql.ts'
import { mergesEvents } from './merging-relations.ts'
import { readEdgeGroups } from './read-edge-groups.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, Tie, TieEnd, Ties } from './store.ts'

/** The ends of the edges of some events. */
interface Ends extends Pick<Ties, 'numbers'> {
  /** The numbers of events as a whole. */
  wholes: ReadonlySet<number>
}

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

async function readEnds(database: Kysely<Schema>, among: readonly string[]): Promise<Ends> {
  const { column, texts } = engineSql(database)
  const events = await database
    .selectFrom('edge_ends')
    .select(['event_id', column(sql.ref('id')).as('ids'), column(sql.ref('market_id')).as('markets')])
    .where('event_id', 'in', texts(among))
    .groupBy('event_id')
    .execute()
  const wholes = new Set<number>()
  const numbers = new Map<string, ReadonlyMap<string, number>>()
  for (const { event_id, ...columns } of events) {
    const [ids, markets] = [JSON.parse(columns.ids) as number[], JSON.parse(columns.markets) as string[]]
    const ofEvent = new Map<string, number>()
    for (const [place, id] of ids.entries()) {
      const market = markets[place] ?? ''
      if (market === '') wholes.add(id)
      else ofEvent.set(market, id)
    }
    numbers.set(event_id, ofEvent)
  }
  return { numbers, wholes }
}

/** Collects the edges between the events of one group. */
function collectTies({ numbers, wholes }: Ends, minConfidence: number) {
  const matched = new Set<number>()
  const merged: [number, number][] = []
  const strongest = new Map<string, Map<string, Tie>>()
  const floors = { below: -1, upTo: 1 }
  const endOf = (event: string, number: number): TieEnd => (wholes.has(number) ? { event } : { event, market: number })
  const nameOf = ({ event, market }: TieEnd): string => {
    for (const [name, number] of numbers.get(event) ?? []) if (number === market) return name
    return ''
  }
  /** Whether an edge comes before another of the same events: the most confident first, then by the names of its markets. */
  const isBefore = (one: Tie, other: Tie): boolean =>
    (other.confidence - one.confidence ||
      compareTexts(nameOf(one.a), nameOf(other.a)) ||
      compareTexts(nameOf(one.b), nameOf(other.b))) < 0
  return {
    add({ a_event, b_event, relation, confidence, ...edges }: EdgeGroup): void {
      if (confidence < minConfidence) {
        floors.below = Math.max(floors.below, confidence)
        return
      }
      floors.upTo = Math.min(floors.upTo, confidence)
      const [as, bs] = [JSON.parse(edges.a_ends) as number[], JSON.parse(edges.b_ends) as number[]]
      for (const market of as) if (!wholes.has(market)) matched.add(market)
      for (const market of bs) if (!wholes.has(market)) matched.add(market)
      if (mergesEvents(relation)) {
        for (const [place, a] of as.entries()) {
          const b = bs[place]
          if (b !== undefined && !wholes.has(a) && !wholes.has(b)) merged.push([a, b])
        }
      }
      const tie = { a: endOf(a_event, edges.a), b: endOf(b_event, edges.b), confidence }
      const others = strongest.get(a_event) ?? new Map<string, Tie>()
      strongest.set(a_event, others)
      const known = others.get(b_event)
      if (!known || isBefore(tie, known)) others.set(b_event, tie)
    },
    ties: (): Ties => ({
      numbers,
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
