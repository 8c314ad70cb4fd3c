import { CrossvenueError } from './error.ts'
import type { Change, ChangeDetails } from './types.generated.ts'

/** A message of a webhook: a change under the names of Standard Webhooks. */
export interface WebhookMessage {
  type: Change['kind']
  timestamp: string
  data: ChangeDetails & { id: number }
}

/** The headers of a request, as a `Headers` object or as a plain one, in upper or lower case. */
type RequestHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const TOLERANCE_SECONDS = 300

/**
 * Returns the message of a webhook if its signature is that of the secret and it was sent in the last five minutes
 * (`toleranceSeconds`), by Standard Webhooks. Throws CrossvenueError with the code AUTHENTICATION_ERROR otherwise. The body is
 * the text as it came: parsed and written again it has another signature.
 */
export async function verifyWebhook(
  body: string,
  headers: RequestHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookMessage> {
  const header = (name: string): string => {
    const value =
      headers instanceof Headers
        ? headers.get(name)
        : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
    if (typeof value !== 'string' || value === '') throw refused(`the header ${name} is missing`)
    return value
  }
  const [id, sentAt, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  // A timestamp that is no number is in no range.
  if (!(Math.abs(now / 1000 - Number(sentAt)) <= toleranceSeconds)) {
    throw refused(`the webhook was sent at ${sentAt}, more than ${toleranceSeconds} seconds from now`)
  }
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), hmac, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${body}`)
  // While a secret is being replaced there are several signatures.
  for (const signature of signatures.split(' ')) {
    const [, base64 = ''] = /^v1,([A-Za-z0-9+/]+=*)$/.exec(signature) ?? []
    if (base64 && (await crypto.subtle.verify('HMAC', key, bytes(base64), signed))) return JSON.parse(body)
  }
  throw refused('the signature of the webhook is not that of the secret')
}

const refused = (message: string): CrossvenueError =>
  new CrossvenueError({ code: 'AUTHENTICATION_ERROR', message, retryable: false })
