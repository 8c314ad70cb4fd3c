import { createHmac } from 'node:crypto'
import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import { splitKey } from '../../signing/split-key.ts'

export interface Key {
  apiKey: string
  apiSecret: string
}

/**
 * Returns the key with its secret that credentials name; undefined where they name no such pair. Both may be in
 * `apiKey`, separated by a colon.
 */
export function keyOf(credentials: Credentials | undefined): Key | undefined {
  const { key: apiKey, joined } = splitKey(credentials)
  const apiSecret = credentials?.apiSecret ?? joined
  return apiKey && apiSecret ? { apiKey, apiSecret } : undefined
}

/** Returns the key. Throws AUTHENTICATION_ERROR, before any request, where the credentials name none. */
export function requireKey(credentials: Credentials | undefined): Key {
  const key = keyOf(credentials)
  if (key) return key
  const field = credentials?.apiKey ? 'apiSecret' : 'apiKey'
  const message = `binance answers nobody without a key, not even with market data: it needs credentials apiKey and apiSecret of an account at Binance, got no ${field}`
  throw new CrossvenueError('AUTHENTICATION_ERROR', message, { exchange: 'binance', field: `credentials.${field}` })
}

/** Returns a query with the time and the signature of everything before it, to the letter. */
export function signQuery(query: string, apiSecret: string, at: number): string {
  const dated = `${query}${query && '&'}timestamp=${at}`
  return `${dated}&signature=${createHmac('sha256', apiSecret).update(dated).digest('hex')}`
}
