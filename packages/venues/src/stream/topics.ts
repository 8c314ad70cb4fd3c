import type { Trade } from '../models.ts'
import { createWatch, type Watch, type WatchSource } from './watch.ts'

export interface Topics<T> {
  /** Watches a topic; what is known of it already comes first. */
  watch(key: string): Watch<T>
  /** Tells all who watch a topic. */
  push(key: string, value: T): void
  /** Ends the watches of a topic with an error. */
  fail(key: string, error: Error): void
  /** Ends all watches with an error. */
  failAll(error: Error): void
  /** What is being watched. */
  keys(): string[]
  has(key: string): boolean
}

interface TopicOptions<T> {
  /** Called with the first watch of a topic. */
  start: (key: string) => void
  /** Called once nobody watches a topic any more. */
  stop: (key: string) => void
  /** What is known of a topic already. */
  known?: (key: string) => T | undefined
  /** What becomes of a value that was not read before the next. @default the next takes its place */
  merge?: (waiting: T, next: T) => T
}

/** Trades kept for a reader who does not read. */
const MAX_TRADES = 1_000

/** Creates topics of trades as they are told, of which the newest are kept until they are read. */
export const createLiveTradeTopics = (options: Omit<TopicOptions<Trade[]>, 'known' | 'merge'>): Topics<Trade[]> =>
  createTopics({ ...options, merge: (waiting, next) => [...waiting, ...next].slice(-MAX_TRADES) })

/** Creates topics that many may watch: each is subscribed to once, with its first watch, until its last one ends. */
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
      // A first watch may find something known too: the other side of a book that is watched.
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
