import { createHmac } from 'node:crypto'
import type { Wallet } from './wallet.ts'

// The authentication of Polymarket's order book, and of venues built like it.

export interface ApiKey {
  apiKey: string
  secret: string
  passphrase: string
}

export interface ClobAuth {
  /** The prefix of the header names. */
  prefix: string
  chainId: number
}

export interface ClobRequest {
  method: string
  path: string
  body?: string | undefined
  now: number
}

/** Signs in with the wallet itself, which is how its API key is obtained. */
export async function signWallet(
  wallet: Wallet,
  now: number,
  { prefix, chainId }: ClobAuth,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1_000))
  const signature = await wallet.sign({
    domain: { name: 'ClobAuthDomain', version: '1', chainId },
    struct: 'ClobAuth',
    fields: [
      ['address', 'address'],
      ['timestamp', 'string'],
      ['nonce', 'uint256'],
      ['message', 'string'],
    ],
    message: {
      address: wallet.address,
      timestamp,
      nonce: 0,
      message: 'This message attests that I control the given wallet',
    },
  })
  return {
    [`${prefix}_ADDRESS`]: wallet.address,
    [`${prefix}_SIGNATURE`]: signature,
    [`${prefix}_TIMESTAMP`]: timestamp,
    [`${prefix}_NONCE`]: '0',
  }
}

/** Signs one request with the API key: the exact method, path and body. */
export function signRequest(
  { apiKey, secret, passphrase }: ApiKey,
  address: string,
  { method, path, body = '', now }: ClobRequest,
  { prefix }: Pick<ClobAuth, 'prefix'>,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(timestamp + method + path + body)
    .digest('base64')
  return {
    [`${prefix}_ADDRESS`]: address,
    [`${prefix}_API_KEY`]: apiKey,
    [`${prefix}_PASSPHRASE`]: passphrase,
    [`${prefix}_TIMESTAMP`]: timestamp,
    // URL-safe, but with its padding.
    [`${prefix}_SIGNATURE`]: signature.replaceAll('+', '-').replaceAll('/', '_'),
  }
}
