import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import ky, { isHTTPError, type Options } from 'ky'
import pThrottle from 'p-throttle'
import type { z } from 'zod'
import { CrossvenueError } from './errors.ts'
import { readJson } from './read-json.ts'
import { type ErrorReading, secondsToWait, translateError } from './translate-error.ts'
import type { VenueOptions } from './venue.ts'

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

export interface RequestPolicy extends Pick<ErrorReading, 'venue' | 'explain'> {
  baseUrl: string
  /** The venue's published rate: so many calls per so many milliseconds. */
  budget: { calls: number; perMs: number }
  /** Sent with every request: what the venue wants to know a reader by. */
  headers?: Record<string, string>
  /** How long an answer may be served again. @default 0 */
  cacheMs?: number
  /** Reads the answers. @default JSON.parse */
  parse?: (json: string) => unknown
}

interface GetOptions extends Pick<ErrorReading, 'notFound'> {
  query?: Query
  /** Overrides the policy's host, for venues with several. */
  baseUrl?: string
}

interface AccountOptions extends GetOptions {
  /** @default GET */
  method?: 'GET' | 'POST' | 'DELETE'
  /** Whether it only reads, though it is posted. */
  reads?: true
  /** Sent to the letter, because it is signed to the letter. */
  body?: string
  /** What signs a request in; asked anew for each try, with the path and query below the base address. */
  sign: (target: string) => Promise<Record<string, string>>
}

export interface Requester {
  /** Reads one JSON answer and checks it against the part of the venue's format we rely on. */
  get<S extends z.ZodType>(path: string, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /** Posts a JSON body to a venue endpoint that only reads. */
  query<S extends z.ZodType>(path: string, body: unknown, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /**
   * Sends a request for an account. Reads are repeated, but neither shared nor kept. Anything else is sent once; where
   * the venue does not clearly take or refuse it, the error is WRITE_UNCONFIRMED.
   */
  account<S extends z.ZodType>(path: string, schema: S, options: AccountOptions): Promise<z.infer<S>>
  /**
   * Checks a list row by row: a row that does not fit is reported and left out, the others stand. Throws EXCHANGE_ERROR
   * where none fits: the form has changed, and the list is anything but empty.
   */
  rows<S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S): z.infer<S>[]
  /** Checks a list inside a row in the same way; where none fits, it is empty, and the other rows stand. */
  parts<S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S): z.infer<S>[]
}

/** The longest pause a venue may ask for before a repeat; beyond it the caller is told to come back. */
const MAX_PAUSE_SECONDS = 5
/** Failures in a row after which a venue is left alone, and for how long. */
const BREAKER = { failures: 8, seconds: 5 }

/**
 * Creates the one way to a venue's HTTP API: rate budget, time limit, repeats with backoff and Retry-After, circuit
 * breaker, sharing of identical reads in flight, size limit and translation of every failure into CrossvenueError.
 */
