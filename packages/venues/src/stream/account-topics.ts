import { CrossvenueError } from '../errors.ts'
import type { SubscribedAddressSnapshot } from '../models.ts'
import type { After } from '../venue.ts'
import { createTopics } from './topics.ts'
import type { Watch } from './watch.ts'

type Snapshot = Omit<SubscribedAddressSnapshot, 'address' | 'timestamp'>

export interface AccountTopicOptions {
  now: () => number
  after: After
  /** Reads the current state of a wallet; parts that cannot be read are absent. */
  read: (address: string) => Promise<Snapshot>
  /** The interval of reads without any signal. */
  everyMs: number
  /** Called when the first wallet is watched, to listen for changes; the returned function stops listening. */
  listen?: () => () => void
  /**
   * Called when a wallet is first watched, for venues that signal changes per wallet; the returned function stops it.
   */
  follow?: (address: string) => () => void
}

/** Signals within this time count as one change: a fill changes trades, positions and money. */
const SETTLE_MS = 300
/** Some venues signal a fill before their lists contain it, so a wallet is read once more this long after a change. */
const ECHO_MS = 2_000

export interface AccountTopics {
  watch(address: string): Watch<SubscribedAddressSnapshot>
  /** Signals a change: every watched wallet is read again soon. */
  wake(): void
  /** Ends all watches with an error. */
  fail(error: Error): void
}

/**
 * Creates watches of wallets by reading them: at first, on every signal of the venue, and at an interval in case a
 * signal is missed. A snapshot without a change is not emitted.
 */
export function createAccountTopics({ now, after, read, everyMs, listen, follow }: AccountTopicOptions): AccountTopics {
  const last = new Map<string, SubscribedAddressSnapshot>()
  const next = new Map<string, () => void>()
  const woken = new Set<string>()
  /** Counts reads, so that a slow one does not overwrite a later one. */
  const reads = new Map<string, number>()
  const unfollow = new Map<string, () => void>()
  let unlisten: (() => void) | undefined

  const plan = (address: string, ms: number): void => {
    next.get(address)?.()
    next.set(
      address,
      after(ms, () => void look(address)),
    )
  }
  const look = async (address: string): Promise<void> => {
    plan(address, woken.delete(address) ? Math.min(ECHO_MS, everyMs) : everyMs)
    const count = (reads.get(address) ?? 0) + 1
    reads.set(address, count)
    const isLatest = () => reads.get(address) === count
    try {
      const found = await topics.run(address, () => read(address))
      if (!isLatest()) return
      const { address: _, timestamp: __, ...before } = last.get(address) ?? {}
      if (last.has(address) && JSON.stringify(before) === JSON.stringify(found)) return
      const snapshot = { address, ...found, timestamp: now() }
      last.set(address, snapshot)
      topics.push(address, snapshot)
    } catch (error) {
      // after a wallet was read once, transient failures do not end its watch
      const isTransient = error instanceof CrossvenueError && error.retryable && last.has(address)
      if (isLatest() && !isTransient) topics.fail(address, error as Error)
    }
  }
  const topics = createTopics<SubscribedAddressSnapshot>({
    known: (address) => last.get(address),
    start(address) {
      unlisten ??= listen?.()
      if (follow) unfollow.set(address, follow(address))
      void look(address)
    },
    stop(address) {
      unfollow.get(address)?.()
      unfollow.delete(address)
      next.get(address)?.()
      next.delete(address)
      reads.delete(address)
      woken.delete(address)
      last.delete(address)
      if (topics.keys().length === 0) close()
    },
  })
  const close = (): void => {
    for (const cancel of next.values()) cancel()
    next.clear()
    reads.clear()
    woken.clear()
    last.clear()
    unfollow.clear()
    unlisten?.()
    unlisten = undefined
  }

  return {
    watch: topics.watch,
    wake() {
      for (const address of topics.keys()) {
        if (!woken.has(address)) plan(address, SETTLE_MS)
        woken.add(address)
      }
    },
    fail(error) {
      topics.failAll(error)
    },
  }
}
