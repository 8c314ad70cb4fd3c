import { type ClusterQuery, clusterQuery, type EventAnchor } from './clusters.ts'
import { type Answer, type Connection, send } from './send.ts'
import { createSocket, type Socket, type WebSocketClass } from './socket.ts'
import { createStreams, type VenueStreams } from './streams.ts'
import {
  accountOperations,
  type Cluster,
  type Credentials,
  type Offers,
  type Operations,
  repeatable,
  venueIds,
} from './types.generated.ts'

export interface CrossvenueOptions {
  /** The key that `crossvenue keys create` printed. */
  apiKey?: string
  /** Where the gateway is. @default http://127.0.0.1:3847 */
  baseUrl?: string
  /** Milliseconds one try may take. @default 30000 */
  timeoutMs?: number
  /** Repeats of a read that never arrived or was answered 503; anything that writes is sent once. @default 2 */
  retries?: number
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
  /** Opens streams in place of the platform's own WebSocket, which Node has from version 22 on. */
  WebSocket?: WebSocketClass
}

/** A venue behind the gateway: what it offers, as functions and as streams. */
export type Venue<Id extends string> = (Id extends keyof Offers ? Pick<Operations, Offers[Id]> : Operations) & {
  streams: VenueStreams<Id>
}

type Venues = { readonly [Id in keyof Offers]: Venue<Id> }

class Client {
  readonly #connection: Connection
  readonly #socket: Socket

  constructor(options: CrossvenueOptions = {}) {
    const { apiKey, baseUrl = 'http://127.0.0.1:3847', timeoutMs = 30_000, retries = 2, fetch, WebSocket } = options
    this.#connection = {
      apiKey,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      timeoutMs,
      retries,
      // Called as a plain function: browsers refuse a fetch that is called on another object.
      fetch: (...request) => (fetch ?? globalThis.fetch)(...request),
    }
    this.#socket = createSocket(this.#connection, WebSocket)
    for (const id of venueIds) Object.defineProperty(this, id, { value: this.venue(id), enumerable: true })
  }

  /**
   * Returns a venue by its id; one that this client does not know yet offers every operation. Credentials are those of an
   * account at the venue: they go with each operation that acts for one, and are kept nowhere.
   */
  venue<Id extends string>(id: Id, credentials?: Credentials): Venue<Id> {
    const operations = Object.entries(repeatable).map(([method, harmless]) => [
      method,
      async (...args: unknown[]) => {
        const { data } = await send(this.#connection, {
          path: `/api/${encodeURIComponent(id)}/${method}`,
          body: { args, ...(credentials && accountOperations.has(method) && { credentials }) },
          repeatable: harmless,
        })
        return data
      },
    ])
    const streams = createStreams(this.#socket, id, credentials)
    return { ...Object.fromEntries(operations), streams } as Venue<Id>
  }

  /** Returns groups of equivalent events across venues: those of one event, or of the whole catalogue. */
  async fetchMatchedEventClusters(anchor?: ClusterQuery | EventAnchor, query?: ClusterQuery): Promise<Cluster[]> {
    return (await this.#clusterPage(anchor, query)).data
  }

  /** Goes through all clusters that fit, page by page; none comes twice because others come or go meanwhile. */
  async *walkMatchedEventClusters(anchor?: ClusterQuery | EventAnchor, query?: ClusterQuery): AsyncGenerator<Cluster> {
    let cursor: string | undefined
    do {
      const { data, meta } = await this.#clusterPage(anchor, { ...query, ...(cursor !== undefined && { cursor }) })
      yield* data
      cursor = meta?.nextCursor
    } while (cursor !== undefined)
  }

  async #clusterPage(anchor?: ClusterQuery | EventAnchor, query?: ClusterQuery) {
    const search = clusterQuery(anchor ?? {}, query)
    const path = `/v0/matched-event-clusters${search && `?${search}`}`
    return (await send(this.#connection, { path, repeatable: true })) as Answer & { data: Cluster[] }
  }
}

/** The client of a gateway: every venue as a property of its name, and matched event clusters. */
export type Crossvenue = Client & Venues
export const Crossvenue = Client as unknown as new (options?: CrossvenueOptions) => Crossvenue
