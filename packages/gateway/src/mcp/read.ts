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

/** Creates the reads of one caller over a function that sends a path, such as `fetch` with a base address and a key. */
export const readVia =
  (send: (path: string) => Response | Promise<Response>): Read =>
  async (path, parameters = {}) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) search.set(name, String(value))
    }
    const response = await send(search.size > 0 ? `${path}?${search}` : path)
    const body = (await response.json()) as { success: true } & Answer
    if (!body.success) throw new ReadError((body as unknown as { error: Failure }).error)
    return body
  }
