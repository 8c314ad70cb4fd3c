import type { candidatePairs, Label } from '@crossvenue/matcher'

export type Pair = ReturnType<typeof candidatePairs>[number]

/** Pairs among which the strongest relation is known. */
export interface Example {
  pairs: readonly Pair[]
  truth: Label['relation']
  /** Whether the truth is about two events, whose pairs of markets these are. */
  ofEvents: boolean
  /** Set where no label names the pair: one of the two has a better partner in the other's event. */
  rival?: true
}

/**
 * Collects what labels say of the pairs that the matcher compares. A market that is identical with one market of an
 * event is not identical with the event's others. These represent markets without a partner on the other venue, which
 * are rare in labeled catalogues, because those are collections of pairs.
 */
export function examplesOf(candidates: readonly Pair[], labels: readonly Label[]): Example[] {
  const known = labels.filter(({ certainty }) => certainty !== 'arguable')
  const truths = new Map(labels.flatMap((label) => bothWays(label).map((key) => [key, label] as const)))
  const partnered = new Set(known.flatMap((label) => (label.relation === 'identity' ? placesOf(label) : [])))
  const found = new Map<string, Pair[]>()
  for (const pair of candidates) {
    const { a, b } = pair
    const ofEvents = keyOf(eventOf(a.ref), eventOf(b.ref))
    const key = [keyOf(a.ref, b.ref), ofEvents].find((one) => truths.has(one))
    const implied = placesOf({ a: a.ref, b: b.ref }).some((place) => partnered.has(place))
    if (key === undefined && !implied) continue
    const name = key ?? keyOf(a.ref, b.ref)
    const list = found.get(name)
    if (list) list.push(pair)
    else found.set(name, [pair])
  }
  return [...found].flatMap(([key, pairs]): Example[] => {
    const label = truths.get(key)
    if (label?.certainty === 'arguable') return []
    if (!label) return [{ pairs, truth: 'not-identity', ofEvents: false, rival: true }]
    const truth = keyOf(label.a, label.b) === key ? label.relation : turn(label.relation)
    return [{ pairs, truth, ofEvents: label.a.marketId === undefined }]
  })
}

type End = Label['a']

const eventOf = ({ venue, eventId }: End): End => ({ venue, eventId })
const keyOf = (a: End, b: End) => JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])
const bothWays = ({ a, b }: Label) => [keyOf(a, b), keyOf(b, a)]

/** A market and an event of the other venue, from either side. */
const placesOf = ({ a, b }: { a: End; b: End }) =>
  a.marketId === undefined || b.marketId === undefined ? [] : [keyOf(a, eventOf(b)), keyOf(b, eventOf(a))]

const turn = (relation: Label['relation']): Label['relation'] =>
  relation === 'subset' ? 'superset' : relation === 'superset' ? 'subset' : relation
