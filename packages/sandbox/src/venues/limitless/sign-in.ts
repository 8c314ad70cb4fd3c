import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { addressOfKey } from '../../ethereum.ts'

const TOLERANCE_MS = 60_000

export interface Member {
  id: number
  /** In lower case. */
  address: string
  secret: string
}

/** The sign-in headers of a request. */
export interface Signed {
  Variables: { member: Member }
}

export type SignIn = ReturnType<typeof createSignIn>

/** Keeps the tokens of the venue's members, and says whose a signed request is. */
export function createSignIn(now: () => number) {
  const members = new Map<string, Member>()
  return {
    open(name: string): { address: string; credentials: Credentials } {
      const key = createHash('sha256').update(`limitless wallet ${name}`).digest()
      const secret = createHash('sha256').update(`limitless secret ${name}`).digest('base64')
      const apiKey = `lmts_${key.toString('hex').slice(0, 24)}`
      const address = addressOfKey(key)
      const known = members.get(apiKey)
      members.set(apiKey, known ?? { id: 1_000 + members.size, address, secret })
      return { address, credentials: { apiKey, apiSecret: secret, privateKey: `0x${key.toString('hex')}` } }
    },
    /** The member whose token signed this very request a moment ago; undefined where none did. */
    verify(headers: Headers, method: string, target: string, body: string): Member | undefined {
      const member = members.get(headers.get('lmts-api-key') ?? '')
      const timestamp = headers.get('lmts-timestamp') ?? ''
      if (!member || !(Math.abs(now() - Date.parse(timestamp)) <= TOLERANCE_MS)) return undefined
      const text = `${timestamp}\n${method}\n${target}\n${body}`
      const expected = createHmac('sha256', Buffer.from(member.secret, 'base64')).update(text).digest()
      const given = Buffer.from(headers.get('lmts-signature') ?? '', 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected) ? member : undefined
    },
  }
}
