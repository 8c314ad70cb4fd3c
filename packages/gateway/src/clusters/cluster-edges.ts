import type { Edge, Ref } from '@crossvenue/matcher'
import { serviceId } from '../store/service-id.ts'
import { createGroups } from './groups.ts'

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

export interface ClusterRules {
  /** Only the surest so many edges count. */
  limit?: number | undefined
  /** Pairs of events that no cluster may hold both of. */
  apart?: readonly (readonly [string, string])[]
}

/**
 * Groups events by their edges. Identity and complement merge events into cores. Any other relation only attaches a free event to one core, or to one free event that becomes the centre of a star,
 * so two cores are never glued by an overlap:
 *
 *     [a = b = c] <- d      e <- f      d - e stays outside: d is taken
 */
export function clusterEdges<E extends Link>(
  edges: readonly E[],
  { limit = edges.length, apart }: ClusterRules = {},
): EdgeCluster<E>[] {
  const groups = createGroups(apart)
  const all = edges.map((edge) => ({ edge, a: idOf(edge.a), b: idOf(edge.b) }))
  const pairs = all.sort(byConfidence).slice(0, limit)
  const others = pairs.filter(({ edge }) => !merges(edge))
  for (const { edge, a, b } of pairs) if (merges(edge)) groups.unite(a, b, edge.confidence)

  const cores = new Set(pairs.filter(({ edge }) => merges(edge)).flatMap(({ a, b }) => [a, b]))
  const attached = new Set<string>()
  const isFree = (event: string) => !cores.has(event) && !attached.has(event)
  const attach = (event: string, centre: string, confidence: number) => {
    const united = groups.unite(event, centre, confidence)
    if (united) attached.add(event)
    return united
  }
  for (const { edge, a, b } of others) {
    if (cores.has(a) && isFree(b)) attach(b, a, edge.confidence)
    else if (cores.has(b) && isFree(a)) attach(a, b, edge.confidence)
  }
  const centres = new Set<string>()
  for (const { edge, a, b } of others) {
    if (!isFree(a) || !isFree(b) || (centres.has(a) && centres.has(b))) continue
    const [centre, event] = centres.has(b) ? [b, a] : [a, b]
    if (attach(event, centre, edge.confidence)) centres.add(centre)
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
