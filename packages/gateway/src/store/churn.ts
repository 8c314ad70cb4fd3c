import { z } from 'zod'

const count = z.number().int().min(0)

/**
 * How clusters changed from one matching to the next. Every earlier cluster is unchanged, grown, shrunk, split, gone or
 * part of a merged one; every present cluster is unchanged, grown, shrunk, merged, new or part of a split one.
 */
export const Churn = z
  .object({
    unchanged: count.describe('Clusters with the same events.'),
    grown: count.describe('Clusters that gained events that were in none; they may have lost some as well.'),
    shrunk: count.describe('Clusters that only lost events.'),
    merged: count.describe('Clusters that hold events of several earlier ones.'),
    split: count.describe('Earlier clusters whose events are in several now.'),
    new: count.describe('Clusters of events that were in none.'),
    gone: count.describe('Earlier clusters whose events are in none now.'),
  })
  .meta({ id: 'Churn', description: 'How clusters changed in the last matching.' })
export type Churn = z.infer<typeof Churn>

const none: Churn = { unchanged: 0, grown: 0, shrunk: 0, merged: 0, split: 0, new: 0, gone: 0 }

/** Adds up the changes of different clusters. */
export const addChurn = (one: Churn = none, other: Churn = none): Churn => ({
  unchanged: one.unchanged + other.unchanged,
  grown: one.grown + other.grown,
  shrunk: one.shrunk + other.shrunk,
  merged: one.merged + other.merged,
  split: one.split + other.split,
  new: one.new + other.new,
  gone: one.gone + other.gone,
})

/** Compares two assignments of events to clusters, whatever the ids of the clusters. */
export function churnOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Churn {
  const [earlier, later] = [groups(before), groups(after)]
  const churn: Churn = { ...none }
  for (const events of earlier.values()) {
    const heirs = among(events, after)
    if (heirs.size === 0) churn.gone++
    if (heirs.size > 1) churn.split++
  }
  for (const events of later.values()) {
    const origins = among(events, before)
    if (origins.size === 0) churn.new++
    if (origins.size > 1) churn.merged++
    const origin = earlier.get([...origins][0] ?? '')
    if (origins.size !== 1 || !origin || among(origin, after).size > 1) continue
    const stayed = events.filter((event) => before.has(event)).length
    if (stayed < events.length) churn.grown++
    else if (stayed < origin.length) churn.shrunk++
    else churn.unchanged++
  }
  return churn
}

/** Describes churn in words, without the changes that did not happen. */
export const describeChurn = (churn: Churn): string =>
  Object.entries(churn)
    .filter(([, clusters]) => clusters > 0)
    .map(([change, clusters]) => `${clusters} ${change}`)
    .join(', ') || 'none'

function groups(members: ReadonlyMap<string, string>): Map<string, string[]> {
  const clusters = new Map<string, string[]>()
  for (const [event, cluster] of members) {
    const events = clusters.get(cluster)
    if (events) events.push(event)
    else clusters.set(cluster, [event])
  }
  return clusters
}

const among = (events: readonly string[], members: ReadonlyMap<string, string>): Set<string> =>
  new Set(events.flatMap((event) => members.get(event) ?? []))
