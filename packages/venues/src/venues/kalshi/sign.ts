import { constants, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

/** Signs one request: its method and its path from the root of the host, without the query. */
export type Signer = (method: string, path: string) => Record<string, string>

/**
 * Creates the signer of a member's API key: RSA-PSS over SHA-256 with a salt as long as the digest,
 * https://docs.kalshi.com/getting_started/api_keys. Throws AUTHENTICATION_ERROR for unusable credentials.
 */
export function createSigner(exchange: string, credentials: Credentials | undefined, now: () => number): Signer {
  const { apiKey, privateKey } = requireCredentials(exchange, credentials, 'apiKey', 'privateKey')
  const key = readKey(exchange, privateKey)
  return (method, path) => {
    const timestamp = String(now())
    const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST: saltLength } = constants
    const signature = sign('sha256', Buffer.from(timestamp + method + path), { key, padding, saltLength })
    return {
      'KALSHI-ACCESS-KEY': apiKey,
      'KALSHI-ACCESS-TIMESTAMP': timestamp,
      'KALSHI-ACCESS-SIGNATURE': signature.toString('base64'),
    }
  }
}

function readKey(exchange: string, pem: string): KeyObject {
  try {
    // In environment variables, line ends often arrive as `
    // `.
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // Its message might show parts of the key.
  }
  throw new CrossvenueError('AUTHENTICATION_ERROR', 'credentials.privateKey is not an RSA key in PEM', {
    exchange,
    field: 'credentials.privateKey',
  })
}
