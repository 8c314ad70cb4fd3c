import * as plain from './watch.generated.ts'

/** A time without a connection, whose values were missed. */
export interface Gap {
  /** The time of the last value before it. */
  since: Date
  /** The time of the first value after it. */
  until: Date
}

/** An endless list of values for one reader. It stays small, because values that are not read in time are merged. */
export interface Watch<T> extends plain.Watch<T> {
  /** The time that was missed right before the value read last; undefined where nothing was. */
  readonly gap: Gap | undefined
}

/** The writing side of a watch. */
export interface WatchSource<T> {
  watch: Watch<T>
  push(value: T, gap?: Gap): void
  fail(error: Error): void
}

interface Value<T> {
  value: T
  gap: Gap | undefined
}

/** Creates a watch that knows the gaps. `ended` is called once, when the reader leaves or the watch fails. */
export function createGapWatch<T>(merge: (waiting: T, next: T) => T, ended: () => void): WatchSource<T> {
  let gap: Gap | undefined
  const { watch, push, fail } = plain.createWatch<Value<T>>(
    (waiting, next) => ({ value: merge(waiting.value, next.value), gap: joined(waiting.gap, next.gap) }),
    ended,
  )
  const taken = (result: IteratorResult<Value<T>>): IteratorResult<T> => {
    if (result.done) return result
    gap = result.value.gap
    return { done: false, value: result.value.value }
  }
  return {
    push: (value, missed) => push({ value, gap: missed }),
    fail,
    watch: {
      get gap() {
        return gap
      },
      [Symbol.asyncIterator]() {
        return this
      },
      next: () => watch.next().then(taken),
      return: () => watch.return().then(taken),
    },
  }
}

const joined = (first: Gap | undefined, second: Gap | undefined): Gap | undefined =>
  first && second ? { since: first.since, until: second.until } : (first ?? second)
