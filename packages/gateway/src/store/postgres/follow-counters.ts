import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Counters } from '../store.ts'
import { counterChannel, type PostgresAddress } from './address.ts'

/** The counters as this process knows them, so that reading them needs no request to the server. */
export interface FollowedCounters {
  counters(): Promise<Counters>
  /**
   * Milliseconds since they were last known to be equal to those of the server; undefined before they are first read.
   */
  lagMs(): number | undefined
  close(): Promise<void>
}

const CHECK_MS = 1_000
/** The time without an answer after which each read of the counters requests the server. */
const MAX_LAG_MS = 3_000
const ANSWER_MS = 3_000

/**
 * Follows the counters by notifications, which each transaction that moves them sends. They are compared with the server
 * every second, because a notification may be lost with its connection.
 */
export function followCounters(
  { url, schema }: PostgresAddress,
  read: () => Promise<Counters>,
  { checkMs = CHECK_MS, clock = () => performance.now() } = {},
): FollowedCounters {
  const closing = new AbortController()
  let known: Counters | undefined
  let knownAt = Number.NEGATIVE_INFINITY
  let heard = 0
  let client: Client | undefined
  let following: Promise<void> | undefined

  function hear(payload: string | undefined): void {
    const counters = JSON.parse(payload ?? '') as Counters
    // Notifications come in the order of the commits, but a check may have been quicker.
    if (known && sum(counters) < sum(known)) return
    heard += 1
    known = counters
    knownAt = clock()
  }

  async function listen(): Promise<void> {
    const opened = new Client({
      connectionString: url,
      application_name: 'crossvenue counters',
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    })
    const end = () => {
      if (client === opened) client = undefined
    }
    opened.on('error', end).on('end', end)
    opened.on('notification', ({ payload }) => hear(payload))
    await opened.connect()
    await opened.query(`listen ${counterChannel(schema)}`)
    client = opened
  }

  async function check(): Promise<void> {
    const [begun, before] = [clock(), heard]
    const counters = await read()
    if (heard === before) known = counters
    knownAt = begun
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if (!client) await listen()
        await check()
      } catch {
        // The lag says so, and each use requests the server meanwhile.
      }
      await pause(checkMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    async counters() {
      following ??= follow()
      return known && client && clock() - knownAt < MAX_LAG_MS ? known : read()
    },
    lagMs: () => (following ? Math.max(0, clock() - knownAt) : undefined),
    async close() {
      closing.abort()
      await following
      await client?.end().catch(() => undefined)
    },
  }
}

const sum = ({ revision, catalogue, reads, content, matched }: Counters): number =>
  revision + catalogue + reads + content + matched
