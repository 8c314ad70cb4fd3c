import type { Match } from './assign.ts'
import type { Ref } from './edge.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { outcomesOf } from './judge.ts'
import { evidenceOf, inOrder, type Override, type Rulings } from './overrides.ts'

/** What the operator pinned among these events, in the order of the ends; a pin of what is not there waits. */
export function pinned(records: readonly EventRecord[], overrides: readonly Override[], rulings: Rulings): Match[] {
  const pins = overrides.filter(({ a, b }) => rulings(a, b)?.relation !== 'none')
  if (pins.length === 0) return []
  const byEvent = new Map(records.map((record) => [eventKey(record.frame.ref), record]))
  const find = (ref: Ref) => propositionOf(byEvent.get(eventKey(ref)), ref)
  return pins.flatMap((override) => {
    const { a, b, relation, note } = inOrder(override)
    const [one, other] = [find(a), find(b)]
    return one && other && relation !== 'none' ? [matchOf(one, other, relation, note)] : []
  })
}

function matchOf(a: Proposition, b: Proposition, relation: Match['relation'], note: string | undefined): Match {
  return {
    a,
    b,
    relation,
    logOdds: Number.POSITIVE_INFINITY,
    confidence: 1,
    evidence: [evidenceOf(note === undefined ? { relation } : { relation, note })],
    outcomes: relation === 'identity' || relation === 'complement' ? outcomesOf(a, b, relation) : [],
  }
}

const propositionOf = (record: EventRecord | undefined, { marketId }: Ref): Proposition | undefined =>
  marketId === undefined ? record?.frame : record?.markets.find(({ ref }) => ref.marketId === marketId)

const eventKey = ({ venue, eventId }: Ref) => JSON.stringify([venue, eventId])
