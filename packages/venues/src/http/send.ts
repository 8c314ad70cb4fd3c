import ky, { isHTTPError } from 'ky'
import { CrossvenueError } from '../errors.ts'
import type { VenueOptions } from '../venue.ts'
import { currentCall } from './call-context.ts'
import type { RateBudget } from './rate-budget.ts'
import { secondsToWait } from './translate-error.ts'

/** A request on its way to a venue. */
export interface Outgoing {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  /** JSON text, sent to the letter. */
  body?: string
  /** Whether it is sent once only, because a repeat might do it twice. */
  isWrite?: boolean
  /** What signs each try. */
  signature?: () => Promise<Record<string, string>>
  /** Set once it may have reached the venue. */
  isSent?: boolean
}

interface SendOptions extends Pick<VenueOptions, 'fetch' | 'retries' | 'timeoutMs'> {
  venue: string
  headers?: Record<string, string> | undefined
  budget: RateBudget
}

/** The longest pause a venue may ask for before a retry; beyond it the caller is asked to come back. */
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

/** Creates what sends requests to a venue: each try in its turn, signed anew, within its time limit. */
export function createSend({ venue, headers, budget, ...options }: SendOptions) {
  const { fetch = globalThis.fetch, retries = 2, timeoutMs = 10_000 } = options

  /** Venues move pages on their own host; another host would be sent what was meant for this one. */
  const follow = async (request: Request, signal: AbortSignal, hops: number): Promise<Response> => {
    const response = await fetch(request, { signal, redirect: 'manual' })
    if (!REDIRECTS.has(response.status)) return response
    await response.body?.cancel()
    const target = response.headers.get('location') ?? ''
    const to = URL.canParse(target, request.url) ? new URL(target, request.url) : undefined
    const isOwn = request.method === 'GET' && to?.origin === new URL(request.url).origin
    if (to && isOwn && hops > 0) return follow(new Request(to, request), signal, hops - 1)
    const message = `${venue} redirects to ${to?.host || 'nowhere'}, which is not followed`
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
      // Ky's own time limit ends at the headers; the one above holds for the body too.
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

/** Whether a retry would end the same way, or come too early. */
const isFinal = (error: unknown): boolean =>
  error instanceof CrossvenueError ||
  (isHTTPError(error) && (secondsToWait(error.response.headers) ?? 0) > MAX_PAUSE_SECONDS)

/** Aborts after a time, and with another signal. Not joined with `AbortSignal.any`, which may be collected too early. */
function limitedTo(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms)
  timer.unref()
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return controller.signal
}
