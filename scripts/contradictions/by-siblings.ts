import { type Edge, readEvent } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'

/** The markets of a list that have one wording ("will * win the cup?"), by their answers. */
type Siblings = ReadonlyMap<string, { marketId: string | undefined; title: string }>

/**
 * Returns, as texts, the lists that ask about the same answers in the same words and still have several relations: Ann
 * of one list and Ann of the other are identical, while Bob and Bob only overlap. Where the rules treat the answers
 * alike, one of the relations is wrong.
 */
export function unlikeSiblings(events: readonly UnifiedEvent[], edges: readonly Edge[]): string[] {
  const listed = new Map(events.map((event) => [keyOf(event.sourceExchange, event.id), event]))
  const relations = new Map(edges.map(({ a, b, relation }) => [keyOf(a.marketId, b.marketId), relation]))
  const pairs = new Map(edges.map(({ a, b }) => [keyOf(a.venue, a.eventId, b.venue, b.eventId), [a, b]]))
  const known = new Map<UnifiedEvent, readonly Siblings[]>()
  const wordings = ({ venue, eventId }: Edge['a']): readonly Siblings[] => {
    const event = listed.get(keyOf(venue, eventId))
    const read = event && (known.get(event) ?? siblingsOf(event))
    if (event && read) known.set(event, read)
    return read ?? []
  }
  const found: string[] = []
  for (const [a, b] of pairs.values()) {
    if (!a || !b) continue
    for (const one of wordings(a)) {
      for (const other of wordings(b)) {
        const titles = new Map<string, string>()
        for (const [answer, { marketId, title }] of one) {
          const same = other.get(answer)
          const relation = same && (relations.get(keyOf(marketId, same.marketId)) ?? 'none')
          if (relation && !titles.has(relation)) titles.set(relation, `  ${relation}: ${title} | ${same.title}`)
        }
        if (titles.size > 1)
          found.push([`${a.venue} ${a.eventId}, ${b.venue} ${b.eventId}`, ...titles.values()].join('\n'))
      }
    }
  }
  return found.sort()
}

const keyOf = (...parts: readonly unknown[]) => parts.join('\n')

function siblingsOf(event: UnifiedEvent): readonly Siblings[] {
  const byWording = new Map<string, Map<string, { marketId: string | undefined; title: string }>>()
  for (const { answer, title, ref } of readEvent(event).markets) {
    if (answer?.kind !== 'name') continue
    const name = answer.label.toLowerCase()
    const wording = title.toLowerCase().replace(name, '*')
    byWording.set(wording, (byWording.get(wording) ?? new Map()).set(name, { marketId: ref.marketId, title }))
  }
  return [...byWording.values()].filter(({ size }) => size > 1)
}
