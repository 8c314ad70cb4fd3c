import { serviceId } from '../store/service-id.ts'
import type { Link, StoredEdge } from '../store/store.ts'

/**
 * Sorts edges by their distance from the anchored events, counted in edges; edges with the same distance keep their
 * order.
 */
export function nearestEdges(edges: readonly StoredEdge[], anchor: ReadonlySet<string>): StoredEdge[] {
  const ends = edges.map((edge) => {
    const [a, b] = [serviceId(edge.a.venue, edge.a.eventId), serviceId(edge.b.venue, edge.b.eventId)]
    return { edge, a, b }
  })
  return nearestLinks(ends, anchor).map(({ edge }) => edge)
}

/** Sorts links by their distance from the anchor, counted in links; links with the same distance keep their order. */
export function nearestLinks<L extends Pick<Link, 'a' | 'b'>>(links: readonly L[], anchor: ReadonlySet<string>): L[] {
  const neighbours = new Map<string, Set<string>>()
  for (const { a, b } of links) {
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
    neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a))
  }
  const distance = new Map<string, number>(Array.from(anchor, (member) => [member, 0]))
  // A map also yields entries that are added during the loop, so this is a breadth-first search.
  for (const [member, steps] of distance) {
    for (const next of neighbours.get(member) ?? []) if (!distance.has(next)) distance.set(next, steps + 1)
  }
  const steps = (member: string): number => distance.get(member) ?? Number.POSITIVE_INFINITY
  return links
    .map((link) => ({ link, distance: Math.min(steps(link.a), steps(link.b)) }))
    .sort((one, other) => (one.distance < other.distance ? -1 : one.distance > other.distance ? 1 : 0))
    .map(({ link }) => link)
}
