import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'

/** A session ends so long after it was last prolonged; reads alone do not prolong it. */
const SESSION_MS = 12 * 3_600_000

export interface Member {
  name: string
  appKey: string
  token: string
  /** When the session was begun or prolonged last. */
  kept: number
}

export type Sessions = ReturnType<typeof createSessions>

/** Keeps the members, the key of each, and their sessions, which are begun elsewhere. */
export function createSessions(now: () => number) {
  const members = new Map<string, Member>()
  const secretOf = (name: string, what: string) =>
    createHash('sha256').update(`betfair ${what} ${name}`).digest('base64')

  const open = (name: string): Member => {
    const token = secretOf(name, 'session')
    const known = members.get(token)
    if (known) return known
    const appKey = secretOf(name, 'key').replace(/\W/g, '').slice(0, 16)
    const member = { name, appKey, token, kept: now() }
    members.set(token, member)
    return member
  }
  const live = (token: string | undefined): Member | undefined => {
    const member = members.get(token ?? '')
    return member && now() - member.kept <= SESSION_MS ? member : undefined
  }

  return {
    /** Opens an account and begins a session. */
    openAccount(name: string): { member: Member; credentials: Credentials } {
      const member = open(name)
      return { member, credentials: { apiKey: member.appKey, apiToken: member.token } }
    },
    /** Both credentials of a reader in one, as an operator sets them. */
    reader(name: string): string {
      const { appKey, token } = open(name)
      return `${appKey}:${token}`
    },
    keepAlive(token: string | undefined): boolean {
      const member = live(token)
      if (member) member.kept = now()
      return member !== undefined
    },
    /** The member who signs in; or the venue's word for what is wrong. */
    signIn(appKey: string | undefined, token: string | undefined): Member | string {
      if (!appKey) return 'NO_APP_KEY'
      if (!token) return 'NO_SESSION'
      if (![...members.values()].some((member) => member.appKey === appKey)) return 'INVALID_APP_KEY'
      return live(token) ?? 'INVALID_SESSION_INFORMATION'
    },
  }
}
