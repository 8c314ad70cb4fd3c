import { CrossvenueError, type Failure } from './error.ts'

export interface Connection {
  apiKey: string | undefined
  baseUrl: string
  timeoutMs: number
  retries: number
  fetch: typeof globalThis.fetch
}

export interface Call {
  path: string
  /** Sent as JSON by POST; without a body the call is a GET. */
  body?: unknown
  /** Whether a repeat has no second effect. */
  repeatable: boolean
}

/** The longest pause before a repeat; where the gateway asks for more, the caller decides. */
const MAX_PAUSE_MS = 5_000

export interface Answer {
  data?: unknown
  /** Where the answer is one page of many. */
  meta?: { nextCursor?: string }
}

/** Sends one call and returns the answer. Throws CrossvenueError and nothing else. */
export async function send(connection: Connection, call: Call): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await sendOnce(connection, call)
    } catch (error) {
      const pause = error instanceof CrossvenueError ? pauseBeforeRepeat(error, tries) : undefined
      if (!call.repeatable || tries > connection.retries || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Only what never arrived or was turned away at the door is worth a repeat; whoever is late would be late again. */
function pauseBeforeRepeat({ status, retryAfter, cause }: CrossvenueError, tries: number): number | undefined {
  if ((status !== undefined && status !== 503) || isTimeout(cause)) return undefined
  const pause = retryAfter === undefined ? 250 * 2 ** (tries - 1) : retryAfter * 1000
  return pause <= MAX_PAUSE_MS ? pause : undefined
}

async function sendOnce({ apiKey, baseUrl, timeoutMs, fetch }: Connection, { path, body }: Call): Promise<Answer> {
  const { status, text } = await exchange(fetch, baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = parse(text)
  if (answer?.success === true) return answer
  throw new CrossvenueError(answer?.error ?? foreign(baseUrl, status), { status })
}

/** One HTTP exchange, body included; the time limit holds for the whole of it. */
async function exchange(fetch: Connection['fetch'], url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    const message = isTimeout(cause) ? 'The gateway did not answer in time' : 'The gateway could not be reached'
    throw new CrossvenueError({ code: 'NETWORK_ERROR', message, retryable: true }, { cause })
  }
}

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError'

function parse(text: string): (Answer & { success?: boolean; error?: Failure }) | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer that no gateway gave: a proxy's error page, or another service at this address. */
const foreign = (baseUrl: string, status: number): Failure => ({
  code: 'NETWORK_ERROR',
  message: `${baseUrl} answered ${status} and not as a gateway does`,
  retryable: status >= 500,
})
