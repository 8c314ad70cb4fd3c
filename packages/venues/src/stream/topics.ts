import { setMaxListeners } from 'node:events'
import { type CallContext, callFor, currentCall } from '../http/call-context.ts'
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
  /**
   * Runs requests for a topic in the name of the caller who watched it first, and cancels them when nobody watches it.
   */
  run<R>(key: string, work: () => Promise<R>): Promise<R>
}

/** The reason for which the requests of a topic are canceled. */
class NobodyWatches extends Error {
  override name = 'NobodyWatches'
}

interface Topic<T> {
  sources: Set<WatchSource<T>>
  call: CallContext
  ending: AbortController
}

interface TopicOptions<T> {
  /** Called when a topic is first watched. Its requests to the venue are canceled when nobody watches the topic. */
  start: (key: string) => void
  /** Called when the last watch of a topic ends. */
  stop: (key: string) => void
  /** Returns the known state of a topic. */
  known?: (key: string) => T | undefined
  /** Merges a value that was not read yet with the next one. @default the next one replaces it */
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
  const topics = new Map<string, Topic<T>>()
  const sourcesOf = (key: string): WatchSource<T>[] => [...(topics.get(key)?.sources ?? [])]

  const begin = (source: WatchSource<T>): Topic<T> => {
    const ending = new AbortController()
    // One topic may make many requests, each of which listens.
    setMaxListeners(0, ending.signal)
    return { sources: new Set([source]), call: { ...currentCall(), signal: ending.signal }, ending }
  }

  const leave = (key: string, source: WatchSource<T>): void => {
    const topic = topics.get(key)
    topic?.sources.delete(source)
    if (topic?.sources.size !== 0) return
    topics.delete(key)
    stop(key)
    topic.ending.abort(new NobodyWatches(`nobody watches ${key}`))
  }

  const fail = (key: string, error: Error): void => {
    // Somebody may watch it again since the requests of the watch before were given up.
    if (error instanceof NobodyWatches) return
    for (const source of sourcesOf(key)) source.fail(error)
  }

  return {
    watch(key) {
      const source: WatchSource<T> = createWatch(merge, () => leave(key, source))
      const topic = topics.get(key)
      if (topic) topic.sources.add(source)
      else {
        const begun = begin(source)
        topics.set(key, begun)
        callFor(begun.call, () => start(key))
      }
      // the first watch of an outcome may find a known state too: the book of the opposite outcome is watched
      const value = known?.(key)
      if (value !== undefined) source.push(value)
      return source.watch
    },
    push(key, value) {
      for (const source of sourcesOf(key)) source.push(value)
    },
    fail,
    failAll(error) {
      for (const key of [...topics.keys()]) fail(key, error)
    },
    keys: () => [...topics.keys()],
    has: (key) => topics.has(key),
    run: (key, work) => callFor(topics.get(key)?.call ?? {}, work),
  }
}
