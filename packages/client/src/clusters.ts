import type { Relation, UnifiedEvent } from './types.generated.ts'

/** An event of a cluster, with its child markets in full. */
export interface ClusterEvent extends UnifiedEvent {
  /** The service's id of the event: `<venue>:<id>`. */
  eventId: string
  sourceExchange: string
}

/** A pair of markets whose relation joins two events of a cluster. */
export interface RawMatch {
  eventAId: string
  eventBId: string
  marketAId: string
  marketBId: string
  venueA: string
  venueB: string
  relation: Relation
  /** 0 to 1. */
  confidence: number
  /** The comparisons that gave the confidence. */
  evidence: unknown[]
}

/** Events of several venues that ask the same question. */
export interface Cluster {
  /** Begins with `ecl_` and stays the same while the cluster lives. */
  clusterId: string
  canonicalTitle: string
  category?: string
  /** The relations present in the cluster. */
  relations: Relation[]
  /** The weakest link that holds the cluster together, 0 to 1. */
  confidence: number
  /** Sum of the known 24-hour volumes of the events. */
  volume24h?: number
  events: ClusterEvent[]
  /** Present when `includeRawMatches` is true. */
  rawMatches?: RawMatch[]
}

type Text = string | readonly string[]

/** Which clusters to fetch; with `eventId`, `slug` or `url` those of one event, else those of the whole catalogue. */
export interface ClusterParameters {
  /** `<venue>:<id>`, or a venue's own event id. */
  eventId?: string | undefined
  slug?: string | undefined
  /** The event's public page at its venue. */
  url?: string | undefined
  /** Text to find in the titles. */
  query?: string | undefined
  category?: string | undefined
  relation?: Relation | undefined
  relations?: Text | undefined
  /** Lowest confidence of an edge, 0 to 1. @default 0 */
  minConfidence?: number | undefined
  /** Only clusters that touch these venues. */
  venues?: Text | undefined
  /** No clusters that touch these venues. */
  excludeVenues?: Text | undefined
  /** Fewest venues in a cluster. */
  minVenues?: number | undefined
  /** Only edges with a live order book. @default false */
  withOrderbook?: boolean | undefined
  /** Whether each cluster carries `rawMatches`. @default false */
  includeRawMatches?: boolean | undefined
  /** Only matches updated after this time. */
  updatedSince?: string | Date | undefined
  /** @default volume */
  sort?: 'volume' | 'confidence' | undefined
  /** @default 50 */
  limit?: number | undefined
  /** @default 0 */
  offset?: number | undefined
  /** Most edges to look at before clustering. */
  edgeLimit?: number | undefined
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name

/** The same parameters under either spelling: `minVenues` or `min_venues`. */
export type ClusterQuery = ClusterParameters & {
  [Name in keyof ClusterParameters as SnakeCase<Name>]?: ClusterParameters[Name]
}

/** An event as any venue operation or cluster returns it; it stands for `eventId`. */
export type EventAnchor = Pick<UnifiedEvent, 'id' | 'title' | 'markets' | 'sourceExchange'>

/** Writes the query string of a cluster request. */
export function clusterQuery(first: ClusterQuery | EventAnchor, more: ClusterQuery = {}): string {
  const parameters = isEvent(first)
    ? { eventId: serviceId(first), ...camelCase(more) }
    : camelCase({ ...first, ...more })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue
    search.set(name, value instanceof Date ? value.toISOString() : String(value))
  }
  return search.toString()
}

const isEvent = (value: object): value is EventAnchor => 'id' in value && 'title' in value && 'markets' in value

/** An id alone may exist on several venues. */
const serviceId = ({ id, sourceExchange }: EventAnchor): string => (sourceExchange ? `${sourceExchange}:${id}` : id)

const camelCase = (parameters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
