import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

const ID = 'polymarket_us'

/** Signs one request: its method and its path without the query. Bodies are not signed. */
export type Signer = (method: string, path: string) => Record<string, string>

/** Creates the signer of a member's key. Throws AUTHENTICATION_ERROR where the credentials are none. */
export function createSigner(credentials: Credentials | undefined, now: () => number): Signer {
  const { apiKey, privateKey } = requireCredentials(ID, credentials, 'apiKey', 'privateKey')
  const key = readKey(privateKey)
  return (method, path) => {
    const timestamp = String(now())
    return {
      'X-PM-Access-Key': apiKey,
      'X-PM-Timestamp': timestamp,
      'X-PM-Signature': sign(null, Buffer.from(timestamp + method + path), key).toString('base64'),
    }
  }
}

/** The prefix of an Ed25519 key in PKCS #8: RFC 8410, section 7. */
const PKCS8 = '302e020100300506032b657004220420'
const SEED_BYTES = 32

/** The secret is the key, or the key with its public half behind it, in base64. */
function readKey(secret: string): KeyObject {
  const bytes = Buffer.from(secret, 'base64')
  if (bytes.length === SEED_BYTES || bytes.length === 2 * SEED_BYTES) {
    const key = Buffer.concat([Buffer.from(PKCS8, 'hex'), bytes.subarray(0, SEED_BYTES)])
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  }
  throw new CrossvenueError('AUTHENTICATION_ERROR', 'credentials.privateKey is not an Ed25519 key in base64', {
    exchange: ID,
    field: 'credentials.privateKey',
  })
}
