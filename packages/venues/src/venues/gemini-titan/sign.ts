import { createHmac } from 'node:crypto'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

/**
 * Signs requests of one account. Its key must be one "with a time-based nonce", as sockets require: the nonce is the
 * current second, and may be repeated.
 */
export interface Signer {
  /**
   * Returns the headers of a request: they contain the parameters, and the body is empty. `path` is without the query.
   */
  request(path: string, fields?: object): Record<string, string>
  /** Returns the headers of a socket's handshake. */
  socket(): Record<string, string>
}

/** Returns the signature of a payload as it is in the header. */
export const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha384', secret).update(payload).digest('hex')

/** Creates the signer of an account's key. Throws AUTHENTICATION_ERROR where there are no credentials. */
export function createSigner(credentials: Credentials | undefined, now: () => number): Signer {
  const { apiKey, apiSecret } = requireCredentials('gemini-titan', credentials, 'apiKey', 'apiSecret')
  const second = () => Math.floor(now() / 1_000)
  const signed = (text: string) => {
    const payload = Buffer.from(text).toString('base64')
    return {
      'X-GEMINI-APIKEY': apiKey,
      'X-GEMINI-PAYLOAD': payload,
      'X-GEMINI-SIGNATURE': signatureOf(payload, apiSecret),
    }
  }
  return {
    request: (path, fields = {}) => ({
      'Content-Type': 'text/plain',
      'Cache-Control': 'no-cache',
      ...signed(JSON.stringify({ request: path, nonce: second(), ...fields })),
    }),
    socket() {
      const nonce = String(second())
      return { 'X-GEMINI-NONCE': nonce, ...signed(nonce) }
    },
  }
}
