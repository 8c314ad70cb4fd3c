import type { Relation } from '@crossvenue/venues'
import { byConfidence } from '../store/by-confidence.ts'
import { createGroups } from '../store/groups.ts'
import { mergesEvents } from '../store/merging-relations.ts'
import type { Link } from '../store/store.ts'

/** A cluster of events. */
export interface LinkCluster {
  /** Service ids, sorted. */
  members: string[]
  /** Relations among the events, sorted. */
  relations: Relation[]
  /** The weakest link of the maximum spanning tree. */
  confidence: number
}

export interface ClusterRules {
  /** Pairs of events that must not be in one cluster. */
  apart?: readonly (readonly [string, string])[]
}

/**
 * Groups events by their links. Identity and complement merge events into cores. Any other relation only attaches an
 * event without a core to one core, or to one such event that becomes the center of a star, so an overlap never joins
 * two cores:
 *
 *     [a = b = c] <- d      e <- f      d - e stays outside: d is taken
 *
 * The cluster of an event depends only on the links that connect it, directly or through others.
 */
export function clusterLinks(given: readonly Link[], { apart }: ClusterRules = {}): LinkCluster[] {
  const groups = createGroups(apart)
  const links = given.toSorted(byConfidence)
  const others = links.filter((link) => !merges(link))
  for (const link of links) if (merges(link)) groups.unite(link.a, link.b, link.confidence)

  const cores = new Set(links.filter(merges).flatMap(({ a, b }) => [a, b]))
  const attached = new Set<string>()
  const isFree = (event: string) => !cores.has(event) && !attached.has(event)
  const attach = (event: string, centre: string, confidence: number) => {
    const united = groups.unite(event, centre, confidence)
    if (united) attached.add(event)
    return united
  }
  for (const { a, b, confidence } of others) {
    if (cores.has(a) && isFree(b)) attach(b, a, confidence)
    else if (cores.has(b) && isFree(a)) attach(a, b, confidence)
  }
  const centres = new Set<string>()
  for (const { a, b, confidence } of others) {
    if (!isFree(a) || !isFree(b) || (centres.has(a) && centres.has(b))) continue
    const [centre, event] = centres.has(b) ? [b, a] : [a, b]
    if (attach(event, centre, confidence)) centres.add(centre)
  }

  const relations = new Map<string, Set<Relation>>()
  for (const { a, b, relation } of links) {
    const root = groups.root(a)
    if (root === groups.root(b)) relations.set(root, (relations.get(root) ?? new Set()).add(relation))
  }
  return Array.from(groups.members(), ([root, members]) => ({
    members: members.sort(),
    relations: [...(relations.get(root) ?? [])].sort(),
    confidence: groups.weakest(root),
  }))
}

const merges = ({ relation }: Link): boolean => mergesEvents(relation)
