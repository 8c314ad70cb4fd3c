import type { Trade } from '../models.ts'
import { createWatch, type Watch, type WatchSource } from './watch.ts'

export interface Topics<T> {
  /** Watches a topic; its known state comes first. */
  watch(key: string): Watch<T>
  /** Emits a value to all watches of a topic. */
  push(key: string, value: T): void
  /** Ends the watches of a topic with an error. */
  fail(key: string, error: Error): void
  /** Ends all watches with an error. */
  failAll(error: Error): void
  /** The watched keys. */
  keys(): string[]
  has(key: string): boolean
}

interface TopicOptions<T> {
  /** Called with the first watch of a topic. */
  start: (key: string) => void
  /** Called when the last watch of a topic ends. */
  stop: (key: string) => void
  /** Returns the known state of a topic. */
  known?: (key: string) => T | undefined
  /** Merges a value that was not taken yet with the next. @default the next replaces it */
  merge?: (waiting: T, next: T) => T
}

/** The maximum number of trades waiting for a reader. */
const MAX_TRADES = 1_000

/** Creates topics of live trades; the newest wait until they are read. */
export const createLiveTradeTopics = (options: Omit<TopicOptions<Trade[]>, 'known' | 'merge'>): Topics<Trade[]> =>
  createTopics({ ...options, merge: (waiting, next) => [...waiting, ...next].slice(-MAX_TRADES) })

/**
 * Creates topics with any number of watches: each topic is subscribed to from its first watch until its last one ends.
 */
export function createTopics<T>({ start, stop, known, merge = (_, next) => next }: TopicOptions<T>): Topics<T> {
  const topics = new Map<string, Set<WatchSource<T>>>()

  const leave = (key: string, source: WatchSource<T>): void => {
    const sources = topics.get(key)
    sources?.delete(source)
    if (sources?.size !== 0) return
    topics.delete(key)
    stop(key)
  }

  const fail = (key: string, error: Error): void => {
    for (const source of [...(topics.get(key) ?? [])]) source.fail(error)
  }

  return {
    watch(key) {
      const source: WatchSource<T> = createWatch(merge, () => leave(key, source))
      const sources = topics.get(key)
      if (sources) sources.add(source)
      else {
        topics.set(key, new Set([source]))
        start(key)
      }
      // A first watch may have a known state too: the other side of a watched book.
      const value = known?.(key)
      if (value !== undefined) source.push(value)
      return source.watch
    },
    push(key, value) {
      for (const source of [...(topics.get(key) ?? [])]) source.push(value)
    },
    fail,
    failAll(error) {
      for (const key of [...topics.keys()]) fail(key, error)
    },
    keys: () => [...topics.keys()],
    has: (key) => topics.has(key),
  }
}
