import type { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import type { VenueOptions } from '../venue.ts'
import { createBreakers } from './breakers.ts'
import { currentCall, noteFreshUntil, noteRead } from './call-context.ts'
import { freshnessOf } from './freshness.ts'
import { createRateBudget } from './rate-budget.ts'
import { createReadCache } from './read-cache.ts'
import { readJson } from './read-json.ts'
import { readerOf, UNFIT } from './schema-reader.ts'
import { createSend, type Outgoing } from './send.ts'
import { createSharedFlights } from './shared-flights.ts'
import { createSignature } from './signature.ts'
import { type ErrorReading, translateError } from './translate-error.ts'

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

export interface RequestPolicy extends Pick<ErrorReading, 'venue' | 'explain'> {
  baseUrl: string
  /** The venue's published rate: `calls` per `perMs` milliseconds. */
  budget: { calls: number; perMs: number }
  /** Sent with every request, for venues that require readers to identify themselves. */
  headers?: Record<string, string>
  /** How long an answer may be reused. @default what the answer states */
  cacheMs?: number
  /** False if answers carry no prices, so that their age does not matter to those of a market. @default true */
  carriesPrices?: boolean
  /** Parses the answers. @default JSON.parse */
  parse?: (json: string) => unknown
}

interface GetOptions extends Pick<ErrorReading, 'notFound'> {
  query?: Query
  /** Replaces the policy's host, for venues with several. */
  baseUrl?: string
}

interface AccountOptions extends GetOptions {
  /** @default GET */
  method?: 'GET' | 'POST' | 'DELETE'
  /** Whether it only reads, although it is a POST. */
  reads?: true
  /** Sent unchanged, because it is signed. */
  body?: string
  /** Signs a request; called again for each try, with the path and query below the base address. */
  sign: (target: string) => Promise<Record<string, string>>
  /** Returns the query with its signature, where that is a part of it; called again for each try. */
  signQuery?: (query: string) => string
}

export interface Requester {
  /** Reads one JSON answer and validates the part of the venue's format that we use. */
  get<S extends z.ZodType>(path: string, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /** Posts a JSON body to a venue endpoint that only reads. */
  query<S extends z.ZodType>(path: string, body: unknown, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /**
   * Sends a request for an account. Reads are retried, but neither shared nor cached. Writes are sent once; unless the
   * venue clearly accepts or refuses one, the error is WRITE_UNCONFIRMED.
   */
  account<S extends z.ZodType>(path: string, schema: S, options: AccountOptions): Promise<z.infer<S>>
  /**
   * Validates a list row by row: an invalid row is reported and dropped, the others are used. Throws EXCHANGE_ERROR if
   * every row is invalid: then the format has changed, and the list is not empty.
   */
  rows<S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S): z.infer<S>[]
  /**
   * Validates a list inside a row in the same way; if every item is invalid, the list is empty and the other rows are
   * used.
   */
  parts<S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S): z.infer<S>[]
}

/**
 * Creates the only way to a venue's HTTP API: rate budget with fair turns, timeout, retries with backoff and
 * Retry-After, circuit breakers, sharing of identical concurrent reads, size limit and translation of every failure
 * into CrossvenueError.
 */
export function createRequester(policy: RequestPolicy, options: VenueOptions = {}): Requester {
  const { venue, explain } = policy
  const budget = createRateBudget(venue, options.budget ?? policy.budget)
  options.onBudget?.(budget.state)
  const send = createSend({ ...options, venue, headers: policy.headers, budget })
  const guard = createBreakers(venue)

  const load = (party: string, outgoing: Outgoing, notFound: GetOptions['notFound']): Promise<Loaded> =>
    guard(party, async () => {
      const { signal } = currentCall()
      try {
        const response = await send(outgoing)
        const freshMs = policy.cacheMs ?? freshnessOf(response.headers)
        let bytes = 0
        const parse = (json: string): unknown => {
          bytes = json.length
          return (policy.parse ?? JSON.parse)(json)
        }
        return { value: await readJson(response, venue, parse), freshMs, bytes }
      } catch (error) {
        if (signal?.aborted && !(outgoing.isWrite && outgoing.isSent)) throw signal.reason
        throw await translateError(error, { venue, explain, notFound })
      }
    })

  const shared = shareReads(options.now ?? Date.now)

  const read = async <S extends z.ZodType>(path: string, body: unknown, schema: S, get: GetOptions = {}) => {
    const url = addressOf(venue, get.baseUrl ?? policy.baseUrl, path, get.query)
    const outgoing: Outgoing =
      body === undefined ? { url, method: 'GET' } : { url, method: 'POST', body: JSON.stringify(body) }
    // Only valid answers are cached, so that a bad one does no harm after the venue has recovered.
    const key = `${url} ${JSON.stringify(body)}`
    const { caller = '' } = currentCall()
    const { value, readAt, until } = await shared.read(key, async () => {
      const { value, ...rest } = await load(`reads ${caller}`, outgoing, get.notFound)
      return { value: check(path, schema, value), ...rest }
    })
    if (policy.carriesPrices ?? true) noteRead(readAt)
    noteFreshUntil(until)
    return value as z.infer<S>
  }

  const check = <S extends z.ZodType>(path: string, schema: S, answer: unknown): z.infer<S> => {
    const value = readerOf(schema)(answer)
    if (value !== UNFIT) return value as z.infer<S>
    const result = schema.safeParse(answer)
    if (result.success) return result.data
    throw new CrossvenueError('EXCHANGE_ERROR', `${venue} answered ${path} in an unknown form: ${why(result.error)}`, {
      exchange: venue,
      cause: result.error,
    })
  }

  const parts: Requester['parts'] = <S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S) => {
    const read = readerOf(schema)
    const fitting: z.infer<S>[] = []
    for (const row of rows) {
      const value = read(row)
      if (value !== UNFIT) {
        fitting.push(value as z.infer<S>)
        continue
      }
      const result = schema.safeParse(row)
      if (result.success) fitting.push(result.data)
      else options.onReject?.({ venue, path, id: idOf(row), reason: why(result.error) })
    }
    return fitting
  }

  const account: Requester['account'] = async (path, schema, { method = 'GET', body, sign, signQuery, ...options }) => {
    const baseUrl = options.baseUrl ?? policy.baseUrl
    const url = addressOf(venue, baseUrl, path, options.query)
    const { pathname, search } = new URL(url)
    const target = (pathname + search).slice(new URL(baseUrl).pathname.replace(/\/$/, '').length)
    const { caller = '', account = '' } = currentCall()
    const isWrite = method !== 'GET' && !options.reads
    // Signing comes first: a request that cannot be signed is the caller's fault and must not count in budget and
    // breaker.
    const signature = await createSignature(venue, () => sign(target))
    const outgoing: Outgoing = {
      url,
      method,
      ...(body !== undefined && { body }),
      ...(signQuery && { signQuery }),
      isWrite,
      signature,
    }
    noteFreshUntil(Number.NEGATIVE_INFINITY)
    // After a write, its caller must not read an older answer from the cache.
    if (isWrite) shared.forget()
    try {
      return check(path, schema, (await load(JSON.stringify([caller, account]), outgoing, options.notFound)).value)
    } catch (error) {
      throw isWrite && outgoing.isSent ? unconfirmed(error) : error
    } finally {
      if (isWrite) shared.forget()
    }
  }

  return {
    account,
    get: (path, schema, get) => read(path, undefined, schema, get),
    query: (path, body, schema, get) => read(path, body, schema, get),
    parts,
    rows(path, rows, schema) {
      const fitting = parts(path, rows, schema)
      if (fitting.length > 0 || rows.length === 0) return fitting
      // A cached failure would last after the venue has recovered.
      shared.forget()
      check(path, schema, rows[0])
      return fitting
    },
  }
}

