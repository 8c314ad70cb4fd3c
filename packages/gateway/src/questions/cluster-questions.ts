import type { Override } from '@crossvenue/matcher'
import { clusterLinks, type LinkCluster } from '../clusters/cluster-links.ts'
import { parseMarketMember } from '../store/market-member.ts'
import type { MarketEdge, QuestionMarket } from '../store/store.ts'
import { alignOutcomes } from './align-outcomes.ts'
import { apartMarkets } from './apart-markets.ts'

/** A cluster of markets, with the outcomes of each that settle alike. */
export interface QuestionCluster extends LinkCluster {
  markets: QuestionMarket[]
}

/** Groups markets by their edges as `clusterLinks` groups events. Edges must be sorted, the most confident first. */
export function clusterQuestions(edges: readonly MarketEdge[], overrides: readonly Override[]): QuestionCluster[] {
  const clusters = clusterLinks(edges, { apart: apartMarkets(overrides, edges) })
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.members.map((member) => [member, cluster] as const)))
  const edgesOf = new Map<LinkCluster | undefined, MarketEdge[]>()
  for (const edge of edges) {
    const cluster = clusterOf.get(edge.a)
    const known = edgesOf.get(cluster)
    if (known) known.push(edge)
    else edgesOf.set(cluster, [edge])
  }
  return clusters.map((cluster) => {
    const aligned = alignOutcomes(cluster.members, edgesOf.get(cluster) ?? [])
    return {
      ...cluster,
      markets: cluster.members.map((member) => ({ ...parseMarketMember(member), ...aligned.get(member) })),
    }
  })
}
