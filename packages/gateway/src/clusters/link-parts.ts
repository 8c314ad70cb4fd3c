import { LRUCache } from 'lru-cache'
import { createGroups } from '../store/groups.ts'
import type { EdgeScope, Link } from '../store/store.ts'
import { type ClusterRules, clusterLinks, type LinkCluster } from './cluster-links.ts'

/** Links that connect some events with each other and with no others, and the rules between these events. */
interface Part extends Required<ClusterRules> {
  links: Link[]
}

export interface LinkParts {
  /** Returns the clusters by the links of these relations that are at least this certain; equal ones may be one object. */
  clusters(scope: Pick<EdgeScope, 'relations' | 'minConfidence'>): LinkCluster[]
}

/** The parts of which clusters are cached, each once for every choice of its links; several times a large catalogue. */
const MAX_KNOWN = 50_000

/**
 * Splits links into connected parts. Clusters never extend over two parts, and most parts have the same links in most
 * scopes, so each is clustered once for every choice of its links.
 */
export function createLinkParts(links: readonly Link[], { apart = [] }: ClusterRules = {}): LinkParts {
  const parts = partsOf(links, apart)
  const known = new LRUCache<string, readonly LinkCluster[]>({ max: MAX_KNOWN })
  return {
    clusters({ relations, minConfidence = 0 }) {
      const wanted = relations && new Set(relations)
      const isWanted = ({ relation, confidence }: Link): boolean =>
        confidence >= minConfidence && (wanted?.has(relation) ?? true)
      const clusters: LinkCluster[] = []
      for (const [place, part] of parts.entries()) {
        let choice = `${place} `
        for (const link of part.links) choice += isWanted(link) ? '1' : '0'
        let found = known.get(choice)
        if (!found) {
          found = clusterLinks(part.links.filter(isWanted), part)
          known.set(choice, found)
        }
        for (const cluster of found) clusters.push(cluster)
      }
      return clusters
    },
  }
}

function partsOf(links: readonly Link[], apart: readonly (readonly [string, string])[]): Part[] {
  const groups = createGroups()
  for (const { a, b } of links) groups.unite(a, b, 1)
  const parts = new Map<string, Part & { apart: (readonly [string, string])[] }>()
  for (const link of links) {
    const root = groups.root(link.a)
    const part = parts.get(root)
    if (part) part.links.push(link)
    else parts.set(root, { links: [link], apart: [] })
  }
  for (const pair of apart) {
    const [one, other] = pair.map((event) => groups.root(event))
    if (one === other) parts.get(one ?? '')?.apart.push(pair)
  }
  return [...parts.values()]
}
