import { currentCall } from '../http/call-context.ts'

/** By the name of the work: a promise that settles with the latest work that was started. */
const last = new Map<string, Promise<unknown>>()

/**
 * Runs pieces of work with the same name one after the other, in the order of the calls. Work whose callers have all
 * gone is not started.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { signal } = currentCall()
  const begin = (): Promise<T> => {
    signal?.throwIfAborted()
    return work()
  }
  const running = last.get(name)
  const result = running ? running.then(begin) : begin()
  const settled = result.then(
    () => undefined,
    () => undefined,
  )
  last.set(name, settled)
  await settled
  if (last.get(name) === settled) last.delete(name)
  return result
}
