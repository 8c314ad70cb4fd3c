import { type ClusterQuery, clusterQuery, type EventAnchor } from './clusters.ts'
import { type Pending, pending } from './pending.ts'
import { type Answer, type Connection, send } from './send.ts'
import { createSocket, type Socket, type WebSocketClass } from './socket.ts'
import { createStreams, type VenueStreams } from './streams.ts'
import { invalid } from './to-json.ts'
import {
  accountOperations,
  type Cluster,
  type ClusterPageMeta,
  type Credentials,
  type Offers,
  type Operations,
  repeatable,
  venueIds,
} from './types.generated.ts'

export interface CrossvenueOptions {
  /** The key that `crossvenue keys create` printed. @default the environment's CROSSVENUE_API_KEY */
  apiKey?: string
  /** The address of the gateway. @default the environment's CROSSVENUE_URL, else http://127.0.0.1:3847 */
  baseUrl?: string
  /** Timeout of one try in milliseconds. @default 30000 */
  timeoutMs?: number
  /** Number of retries of a read that failed to connect or was answered 503; writes are sent once. @default 2 */
  retries?: number
  /** Aborts the calls of this client. */
  signal?: AbortSignal
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
  /** Used for streams instead of the platform's own WebSocket, which Node has from version 22 on. */
  WebSocket?: WebSocketClass
}

type Answering<Operation> = Operation extends (...args: infer Args) => Promise<infer Data>
  ? (...args: Args) => Pending<Data>
  : never
type Calls<Methods extends keyof Operations> = { [Method in Methods]: Answering<Operations[Method]> }

/** A venue behind the gateway: its operations as functions, and its streams. */
export type Venue<Id extends string> = Calls<Id extends keyof Offers ? Offers[Id] : keyof Operations> & {
  streams: VenueStreams<Id>
}

type Venues = { readonly [Id in keyof Offers]: Venue<Id> }

class Client {
  readonly #options: CrossvenueOptions
  readonly #connection: Connection
  readonly #socket: Socket

  constructor(options: CrossvenueOptions = {}, socket?: Socket) {
    const { timeoutMs = 30_000, retries = 2, signal, fetch, WebSocket } = options
    const { apiKey = environment('CROSSVENUE_API_KEY') } = options
    const { baseUrl = environment('CROSSVENUE_URL') ?? 'http://127.0.0.1:3847' } = options
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
      throw invalid('apiKey', 'must consist of ASCII letters, digits and signs, without spaces')
    }
    if (!/^https?:\/\/./.test(baseUrl)) throw invalid('baseUrl', `must begin with http:// or https://, got ${baseUrl}`)
    this.#options = options
    this.#connection = {
      apiKey,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      timeoutMs,
      retries,
      signal,
      // Called as a plain function: browsers reject a fetch that is called on another object.
      fetch: (...request) => (fetch ?? globalThis.fetch)(...request),
    }
    this.#socket = socket ?? createSocket(this.#connection, WebSocket)
    for (const id of venueIds) Object.defineProperty(this, id, { value: this.venue(id), enumerable: true })
  }

  /** Returns the same client with other limits for its calls: `client.with({ signal }).kalshi.fetchEvents()`. */
  with(options: Pick<CrossvenueOptions, 'signal' | 'timeoutMs' | 'retries'>): Crossvenue {
    return new Client({ ...this.#options, ...options }, this.#socket) as Crossvenue
  }

  /**
   * Returns a venue by its id; one that this client does not know yet offers every operation. Credentials are those of
   * an account at the venue: they are sent with each operation that acts for an account, and stored nowhere.
   */
  venue<Id extends string>(id: Id, credentials?: Credentials): Venue<Id> {
    const operations = Object.entries(repeatable).map(([method, harmless]) => [
      method,
      (...args: unknown[]) =>
        pending(
          send(this.#connection, {
            path: `/api/${encodeURIComponent(id)}/${method}`,
            body: { args, ...(credentials && accountOperations.has(method) && { credentials }) },
            repeatable: harmless,
          }),
        ),
    ])
    const streams = createStreams(this.#socket, id, credentials)
    return { ...Object.fromEntries(operations), streams } as Venue<Id>
  }

  /** Returns groups of equivalent events across venues: those of one event, or of the whole catalogue. */
  fetchMatchedEventClusters(
    anchor?: ClusterQuery | EventAnchor,
    query?: ClusterQuery,
  ): Pending<Cluster[], ClusterPageMeta> {
    return pending(this.#clusterPage(anchor, query))
  }

  /** Iterates over all matching clusters, page by page; none is repeated when the catalogue changes meanwhile. */
  async *walkMatchedEventClusters(anchor?: ClusterQuery | EventAnchor, query?: ClusterQuery): AsyncGenerator<Cluster> {
    let next: ClusterQuery = {}
    for (;;) {
      const { data, meta } = await this.#clusterPage(anchor, { ...query, ...next })
      yield* data
      if (meta?.nextCursor === undefined) return
      // The cursor states where the page begins, so the offset counts for the first page only.
      next = { cursor: meta.nextCursor, offset: undefined }
    }
  }

  async #clusterPage(anchor?: ClusterQuery | EventAnchor, query?: ClusterQuery) {
    const search = clusterQuery(anchor ?? {}, query)
    const path = `/v0/matched-event-clusters${search && `?${search}`}`
    return (await send(this.#connection, { path, repeatable: true })) as unknown as Answer<Cluster[], ClusterPageMeta>
  }
}

/** Returns a variable of the environment, where it exists and may be read. */
function environment(name: string): string | undefined {
  try {
    return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name] || undefined
  } catch {
    // Deno asks the user for permission.
    return undefined
  }
}

/** The client of a gateway: every venue as a property of its name, and matched event clusters. */
export type Crossvenue = Client & Venues
export const Crossvenue = Client as unknown as new (options?: CrossvenueOptions) => Crossvenue
