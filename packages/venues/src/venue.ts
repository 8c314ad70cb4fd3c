import type { Args, Method, Result } from './operations.ts'
import type { Credentials } from './parameters.ts'
import type { Streams } from './stream/streams.ts'
import type { Unsupported } from './unsupported.ts'

/** A row of a venue's answer that could not be read; the rest of the answer is still used. */
export interface Rejection {
  venue: string
  /** Which list it stood in. */
  path: string
  /** The row's own id, where it has one. */
  id?: string | undefined
  reason: string
}

export interface VenueOptions {
  /** Replaces the venue's own hosts, for tests, proxies and the sandbox. */
  baseUrl?: string | undefined
  fetch?: typeof globalThis.fetch
  now?: () => number
  /** Runs something later and returns how to call it off. @default setTimeout */
  after?: After
  /** Milliseconds one try may take. @default 10000 */
  timeoutMs?: number
  /** So many calls per so many milliseconds, for whoever is granted another rate. @default the published one */
  budget?: { calls: number; perMs: number }
  /** Repeats of a failed read. @default 2 */
  retries?: number
  credentials?: Credentials
  onReject?: (rejection: Rejection) => void
}

/** Runs something after so many milliseconds; the result calls it off. */
export type After = (ms: number, run: () => void) => () => void

/** What a public page of a venue points at: a lookup that fetchEvent understands. */
export type PageTarget = { eventId: string } | { slug: string } | { marketSlug: string } | { marketId: string }

/** A venue is its functions: what it lacks it cannot do. */
export type Venue = {
  readonly id: string
  readonly name: string
  /** Reads one of the venue's public page addresses; undefined when it is not one. Never touches the network. */
  parseUrl?: (url: URL) => PageTarget | undefined
  /** The same venue acting for an account; it shares the rate budget, and keeps nothing of the credentials elsewhere. */
  withCredentials?: (credentials: Credentials) => Venue
  /** What happens, as it happens; the watch operations are made of this. */
  streams?: Streams
} & { [M in Method]?: (...args: Args<M>) => Promise<Result<M>> }

/** What a venue folder exports. */
export interface VenueModule {
  readonly id: string
  readonly name: string
  /** Whether it answers nobody without a key, not even what is public. */
  readonly needsKey?: true
  /** Whether nothing is at stake there because it is for trying things out: no catalogue lists its events. */
  readonly testEnvironment?: true
  /** Whether its lists carry no bids and asks: a market of it is quoted where its order book is. */
  readonly listsWithoutQuotes?: true
  /** Why it lacks the operations that it lacks. */
  readonly unsupported: Unsupported
  readonly create: (options?: VenueOptions) => Venue
}
