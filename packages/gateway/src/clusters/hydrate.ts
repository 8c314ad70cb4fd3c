import type { Ref } from '@crossvenue/matcher'
import { type MarketWithRules, settlementNotes } from '@crossvenue/matcher/basics'
import { CrossvenueError } from '@crossvenue/venues'
import { serviceId } from '../store/service-id.ts'
import { type ShownEvent, wholeAsShown } from '../store/shown-event.ts'
import type { CatalogueEvent, EdgeReasons, EdgeScope, StoredEdge, Ties, View } from '../store/store.ts'
import { type Arrangeable, arrangeMarkets } from './arrange-markets.ts'
import { Cluster, type ClusterEvent, MAX_ANSWER_BYTES, type RawMatch } from './cluster.ts'
import { type ClusterQuery, MARKETS_IN_COMPACT } from './cluster-query.ts'
import { compactEvent } from './compact.ts'
import type { ListedCluster } from './listing.ts'
import { type WrittenCluster, writeParts } from './write-parts.ts'
import type { Floors, WrittenCache } from './written-cache.ts'

type Shape = Pick<ClusterQuery, 'view' | 'marketLimit' | 'includeRawMatches' | 'pretty'>

/** How many events, or markets, are read before the event loop gets a turn. */
const EVENTS_AT_ONCE = 32

/**
 * Reads the events of the clusters of a page and writes them as JSON, part by part, until the page or the maximum size
 * of an answer is reached. Throws VALIDATION_ERROR if the first cluster alone is larger.
 */
export function hydrate(
  view: View,
  page: readonly ListedCluster[],
  scope: EdgeScope,
  query: Shape,
  cache: WrittenCache,
): Promise<WrittenCluster[]> {
  const { minConfidence = 0, ...edges } = scope
  const shape = JSON.stringify([query.view, query.marketLimit, query.includeRawMatches, edges])
  const written = cache.under(
    ({ id, members, relations, confidence }: ListedCluster) =>
      JSON.stringify([shape, id, members, relations, confidence]),
    minConfidence,
  )
  return writeParts(Cluster, inParts(page), {
    read: (some) => written.read(some, (unknown) => hydratePart(view, unknown, scope, query, written.note)),
    pretty: query.pretty,
    tooLarge: () => tooLarge(page[0]?.id ?? '', query),
    keep: written.keep,
  })
}

/** Yields the clusters of a page in parts of a few events; a large cluster is a part by itself. */
export function* inParts<C extends Pick<ListedCluster, 'members'>>(page: readonly C[]): Generator<C[]> {
  let part: C[] = []
  let events = 0
  for (const cluster of page) {
    if (part.length > 0 && events + cluster.members.length > EVENTS_AT_ONCE) {
      yield part
      part = []
      events = 0
    }
    part.push(cluster)
    events += cluster.members.length
  }
  if (part.length > 0) yield part
}

/** Whether clusters need more of their events than lists show: edges come with notes from the rules. */
export const needsWhole = ({ view, includeRawMatches }: Pick<Shape, 'view' | 'includeRawMatches'>): boolean =>
  view === 'full' || includeRawMatches

const tooLarge = (clusterId: string, { view, includeRawMatches }: Shape): CrossvenueError =>
  new CrossvenueError(
    'VALIDATION_ERROR',
    `${clusterId} takes more than ${MAX_ANSWER_BYTES} bytes: ask with ${
      view === 'full' ? 'view=compact' : includeRawMatches ? 'includeRawMatches=false' : 'a lower marketLimit'
    }`,
    { field: view === 'full' ? 'view' : includeRawMatches ? 'includeRawMatches' : 'marketLimit' },
  )

