import { CrossvenueError } from '../errors.ts'
import type { SubscribedAddressSnapshot } from '../models.ts'
import { type AccountSignalOptions, createAccountSignals } from './account-signals.ts'
import type { AccountWatch } from './streams.ts'
import { createTopics } from './topics.ts'

type Snapshot = Omit<SubscribedAddressSnapshot, 'address' | 'timestamp'>

export interface AccountTopicOptions extends AccountSignalOptions {
  now: () => number
  /** Reads the current state of a wallet; parts that cannot be read are absent. */
  read: (address: string) => Promise<Snapshot>
}

export interface AccountTopics {
  watch: AccountWatch
  /** Signals a change: every watched wallet is read again soon. */
  wake(): void
  /** Ends all watches with an error. */
  fail(error: Error): void
}

/**
 * Creates watches of wallets by reading them: at first, on every signal of the venue, and at an interval in case a
 * signal is missed. A snapshot without a change is not emitted.
 */
export function createAccountTopics({ now, read, ...options }: AccountTopicOptions): AccountTopics {
  const signals = createAccountSignals(options)
  const last = new Map<string, SubscribedAddressSnapshot>()
  /** Counts reads, so that a slow one does not overwrite a later one. */
  const reads = new Map<string, number>()
  const unfollow = new Map<string, () => void>()

  const look = async (address: string): Promise<void> => {
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
      const listener = { look: () => void look(address), fail: (error: Error) => topics.fail(address, error) }
      unfollow.set(address, signals.follow(address, listener))
    },
    stop(address) {
      unfollow.get(address)?.()
      unfollow.delete(address)
      reads.delete(address)
      last.delete(address)
    },
  })

  const { wake, fail } = signals
  return { watch: Object.assign((address: string) => topics.watch(address), { signals }), wake, fail }
}
