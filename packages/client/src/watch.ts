/** A time without a connection, whose values were missed. */
export interface Gap {
  /** The time of the last value before it. */
  since: Date
  /** The time of the first value after it. */
  until: Date
}

/** An endless list of values for one reader. It stays small, because values that are not read in time are merged. */
export interface Watch<T> extends AsyncIterableIterator<T> {
  /** Returns the next value; the known state comes first. */
  next(): Promise<IteratorResult<T>>
  /** Ends the watch. */
  return(): Promise<IteratorResult<T>>
  /** The time that was missed right before the value read last; undefined where nothing was. */
  readonly gap: Gap | undefined
}

/** The writing side of a watch. */
export interface WatchSource<T> {
  watch: Watch<T>
  push(value: T, gap?: Gap): void
  fail(error: Error): void
  end(): void
}

/** Creates a watch. `ended` is called once, when the reader leaves or the watch fails. */
export function createWatch<T>(merge: (waiting: T, next: T) => T, ended: () => void): WatchSource<T> {
  let waiting: { value: T; gap: Gap | undefined } | undefined
  let gap: Gap | undefined
  let failure: Error | undefined
  let isOver = false
  const readers: { resolve: (result: IteratorResult<T>) => void; reject: (error: Error) => void }[] = []
  const over: IteratorResult<T> = { done: true, value: undefined }

  const end = (error?: Error): void => {
    if (isOver) return
    isOver = true
    // Thrown once: to the waiting reader, or to the next one.
    const first = error && readers.shift()
    if (error && first) first.reject(error)
    else failure = error
    for (const { resolve } of readers.splice(0)) resolve(over)
    ended()
  }

  return {
    push(value, missed) {
      const reader = readers.shift()
      if (reader) {
        gap = missed
        reader.resolve({ done: false, value })
      } else if (!isOver) {
        const since = waiting?.gap?.since ?? missed?.since
        const until = missed?.until ?? waiting?.gap?.until
        waiting = {
          value: waiting ? merge(waiting.value, value) : value,
          gap: since && until && { since, until },
        }
      }
    },
    fail: end,
    end: () => end(),
    watch: {
      get gap() {
        return gap
      },
      [Symbol.asyncIterator]() {
        return this
      },
      async next() {
        const [found, error] = [waiting, failure]
        waiting = undefined
        if (found) {
          gap = found.gap
          return { done: false, value: found.value }
        }
        failure = undefined
        if (error) throw error
        return isOver ? over : new Promise((resolve, reject) => readers.push({ resolve, reject }))
      },
      async return() {
        waiting = undefined
        end()
        failure = undefined
        return over
      },
    },
  }
}
