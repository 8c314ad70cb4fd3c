import type { candidatePairs } from '@crossvenue/matcher'
import type { LabelEnd, LabelledSet } from './labelled-sets.ts'

/** The figures of the step before comparing, measured by itself. */
export interface Blocking {
  /** Labeled identities, and how many of them become candidates. */
  identities: number
  together: number
  /** Markets of all venues, and their comparisons: the total and the most of one market. */
  markets: number
  candidates: number
  most: number
}

/** Measures how many labeled identities become candidates, and at what cost. */
export function measureBlocking({ events, labels }: LabelledSet, pairs: ReturnType<typeof candidatePairs>): Blocking {
  const met = new Set<string>()
  const counts = new Map<string, number>()
  for (const { a, b } of pairs) {
    for (const [one, other] of [
      [a.ref, b.ref],
      [b.ref, a.ref],
    ] as const) {
      counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1)
      met.add(keyOf(one, other)).add(keyOf(eventOf(one), eventOf(other)))
    }
  }
  const identities = labels.filter(({ relation, certainty }) => relation === 'identity' && certainty !== 'arguable')
  return {
    identities: identities.length,
    together: identities.filter(({ a, b }) => met.has(keyOf(a, b))).length,
    markets: events.reduce((sum, event) => sum + event.markets.length, 0),
    candidates: pairs.length * 2,
    most: Math.max(0, ...counts.values()),
  }
}

/** Adds up sets. */
export const totalBlocking = (sets: readonly Blocking[]): Blocking =>
  sets.reduce(
    (sum, one) => ({
      identities: sum.identities + one.identities,
      together: sum.together + one.together,
      markets: sum.markets + one.markets,
      candidates: sum.candidates + one.candidates,
      most: Math.max(sum.most, one.most),
    }),
    { identities: 0, together: 0, markets: 0, candidates: 0, most: 0 },
  )

const eventOf = ({ venue, eventId }: LabelEnd): LabelEnd => ({ venue, eventId })
const keyOf = (a: LabelEnd, b: LabelEnd) =>
  JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])
