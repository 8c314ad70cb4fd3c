import { CrossvenueError } from '../../errors.ts'
import { cacheFor } from '../../http/cache-for.ts'
import type { Credentials } from '../../parameters.ts'
import type { ApiKey } from '../../signing/clob-auth.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet } from '../../signing/wallet.ts'
import { PREFIX, type ProbableApi } from './api.ts'
import { ApiKeyAnswer } from './order-schemas.ts'
import { CHAIN, keyHeaders, safeOf, walletHeaders } from './sign.ts'

const ID = 'probable'

/** Opens the wallet of a caller and the API key of that wallet, each on first use and once. */
export function createSignIn({ http, books }: ProbableApi, credentials: Credentials | undefined, now: () => number) {
  const once = <T>(make: () => Promise<T>) => {
    const made = cacheFor(Infinity, now, make)
    return () => made('')
  }
  const wallet = once(() => openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey))

  /** The wallet that holds the funds: the Safe of the signing one, unless that is to hold them itself. */
  const funder = once(async () => {
    const { address } = await wallet()
    const { signatureType, funderAddress } = credentials ?? {}
    const isOwn =
      signatureType === 0 || signatureType === 'eoa' || funderAddress?.toLowerCase() === address.toLowerCase()
    if (isOwn) return { address, kind: 0 as const }
    const { checksumAddress } = await import('../../signing/eip712.ts')
    return { address: funderAddress ? checksumAddress(funderAddress) : await safeOf(address), kind: 2 as const }
  })

  const askForKey = (method: 'GET' | 'POST') =>
    http.account(`/auth/api-key/${CHAIN}`, ApiKeyAnswer, {
      ...books,
      method,
      sign: async () => walletHeaders(await wallet(), now()),
    })
  const key = once(async (): Promise<ApiKey> => {
    const { apiKey, apiSecret, passphrase } = credentials ?? {}
    if (apiKey && apiSecret && passphrase) return { apiKey, secret: apiSecret, passphrase }
    try {
      return await askForKey('GET')
    } catch (error) {
      // A wallet that never had a key.
      if (!(error instanceof CrossvenueError) || (error.status !== 400 && error.status !== 404)) throw error
      return askForKey('POST')
    }
  })

  const signed = async (method: 'GET' | 'POST' | 'DELETE', body?: string) => {
    const [keyOfWallet, { address }] = [await key(), await wallet()]
    return {
      ...books,
      method,
      ...(body !== undefined && { body }),
      sign: async (target: string) =>
        keyHeaders(keyOfWallet, address, { method, path: PREFIX + target, body, now: now() }),
    }
  }

  return { wallet, funder, key, signed }
}
