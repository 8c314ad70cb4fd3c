import { CrossvenueError } from '../errors.ts'
import type { VenueOptions } from '../venue.ts'
import { type CallContext, currentCall } from './call-context.ts'
import { HttpFailure } from './http-failure.ts'
import { limitedTo } from './limited-to.ts'
import type { RateBudget } from './rate-budget.ts'
import { secondsToWait } from './translate-error.ts'
import type { VenueAnswer, VenueRequest } from './venue-fetch.ts'

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
  /** Returns the query as it is sent, where its signature is a part of it; called for each try. */
  signQuery?: (query: string) => string
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
  const follow = async (url: string, init: VenueRequest, hops: number): Promise<VenueAnswer> => {
    const response = await fetch(url, init)
    if (!REDIRECTS.has(response.status)) return response
    await response.body?.cancel()
    const target = response.headers.get('location') ?? ''
    const to = URL.canParse(target, url) ? new URL(target, url) : undefined
    const isOwn = init.method === 'GET' && to?.origin === new URL(url).origin
    if (to && isOwn && hops > 0) return follow(to.href, init, hops - 1)
    const message = `${venue} redirects to ${to?.host || 'nowhere'}; redirects to other hosts are not followed`
    throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange: venue })
  }

  const attempt = async (outgoing: Outgoing, call: CallContext): Promise<VenueAnswer> => {
    const { method, body, isWrite = false, signature, signQuery } = outgoing
    await budget.acquire(call)
    const sent = new Headers({
      accept: 'application/json',
      'user-agent': 'crossvenue',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    })
    for (const [name, value] of Object.entries((await signature?.()) ?? {})) sent.set(name, value)
    const url = signQuery ? withQuery(outgoing.url, signQuery) : outgoing.url
    outgoing.isSent = true
    const init: VenueRequest = {
      method,
      ...(body !== undefined && { body }),
      headers: sent,
      redirect: 'manual',
      // It includes the body.
      signal: limitedTo(timeoutMs, isWrite ? undefined : call.signal),
    }
    const response = await follow(url, init, signature ? 0 : MAX_REDIRECTS).catch((error) => {
      if (UNCONNECTED.has(error?.cause?.code)) outgoing.isSent = false
      throw error
    })
    if (!response.ok) throw new HttpFailure(response)
    return response
  }

  return async (outgoing: Outgoing): Promise<VenueAnswer> => {
    const call = currentCall()
    const { method, isWrite } = outgoing
    const mayRetry = !isWrite && method !== 'DELETE'
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(outgoing, call)
      } catch (error) {
        if (!mayRetry || tries > retries || call.signal?.aborted || !isTransient(error)) throw error
        // Else its connection would stay open; a body that broke cannot be canceled.
        if (error instanceof HttpFailure) void error.response.body?.cancel().catch(() => undefined)
        await pause(pauseBefore(tries, error), call.signal)
      }
    }
  }
}

function withQuery(url: string, change: (query: string) => string): string {
  const address = new URL(url)
  address.search = change(address.search.slice(1))
  return address.href
}

/** Statuses that may pass, and those of them after which the venue says when to come back. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504])
const STATES_PAUSE = new Set([429, 503])
/** The first pause in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 300
const MAX_BACKOFF_MS = 2_000

/** Returns whether a retry may succeed: an answer may change and a connection may be made, but not after a timeout. */
function isTransient(error: unknown): boolean {
  if (error instanceof HttpFailure) {
    const { status, headers } = error.response
    return TRANSIENT.has(status) && (secondsToWait(headers) ?? 0) <= MAX_PAUSE_SECONDS
  }
  return !(error instanceof CrossvenueError) && (error as Error | undefined)?.name !== 'TimeoutError'
}

function pauseBefore(tries: number, error: unknown): number {
  const { status, headers } = error instanceof HttpFailure ? error.response : { status: 0, headers: undefined }
  const stated = headers && STATES_PAUSE.has(status) ? secondsToWait(headers) : undefined
  return stated === undefined ? Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_BACKOFF_MS) : stated * 1_000
}

/** Resolves after some milliseconds; rejects when the caller leaves. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