/** An answer, for how long it may be used again, and its length. */
interface Loaded {
  value: unknown
  freshMs: number
  bytes: number
}

/** An answer, the time of its request, and until when it may be used again. */
interface SharedRead {
  readAt: number
  until: number
  value: unknown
}

/** The bytes of the answers that the cache of one host holds; parsed they take several times that. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024

/** Lets identical concurrent reads share one answer, and reuses it while it is fresh. */
function shareReads(now: () => number) {
  const share = createSharedFlights<SharedRead>()
  const cache = createReadCache<SharedRead>(MAX_CACHED_BYTES, now)
  let forgotten = 0
  const read = async (key: string, load: () => Promise<Loaded>): Promise<SharedRead> =>
    cache.get(key) ??
    share(key, async () => {
      const [readAt, before] = [now(), forgotten]
      const { value, freshMs, bytes } = await load()
      const answer = { readAt, until: readAt + freshMs, value }
      // An answer from before a write may not show it.
      if (freshMs > 0 && forgotten === before) cache.set(key, answer, { until: answer.until, bytes })
      return answer
    })
  const forget = (): void => {
    forgotten += 1
    cache.clear()
  }
  return { read, forget }
}

/**
 * Converts the failure of a sent write: a refusal stays one; after anything less clear the write may have taken effect.
 */
function unconfirmed(error: unknown): unknown {
  if (!(error instanceof CrossvenueError) || !error.retryable || error.code === 'RATE_LIMIT_EXCEEDED') return error
  const message = `${error.message}; the write may have taken effect: check before you retry`
  return new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: error.exchange, cause: error })
}

/**
 * Throws VALIDATION_ERROR if an id in the path would change the path: "." and ".." are steps, however they are encoded.
 */
function addressOf(venue: string, baseUrl: string, path: string, query: Query = {}): string {
  const step = path.split('/').find((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  if (step !== undefined) {
    throw new CrossvenueError('VALIDATION_ERROR', `${JSON.stringify(step)} is not a valid id on ${venue}`, {
      exchange: venue,
    })
  }
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(item))
  }
  return url.href
}

/** Returns the problem of an answer or row; of one with several possible forms, the problem with the last. */
const why = (error: z.ZodError): string =>
  error.issues
    .flatMap((issue) => (issue.code === 'invalid_union' && issue.path.length === 0 && issue.errors.at(-1)) || [issue])
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('; ')

/** Returns a row's own id, by the names that venues use. */
function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  for (const name of ['id', 'ticker', 'event_ticker', 'slug', 'conditionId']) {
    const value = (row as Record<string, unknown>)[name]
    if (typeof value === 'string' || typeof value === 'number') return String(value)
  }
  return undefined
}
