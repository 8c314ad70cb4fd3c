import { type Ref, type Ruled, settlementNotes } from '@crossvenue/matcher'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, EdgeReasons, EdgeScope, StoredEdge, View } from '../store/store.ts'
import type { Cluster, ClusterEvent, RawMatch } from './cluster.ts'
import type { ListedCluster } from './listing.ts'

/** Reads the events and edges of a page of clusters, and the reasons of the edges where asked. */
export async function hydrate(
  view: View,
  page: readonly ListedCluster[],
  scope: EdgeScope,
  { includeRawMatches }: { includeRawMatches: boolean },
): Promise<Cluster[]> {
  const events = await readEvents(view, page)
  const edgesOf = await readEdges(view, page, scope)
  const reasons = await view.reasons(includeRawMatches ? [...edgesOf.values()].flat().map(({ id }) => id) : [])
  return page.map((cluster) => {
    const edges = edgesOf.get(cluster.id) ?? []
    const matched = matchedMarkets(edges)
    return {
      clusterId: cluster.id,
      canonicalTitle: cluster.canonicalTitle,
      ...(cluster.category !== undefined && { category: cluster.category }),
      relations: cluster.relations,
      confidence: cluster.confidence,
      ...(cluster.volume24h !== undefined && { volume24h: cluster.volume24h }),
      events: cluster.members.flatMap((id) => {
        const event = events.get(id)
        return event ? [matchedFirst(event, matched)] : []
      }),
      ...(includeRawMatches && {
        rawMatches: edges.map((edge) => toRawMatch(edge, reasons.get(edge.id), events)),
      }),
    }
  })
}

async function readEvents(view: View, page: readonly ListedCluster[]): Promise<Map<string, ClusterEvent>> {
  const events = await view.events([...new Set(page.flatMap(({ members }) => members))])
  return new Map(events.map(withServiceId).map((event) => [event.eventId, event]))
}

/** Returns the edges inside each cluster by its id, the surest first. */
async function readEdges(
  view: View,
  page: readonly ListedCluster[],
  scope: EdgeScope,
): Promise<Map<string, StoredEdge[]>> {
  const clusterOf = new Map(page.flatMap(({ id, members }) => members.map((member) => [member, id] as const)))
  const edges = new Map<string, StoredEdge[]>(page.map(({ id }) => [id, []]))
  for (const edge of await view.edges(scope, [...clusterOf.keys()])) {
    const [one, other] = [edge.a, edge.b].map(({ venue, eventId }) => clusterOf.get(serviceId(venue, eventId)))
    if (one !== undefined && one === other) edges.get(one)?.push(edge)
  }
  return edges
}

function withServiceId({ id, sourceExchange, ...rest }: CatalogueEvent): ClusterEvent {
  return { id, eventId: serviceId(sourceExchange, id), sourceExchange, ...rest }
}

/** Returns the markets that an edge is about, as `<service id>/<market id>`. */
const matchedMarkets = (edges: readonly StoredEdge[]): Set<string> =>
  new Set(edges.flatMap(({ a, b }) => [a, b].map((ref) => `${serviceId(ref.venue, ref.eventId)}/${ref.marketId}`)))

function matchedFirst(event: ClusterEvent, matched: ReadonlySet<string>): ClusterEvent {
  const isMatched = (marketId: string) => matched.has(`${event.eventId}/${marketId}`)
  return {
    ...event,
    markets: [
      ...event.markets.filter(({ marketId }) => isMatched(marketId)),
      ...event.markets.filter(({ marketId }) => !isMatched(marketId)),
    ],
  }
}

function toRawMatch(
  { a, b, relation, confidence, updatedAt }: StoredEdge,
  reasons: EdgeReasons | undefined,
  events: ReadonlyMap<string, ClusterEvent>,
): RawMatch {
  const [one, other] = [ruledOf(a, events), ruledOf(b, events)]
  return {
    eventAId: a.eventId,
    eventBId: b.eventId,
    ...(a.marketId !== undefined && { marketAId: a.marketId }),
    ...(b.marketId !== undefined && { marketBId: b.marketId }),
    venueA: a.venue,
    venueB: b.venue,
    relation,
    confidence,
    evidence: reasons?.evidence ?? [],
    settlementNotes: one && other ? settlementNotes(one, other) : [],
    outcomes: reasons?.outcomes ?? [],
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

function ruledOf({ venue, eventId, marketId }: Ref, events: ReadonlyMap<string, ClusterEvent>): Ruled | undefined {
  const event = events.get(serviceId(venue, eventId))
  return event && { event, market: event.markets.find((market) => market.marketId === marketId) }
}
