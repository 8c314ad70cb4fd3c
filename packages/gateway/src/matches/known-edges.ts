import type { KnownEdge, Override } from '@crossvenue/matcher'
import { MERGING } from '../store/merging-relations.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, MarketRef, View } from '../store/store.ts'

/** At most so many edges of two events with other relations than identity and complement, the most confident. */
const MAX_RELATED = 1_000

/** An event, and a market of it where only that one is meant. */
interface Named {
  event: CatalogueEvent
  marketId?: string
}

/**
 * Returns the stored edges that relate two events or markets: those of the two, with their evidence, and those of the
 * questions that their markets share with markets of other events. Where events still wait to be matched, the edges that
 * the two would have by themselves follow.
 */
export async function knownEdges(
  view: View,
  [a, b]: readonly [Named, Named],
  overrides: readonly Override[],
): Promise<KnownEdge[]> {
  const both = [a, b].map(({ event }) => serviceId(event.sourceExchange, event.id))
  const questions = await view.questions([a, b].flatMap(marketsOf))
  const joined = new Set(questions.flatMap(({ markets }) => markets.map(({ eventId }) => eventId)))
  const merging = await view.edges({ relations: MERGING, among: [...new Set([...both, ...joined])] })
  const related = await view.edges({
    relations: ['subset', 'superset', 'overlap', 'disjoint'],
    among: both,
    limit: MAX_RELATED,
  })
  const edges = [...merging, ...related]
  const between = edges.filter((edge) =>
    [edge.a, edge.b].every((ref) => both.includes(serviceId(ref.venue, ref.eventId))),
  )
  const reasons = await view.reasons(between.map(({ id }) => id))
  const stored = edges.map(({ id, a, b, relation, confidence }): KnownEdge => {
    const evidence = reasons.get(id)?.evidence
    return { a, b, relation, confidence, ...(evidence && { evidence }) }
  })
  const { content, matched } = await view.counters()
  if (content === matched) return stored
  const { match } = await import('@crossvenue/matcher')
  return [...stored, ...match([a.event, b.event], { overrides })]
}

function marketsOf({ event, marketId }: Named): MarketRef[] {
  const eventId = serviceId(event.sourceExchange, event.id)
  const ids = marketId === undefined ? event.markets.map((market) => market.marketId) : [marketId]
  return ids.map((id) => ({ eventId, marketId: id }))
}
