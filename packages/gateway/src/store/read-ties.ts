import { type Kysely, sql } from 'kysely'
import { compareTexts } from './compare-texts.ts'
import { edgesInScope, fits } from './edges-in-scope.ts'
import { engineSql } from './engine-sql.ts'
import { MERGING } from './merging-relations.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, Tie, TieEnd, Ties } from './store.ts'

/** An end of edges, and the place of the group of its event. */
interface Grouped {
  end: TieEnd
  group: number
}

type PackedEnd = readonly [id: number, event: string, market: string]

/**
 * Returns what the edges in scope between the events of each group say about their markets. A page of clusters has
 * thousands of edges, so they are read as columns of numbers, and no object is made of any.
 */
export async function readTies(
  database: Kysely<Schema>,
  { minConfidence = 0, ...scope }: EdgeScope,
  groups: readonly (readonly string[])[],
): Promise<Ties[]> {
  const among = groups.flat()
  const ends = await readEnds(database, groups, among)
  const { column, real } = engineSql(database)
  const [row] = await database
    .selectFrom(edgesInScope(database, scope).as('edges'))
    .select([
      column(sql.ref('a')).as('a'),
      column(sql.ref('b')).as('b'),
      column(sql`relation in (${sql.join(MERGING)})`).as('merges'),
      column(real('confidence')).as('confidence'),
    ])
    .where(fits(database, { among }))
    .execute()
  const [as, bs, merges, confidences] = [row?.a, row?.b, row?.merges, row?.confidence].map(
    (text) => JSON.parse(text ?? '[]') as number[],
  ) as [number[], number[], (number | boolean)[], number[]]
  const collected = groups.map(() => collectTies(minConfidence))
  for (const [place, confidence] of confidences.entries()) {
    const [a, b] = [ends.get(as[place] ?? -1), ends.get(bs[place] ?? -1)]
    if (a && b && a.group === b.group) collected[a.group]?.add(a.end, b.end, confidence, Boolean(merges[place]))
  }
  return collected.map(({ ties }) => ties())
}

async function readEnds(
  database: Kysely<Schema>,
  groups: readonly (readonly string[])[],
  among: readonly string[],
): Promise<Map<number, Grouped>> {
  const { packed, texts } = engineSql(database)
  const [row] = await database
    .selectFrom('edge_ends')
    .select(packed([sql.ref('id'), sql.ref('event_id'), sql.ref('market_id')]).as('rows'))
    .where('event_id', 'in', texts(among))
    .execute()
  const groupOf = new Map(groups.flatMap((events, group) => events.map((event) => [event, group] as const)))
  const rows = JSON.parse(row?.rows ?? '[]') as PackedEnd[]
  return new Map(
    rows.map(([id, event, market]) => [
      id,
      {
        end: { event, ...(market !== '' && { market: `${event}/${market}` }) },
        group: groupOf.get(event) ?? -1,
      },
    ]),
  )
}

/** Collects the edges of one group. */
function collectTies(minConfidence: number) {
  const matched = new Set<string>()
  const merged: [string, string][] = []
  const strongest = new Map<string, Map<string, Tie>>()
  const floors = { below: -1, upTo: 1 }
  return {
    add(a: TieEnd, b: TieEnd, confidence: number, merges: boolean): void {
      if (confidence < minConfidence) {
        floors.below = Math.max(floors.below, confidence)
        return
      }
      floors.upTo = Math.min(floors.upTo, confidence)
      if (a.market !== undefined) matched.add(a.market)
      if (b.market !== undefined) matched.add(b.market)
      if (merges && a.market !== undefined && b.market !== undefined) merged.push([a.market, b.market])
      const others = strongest.get(a.event) ?? new Map<string, Tie>()
      strongest.set(a.event, others)
      const known = others.get(b.event)
      if (!known || isBefore(a, b, confidence, known)) others.set(b.event, { a, b, confidence })
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
