import { CrossvenueError, type ErrorCode, limitedTo } from '@crossvenue/venues'
import type { z } from 'zod'

/** A model behind an OpenAI-compatible endpoint. */
export interface ModelOptions {
  /** Base address of the endpoint, such as `https://host/v1`. */
  url: string
  model: string
  key?: string | undefined
  /** How long one answer may take. */
  timeoutMs?: number
}

interface Question<S extends z.ZodType> {
  /** The role of the model in messages: "the judge", "the embeddings". */
  who: string
  path: string
  body: object
  answer: S
  signal: AbortSignal
}

/** Calls a model and returns its parsed answer. Throws a CrossvenueError that never contains the key. */
export async function askModel<S extends z.ZodType>(
  { url, model, key, timeoutMs = 30_000 }: ModelOptions,
  { who, path, body, answer, signal }: Question<S>,
): Promise<z.infer<S>> {
  const text = await send(who, timeoutMs, `${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...body }),
    signal: limitedTo(timeoutMs, signal),
    // A redirect would send the key to another host.
    redirect: 'error',
  })
  try {
    return answer.parse(JSON.parse(text))
  } catch (cause) {
    throw new CrossvenueError('EXCHANGE_ERROR', `${who} did not answer in the requested form`, { cause })
  }
}

async function send(who: string, timeoutMs: number, url: string, request: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, request)
    if (!response.ok) throw refusal(who, response)
    return await response.text()
  } catch (error) {
    if (error instanceof CrossvenueError) throw error
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    throw timedOut
      ? new CrossvenueError('EXCHANGE_TIMEOUT', `${who} did not answer within ${timeoutMs} ms`)
      : new CrossvenueError('NETWORK_ERROR', `${who} could not be reached`)
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'AUTHENTICATION_ERROR',
  403: 'PERMISSION_DENIED',
  429: 'RATE_LIMIT_EXCEEDED',
}

/** Returns the error of a failed call without its body, because endpoints quote the key in it. */
const refusal = (who: string, { status }: Response): CrossvenueError =>
  new CrossvenueError(
    codes[status] ?? (status >= 500 ? 'EXCHANGE_NOT_AVAILABLE' : 'EXCHANGE_ERROR'),
    `${who} answered ${status}`,
  )
