import { createHash, randomBytes as randomBytesOfNode, timingSafeEqual } from 'node:crypto'
import { CrossvenueError } from '@crossvenue/venues'
import { LRUCache } from 'lru-cache'
import type { Scope } from './scope.ts'
import type { KeyRecord, Store } from './store/store.ts'

export interface Keys {
  /** Creates a key and returns it. Only its hash is stored, so it cannot be shown again. Names of live keys are unique. */
  create(name: string, options?: { scope?: Scope }): Promise<string>
  /** Returns the key of a token; undefined if it was never issued or is revoked. */
  verify(token: string): Promise<KeyRecord | undefined>
  list(): Promise<KeyRecord[]>
  /** Revokes the key of that id or name. Throws NOT_FOUND if there is none. */
  revoke(nameOrId: string): Promise<KeyRecord[]>
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

// 256 bits in the URL-safe alphabet: some clients put the key into a query without encoding it.
const KEY = /^cv_[A-Za-z0-9_-]{43}$/

/** Creates the issue and check of API keys over a store. */
export function createKeys(
  store: Pick<Store, 'keys'>,
  { randomBytes = randomBytesOfNode, now = Date.now, clock = () => performance.now() }: KeysOptions = {},
): Keys {
  const valid = new LRUCache<string, KeyRecord>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  return {
    async create(name, { scope = 'trade' } = {}) {
      if (name.trim() === '')
        throw new CrossvenueError('VALIDATION_ERROR', 'the name of a key must not be empty', { field: 'name' })
      const key = `cv_${randomBytes(32).toString('base64url')}`
      const id = randomBytes(4).toString('hex')
      const isNew = await store.keys.insert({
        id,
        name: name.trim(),
        scope,
        hash: hashOf(key).toString('hex'),
        createdAt: now(),
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
      const name = hash.toString('hex')
      const known = valid.get(name)
      if (known) return known
      const found = await store.keys.find(name)
      if (!found || found.revokedAt !== undefined) return undefined
      const { hash: stored, ...key } = found
      if (!timingSafeEqual(hash, Buffer.from(stored, 'hex'))) return undefined
      valid.set(name, key)
      return key
    },

    list: () => store.keys.list(),

    async revoke(nameOrId) {
      const revoked = await store.keys.revoke(nameOrId, now())
      valid.clear()
      if (revoked.length === 0)
        throw new CrossvenueError('NOT_FOUND', `there is no live key with the name or id ${nameOrId}`)
      return revoked
    },
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()
