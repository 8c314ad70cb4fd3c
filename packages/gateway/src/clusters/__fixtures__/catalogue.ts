import type { Edge } from '@crossvenue/matcher'
import type { UnifiedMarket } from '@crossvenue/venues'
import { indexOf } from '../../catalogue/__fixtures__/index-of.ts'
import { keepMatched } from '../../catalogue/keep-matched.ts'
import type { CatalogueEvent, Store } from '../../store/store.ts'

/** Creates an event `<venue>:<id>` with these markets. */
export function eventOf(
  serviceId: string,
  more: Partial<Omit<CatalogueEvent, 'markets'>> & { markets?: (string | UnifiedMarket)[] } = {},
): CatalogueEvent {
  const [sourceExchange = '', id = ''] = serviceId.split(':')
  const { markets = [`${id}-1`], ...rest } = more
  return { id, sourceExchange, title: `Title of ${id}`, ...rest, markets: markets.map(marketOf) }
}

const marketOf = (market: string | UnifiedMarket): UnifiedMarket =>
  typeof market === 'string'
    ? { marketId: market, title: `Market ${market}`, outcomes: [{ outcomeId: `${market}:YES`, label: 'Yes' }] }
    : market

/** Creates an edge between markets written as `<venue>:<event>/<market>`; without `/`, the event's first market. */
export function edgeOf(a: string, b: string, more: Partial<Edge> = {}): Edge {
  const [first, second] = a < b ? [a, b] : [b, a]
  return {
    a: refOf(first),
    b: refOf(second),
    relation: 'identity',
    confidence: 0.9,
    outcomes: [],
    evidence: [],
    ...more,
  }
}

function refOf(text: string): Edge['a'] {
  const [event = '', market] = text.split('/')
  const [venue = '', eventId = ''] = event.split(':')
  return { venue, eventId, marketId: market ?? `${eventId}-1` }
}

/** Stores these events as the catalogue and these edges as its matching. */
export async function fill(
  store: Store,
  { events, edges, at = 1000 }: { events: readonly CatalogueEvent[]; edges: readonly Edge[]; at?: number },
): Promise<void> {
  const sweep = await store.beginSweep('file', { at, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events, at })
  const version = JSON.stringify(edges)
  await keepMatched({ store, createIndex: indexOf(() => edges), version, now: () => at }).rematch()
}
