import { hash as digest, randomBytes as randomBytesOfNode, timingSafeEqual } from 'node:crypto'
import { CrossvenueError } from '@crossvenue/venues'
import { LRUCache } from 'lru-cache'
import type { Scope } from './scope.ts'
import type { KeyRecord, Store, StoredKey } from './store/store.ts'

export interface Keys {
  /** Creates a key and returns it. Only its hash is stored, so it cannot be shown again. Names of live keys are unique. */
  create(name: string, options?: NewKey): Promise<string>
  /** Returns the key of a token; undefined if it was never issued, is revoked, has expired or was replaced. */
  verify(token: string): Promise<KeyRecord | undefined>
  list(): Promise<KeyRecord[]>
  /** Revokes the key of that id or name. Throws NOT_FOUND if there is none. */
  revoke(nameOrId: string): Promise<KeyRecord[]>
  /**
   * Gives the key of that id or name another secret and returns it; the present one stays valid for `overlapMs`. The key
   * keeps its id, and with it its plan, usage and webhooks. Throws NOT_FOUND if there is none.
   */
  rotate(nameOrId: string, options: { overlapMs: number }): Promise<{ token: string; key: KeyRecord }>
  /** Gives the key of that id or name another plan, or none. Throws NOT_FOUND if there is none. */
  setPlan(nameOrId: string, plan: string | undefined): Promise<KeyRecord>
}

interface NewKey {
  /** @default trade */
  scope?: Scope
  /** When it ends. */
  expiresAt?: number
  /** A plan of the plans file. */
  plan?: string
}

export interface KeysOptions {
  randomBytes?: (size: number) => Buffer
  now?: () => number
  /** Milliseconds that only increase. @default performance.now */
  clock?: () => number
}

/** A valid key is read again after this time, because another process may have revoked it. */
const CACHE_MS = 250
const MAX_CACHED = 10_000

/** A key that a token was checked against, and until when the token is valid. */
interface Checked {
  key: KeyRecord
  until: number
}

// 256 bits in the URL-safe alphabet: some clients put the key into a query without encoding it.
const KEY = /^cv_[A-Za-z0-9_-]{43}$/

/** Creates the issue and check of API keys over a store. */
export function createKeys(
  store: Pick<Store, 'keys'>,
  { randomBytes = randomBytesOfNode, now = Date.now, clock = () => performance.now() }: KeysOptions = {},
): Keys {
  const valid = new LRUCache<string, Checked>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const newToken = () => `cv_${randomBytes(32).toString('base64url')}`
  return {
    async create(name, { scope = 'trade', expiresAt, plan } = {}) {
      if (name.trim() === '')
        throw new CrossvenueError('VALIDATION_ERROR', 'the name of a key must not be empty', { field: 'name' })
      const key = newToken()
      const id = randomBytes(4).toString('hex')
      const isNew = await store.keys.insert({
        id,
        name: name.trim(),
        scope,
        hash: hashOf(key),
        createdAt: now(),
        ...(expiresAt !== undefined && { expiresAt }),
        ...(plan !== undefined && { plan }),
      })
      if (!isNew) {
        const message = `a key named ${name.trim()} exists; revoke it first or choose another name`
        throw new CrossvenueError('VALIDATION_ERROR', message, { field: 'name' })
      }
      return key
    },

    async verify(token) {
      if (!KEY.test(token)) return undefined
      const hash = hashOf(token)
      const known = valid.get(hash)
      if (known) return now() < known.until ? known.key : undefined
      const found = await store.keys.find(hash)
      const checked = found && check(found, Buffer.from(hash, 'hex'))
      if (!checked) return undefined
      valid.set(hash, checked)
      return now() < checked.until ? checked.key : undefined
    },

    list: () => store.keys.list(),

    async revoke(nameOrId) {
      const revoked = await store.keys.revoke(nameOrId, now())
      valid.clear()
      if (revoked.length === 0) throw noLiveKey(nameOrId)
      return revoked
    },

    async rotate(nameOrId, { overlapMs }) {
      const token = newToken()
      const rotated = { hash: hashOf(token), formerUntil: now() + overlapMs }
      const key = await store.keys.rotate(nameOrId, rotated)
      valid.clear()
      if (!key) throw noLiveKey(nameOrId)
      return { token, key }
    },

    async setPlan(nameOrId, plan) {
      const key = await store.keys.setPlan(nameOrId, plan)
      valid.clear()
      if (!key) throw noLiveKey(nameOrId)
      return key
    },
  }
}

/** Returns whether a key is neither revoked nor expired. */
export const isLive = ({ revokedAt, expiresAt = Number.POSITIVE_INFINITY }: KeyRecord, now: number): boolean =>
  revokedAt === undefined && now < expiresAt

/** Compares a token with the secrets of a key; undefined if it is none of them or the key is revoked. */
function check({ hash: current, formerHash, ...key }: StoredKey, hash: Buffer): Checked | undefined {
  if (key.revokedAt !== undefined) return undefined
  const { expiresAt = Number.POSITIVE_INFINITY, formerUntil = 0 } = key
  const isSecret = (stored = '') => stored.length === 64 && timingSafeEqual(hash, Buffer.from(stored, 'hex'))
  if (isSecret(current)) return { key, until: expiresAt }
  return isSecret(formerHash) ? { key, until: Math.min(expiresAt, formerUntil) } : undefined
}

const noLiveKey = (nameOrId: string) =>
  new CrossvenueError('NOT_FOUND', `there is no live key with the name or id ${nameOrId}`)

/** Returns the hash of a key in hexadecimal digits. */
const hashOf = (key: string): string => digest('sha256', key)
