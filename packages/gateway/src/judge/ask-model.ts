import { CrossvenueError, type ErrorCode } from '@crossvenue/venues'
import type { z } from 'zod'

/** A model behind an endpoint that speaks OpenAI's API. */
export interface ModelOptions {
  /** Base address of the endpoint, as `https://host/v1`. */
  url: string
  model: string
  key?: string | undefined
  /** How long one answer may take. */
  timeoutMs?: number
}

interface Question<S extends z.ZodType> {
  /** What is asked, for messages: the judge, the embeddings. */
  who: string
  path: string
  body: object
  answer: S
  signal: AbortSignal
}

/** Asks a model and reads its answer. Throws CrossvenueError, which never tells the key. */
export async function askModel<S extends z.ZodType>(
  { url, model, key, timeoutMs = 30_000 }: ModelOptions,
  { who, path, body, answer, signal }: Question<S>,
): Promise<z.infer<S>> {
  const text = await send(who, timeoutMs, `${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...body }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    // A key is for this endpoint and no other.
    redirect: 'error',
  })
  try {
    return answer.parse(JSON.parse(text))
  } catch (cause) {
    throw new CrossvenueError('EXCHANGE_ERROR', `${who} did not answer in the form it was asked for`, { cause })
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

/** Never with the body: endpoints quote the key in it. */
const refusal = (who: string, { status }: Response): CrossvenueError =>
  new CrossvenueError(
    codes[status] ?? (status >= 500 ? 'EXCHANGE_NOT_AVAILABLE' : 'EXCHANGE_ERROR'),
    `${who} answered ${status}`,
  )
