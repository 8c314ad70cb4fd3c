import type { Crossvenue } from 'crossvenue'
import { useEffect, useState } from 'preact/hooks'
import { client } from './session.ts'

interface Streamed<T> {
  /** The last value; undefined before the first, and where the stream has ended. */
  value: T | undefined
}

/** Follows a stream of the gateway while its page is shown. A change of `key` is another stream; an empty one is none. */
export function useStream<T>(key: string, open: (client: Crossvenue) => AsyncIterable<T>): Streamed<T> {
  const [state, setState] = useState<{ key: string; value: T | undefined }>({ key, value: undefined })
  const reader = client.value
  useEffect(() => {
    if (key === '') return
    const values = open(reader)[Symbol.asyncIterator]()
    let isOver = false
    const follow = async (): Promise<void> => {
      try {
        for (;;) {
          const next = await values.next()
          if (isOver) return
          if (next.done) break
          setState({ key, value: next.value })
        }
      } catch {
        // Without the stream the page reads the same at intervals.
      }
      if (!isOver) setState({ key, value: undefined })
    }
    void follow()
    return () => {
      isOver = true
      void values.return?.()
    }
  }, [key, reader])
  return { value: state.key === key ? state.value : undefined }
}
