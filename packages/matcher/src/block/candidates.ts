import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { createTextIndex } from './text-index.ts'

/** Two propositions of different venues that may have to do with each other; A's venue sorts first. */
export interface Candidate {
  a: Proposition
  b: Proposition
}

/** Each question looks at this many questions of other venues. */
const NEAREST = 20

/** What is compared of an event: its markets, or the event where its markets do not say what they are about. */
export function subjects({ nameless, frame, markets }: EventRecord): readonly Proposition[] {
  return nameless ? [frame] : markets
}

/** All pairs worth comparing. */
export function candidates(records: readonly EventRecord[]): Candidate[] {
  const propositions = records.flatMap((record) => [...subjects(record)])
  const index = createTextIndex(propositions)
  const seen = new Set<number>()
  const pairs: Candidate[] = []
  for (let position = 0; position < propositions.length; position++) {
    for (const other of index.nearest(position, NEAREST)) {
      const [low, high] = position < other ? [position, other] : [other, position]
      const key = low * propositions.length + high
      if (seen.has(key)) continue
      seen.add(key)
      pairs.push({ a: propositions[low] as Proposition, b: propositions[high] as Proposition })
    }
  }
  return pairs
}
