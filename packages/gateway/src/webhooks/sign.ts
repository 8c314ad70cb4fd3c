import { createHmac } from 'node:crypto'

export interface SignedMessage {
  id: string
  /** Unix seconds. */
  timestamp: number
  body: string
}

/** Returns the headers of a message by Standard Webhooks (https://www.standardwebhooks.com). The key is base64. */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, key: string): Record<string, string> {
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
