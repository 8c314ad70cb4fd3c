import ky, { isHTTPError } from 'ky'
import { CrossvenueError } from '../errors.ts'
import type { VenueOptions } from '../venue.ts'
import { currentCall } from './call-context.ts'
import { limitedTo } from './limited-to.ts'
import type { RateBudget } from './rate-budget.ts'
import { secondsToWait } from './translate-error.ts'

/** A request to a venue. */
export interface Outgoing {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  /** JSON text, sent unchanged. */
  body?: string
  /** Whether it is sent only once, because a retry might do it twice. */
  isWrite?: boolean
  /** Signs each try. */
  signature?: () => Promise<Record<string, string>>
  /** Set once it may have reached the venue. */
  isSent?: boolean
}

interface SendOptions extends Pick<VenueOptions, 'fetch' | 'retries' | 'timeoutMs'> {
  venue: string
  headers?: Record<string, string> | undefined
  budget: RateBudget
}

/** The longest pause a venue may request before a retry; after a longer one the caller has to come back. */
const MAX_PAUSE_SECONDS = 5
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Failures to connect: nothing was sent. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Creates the function that sends requests to a venue: each try waits its turn, is signed again and has a timeout. */
export function createSend({ venue, headers, budget, ...options }: SendOptions) {
  const { fetch = globalThis.fetch, retries = 2, timeoutMs = 10_000 } = options

  /** Venues move pages within their own host; a redirect to another host would leak the request. */
  const follow = async (request: Request, signal: AbortSignal, hops: number): Promise<Response> => {
    const response = await fetch(request, { signal, redirect: 'manual' })
    if (!REDIRECTS.has(response.status)) return response
    await response.body?.cancel()
    const target = response.headers.get('location') ?? ''
    const to = URL.canParse(target, request.url) ? new URL(target, request.url) : undefined
    const isOwn = request.method === 'GET' && to?.origin === new URL(request.url).origin
    if (to && isOwn && hops > 0) return follow(new Request(to, request), signal, hops - 1)
    const message = `${venue} redirects to ${to?.host || 'nowhere'}; redirects to other hosts are not followed`
    throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange: venue })
  }

  return (outgoing: Outgoing): Promise<Response> => {
    const { url, method, body, isWrite = false, signature } = outgoing
    const call = currentCall()
    const attempt: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      await budget.acquire(call)
      for (const [name, value] of Object.entries((await signature?.()) ?? {})) request.headers.set(name, value)
      outgoing.isSent = true
      const limit = limitedTo(timeoutMs, isWrite ? undefined : call.signal)
      return follow(request, limit, signature ? 0 : MAX_REDIRECTS).catch((error) => {
        if (UNCONNECTED.has(error?.cause?.code)) outgoing.isSent = false
        throw error
      })
    }
    return ky(url, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        accept: 'application/json',
        'user-agent': 'crossvenue',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // Ky's own timeout ends at the headers; this one includes the body.
      timeout: false,
      fetch: attempt,
      ...(call.signal && !isWrite && { signal: call.signal }),
      retry: {
        limit: isWrite ? 0 : retries,
        methods: ['get', 'post'],
        statusCodes: [408, 425, 429, 500, 502, 503, 504],
        afterStatusCodes: [429, 503],
        backoffLimit: 2_000,
        shouldRetry: ({ error }) => (isFinal(error) || call.signal?.aborted ? false : undefined),
      },
    })
  }
}

/** Returns whether a retry would end the same way, or come too early. */
const isFinal = (error: unknown): boolean =>
  error instanceof CrossvenueError ||
  (isHTTPError(error) && (secondsToWait(error.response.headers) ?? 0) > MAX_PAUSE_SECONDS)
