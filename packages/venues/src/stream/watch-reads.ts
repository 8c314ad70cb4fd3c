import { CrossvenueError } from '../errors.ts'
import type { AccountSignals } from './account-signals.ts'
import { createTopics, type Topics } from './topics.ts'
import type { Watch } from './watch.ts'

interface WatchReadsOptions<T> {
  signals: AccountSignals
  /** Returns the address of the signed-in account, where the venue signals changes per wallet. */
  ownAddress?: (() => Promise<string>) | undefined
  /** The followed wallet. @default the account that is signed in */
  address?: string | undefined
  /** Merges events that were not read yet with the next ones. */
  merge: (waiting: T[], next: T[]) => T[]
}

const TOPIC = 'events of the account'

/**
 * Watches an account with a reader that returns the known state first and then what changed since its last read. The
 * first value may be empty, later ones are not.
 */
export function watchReads<T>(
  read: () => Promise<T[]>,
  { signals, ownAddress, address, merge }: WatchReadsOptions<T>,
): Watch<T[]> {
  let stop = (): void => undefined
  const topics: Topics<T[]> = createTopics<T[]>({
    merge,
    start() {
      const fail = (error: Error): void => topics.fail(TOPIC, error)
      const follow = (wallet: string | undefined): void => {
        if (topics.has(TOPIC)) stop = signals.follow(wallet, { look: createLook(topics, read), fail })
      }
      if (address !== undefined || !ownAddress) follow(address)
      else topics.run(TOPIC, ownAddress).then(follow, fail)
    },
    stop: () => stop(),
  })
  return topics.watch(TOPIC)
}

/** Creates the function that reads and emits what is new, one read at a time. */
function createLook<T>(topics: Topics<T[]>, read: () => Promise<T[]>): () => void {
  let wasRead = false
  let isReading = false
  let isDue = false

  const look = async (): Promise<void> => {
    isDue = isReading
    if (isReading || !topics.has(TOPIC)) return
    isReading = true
    try {
      const found = await topics.run(TOPIC, read)
      if (found.length > 0 || !wasRead) topics.push(TOPIC, found)
      wasRead = true
    } catch (error) {
      // After the first read, transient failures do not end the watch: the next read returns what was missed.
      const isTransient = error instanceof CrossvenueError && error.retryable && wasRead
      if (!isTransient) topics.fail(TOPIC, error as Error)
    }
    isReading = false
    if (isDue) void look()
  }
  return () => void look()
}
