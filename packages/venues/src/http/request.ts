import type { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import type { VenueOptions } from '../venue.ts'
import { createBreakers } from './breakers.ts'
import { currentCall, noteRead } from './call-context.ts'
import { createRateBudget } from './rate-budget.ts'
import { readJson } from './read-json.ts'
import { createSend, type Outgoing } from './send.ts'
import { createSharedFlights } from './shared-flights.ts'
import { createSignature } from './signature.ts'
import { type ErrorReading, translateError } from './translate-error.ts'

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

export interface RequestPolicy extends Pick<ErrorReading, 'venue' | 'explain'> {
  baseUrl: string
  /** The venue's published rate: so many calls per so many milliseconds. */
  budget: { calls: number; perMs: number }
  /** Sent with every request: what the venue wants to know a reader by. */
  headers?: Record<string, string>
  /** How long an answer may be served again. @default 0 */
  cacheMs?: number
  /** False where answers carry no prices, so that their age says nothing about those of a market. @default true */
  carriesPrices?: boolean
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

/**
 * Creates the one way to a venue's HTTP API: rate budget with fair turns, time limit, retries with backoff and
 * Retry-After, circuit breakers, sharing of identical reads in flight, size limit and translation of every failure into
 * CrossvenueError.
 */
export function createRequester(policy: RequestPolicy, options: VenueOptions = {}): Requester {
  const { venue, explain } = policy
  const send = createSend({
    ...options,
    venue,
    headers: policy.headers,
    budget: createRateBudget(venue, options.budget ?? policy.budget),
  })
  const guard = createBreakers(venue)

  const load = (party: string, outgoing: Outgoing, notFound: GetOptions['notFound']): Promise<unknown> =>
    guard(party, async () => {
      const { signal } = currentCall()
      try {
        return await readJson(await send(outgoing), venue, policy.parse)
      } catch (error) {
        if (signal?.aborted && !(outgoing.isWrite && outgoing.isSent)) throw signal.reason
        throw await translateError(error, { venue, explain, notFound })
      }
    })

  const shared = shareReads(policy.cacheMs ?? 0, options.now ?? Date.now)

  const read = async <S extends z.ZodType>(path: string, body: unknown, schema: S, get: GetOptions = {}) => {
    const url = addressOf(venue, get.baseUrl ?? policy.baseUrl, path, get.query)
    const outgoing: Outgoing =
      body === undefined ? { url, method: 'GET' } : { url, method: 'POST', body: JSON.stringify(body) }
    // Only what fits is kept, so that a bad answer does no harm after the venue has recovered.
    const key = `${url} ${JSON.stringify(body)}`
    const { caller = '' } = currentCall()
    const { value, readAt } = await shared.read(key, async () =>
      check(path, schema, await load(`reads ${caller}`, outgoing, get.notFound)),
    )
    if (policy.carriesPrices ?? true) noteRead(readAt)
    return value as z.infer<S>
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
    const url = addressOf(venue, baseUrl, path, options.query)
    const { pathname, search } = new URL(url)
    const target = (pathname + search).slice(new URL(baseUrl).pathname.replace(/\/$/, '').length)
    const { caller = '', account = '' } = currentCall()
    const isWrite = method !== 'GET' && !options.reads
    // Before all else: what cannot be signed is the caller's own matter, and takes no part in budget and breaker.
    const signature = await createSignature(venue, () => sign(target))
    const outgoing: Outgoing = { url, method, ...(body !== undefined && { body }), isWrite, signature }
    try {
      return check(path, schema, await load(JSON.stringify([caller, account]), outgoing, options.notFound))
    } catch (error) {
      throw isWrite && outgoing.isSent ? unconfirmed(error) : error
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

/** An answer, and when it was asked for. */
interface KeptRead {
  readAt: number
  value: unknown
}

/** Lets identical reads in flight share one answer, and serves it again for `cacheMs`. */
function shareReads(cacheMs: number, now: () => number) {
  const share = createSharedFlights<KeptRead>()
  const cache = new Map<string, KeptRead & { until: number }>()
  const keep = (key: string, read: KeptRead): void => {
    for (const [old, { until }] of cache) if (until <= now()) cache.delete(old)
    cache.set(key, { ...read, until: now() + cacheMs })
  }
  const read = async (key: string, load: () => Promise<unknown>): Promise<KeptRead> => {
    const cached = cache.get(key)
    if (cached && cached.until > now()) return cached
    const fresh = await share(key, async () => ({ readAt: now(), value: await load() }))
    if (cacheMs > 0) keep(key, fresh)
    return fresh
  }
  return { read, forget: () => cache.clear() }
}

/** What a failure of a write that was sent means: a refusal stays one; after anything less clear, it may have happened. */
function unconfirmed(error: unknown): unknown {
  if (!(error instanceof CrossvenueError) || !error.retryable || error.code === 'RATE_LIMIT_EXCEEDED') return error
  const message = `${error.message}; whether it was done is not known: look before you repeat it`
  return new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: error.exchange, cause: error })
}

/** Throws VALIDATION_ERROR where an id in the path would climb it: "." and ".." are steps, however they are encoded. */
function addressOf(venue: string, baseUrl: string, path: string, query: Query = {}): string {
  const step = path.split('/').find((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  if (step !== undefined) {
    throw new CrossvenueError('VALIDATION_ERROR', `${JSON.stringify(step)} is not an id on ${venue}`, {
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
