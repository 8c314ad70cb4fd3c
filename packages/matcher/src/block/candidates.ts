import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { createTextIndex } from './text-index.ts'

/** Two propositions of different venues that may have to do with each other; A sorts before B. */
export interface Candidate {
  a: Proposition
  b: Proposition
}

/** Each question looks at this many questions of other venues. */
const NEAREST = 20

interface Subject {
  proposition: Proposition
  record: EventRecord
}

/** All pairs worth comparing. */
export function candidates(records: readonly EventRecord[]): Candidate[] {
  const subjects = records.flatMap((record): Subject[] =>
    (record.nameless ? [record.frame] : record.markets).map((proposition) => ({ proposition, record })),
  )
  const index = createTextIndex(subjects.map(({ proposition }) => proposition))
  const seen = new Set<string>()
  const pairs: Candidate[] = []
  for (const position of subjects.keys()) {
    for (const other of index.nearest(position, NEAREST)) {
      const [low, high] = position < other ? [position, other] : [other, position]
      const pair = levelled(subjects[low] as Subject, subjects[high] as Subject)
      const key = `${keyOf(pair.a)}\u0000${keyOf(pair.b)}`
      if (seen.has(key)) continue
      seen.add(key)
      pairs.push(pair)
    }
  }
  return pairs
}

/** An event whose markets name no answer meets other events as a whole, but games by what their markets ask. */
function levelled(one: Subject, other: Subject): Candidate {
  const frame = (mine: Subject, theirs: Subject) =>
    theirs.record.nameless && !mine.record.nameless && mine.record.markets.length > 1 && !mine.proposition.fixture
      ? mine.record.frame
      : mine.proposition
  return { a: frame(one, other), b: frame(other, one) }
}

const keyOf = ({ ref }: Proposition) => `${ref.venue}\u0001${ref.eventId}\u0001${ref.marketId ?? ''}`
