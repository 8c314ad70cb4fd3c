import { currentCall } from './http/call-context.ts'
import { turn } from './turn.ts'

/** How long a list is mapped before others have a turn: far below what a caller notices. */
const SLICE_MS = 5

/** Maps a list of any length. The event loop handles other calls in between, however long all of it takes. */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const { caller = '' } = currentCall()
  const mapped: R[] = []
  let start = performance.now()
  for (const item of items) {
    if (performance.now() - start > SLICE_MS) {
      await turn(caller)
      start = performance.now()
    }
    mapped.push(map(item))
  }
  return mapped
}
