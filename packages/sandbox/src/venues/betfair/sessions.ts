import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'

export interface Member {
  name: string
  appKey: string
  token: string
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Keeps the members, the key of each, and their sessions, which are begun elsewhere. How long one lasts differs between
 * the venue's branches, and the clock of a sandbox may jump, so here a session lasts until it is ended.
 */
export function createSessions() {
  const members = new Map<string, Member>()
  const ended = new Set<string>()
  const secretOf = (name: string, what: string) =>
    createHash('sha256').update(`betfair ${what} ${name}`).digest('base64')

  const open = (name: string): Member => {
    const token = secretOf(name, 'session')
    const appKey = secretOf(name, 'key').replace(/\W/g, '').slice(0, 16)
    const member = members.get(token) ?? { name, appKey, token }
    members.set(token, member)
    ended.delete(token)
    return member
  }
  const live = (token: string | undefined): Member | undefined =>
    token !== undefined && !ended.has(token) ? members.get(token) : undefined

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
    isLive: (token: string | undefined): boolean => live(token) !== undefined,
    end(token: string | undefined): boolean {
      const isLive = live(token) !== undefined
      if (isLive && token !== undefined) ended.add(token)
      return isLive
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
