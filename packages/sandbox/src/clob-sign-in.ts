import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { hashStruct, hashText, recoverAddress, typedDigest, word } from './ethereum.ts'

const TOLERANCE_SECONDS = 60

const MESSAGE = 'This message attests that I control the given wallet'

export interface ApiKey {
  apiKey: string
  secret: string
  passphrase: string
}

export type ClobSignIn = ReturnType<typeof createClobSignIn>

/** Gives wallets their API keys, and says whose a signed request is. Every address is in lower case. */
export function createClobSignIn(now: () => number, { prefix, chainId }: { prefix: string; chainId: bigint }) {
  /** The typed data that a wallet signs to get its API key. */
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId)',
    hashText('ClobAuthDomain'),
    hashText('1'),
    word(chainId),
  )
  const keys = new Map<string, { address: string; key: ApiKey }>()
  const isRecent = (seconds: string) =>
    /^\d{10}$/.test(seconds) && Math.abs(now() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS

  const keyOf = (address: string): ApiKey => {
    const digest = createHash('sha256').update(`${prefix} key of ${address}`).digest()
    const hex = digest.toString('hex')
    return {
      apiKey: hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      secret: digest.toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
      passphrase: hex,
    }
  }

  return {
    /** The address that a wallet's own signature proves; undefined where it proves nothing. */
    wallet(headers: Headers): string | undefined {
      const address = (headers.get(`${prefix}_address`) ?? '').toLowerCase()
      const [timestamp, nonce] = [headers.get(`${prefix}_timestamp`) ?? '', headers.get(`${prefix}_nonce`) ?? '']
      if (!isRecent(timestamp) || !/^\d+$/.test(nonce)) return undefined
      const struct = hashStruct(
        'ClobAuth(address address,string timestamp,uint256 nonce,string message)',
        word(address),
        hashText(timestamp),
        word(BigInt(nonce)),
        hashText(MESSAGE),
      )
      const signer = recoverAddress(typedDigest(domain, struct), headers.get(`${prefix}_signature`) ?? '')
      return signer === address ? address : undefined
    },

    create(address: string): ApiKey {
      const key = keyOf(address)
      keys.set(key.apiKey, { address, key })
      return key
    },
    /** Returns the owner of an API key. */
    owner({ apiKey = '', secret, passphrase }: Partial<ApiKey>): string | undefined {
      const known = keys.get(apiKey)
      return known && known.key.secret === secret && known.key.passphrase === passphrase ? known.address : undefined
    },
    find: (address: string): ApiKey | undefined => keys.get(keyOf(address).apiKey)?.key,

    /** The address and API key that signed this very request a moment ago; undefined where none did. */
    verify(headers: Headers, method: string, path: string, body: string) {
      const known = keys.get(headers.get(`${prefix}_api_key`) ?? '')
      const timestamp = headers.get(`${prefix}_timestamp`) ?? ''
      if (!known || !isRecent(timestamp)) return undefined
      if (headers.get(`${prefix}_passphrase`) !== known.key.passphrase) return undefined
      if ((headers.get(`${prefix}_address`) ?? '').toLowerCase() !== known.address) return undefined
      const secret = Buffer.from(known.key.secret.replaceAll('-', '+').replaceAll('_', '/'), 'base64')
      const expected = createHmac('sha256', secret)
        .update(timestamp + method + path + body)
        .digest()
      const given = Buffer.from(
        (headers.get(`${prefix}_signature`) ?? '').replaceAll('-', '+').replaceAll('_', '/'),
        'base64',
      )
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? { address: known.address, apiKey: known.key.apiKey }
        : undefined
    },
  }
}
