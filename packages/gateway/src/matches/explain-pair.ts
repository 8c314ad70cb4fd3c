import type { Explanation, KnownEdge, Override } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { eventsNamedBy, findRef } from '../overrides/ref-text.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { CatalogueEvent, View } from '../store/store.ts'
import type { Found } from './found.ts'
import { knownEdges } from './known-edges.ts'
import type { ExplainQuery } from './match-query.ts'

/**
 * Returns the relation of any two markets or events with its explanation: the parts read of both, each comparison, and
 * the matching rule that decided. If the store has an edge between the two, the relation is that of the edge.
 */
export async function explainTwo(view: View, { a, b }: ExplainQuery): Promise<Found> {
  const { overrides } = effectiveOverrides(await view.overrides())
  const [one, other] = [await find(view, a, 'a'), await find(view, b, 'b')]
  const edges = await knownEdges(view, [one, other], overrides)
  return { data: (await explanations(one, other, { overrides, edges })).map(toAnswer) }
}

interface Named {
  event: CatalogueEvent
  marketId?: string
}

async function find(view: View, text: string, field: string): Promise<Named> {
  const events = await view.events([...new Set(eventsNamedBy(text))])
  if (events.length > 0) {
    const { venue, eventId, marketId } = findRef(text, events)
    const event = events.find(({ sourceExchange, id }) => sourceExchange === venue && id === eventId)
    if (event) return { event, ...(marketId !== undefined && { marketId }) }
  }
  const markets = await view.findMarkets({ marketId: text })
  const [market] = markets
  if (!market || markets.length > 1) {
    const problem = market ? `${markets.length} markets have the id` : 'there is no market or event'
    throw new CrossvenueError(
      market ? 'VALIDATION_ERROR' : 'MARKET_NOT_FOUND',
      `${problem} ${text}; write <venue>:<event id>/<market id>`,
      { field },
    )
  }
  const [event] = await view.events([market.eventId])
  if (!event)
    throw new CrossvenueError('MARKET_NOT_FOUND', `${parseServiceId(market.eventId).venue} no longer lists ${text}`, {
      field,
    })
  return { event, marketId: market.marketId }
}

interface Catalogue {
  overrides: readonly Override[]
  edges: readonly KnownEdge[]
}

/** Compares two markets, or each market of two events with its likeliest counterpart; related pairs come first. */
async function explanations(a: Named, b: Named, options: Catalogue): Promise<Explanation[]> {
  // Only these answers need the matcher, which takes longer to load than to find the other ones.
  const { explain, explainPair } = await import('@crossvenue/matcher')
  if (a.marketId !== undefined && b.marketId !== undefined) return [explainPair(a, b, options)]
  const all = explain(a.event, b.event, options)
  return all.filter(
    (each) =>
      (a.marketId === undefined || each.a.marketId === a.marketId) &&
      (b.marketId === undefined || each.b.marketId === b.marketId),
  )
}

const toAnswer = ({
  a,
  b,
  relation = undefined,
  confidence,
  reason,
  read,
  titles,
  evidence,
  settlement,
}: Explanation) => ({
  a,
  b,
  relation: relation ?? 'none',
  confidence,
  reason,
  read,
  titles,
  evidence,
  settlementNotes: settlement,
})
