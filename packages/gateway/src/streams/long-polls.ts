import { createHash } from 'node:crypto'
import {
  type Credentials,
  CrossvenueError,
  callFor,
  createWatches,
  emitsEvents,
  type Method,
  type Venue,
} from '@crossvenue/venues'
import { createQuota, type Quota } from '../limits/quota.ts'
import type { KeyHolder } from './end-with-key.ts'

type Call = (...args: readonly unknown[]) => Promise<unknown>

/** How long a call waits for a new value. Published clients give up after thirty seconds. */
const PATIENCE_MS = 25_000
/** A watch ends if its caller has not called for this long. */
const IDLE_MS = 60_000
/** The most accounts that one key has watches for; a further one ends the watches of the least recently used. */
const MAX_ACCOUNTS_OF_KEY = 100

interface Caller {
  watches: Partial<Venue>
  /** The last answer to each call. */
  answers: Map<string, unknown>
  /** The next value of each watch: still awaited, or received after its caller had stopped waiting. */
  pending: Map<string, Promise<unknown>>
  /** Releases the room of each open watch. */
  releases: Map<string, () => void>
  idle: NodeJS.Timeout
}

export interface LongPollOptions {
  /** Outcomes and wallets that a key watches. */
  subscriptions?: Quota
  patienceMs?: number
  idleMs?: number
}

/**
 * Creates the record of the callers of all keys, each with its watches. A caller that does not call for `idleMs` is
 * removed with its watches.
 */
function createCallers(idleMs: number) {
  // By key id, then by venue and account, so that no key can end the watches of another.
  const callersOf = new Map<string, Map<string, Caller>>()

  const end = (keyId: string, account: string): void => {
    const callers = callersOf.get(keyId)
    const caller = callers?.get(account)
    callers?.delete(account)
    if (callers?.size === 0) callersOf.delete(keyId)
    clearTimeout(caller?.idle)
    for (const release of caller?.releases.values() ?? []) release()
    void caller?.watches.close?.()
  }

  const callerOf = (keyId: string, venue: Venue, credentials: Credentials): Caller => {
    // Only the connection that credentials open holds them; here a digest is enough.
    const digest = createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
    const account = JSON.stringify([venue.id, digest])
    const callers = callersOf.get(keyId) ?? new Map<string, Caller>()
    const existing = callers.get(account)
    const signedIn = existing ? undefined : (venue.withCredentials?.(credentials) ?? venue)
    const watches = existing?.watches ?? (signedIn?.streams && createWatches(signedIn, signedIn.streams))
    if (!watches)
      throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} does not offer streams`, { exchange: venue.id })
    clearTimeout(existing?.idle)
    const idle = setTimeout(() => end(keyId, account), idleMs)
    idle.unref()
    const caller = { answers: new Map(), pending: new Map(), releases: new Map(), ...existing, watches, idle }
    callersOf.set(keyId, callers)
    callers.delete(account)
    callers.set(account, caller)
    const [oldest] = callers.keys()
    if (callers.size > MAX_ACCOUNTS_OF_KEY && oldest !== undefined) end(keyId, oldest)
    return caller
  }

  const holder: KeyHolder = {
    heldKeys: () => callersOf.keys(),
    endKey(id) {
      for (const account of [...(callersOf.get(id)?.keys() ?? [])]) end(id, account)
    },
  }

  return { callerOf, holder }
}

/** Answers stream operations over plain requests: each call waits for the next value of a watch that outlives the call. */
export function createLongPolls({
  subscriptions = createQuota(Number.POSITIVE_INFINITY, 'subscriptions'),
  patienceMs = PATIENCE_MS,
  idleMs = IDLE_MS,
}: LongPollOptions = {}) {
  const { callerOf, holder } = createCallers(idleMs)

  return {
    ...holder,
    /**
     * Waits for the next value, unless `signal` shows that the caller has left. If there is none in time, returns the
     * previous value; for events, an empty list.
     */
    async call(
      keyId: string,
      venue: Venue,
      method: Method,
      credentials: Credentials,
      args: readonly unknown[],
      signal?: AbortSignal,
      /** The quota of the key's plan. */
      room: Quota = subscriptions,
    ) {
      const { watches, answers, pending, releases } = callerOf(keyId, venue, credentials)
      const call = watches[method] as Call | undefined
      if (!call) {
        throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} does not offer ${method}`, { exchange: venue.id })
      }
      const name = JSON.stringify([method.replace(/^unwatch/, 'watch'), args])
      const release = (): void => {
        releases.get(name)?.()
        releases.delete(name)
      }
      if (!method.startsWith('watch')) {
        answers.clear()
        pending.clear()
        release()
        return call(...args)
      }
      if (!releases.has(name)) {
        releases.set(name, room.take(keyId, Array.isArray(args[0]) ? args[0].length : 1))
      }
      const start = (): Promise<unknown> => {
        const next = callFor({ caller: keyId }, () => call(...args)).catch((error) => {
          release()
          throw error
        })
        // It may fail between two calls; the next call gets the error.
        next.catch(() => undefined)
        pending.set(name, next)
        return next
      }
      const next = pending.get(name) ?? start()
      let isWaiting = true
      const taken = next.then(
        (value) => {
          answers.set(name, value)
          if (isWaiting) pending.delete(name)
          return value
        },
        (error) => {
          if (isWaiting) pending.delete(name)
          throw error
        },
      )
      taken.catch(() => undefined)
      const quiet = timeOut(patienceMs, () => {
        isWaiting = false
        return emitsEvents(method) ? [] : lastOf(answers, name, venue.id)
      })
      const gone = new Promise<never>((_, reject) => {
        const leave = (): void => {
          isWaiting = false
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
      })
      return Promise.race([taken, quiet, gone])
    },
    close(): void {
      for (const keyId of [...holder.heldKeys()]) holder.endKey(keyId)
    },
  }
}

export type LongPolls = ReturnType<typeof createLongPolls>

function lastOf(answers: ReadonlyMap<string, unknown>, name: string, exchange: string): unknown {
  if (answers.has(name)) return answers.get(name)
  throw new CrossvenueError('EXCHANGE_TIMEOUT', `${exchange} has not sent a value yet`, { exchange })
}

const timeOut = <T>(ms: number, answer: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    }, ms)
    timer.unref()
  })