export function createRequester(policy: RequestPolicy, options: VenueOptions = {}): Requester {
  const { venue, explain } = policy
  const { fetch = globalThis.fetch, retries = 2, timeoutMs = 10_000, now = Date.now } = options
  const http = ky.create({
    // Ky's own time limit ends at the headers; this one holds for the body too.
    timeout: false,
    fetch: (input, init) => {
      // Alone: joined with another signal it may be collected before it fires, and the limit with it.
      return fetch(new Request(input, init), { signal: AbortSignal.timeout(timeoutMs) })
    },
    headers: { accept: 'application/json', 'user-agent': 'crossvenue', ...policy.headers },
    retry: {
      limit: retries,
      methods: ['get', 'post'],
      statusCodes: [408, 425, 429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      backoffLimit: 2_000,
      shouldRetry: ({ error }) =>
        isHTTPError(error) && (secondsToWait(error.response.headers) ?? 0) > MAX_PAUSE_SECONDS ? false : undefined,
    },
  })
  const { calls, perMs } = options.budget ?? policy.budget
  const throttled = pThrottle({ limit: calls, interval: perMs })((url: string, init: Options) => http(url, init))
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CrossvenueError && error.retryable && error.code !== 'RATE_LIMIT_EXCEEDED'),
    { halfOpenAfter: BREAKER.seconds * 1000, breaker: new ConsecutiveBreaker(BREAKER.failures) },
  )

  const load = (url: string, init: Options, notFound: GetOptions['notFound']): Promise<unknown> =>
    breaker
      .execute(async () => {
        try {
          return await readJson(await throttled(url, init), venue, policy.parse)
        } catch (error) {
          throw await translateError(error, { venue, explain, notFound })
        }
      })
      .catch((error) => {
        if (!isBrokenCircuitError(error)) throw error
        throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', `${venue} keeps failing; not asked again for a moment`, {
          exchange: venue,
          retryAfter: BREAKER.seconds,
          cause: error,
        })
      })

  const shared = shareReads(policy.cacheMs ?? 0, now)

  const read = async <S extends z.ZodType>(path: string, body: unknown, schema: S, get: GetOptions = {}) => {
    const url = addressOf(get.baseUrl ?? policy.baseUrl, path, get.query)
    const init = body === undefined ? {} : { method: 'post', json: body }
    // Only what fits is kept, so that a bad answer does no harm after the venue has recovered.
    const key = `${url} ${JSON.stringify(body)}`
    return (await shared.read(key, async () => check(path, schema, await load(url, init, get.notFound)))) as z.infer<S>
  }

  const check = <S extends z.ZodType>(path: string, schema: S, answer: unknown): z.infer<S> => {
    const result = schema.safeParse(answer)
    if (result.success) return result.data
    throw new CrossvenueError('EXCHANGE_ERROR', `${venue} answered ${path} in an unknown form: ${why(result.error)}`, {
      exchange: venue,
      cause: result.error,
    })
  }

  const parts: Requester['parts'] = (path, rows, schema) =>
    rows.flatMap((row) => {
      const result = schema.safeParse(row)
      if (result.success) return [result.data]
      options.onReject?.({ venue, path, id: idOf(row), reason: why(result.error) })
      return []
    })

  const account: Requester['account'] = async (path, schema, { method = 'GET', body, sign, ...options }) => {
    const baseUrl = options.baseUrl ?? policy.baseUrl
    const url = addressOf(baseUrl, path, options.query)
    const { pathname, search } = new URL(url)
    const target = (pathname + search).slice(new URL(baseUrl).pathname.replace(/\/$/, '').length)
    const signIn = async ({ headers }: Request) => {
      for (const [name, value] of Object.entries(await sign(target))) headers.set(name, value)
    }
    const write = method !== 'GET' && !options.reads
    const init: Options = {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      ...(write && { retry: 0 }),
      hooks: { beforeRequest: [(request) => signIn(request)] },
    }
    try {
      return check(path, schema, await load(url, init, options.notFound))
    } catch (error) {
      throw write ? unconfirmed(error) : error
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
      // Kept answers would go on failing after the venue has recovered.
      shared.forget()
      check(path, schema, rows[0])
      return fitting
    },
  }
}

/** Lets identical reads in flight share one answer, and serves it again for `cacheMs`. */
function shareReads(cacheMs: number, now: () => number) {
  const inFlight = new Map<string, Promise<unknown>>()
  const cache = new Map<string, { until: number; value: unknown }>()
  const keep = (key: string, value: unknown): void => {
    for (const [old, { until }] of cache) if (until <= now()) cache.delete(old)
    cache.set(key, { until: now() + cacheMs, value })
  }
  const read = async (key: string, load: () => Promise<unknown>): Promise<unknown> => {
    const cached = cache.get(key)
    if (cached && cached.until > now()) return cached.value
    const running = inFlight.get(key)
    if (running) return running
    const loading = load().finally(() => inFlight.delete(key))
    inFlight.set(key, loading)
    const value = await loading
    if (cacheMs > 0) keep(key, value)
    return value
  }
  return { read, forget: () => cache.clear() }
}

/** What a failure means for a write: a refusal stays one; after anything less clear, the write may have happened. */
function unconfirmed(error: unknown): unknown {
  // It was not sent at all.
  if (error instanceof CrossvenueError && isBrokenCircuitError(error.cause)) return error
  if (!(error instanceof CrossvenueError) || !error.retryable || error.code === 'RATE_LIMIT_EXCEEDED') return error
  const message = `${error.message}; whether it was done is not known: look before you repeat it`
  return new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: error.exchange, cause: error })
}

function addressOf(baseUrl: string, path: string, query: Query = {}): string {
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(item))
  }
  return url.href
}

/** What is wrong with an answer or row; where it may have several forms, with the last of them. */
const why = (error: z.ZodError): string =>
  error.issues
    .flatMap((issue) => (issue.code === 'invalid_union' && issue.path.length === 0 && issue.errors.at(-1)) || [issue])
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('; ')

/** A row's own id, by the names that venues give it. */
function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  for (const name of ['id', 'ticker', 'event_ticker', 'slug', 'conditionId']) {
    const value = (row as Record<string, unknown>)[name]
    if (typeof value === 'string' || typeof value === 'number') return String(value)
  }
  return undefined
}
