import type { Edge, Ref } from '@crossvenue/matcher'
import { serviceId } from '../store/service-id.ts'

type Link = Pick<Edge, 'a' | 'b' | 'relation' | 'confidence'>

/** Events that belong together, and the edges among them. */
export interface EdgeCluster<E extends Link> {
  /** Service ids, sorted. */
  members: string[]
  /** Most confident first, then by the ids of the pair. */
  edges: E[]
  /** The weakest edge of the strongest tree that holds the cluster together. */
  confidence: number
}

/**
 * Groups events by their edges, in any order. Identity and complement merge events into cores. Any other relation only
 * attaches a free event to one core, or to one free event that becomes the centre of a star, so two cores are never
 * glued by an overlap:
 *
 *     [a = b = c] <- d      e <- f      d - e stays outside: d is taken
 */
export function clusterEdges<E extends Link>(edges: readonly E[]): EdgeCluster<E>[] {
  const groups = createGroups()
  const pairs = edges.map((edge) => ({ edge, a: idOf(edge.a), b: idOf(edge.b) })).sort(byConfidence)
  const others = pairs.filter(({ edge }) => !merges(edge))
  for (const { edge, a, b } of pairs) if (merges(edge)) groups.unite(a, b, edge.confidence)

  const cores = new Set(pairs.filter(({ edge }) => merges(edge)).flatMap(({ a, b }) => [a, b]))
  const attached = new Set<string>()
  const isFree = (event: string) => !cores.has(event) && !attached.has(event)
  const attach = (event: string, centre: string, confidence: number) => {
    attached.add(event)
    groups.unite(event, centre, confidence)
  }
  for (const { edge, a, b } of others) {
    if (cores.has(a) && isFree(b)) attach(b, a, edge.confidence)
    else if (cores.has(b) && isFree(a)) attach(a, b, edge.confidence)
  }
  const centres = new Set<string>()
  for (const { edge, a, b } of others) {
    if (!isFree(a) || !isFree(b) || (centres.has(a) && centres.has(b))) continue
    const [centre, event] = centres.has(b) ? [b, a] : [a, b]
    centres.add(centre)
    attach(event, centre, edge.confidence)
  }

  const clusters = new Map<string, EdgeCluster<E>>()
  for (const [root, members] of groups.members()) {
    clusters.set(root, { members: members.sort(), edges: [], confidence: groups.weakest(root) })
  }
  for (const { edge, a, b } of pairs) {
    const root = groups.root(a)
    if (root === groups.root(b)) clusters.get(root)?.edges.push(edge)
  }
  return [...clusters.values()]
}

interface Pair {
  edge: Link
  a: string
  b: string
}

const byConfidence = (one: Pair, other: Pair): number =>
  other.edge.confidence - one.edge.confidence ||
  compare(one.a, other.a) ||
  compare(one.b, other.b) ||
  compare(one.edge.a.marketId, other.edge.a.marketId) ||
  compare(one.edge.b.marketId, other.edge.b.marketId)

const compare = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0)

const merges = ({ relation }: Link): boolean => relation === 'identity' || relation === 'complement'

const idOf = ({ venue, eventId }: Ref): string => serviceId(venue, eventId)

/** Disjoint groups of events; each remembers the weakest of the edges that united it. */
function createGroups() {
  const parents = new Map<string, string>()
  const weakest = new Map<string, number>()
  const root = (event: string): string => {
    let top = event
    for (let parent = parents.get(top); parent !== undefined && parent !== top; parent = parents.get(top)) top = parent
    for (let next = event; next !== top; ) {
      const parent = parents.get(next) ?? top
      parents.set(next, top)
      next = parent
    }
    return top
  }
  return {
    root,
    weakest: (top: string) => weakest.get(top) ?? 1,
    unite(a: string, b: string, confidence: number) {
      const [first, second] = [root(a), root(b)]
      if (first === second) return
      const lowest = Math.min(confidence, weakest.get(first) ?? 1, weakest.get(second) ?? 1)
      parents.set(first, first)
      parents.set(second, first)
      weakest.set(first, lowest)
    },
    members(): Map<string, string[]> {
      const members = new Map<string, string[]>()
      for (const event of parents.keys()) {
        const top = root(event)
        const group = members.get(top)
        if (group) group.push(event)
        else members.set(top, [event])
      }
      return members
    },
  }
}
