import { createGroups } from '../store/groups.ts'
import type { EdgeScope, Link } from '../store/store.ts'
import { type ClusterRules, clusterLinks, type LinkCluster } from './cluster-links.ts'

/** Links that connect some events with each other and with no others, and the rules between these events. */
interface Part extends Required<ClusterRules> {
  links: Link[]
  /** The clusters of each choice of the links that was requested, by `choiceOf`. */
  known: Map<number | string, readonly LinkCluster[]>
}

export interface LinkParts {
  /** Returns the clusters by the links of these relations that are at least this certain; equal ones may be one object. */
  clusters(scope: Pick<EdgeScope, 'relations' | 'minConfidence'>): LinkCluster[]
}

/** The choices of links of which the clusters are cached; several times a large catalogue. */
const MAX_KNOWN = 50_000
/** The links of which a choice is a small number. */
const MAX_BITS = 30

/**
 * Splits links into connected parts. Clusters never extend over two parts, and most parts have the same links in most
 * scopes, so each is clustered once for every choice of its links.
 */
export function createLinkParts(links: readonly Link[], { apart = [] }: ClusterRules = {}): LinkParts {
  const parts = partsOf(links, apart)
  let count = 0
  const clustersOf = (part: Part, isWanted: (link: Link) => boolean): readonly LinkCluster[] => {
    const choice = choiceOf(part.links, isWanted)
    const known = part.known.get(choice)
    if (known) return known
    if (count >= MAX_KNOWN) {
      count -= part.known.size
      part.known.clear()
    }
    const found = clusterLinks(part.links.filter(isWanted), part)
    part.known.set(choice, found)
    count++
    return found
  }
  return {
    clusters({ relations, minConfidence = 0 }) {
      const wanted = relations && new Set(relations)
      const isWanted = ({ relation, confidence }: Link): boolean =>
        confidence >= minConfidence && (wanted?.has(relation) ?? true)
      const clusters: LinkCluster[] = []
      for (const part of parts) for (const cluster of clustersOf(part, isWanted)) clusters.push(cluster)
      return clusters
    },
  }
}

/** Returns which links are wanted: a bit for each, or a letter for each of many. */
function choiceOf(links: readonly Link[], isWanted: (link: Link) => boolean): number | string {
  if (links.length > MAX_BITS) return links.map((link) => (isWanted(link) ? '1' : '0')).join('')
  let bits = 0
  for (const link of links) bits = 2 * bits + Number(isWanted(link))
  return bits
}

function partsOf(links: readonly Link[], apart: readonly (readonly [string, string])[]): Part[] {
  const groups = createGroups()
  for (const { a, b } of links) groups.unite(a, b, 1)
  const parts = new Map<string, Part & { apart: (readonly [string, string])[] }>()
  for (const link of links) {
    const root = groups.root(link.a)
    const part = parts.get(root)
    if (part) part.links.push(link)
    else parts.set(root, { links: [link], apart: [], known: new Map() })
  }
  for (const pair of apart) {
    const [one, other] = pair.map((event) => groups.root(event))
    if (one === other) parts.get(one ?? '')?.apart.push(pair)
  }
  return [...parts.values()]
}
