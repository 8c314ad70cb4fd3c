import { serviceId } from '../store/service-id.ts'
import type { StoredEdge } from '../store/store.ts'

/** Sorts edges by their distance in edges from the anchor; equally near ones keep their order. */
export function nearestEdges(edges: readonly StoredEdge[], anchor: ReadonlySet<string>): StoredEdge[] {
  const neighbours = new Map<string, Set<string>>()
  const ends = edges.map((edge) => {
    const [a, b] = [serviceId(edge.a.venue, edge.a.eventId), serviceId(edge.b.venue, edge.b.eventId)]
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
    neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a))
    return { edge, a, b }
  })
  const distance = new Map<string, number>(Array.from(anchor, (event) => [event, 0]))
  // A map also yields entries that are added during the loop, so this is a breadth-first search.
  for (const [event, steps] of distance) {
    for (const next of neighbours.get(event) ?? []) if (!distance.has(next)) distance.set(next, steps + 1)
  }
  const steps = (event: string): number => distance.get(event) ?? Number.POSITIVE_INFINITY
  return ends
    .map(({ edge, a, b }) => ({ edge, distance: Math.min(steps(a), steps(b)) }))
    .sort((one, other) => (one.distance < other.distance ? -1 : one.distance > other.distance ? 1 : 0))
    .map(({ edge }) => edge)
}
