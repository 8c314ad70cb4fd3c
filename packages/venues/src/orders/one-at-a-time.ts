import { currentCall } from '../http/call-context.ts'

/** Settles, by the name of the work, with the last that was begun. */
const last = new Map<string, Promise<unknown>>()

/** Does work of one name one after the other, in the order of the calls. What nobody waits for any more is not begun. */
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
