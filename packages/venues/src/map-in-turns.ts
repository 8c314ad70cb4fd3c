import { currentCall } from './http/call-context.ts'
import { turnIfLong } from './turn.ts'

/** Maps a list of any length in small parts, between which the event loop handles other calls. */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const { caller = '' } = currentCall()
  const mapped: R[] = []
  for (const item of items) {
    await turnIfLong(caller)
    mapped.push(map(item))
  }
  return mapped
}
