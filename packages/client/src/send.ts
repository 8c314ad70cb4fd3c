import { CrossvenueError, type Failure } from './error.ts'
import { limitedTo } from './limited-to.generated.ts'
import { toJson } from './to-json.ts'

export interface Connection {
  apiKey: string | undefined
  baseUrl: string
  timeoutMs: number
  retries: number
  signal: AbortSignal | undefined
  fetch: typeof globalThis.fetch
}

export interface Call {
  path: string
  /** @default POST with a body, else GET */
  verb?: 'POST' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Whether a retry has no second effect. */
  repeatable: boolean
}

/** A whole answer of the gateway: the data and its metadata. */
export interface Answer<Data = unknown, Meta = undefined> {
  data: Data
  /** The metadata of the page, where the answer is one of many. */
  meta: Meta
  /** The request's id in the log of the gateway. */
  requestId: string | undefined
  /** All headers, such as ETag and those of rate limits. */
  headers: Headers
}

/** The longest pause before a retry; if the gateway asks for more, the caller decides. */
const MAX_PAUSE_MS = 5_000

/** Sends one call and returns the answer. Throws CrossvenueError and nothing else. */
export async function send(connection: Connection, call: Call): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await sendOnce(connection, call)
    } catch (error) {
      const pause = error instanceof CrossvenueError ? pauseBeforeRepeat(error, tries) : undefined
      if (!call.repeatable || tries > connection.retries || pause === undefined) throw error
      await wait(pause, connection.signal)
    }
  }
}

/** Retries only requests that failed to connect or were rejected at once; a slow request would be slow again. */
function pauseBeforeRepeat({ code, status, retryAfter, cause }: CrossvenueError, tries: number): number | undefined {
  if (code !== 'NETWORK_ERROR' && status === undefined) return undefined
  const isTurnedAway = status === 503 || (status === 429 && retryAfter !== undefined)
  if ((status !== undefined && !isTurnedAway) || isTimeout(cause)) return undefined
  const pause = retryAfter === undefined ? 250 * 2 ** (tries - 1) : retryAfter * 1000
  return pause <= MAX_PAUSE_MS ? pause : undefined
}

async function sendOnce(
  { apiKey, baseUrl, timeoutMs, signal, fetch }: Connection,
  { path, verb, body }: Call,
): Promise<Answer> {
  const request: RequestInit = {
    method: verb ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headersOf(apiKey),
    },
    ...(body !== undefined && { body: toJson(body) }),
    signal: limitedTo(timeoutMs, signal),
  }
  const { status, headers, text } = await exchange(fetch, baseUrl + path, request, signal)
  const answer = parse(text)
  const requestId = headers.get('x-request-id') ?? undefined
  if (answer?.success === true) return { data: answer.data, meta: answer.meta as undefined, requestId, headers }
  throw readFailure(text, baseUrl, { status, headers })
}

/** Makes one HTTP exchange, body included; the timeout covers all of it. */
async function exchange(fetch: Connection['fetch'], url: string, init: RequestInit, signal: AbortSignal | undefined) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw aborted(signal)
    const message = isTimeout(cause) ? 'The gateway did not answer in time' : 'The gateway could not be reached'
    throw new CrossvenueError({ code: 'NETWORK_ERROR', message, retryable: true }, { cause })
  }
}

/** Returns the header that carries the key. */
export const headersOf = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }

/** Returns the error that an answer without success describes. */
export const readFailure = (
  text: string,
  baseUrl: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): CrossvenueError =>
  new CrossvenueError(parse(text)?.error ?? foreign(baseUrl, status), {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
  })

const aborted = ({ reason }: AbortSignal): CrossvenueError =>
  new CrossvenueError(
    { code: 'ABORTED', message: 'The call was aborted by its signal', retryable: false },
    { cause: reason },
  )

export const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal))
    const stop = () => {
      clearTimeout(timer)
      reject(aborted(signal as AbortSignal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError'

function parse(text: string): { success?: boolean; data?: unknown; meta?: unknown; error?: Failure } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Describes an answer that is not from a gateway: a proxy's error page, or another service at this address. */
const foreign = (baseUrl: string, status: number): Failure => ({
  code: 'NETWORK_ERROR',
  message: `${baseUrl} answered ${status} in a form that no gateway uses; check the address`,
  retryable: status >= 500,
})
