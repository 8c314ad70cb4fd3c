import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'

/** A session ends so long after its last use. */
const SESSION_MS = 30 * 60_000

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export type SignIn = ReturnType<typeof createSignIn>

/** Keeps the members, and the sessions that they have begun. */
export function createSignIn(now: () => number) {
  const members = new Map<string, Buffer>()
  const sessions = new Map<string, { account: string; lastUse: number }>()

  return {
    open(name: string): { account: string; credentials: Credentials } {
      const account = `${name}@members.test`
      const password = sha256(`smarkets ${name}`).toString('base64url')
      members.set(account, sha256(password))
      return { account, credentials: { apiKey: account, privateKey: password } }
    },
    /** Begins a session; undefined for a wrong name or password. */
    begin(username: unknown, password: unknown): { token: string; stop: string } | undefined {
      const known = members.get(String(username))
      if (!known || !timingSafeEqual(known, sha256(String(password)))) return undefined
      const token = randomUUID()
      sessions.set(token, { account: String(username), lastUse: now() })
      return { token, stop: new Date(now() + SESSION_MS).toISOString() }
    },
    end: (authorization: string | undefined): boolean => sessions.delete(tokenOf(authorization)),
    /** The member whose session it is; undefined for none, or one that has ended. */
    verify(authorization: string | undefined): string | undefined {
      const session = sessions.get(tokenOf(authorization))
      if (!session || now() - session.lastUse > SESSION_MS) return undefined
      session.lastUse = now()
      return session.account
    },
  }
}

const tokenOf = (authorization = ''): string => /^Session-Token (\S+)$/.exec(authorization)?.[1] ?? ''
