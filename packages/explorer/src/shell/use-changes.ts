import type { ChangeFilter } from 'crossvenue'
import { useEffect } from 'preact/hooks'
import { atMostEvery } from './at-most-every.ts'
import { client } from './session.ts'

/** A matching changes many clusters at once. */
const PAUSE_MS = 1_000

/** Calls back after changes that the gateway streams, while the page is shown. */
export function useChanges(filter: ChangeFilter, changed: () => void): void {
  const reader = client.value
  const key = JSON.stringify(filter)
  useEffect(() => {
    const ended = new AbortController()
    const notice = atMostEvery(PAUSE_MS, changed)
    const follow = async (): Promise<void> => {
      try {
        for await (const _ of reader.with({ signal: ended.signal }).changes(filter)) notice.call()
      } catch {
        // Without the stream the page reads the same at intervals.
      }
    }
    void follow()
    return () => {
      ended.abort()
      notice.cancel()
    }
  }, [key, reader, changed])
}
