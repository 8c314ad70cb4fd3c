import { type Changes, type ChangesOptions, streamChanges } from './changes.ts'
import { lookupCall } from './lookups.ts'
import { type Pending, pending } from './pending.ts'
import { type Connection, send } from './send.ts'
import { createSocket, type Socket, type WebSocketClass } from './socket.ts'
import { createStreams, type VenueStreams } from './streams.ts'
import { invalid } from './to-json.ts'
import {
  accountOperations,
  type ChangeFilter,
  type Credentials,
  type EventPageParams,
  type Lookups,
  lookups,
  type MarketPageParams,
  type Offers,
  type Operations,
  type PaginatedEventsResult,
  type PaginatedMarketsResult,
  repeatable,
  type UnifiedEvent,
  type UnifiedMarket,
  venueIds,
} from './types.generated.ts'

export interface CrossvenueOptions {
  /** The key that `crossvenue keys create` printed. @default the environment's CROSSVENUE_API_KEY */
  apiKey?: string | undefined
  /** The address of the gateway. @default the environment's CROSSVENUE_URL, else http://127.0.0.1:3847 */
  baseUrl?: string | undefined
  /** Timeout of one try in milliseconds. @default 30000 */
  timeoutMs?: number | undefined
  /** Number of retries of a read that failed to connect or was answered 429 or 503; writes are sent once. @default 2 */
  retries?: number | undefined
  /** Aborts the calls of this client. */
  signal?: AbortSignal | undefined
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch | undefined
  /** Used for streams instead of the platform's own WebSocket, which Node has from version 22 on. */
  WebSocket?: WebSocketClass | undefined
}

type Answering<Operation> = Operation extends (...args: infer Args) => Promise<infer Data>
  ? (...args: Args) => Pending<Data>
  : never
type Calls<Methods extends keyof Operations> = { [Method in Methods]: Answering<Operations[Method]> }

type Offered<Id extends string> = Id extends keyof Offers ? Offers[Id] : keyof Operations

interface Walks {
  /**
   * Iterates over all events of the venue, page by page.
   * @example
   * for await (const event of client.kalshi.walkEvents({ status: 'active' })) console.log(event.title)
   */
  walkEvents(params?: EventPageParams): AsyncGenerator<UnifiedEvent>
  /**
   * Iterates over all markets of the venue, page by page.
   * @example
   * for await (const market of client.kalshi.walkMarkets()) console.log(market.title)
   */
  walkMarkets(params?: MarketPageParams): AsyncGenerator<UnifiedMarket>
}
type WalksOf<Id extends string> = 'fetchEventsPaginated' extends Offered<Id> ? Walks : unknown

/** A venue behind the gateway: its operations as functions, and its streams. */
export type Venue<Id extends string> = Calls<Offered<Id>> & WalksOf<Id> & { streams: VenueStreams<Id> }

/** A page of an operation that lists page by page. */
type VenuePage = Partial<PaginatedEventsResult | PaginatedMarketsResult>

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
    for (const [name, row] of Object.entries(lookups)) {
      const read = async (...args: unknown[]) => send(this.#connection, lookupCall(row, args))
      Object.defineProperty(this, name, { value: (...args: unknown[]) => pending(read(...args)) })
      // The cursor states where the page begins, so the offset counts for the first page only.
      const follow = (args: unknown[], cursor?: string) =>
        read(...args, ...(cursor === undefined ? [] : [{ cursor, offset: undefined }]))
      if (row.pages)
        Object.defineProperty(this, walkName(name), {
          value: (...args: unknown[]) => walk((cursor) => follow(args, cursor)),
        })
    }
  }

  /** Returns the same client with other limits for its calls: `client.with({ signal }).kalshi.fetchEvents()`. */
  with(options: Pick<CrossvenueOptions, 'signal' | 'timeoutMs' | 'retries'>): Crossvenue {
    return new Client({ ...this.#options, ...options }, this.#socket) as Crossvenue
  }

  /**
   * Streams the changes of the matches from now on, or from a place on: clusters that are created, grow, merge or split,
   * markets that are resolved, gaps that cross. Continues by itself where a connection breaks off.
   * @example
   * const changes = client.changes({ kinds: ['gap.crossed'] }, { after: saved })
   * for await (const { kind, data } of changes) console.log(kind, data.title, changes.place, changes.missed)
   */
  changes(filter: ChangeFilter = {}, options: ChangesOptions = {}): Changes {
    return streamChanges(this.#connection, filter, options)
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
    const calls = Object.fromEntries(operations) as Record<string, (params: object) => Promise<VenuePage>>
    const walkCalls = (method: string) => (params: object) =>
      walk(async (cursor) => {
        const { data, nextCursor } =
          (await calls[method]?.({ ...params, ...(cursor !== undefined && { cursor }) })) ?? {}
        return { data, meta: { nextCursor } }
      })
    return {
      ...calls,
      walkEvents: walkCalls('fetchEventsPaginated'),
      walkMarkets: walkCalls('fetchMarketsPaginated'),
      streams: createStreams(this.#socket, id, credentials),
    } as unknown as Venue<Id>
  }
}

/** `fetchMatchedEventClusters` is walked by walkMatchedEventClusters. */
const walkName = (name: string): string => name.replace(/^[a-z]+/, 'walk')

/** Yields the items of all pages, each fetched with the cursor of the one before. */
async function* walk(
  fetchPage: (cursor?: string) => Promise<{ data?: unknown; meta?: unknown }>,
): AsyncGenerator<unknown> {
  let cursor: string | undefined
  do {
    const { data, meta } = await fetchPage(cursor)
    yield* data as unknown[]
    cursor = (meta as { nextCursor?: string } | undefined)?.nextCursor
  } while (cursor !== undefined)
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

/** The client of a gateway: every venue as a property of its name, and the lookups over all venues. */
export type Crossvenue = Client & Venues & Lookups
export const Crossvenue = Client as unknown as new (options?: CrossvenueOptions) => Crossvenue
