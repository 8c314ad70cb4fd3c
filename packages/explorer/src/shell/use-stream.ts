import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Crossvenue } from 'crossvenue'
import { useEffect } from 'preact/hooks'
import { client } from './session.ts'

/**
 * Follows a stream of the gateway while its page is shown. The signal has the last value, at most one per frame of the
 * screen: only what reads it is drawn again. It is undefined before the first value, and where the stream has ended. A
 * change of `key` is another stream; an empty one is none.
 */
export function useStream<T>(
  key: string,
  open: (client: Crossvenue) => AsyncIterable<T>,
): ReadonlySignal<T | undefined> {
  const last = useSignal<T | undefined>(undefined)
  const reader = client.value
  useEffect(() => {
    last.value = undefined
    if (key === '') return
    let isOver = false
    const values = open(reader)[Symbol.asyncIterator]()
    let [newest, frame]: [T | undefined, number] = [undefined, 0]
    const show = (): void => {
      frame = 0
      last.value = newest
    }
    const follow = async (): Promise<void> => {
      try {
        for (;;) {
          const next = await values.next()
          if (isOver || next.done) break
          newest = next.value
          frame ||= requestAnimationFrame(show)
        }
      } catch {
        // Without the stream the page reads the same at intervals.
      }
      cancelAnimationFrame(frame)
      if (!isOver) last.value = undefined
    }
    void follow()
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      void values.return?.()
    }
  }, [key, reader])
  return last
}
