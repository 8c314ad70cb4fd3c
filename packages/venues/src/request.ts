import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import ky, { HTTPError, TimeoutError } from 'ky'
import pThrottle from 'p-throttle'
import type { z } from 'zod'
import { CrossvenueError, type ErrorCode } from './errors.ts'
import type { Rejection, VenueOptions } from './venue.ts'

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

export interface RequestPolicy {
  venue: string
  baseUrl: string
  /** The venue's published rate: so many calls per so many milliseconds. */
  budget: { calls: number; perMs: number }
  /** Reads the venue's own error body; what it leaves out follows from the HTTP status. */
  explain?: (body: unknown, status: number) => { code?: ErrorCode; message?: string } | undefined
  /** How long an answer may be served again. @default 0 */
  cacheMs?: number
}

export interface GetOptions {
  query?: Query
  /** The error to raise on a 404, where the path names one thing. */
  notFound?: { code: ErrorCode; message: string }
  /** Overrides the policy's host, for venues with several. */
  baseUrl?: string
}

export interface Requester {
  /** Reads one JSON answer and checks it against the part of the venue's format we rely on. */
  get<S extends z.ZodType>(path: string, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /** Posts a JSON body to a venue endpoint that only reads. */
  query<S extends z.ZodType>(path: string, body: unknown, schema: S, options?: GetOptions): Promise<z.infer<S>>
  /** Checks a list row by row: a row that does not fit is reported and left out, the others stand. */
  rows<S extends z.ZodType>(path: string, rows: readonly unknown[], schema: S): z.infer<S>[]
}

const MAX_RESPONSE_BYTES = 32 * 1024 * 1024
const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504]

/**
 * Creates the one way to a venue's HTTP API: rate budget, time limit, repeats with backoff and Retry-After, circuit
 * breaker, sharing of identical reads in flight, size limit and translation of every failure into CrossvenueError.
 */
export function createRequester(policy: RequestPolicy, options: VenueOptions = {}): Requester {
  const { venue } = policy
  const { retries = 2, timeoutMs = 10_000, now = Date.now } = options
  const http = ky.create({
    fetch: options.fetch ?? globalThis.fetch,
    timeout: timeoutMs,
    headers: { accept: 'application/json', 'user-agent': 'crossvenue' },
    retry: {
      limit: retries,
      methods: ['get'],
      statusCodes: RETRIED_STATUSES,
      afterStatusCodes: [413, 429, 503],
      maxRetryAfter: 5_000,
      backoffLimit: 2_000,
    },
  })
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CrossvenueError && error.retryable && error.code !== 'RATE_LIMIT_EXCEEDED'),
    { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(8) },
  )
  const throttled = pThrottle({ limit: policy.budget.calls, interval: policy.budget.perMs })(
    (method: 'get' | 'post', url: string, json?: unknown) => http(url, { method, ...(json !== undefined && { json }) }),
  )
  const inFlight = new Map<string, Promise<unknown>>()
  const cache = new Map<string, { until: number; value: unknown }>()

  const once = (key: string, work: () => Promise<unknown>): Promise<unknown> => {
    const cached = cache.get(key)
    if (cached && cached.until > now()) return Promise.resolve(cached.value)
    const running = inFlight.get(key)
    if (running) return running
    const promise = work()
      .then((value) => {
        if (policy.cacheMs) cache.set(key, { until: now() + policy.cacheMs, value })
        return value
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, promise)
    return promise
  }

  const load = async (method: 'get' | 'post', url: string, get: GetOptions, body?: unknown): Promise<unknown> => {
    try {
      return await breaker.execute(async () => {
        try {
          return await readJson(await throttled(method, url, body), venue)
        } catch (error) {
          throw await translate(error, policy, get)
        }
      })
    } catch (error) {
      if (isBrokenCircuitError(error) && breaker.state !== CircuitState.Closed) {
        throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', `${venue} keeps failing; not asked again for a moment`, {
          exchange: venue,
          retryAfter: 5,
        })
      }
      throw error
    }
  }

  const checked = <S extends z.ZodType>(path: string, schema: S, value: unknown): z.infer<S> => {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    throw new CrossvenueError('EXCHANGE_ERROR', `${venue} answered ${path} in an unknown form: ${why(result.error)}`, {
      exchange: venue,
      cause: result.error,
    })
  }

  return {
    async get(path, schema, get = {}) {
      const url = address(get.baseUrl ?? policy.baseUrl, path, get.query)
      return checked(path, schema, await once(url, () => load('get', url, get)))
    },
    async query(path, body, schema, get = {}) {
      const url = address(get.baseUrl ?? policy.baseUrl, path, get.query)
      const value = await once(`${url} ${JSON.stringify(body)}`, () => load('post', url, get, body))
      return checked(path, schema, value)
    },
    rows(path, rows, schema) {
      return rows.flatMap((row) => {
        const result = schema.safeParse(row)
        if (result.success) return [result.data]
        options.onReject?.({ venue, path, id: idOf(row), reason: why(result.error) } satisfies Rejection)
        return []
      })
    },
  }
}

function address(baseUrl: string, path: string, query: Query = {}): string {
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(item))
  }
  return url.href
}

/** Reads at most MAX_RESPONSE_BYTES, so that a runaway answer cannot fill the memory. */
async function readJson(response: Response, venue: string): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_RESPONSE_BYTES) {
      throw new CrossvenueError('EXCHANGE_ERROR', `${venue} sent more than ${MAX_RESPONSE_BYTES} bytes`, {
        exchange: venue,
      })
    }
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CrossvenueError('EXCHANGE_ERROR', `${venue} sent something that is not JSON`, { exchange: venue, cause })
  }
}

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 401) return 'AUTHENTICATION_ERROR'
  if (status === 403) return 'PERMISSION_DENIED'
  if (status === 404) return 'NOT_FOUND'
  if (status === 429) return 'RATE_LIMIT_EXCEEDED'
  return status >= 500 ? 'EXCHANGE_NOT_AVAILABLE' : 'BAD_REQUEST'
}

async function translate(error: unknown, { venue, explain }: RequestPolicy, get: GetOptions): Promise<CrossvenueError> {
  if (error instanceof CrossvenueError) return error
  if (error instanceof TimeoutError) {
    return new CrossvenueError('EXCHANGE_TIMEOUT', `${venue} did not answer in time`, { exchange: venue, cause: error })
  }
  if (error instanceof HTTPError) {
    const { status, headers } = error.response
    if (status === 404 && get.notFound) {
      return new CrossvenueError(get.notFound.code, get.notFound.message, { exchange: venue, cause: error })
    }
    const body = await error.response.json().catch(() => undefined)
    const told = explain?.(body, status)
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    return new CrossvenueError(told?.code ?? codeOfStatus(status), told?.message ?? `${venue} answered ${status}`, {
      exchange: venue,
      cause: error,
      ...(Number.isFinite(seconds) && { retryAfter: seconds }),
    })
  }
  return new CrossvenueError('NETWORK_ERROR', `${venue} could not be reached`, { exchange: venue, cause: error })
}

const why = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('; ')

function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  for (const name of ['id', 'ticker', 'event_ticker', 'slug', 'conditionId']) {
    const value = (row as Record<string, unknown>)[name]
    if (typeof value === 'string' || typeof value === 'number') return String(value)
  }
  return undefined
}
