import type { Log } from '../log.ts'
import type { KeyStore, KeyUsage } from '../store/store.ts'

export interface UsageCounter {
  /** Counts one answered request of a key. */
  count(keyId: string, isFailure: boolean): void
  /** Counts the bytes of an answer, once it is sent. */
  countBytes(keyId: string, bytes: number): void
  /** Returns what is counted and not stored yet. */
  pending(): KeyUsage[]
  /** Stores what is left and ends. */
  stop(): Promise<void>
}

type Counted = Pick<KeyUsage, 'keyId' | 'day'> & Partial<KeyUsage>

/** Counts reach the store after this time; a killed process loses those of at most this time. */
const EVERY_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1_000

/** Counts the requests of keys by UTC day in memory, and adds them to the store every five seconds and at the end. */
export function keepUsage(
  store: Pick<KeyStore, 'addUsage'>,
  { log, everyMs = EVERY_MS, now = Date.now }: { log: Log; everyMs?: number; now?: () => number },
): UsageCounter {
  let counted = new Map<string, KeyUsage>()
  let writing: Promise<void> | undefined
  let unwritten: readonly KeyUsage[] = []

  let [day, begins] = ['', Number.POSITIVE_INFINITY]
  /** Written only when the day changes, because it is needed twice for each request. */
  const today = (): string => {
    const at = now()
    if (at >= begins && at < begins + DAY_MS) return day
    begins = Math.floor(at / DAY_MS) * DAY_MS
    day = new Date(at).toISOString().slice(0, 10)
    return day
  }
  const add = ({ keyId, day, requests = 0, failed = 0, bytes = 0 }: Counted): void => {
    const name = `${keyId} ${day}`
    const usage = counted.get(name) ?? { keyId, day, requests: 0, failed: 0, bytes: 0 }
    usage.requests += requests
    usage.failed += failed
    usage.bytes += bytes
    counted.set(name, usage)
  }

  const write = async (): Promise<void> => {
    if (counted.size === 0) return
    unwritten = [...counted.values()]
    counted = new Map()
    try {
      await store.addUsage(unwritten)
    } catch (error) {
      log.warn({ err: error }, 'could not store the usage of keys; it is stored with the next counts')
      for (const usage of unwritten) add(usage)
    } finally {
      unwritten = []
    }
  }
  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }

  const timer = setInterval(flush, everyMs)
  timer.unref()
  return {
    count: (keyId, isFailure) => add({ keyId, day: today(), requests: 1, failed: isFailure ? 1 : 0 }),
    countBytes: (keyId, bytes) => add({ keyId, day: today(), bytes }),
    pending: () => [...unwritten, ...counted.values()],
    async stop() {
      clearInterval(timer)
      await flush()
      // Counted while the last write was under way.
      await flush()
    },
  }
}
