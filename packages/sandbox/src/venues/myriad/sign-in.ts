import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { addressOfKey } from '../../ethereum.ts'

const TOLERANCE_SECONDS = 60

interface Member {
  /** In lower case. */
  address: string
  secret: string
}

export type SignIn = ReturnType<typeof createSignIn>

/** Keeps the keys of the venue's members, and says whose a signed request is. */
export function createSignIn(now: () => number) {
  const members = new Map<string, Member>()
  return {
    open(name: string): { address: string; credentials: Credentials } {
      const key = createHash('sha256').update(`myriad wallet ${name}`).digest()
      const apiSecret = createHash('sha256').update(`myriad secret ${name}`).digest('hex')
      const apiKey = `mk_${apiSecret.slice(0, 24)}`
      const address = addressOfKey(key)
      members.set(apiKey, { address, secret: apiSecret })
      const credentials = { apiKey, apiSecret, privateKey: `0x${key.toString('hex')}`, walletAddress: address }
      return { address, credentials }
    },
    /** The address of who signed a request a moment ago; undefined where nobody's key did. */
    verify(headers: Headers, method: string, target: string, body: string): string | undefined {
      const member = members.get(headers.get('x-api-key') ?? '')
      const timestamp = headers.get('x-api-timestamp') ?? ''
      if (!member || !(Math.abs(now() / 1_000 - Number(timestamp || Number.NaN)) <= TOLERANCE_SECONDS)) return undefined
      const text = `${timestamp}.${method}.${target}.${body}`
      const expected = createHmac('sha256', member.secret).update(text).digest()
      const given = Buffer.from(headers.get('x-api-signature') ?? '', 'hex')
      return given.length === expected.length && timingSafeEqual(given, expected) ? member.address : undefined
    },
  }
}
