import type { Crossvenue, CrossvenueError } from 'crossvenue'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { keepUnchanged } from './keep-unchanged.ts'
import { client } from './session.ts'

/** A value that is read from the gateway, and read again while the page is visible. */
export interface Loaded<T> {
  /** Undefined until it is read for the first time. */
  data: T | undefined
  /** Whether an answer is awaited, and none has come or failed so far. */
  isWaiting: boolean
  /** Why the last reading failed. The data of an earlier one stays. */
  error: CrossvenueError | undefined
  /** Whether the data belongs to an earlier request while this one is answered. */
  isOld: boolean
  /** Reads again now, or once the present reading has ended; always the same function. */
  again(): void
}

interface State<T> {
  key?: string | undefined
  data?: T | undefined
  error?: CrossvenueError | undefined
}

/** Returns the state after an answer: the same one where the answer is the same, so that nothing is drawn again. */
function answered<T>(last: State<T>, key: string, data: T): State<T> {
  const kept = keepUnchanged(last.key === key ? last.data : undefined, data)
  return last.key === key && last.data === kept && last.error === undefined ? last : { key, data: kept }
}

/** Reads a value, and again after each pause. A change of `key` is another request; an empty one reads nothing. */
export function useLoaded<T>(
  key: string,
  load: (client: Crossvenue) => PromiseLike<T>,
  { everyMs }: { everyMs?: number } = {},
): Loaded<T> {
  const [state, setState] = useState<State<T>>({})
  const reader = client.value
  const current = useRef<() => void>(undefined)
  const again = useCallback(() => current.current?.(), [])
  useEffect(() => {
    if (key === '') return
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let [isReading, isWanted] = [false, false]
    const read = async (): Promise<void> => {
      clearTimeout(timer)
      // A reading under way is never given up for another one, so that constant changes do not keep all from ending.
      isWanted = isReading
      if (isReading) return
      isReading = true
      if (!document.hidden) {
        try {
          const data = await load(reader.with({ signal: ended.signal }))
          if (!ended.signal.aborted) setState((last) => answered(last, key, data))
        } catch (error) {
          if (ended.signal.aborted) return
          setState((last) => ({ key, data: last.key === key ? last.data : undefined, error: error as CrossvenueError }))
        }
      }
      isReading = false
      if (ended.signal.aborted) return
      if (isWanted) void read()
      else if (everyMs !== undefined) timer = setTimeout(read, everyMs)
    }
    current.current = () => void read()
    void read()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [key, reader, everyMs])
  const error = state.key === key ? state.error : undefined
  return {
    data: state.data,
    isWaiting: key !== '' && state.data === undefined && error === undefined,
    error,
    isOld: state.key !== key,
    again,
  }
}
