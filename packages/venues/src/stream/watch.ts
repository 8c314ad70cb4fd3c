/**
 * An endless iterator of values for one reader. Values that arrive while the reader is busy are merged, so they need
 * little memory.
 */
export interface Watch<T> extends AsyncIterableIterator<T> {
  next(): Promise<IteratorResult<T>>
  return(): Promise<IteratorResult<T>>
}

/** The writing end of a watch. */
export interface WatchSource<T> {
  watch: Watch<T>
  push(value: T): void
  fail(error: Error): void
}

/** Creates a watch. `ended` is called once, when the reader leaves or an error ends the watch. */
export function createWatch<T>(merge: (waiting: T, next: T) => T, ended: () => void): WatchSource<T> {
  let waiting: { value: T } | undefined
  let failure: Error | undefined
  let isOver = false
  const readers: { resolve: (result: IteratorResult<T>) => void; reject: (error: Error) => void }[] = []
  const over: IteratorResult<T> = { done: true, value: undefined }

  const end = (): void => {
    if (isOver) return
    isOver = true
    ended()
  }

  return {
    push(value) {
      if (isOver) return
      const reader = readers.shift()
      if (reader) reader.resolve({ done: false, value })
      else waiting = { value: waiting ? merge(waiting.value, value) : value }
    },
    fail(error) {
      if (isOver) return
      end()
      const reader = readers.shift()
      // Thrown once: to the waiting reader, or to the next one.
      if (reader) reader.reject(error)
      else failure = error
      for (const other of readers.splice(0)) other.resolve(over)
    },
    watch: {
      [Symbol.asyncIterator]() {
        return this
      },
      async next() {
        if (waiting) {
          const { value } = waiting
          waiting = undefined
          return { done: false, value }
        }
        if (failure) {
          const error = failure
          failure = undefined
          throw error
        }
        if (isOver) return over
        return new Promise((resolve, reject) => {
          readers.push({ resolve, reject })
        })
      },
      async return() {
        waiting = undefined
        failure = undefined
        end()
        for (const reader of readers.splice(0)) reader.resolve(over)
        return over
      },
    },
  }
}
