import type { Trader } from './trading/trader.ts'

/** A successful answer of the gateway. */
interface Answer {
  data: unknown
  meta?: { nextCursor?: string; total?: number }
}

/** Reads a path of the gateway as its caller. Throws ReadError where the gateway refuses. */
export type Read = (path: string, parameters?: Readonly<Record<string, unknown>>) => Promise<Answer>

interface Failure {
  code: string
  message: string
  retryAfter?: number
}

/** The gateway's refusal of a request, in its own words. */
export class ReadError extends Error {
  override readonly name = 'ReadError'
  readonly code: string
  readonly retryAfter: number | undefined

  constructor({ code, message, retryAfter }: Failure) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Sends a request of one caller to the gateway, such as `fetch` with a base address and a key. */
export type Send = (path: string, init?: { method: 'POST'; body: string }) => Response | Promise<Response>

/** Creates the reads of one caller. */
export const readVia =
  (send: Send): Read =>
  async (path, parameters = {}) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) search.set(name, String(value))
    }
    return answerOf(await send(search.size > 0 ? `${path}?${search}` : path))
  }

/** Creates the calls of one caller, with its credentials at each venue: in the body, as other clients send them. */
export const callVia =
  (send: Send, credentials: ReadonlyMap<string, unknown>): Trader['call'] =>
  async (venue, method, args) => {
    const body = JSON.stringify({ args, credentials: credentials.get(venue.toLowerCase()) })
    return (await answerOf(await send(`/api/${encodeURIComponent(venue)}/${method}`, { method: 'POST', body }))).data
  }

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as { success: true } & Answer
  if (!body.success) throw new ReadError((body as unknown as { error: Failure }).error)
  return body
}
