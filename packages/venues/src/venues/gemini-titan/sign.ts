import { createHmac } from 'node:crypto'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

/**
 * Signs in one account. Its key has to be one "with a time-based nonce", as sockets want it: the nonce is the second
 * that it is, and may come again.
 */
export interface Signer {
  /** Headers of a request: what is asked stands in them, and the body stays empty. `path` is without the query. */
  request(path: string, fields?: object): Record<string, string>
  /** Headers of a socket's handshake. */
  socket(): Record<string, string>
}

/** What the venue takes for the signature of a payload, as it stands in the header. */
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
