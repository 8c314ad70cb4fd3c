import { assess, type Contradiction, contradictions, type Edge, isSure, type Ref, readEvent } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'

/** The contradictions among the edges of a catalogue: their number, and one of each three events as text. */
interface ByLogic {
  count: number
  texts: readonly string[]
}

/**
 * Returns the edges of a catalogue that contradict each other: X is part of P, P excludes Y, and still X is part of Y.
 * Two markets of one venue have no edge and are compared by themselves.
 */
export function contradictedByLogic(events: readonly UnifiedEvent[], edges: readonly Edge[]): ByLogic {
  const questionOf = readQuestions(events)
  const known = new Map<string, ReturnType<typeof assess>>()
  const relate = (x: Ref, y: Ref) => {
    const [one, other] = [questionOf(x), questionOf(y)]
    if (!one || !other) return undefined
    const key = JSON.stringify([x, y])
    const assessment = known.get(key) ?? assess(one, other)
    known.set(key, assessment)
    return isSure(assessment) ? assessment.relation : undefined
  }
  const title = (ref: Ref) => `${ref.venue}: ${questionOf(ref)?.title ?? ref.marketId}`
  const examples = new Map<string, string>()
  let count = 0
  for (const found of contradictions(edges, relate)) {
    count++
    const key = [found.x, found.p, found.y].map(({ venue, eventId }) => `${venue} ${eventId}`).join('\n')
    if (!examples.has(key)) examples.set(key, textOf(found, title))
  }
  return { count, texts: [...examples.values()].sort() }
}

function textOf(
  { x, p, y, relations: [xp, py, xy], confidences: [one, other] }: Contradiction,
  title: (ref: Ref) => string,
) {
  return [
    `${xp} ${one.toFixed(3)}, ${py} ${other.toFixed(3)}, and still ${xy}${x.venue === y.venue ? ' on one venue' : ''}`,
    `  X ${title(x)}`,
    `  P ${title(p)}`,
    `  Y ${title(y)}`,
  ].join('\n')
}

function readQuestions(events: readonly UnifiedEvent[]) {
  const byKey = new Map(events.map((event) => [`${event.sourceExchange} ${event.id}`, event]))
  const read = new Map<string, ReturnType<typeof readEvent>>()
  return ({ venue, eventId, marketId }: Ref) => {
    const key = `${venue} ${eventId}`
    const event = byKey.get(key)
    const record = read.get(key) ?? (event && readEvent(event))
    if (record) read.set(key, record)
    return record?.markets.find(({ ref }) => ref.marketId === marketId)
  }
}
