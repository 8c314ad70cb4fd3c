import type { VenueFees } from './fees/fees.ts'
import type { BudgetState } from './http/rate-budget.ts'
import type { VenueFetch } from './http/venue-fetch.ts'
import type { Environment, Network } from './network.ts'
import type { Args, Method, Result } from './operations.ts'
import type { Credentials } from './parameters.ts'
import type { Streams } from './stream/streams.ts'
import type { Unsupported } from './unsupported.ts'

/** A row of a venue's answer that could not be read; the other rows are still used. */
export interface Rejection {
  venue: string
  /** The list that contained the row. */
  path: string
  /** The row's own id, if it has one. */
  id?: string | undefined
  reason: string
}

export interface VenueOptions {
  /** The network of the venue to use. @default 'production' */
  environment?: Environment | undefined
  /** Replaces the venue's own hosts: for tests, proxies and the sandbox. */
  baseUrl?: string | undefined
  fetch?: VenueFetch
  now?: () => number
  /** Schedules a function and returns how to cancel it. @default setTimeout */
  after?: After
  /** Timeout of one try in milliseconds. @default 10000 */
  timeoutMs?: number
  /** Rate limit: `calls` per `perMs` milliseconds, for accounts with a higher limit. @default the published one */
  budget?: { calls: number; perMs: number }
  /** Called once for each rate limit of the venue, with a function that returns how much of it is used. */
  onBudget?: (state: () => BudgetState) => void
  /** Number of retries of a failed read. @default 2 */
  retries?: number
  credentials?: Credentials
  onReject?: (rejection: Rejection) => void
}

/** Runs a function after `ms` milliseconds; the result cancels it. */
export type After = (ms: number, run: () => void) => () => void

/** The target of a public page of a venue, as parameters of fetchEvent. */
export type PageTarget = { eventId: string } | { slug: string } | { marketSlug: string } | { marketId: string }

/** The functions of a venue; an operation that it does not offer is absent. */
export type Venue = {
  readonly id: string
  readonly name: string
  /** The network that it uses. */
  readonly environment?: Environment
  /** Parses one of the venue's public page addresses; returns undefined for any other. Never touches the network. */
  parseUrl?: (url: URL) => PageTarget | undefined
  /** Returns the same venue acting for an account. It shares the rate budget and keeps the credentials to itself. */
  withCredentials?: (credentials: Credentials) => Venue
  /** The live streams that the watch operations are built on. */
  streams?: Streams
} & { [M in Method]?: (...args: Args<M>) => Promise<Result<M>> }

/** The exports of a venue folder. */
export interface VenueModule {
  readonly id: string
  readonly name: string
  /** Whether every request needs a key, even for public data. */
  readonly needsKey?: true
  /** Whether it is a test environment without real money: no catalogue lists its events. */
  readonly testEnvironment?: true
  /** Its network for tests, which `environment: 'test'` chooses; absent where it has none. */
  readonly testNetwork?: Network
  /** Whether its lists carry no bids and asks: the quotes of a market are in its order book. */
  readonly listsWithoutQuotes?: true
  /** The id of the venue whose order books it shows: what is offered there and here is the same. */
  readonly frontOf?: string
  /** The only source of its format, in a sentence for users; absent where several agree. */
  readonly oneSource?: string
  /** The reasons why operations are missing. */
  readonly unsupported: Unsupported
  /** Its fees; absent if they are not known. */
  readonly fees?: VenueFees
  /** The reason why the fees are not known; present only if they are absent. */
  readonly feesUnknown?: string
  readonly create: (options?: VenueOptions) => Venue
}