async function hydratePart(
  view: View,
  page: readonly ListedCluster[],
  { minConfidence = 0, ...scope }: EdgeScope,
  query: Shape,
  /** Called with the floors of confidence at which a cluster has the same edges. */
  note: (id: string, floors: Floors) => void,
): Promise<Cluster[]> {
  const { events, whole } = await readEvents(view, page, query)
  const within = { ...scope, minConfidence }
  const ties = await view.ties(
    within,
    page.map(({ members }) => members),
  )
  const edgesOf = query.includeRawMatches ? await readEdges(view, page, within) : undefined
  const limit = query.marketLimit ?? (query.view === 'full' ? undefined : MARKETS_IN_COMPACT)
  const arranged = page.map((cluster, place) => {
    const tied = ties[place] as Ties
    note(cluster.id, tied.floors)
    const members = cluster.members.flatMap((id) => events.get(id) ?? [])
    const shown = arrangeMarkets(members, tied, limit)
    return { cluster, shown, edges: edgesBetween(shown, edgesOf?.get(cluster.id) ?? []) }
  })
  const reasons = await view.reasons(arranged.flatMap(({ edges }) => edges.map(({ id }) => id)))
  return arranged.map(({ cluster, shown, edges }) => ({
    clusterId: cluster.id,
    canonicalTitle: cluster.canonicalTitle,
    ...(cluster.category !== undefined && { category: cluster.category }),
    relations: cluster.relations,
    confidence: cluster.confidence,
    ...(cluster.volume24h !== undefined && { volume24h: cluster.volume24h }),
    events: query.view === 'full' ? shown : shown.map(compactEvent),
    ...(query.includeRawMatches && {
      rawMatches: edges.map((edge) => toRawMatch(edge, reasons.get(edge.id), whole)),
    }),
  }))
}

/** Returns the name of a market within a cluster; undefined for an event as a whole. */
const marketKey = ({ venue, eventId, marketId }: Ref): string | undefined =>
  marketId === undefined ? undefined : `${serviceId(venue, eventId)}/${marketId}`

/** Keeps the edges whose markets are shown, and all edges between whole events. */
function edgesBetween(events: readonly ClusterEvent[], edges: readonly StoredEdge[]): StoredEdge[] {
  const shown = new Set(
    events.flatMap(({ eventId, markets }) => markets.map((market) => `${eventId}/${market.marketId}`)),
  )
  const isShown = (key: string | undefined): boolean => key === undefined || shown.has(key)
  return edges.filter(({ a, b }) => isShown(marketKey(a)) && isShown(marketKey(b)))
}

async function readEvents(
  view: View,
  page: readonly ListedCluster[],
  query: Shape,
): Promise<{ events: Map<string, Arrangeable>; whole: Map<string, CatalogueEvent> }> {
  const ids = [...new Set(page.flatMap(({ members }) => members))]
  const whole = needsWhole(query) ? await view.events(ids) : []
  const shown = needsWhole(query) ? whole.map(wholeAsShown) : await view.shownEvents(ids)
  return {
    events: new Map(shown.map(withServiceId).map((event) => [event.eventId, event])),
    whole: new Map(whole.map((event) => [serviceId(event.sourceExchange, event.id), event])),
  }
}

/** Returns the edges inside each cluster by its id, the most confident first. */
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

function withServiceId({ id, sourceExchange, ...rest }: ShownEvent): Arrangeable & { marketCount: number } {
  return { id, eventId: serviceId(sourceExchange, id), sourceExchange, marketCount: rest.markets.length, ...rest }
}

export function toRawMatch(
  { a, b, relation, confidence, updatedAt }: StoredEdge,
  reasons: EdgeReasons | undefined,
  events: ReadonlyMap<string, Readable>,
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

type Readable = Pick<ClusterEvent, 'description' | 'sourceMetadata' | 'markets'>

function ruledOf(
  { venue, eventId, marketId }: Ref,
  events: ReadonlyMap<string, Readable>,
): MarketWithRules | undefined {
  const event = events.get(serviceId(venue, eventId))
  return event && { event, market: event.markets.find((market) => market.marketId === marketId) }
}
