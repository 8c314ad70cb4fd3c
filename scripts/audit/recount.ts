// Counts settled pairs by itself, to check the settlement audit: it shares no code with the service and imports nothing.

/** A matched pair as `crossvenue export --tables edges --format jsonl` writes it. */
export interface ExportedEdge {
  venueA: string
  eventA: string
  marketA: string | null
  venueB: string
  eventB: string
  marketB: string | null
  relation: string
  confidence: number
  outcomes: readonly { a: string; b: string }[]
}

/** A market that was settled, from a source that the service does not read. */
export interface Result {
  venue: string
  eventId: string
  marketId: string
  category?: string
  /** Its first outcome and the one that won. */
  first: string
  winner: string
}

interface Count {
  pairs: number
  held: number
  share?: number
  low: number
  high: number
}

export interface Recount {
  total: Count
  byRelation: Record<string, Count>
  byCategory: Record<string, Count>
  byVenues: Record<string, Count>
  byConfidence: Record<string, Count>
  /** The pairs that were settled otherwise: `<relation> <venue> <market> <venue> <market>`. */
  divergences: string[]
}

/** Joins edges with results and counts, in each group, how many pairs were settled as their relation says. */
export function recount(edges: readonly ExportedEdge[], results: readonly Result[]): Recount {
  const settled = new Map<string, Result>()
  for (const result of results) settled.set(`${result.venue}|${result.eventId}|${result.marketId}`, result)
  const tables = ['total', 'byRelation', 'byCategory', 'byVenues', 'byConfidence'] as const
  const counted = new Map<string, Map<string, [pairs: number, held: number]>>()
  for (const table of tables) counted.set(table, new Map())
  const divergences: string[] = []

  for (const edge of edges) {
    const { relation, confidence } = edge
    const a = settled.get(`${edge.venueA}|${edge.eventA}|${edge.marketA}`)
    const b = settled.get(`${edge.venueB}|${edge.eventB}|${edge.marketB}`)
    if (!a || !b) continue
    const verdict = isAsStated(edge, a, b)
    if (verdict === 'no statement') continue
    // Ten bands by the first decimal, the last one with 1.
    const tenth = confidence >= 1 ? 9 : Number(confidence.toFixed(6).slice(2, 3))
    const groups = {
      total: 'total',
      byRelation: relation,
      byCategory: a.category ?? b.category ?? 'unknown',
      byVenues: a.venue < b.venue ? `${a.venue} ${b.venue}` : `${b.venue} ${a.venue}`,
      byConfidence: `${tenth === 0 ? '0' : `0.${tenth}`}-${tenth === 9 ? '1' : `0.${tenth + 1}`}`,
    }
    for (const table of tables) {
      const [pairs, held] = counted.get(table)?.get(groups[table]) ?? [0, 0]
      counted.get(table)?.set(groups[table], [pairs + 1, held + (verdict === 'held' ? 1 : 0)])
    }
    if (verdict === 'diverged') divergences.push(`${relation} ${a.venue} ${a.marketId} ${b.venue} ${b.marketId}`)
  }
  const read = (table: string): Record<string, Count> =>
    Object.fromEntries([...(counted.get(table) ?? [])].map(([group, [pairs, held]]) => [group, countOf(pairs, held)]))
  return {
    total: read('total').total ?? countOf(0, 0),
    byRelation: read('byRelation'),
    byCategory: read('byCategory'),
    byVenues: read('byVenues'),
    byConfidence: read('byConfidence'),
    divergences: divergences.sort(),
  }
}

/** The pairs of results that each relation allows, the first market's first. */
const allowed = new Map([
  ['subset', ['yes yes', 'no yes', 'no no']],
  ['superset', ['yes yes', 'yes no', 'no no']],
  ['disjoint', ['yes no', 'no yes', 'no no']],
])

function isAsStated({ relation, outcomes }: ExportedEdge, a: Result, b: Result): 'held' | 'diverged' | 'no statement' {
  if (relation === 'identity' || relation === 'complement') {
    if (outcomes.length === 0) return 'no statement'
    // Either both outcomes of a pair paid out, or neither did.
    const unlike = outcomes.filter((pair) => Number(pair.a === a.winner) + Number(pair.b === b.winner) === 1)
    return unlike.length === 0 ? 'held' : 'diverged'
  }
  const worlds = allowed.get(relation)
  if (!worlds) return 'no statement'
  const seen = [a, b].map(({ winner, first }) => (winner === first ? 'yes' : 'no')).join(' ')
  return worlds.includes(seen) ? 'held' : 'diverged'
}

/**
 * The score interval at 95 per cent as the two roots of (held - pairs * p)^2 = z^2 * pairs * p * (1 - p): the shares from
 * which the counted one is just 1.96 standard errors away.
 */
function countOf(pairs: number, held: number): Count {
  if (pairs === 0) return { pairs, held, low: 0, high: 1 }
  const zz = 1.959963984540054 ** 2
  const [square, linear, constant] = [pairs * pairs + zz * pairs, -(2 * held * pairs + zz * pairs), held * held]
  const root = Math.sqrt(Math.max(0, linear * linear - 4 * square * constant))
  return {
    pairs,
    held,
    share: held / pairs,
    low: (-linear - root) / (2 * square),
    high: (-linear + root) / (2 * square),
  }
}
