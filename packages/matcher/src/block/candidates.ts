import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { createTextIndex } from './text-index.ts'

/** Two propositions of different venues that may have to do with each other; A sorts before B. */
export interface Candidate {
  a: Proposition
  b: Proposition
}

/** Each question looks at this many questions of other venues. */
const NEAREST = 20

/** A proposition with a number; those of one market, or of one event as a whole, have the same. */
interface Side {
  proposition: Proposition
  number: number
}

interface Subject {
  side: Side
  frame: Side
  record: EventRecord
}

/** All pairs worth comparing. */
export function candidates(records: readonly EventRecord[]): Candidate[] {
  const numbers = new Map<string, number>()
  const sideOf = (proposition: Proposition): Side => {
    const key = keyOf(proposition)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return { proposition, number }
  }
  const subjects = records.flatMap((record): Subject[] => {
    const frame = sideOf(record.frame)
    return record.nameless
      ? [{ side: frame, frame, record }]
      : record.markets.map((market) => ({ side: sideOf(market), frame, record }))
  })
  const index = createTextIndex(subjects.map(({ side }) => side.proposition))
  const seen = new Set<number>()
  const pairs: Candidate[] = []
  for (const position of subjects.keys()) {
    for (const other of index.nearest(position, NEAREST)) {
      const [low, high] = position < other ? [position, other] : [other, position]
      const [one, two] = [subjects[low] as Subject, subjects[high] as Subject]
      const [a, b] = [levelled(one, two), levelled(two, one)]
      const key = a.number * numbers.size + b.number
      if (seen.has(key)) continue
      seen.add(key)
      pairs.push({ a: a.proposition, b: b.proposition })
    }
  }
  return pairs
}

/** An event whose markets name no answer meets other events as a whole, but games by what their markets ask. */
function levelled({ side, frame, record }: Subject, other: Subject): Side {
  const whole = other.record.nameless && !record.nameless && record.markets.length > 1 && !side.proposition.fixture
  return whole ? frame : side
}

const keyOf = ({ ref }: Proposition) => `${ref.venue}\u0001${ref.eventId}\u0001${ref.marketId ?? ''}`
