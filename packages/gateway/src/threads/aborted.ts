import { setMaxListeners } from 'node:events'

/** Resolves once a signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Returns a signal that is aborted with the first of two. Not `AbortSignal.any`: Node 20 may collect its signal while
 * only listeners wait for it, and then nothing is ever aborted.
 */
export function eitherAborted(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  setMaxListeners(0, either.signal)
  const end = () => {
    one.removeEventListener('abort', end)
    other.removeEventListener('abort', end)
    either.abort()
  }
  one.addEventListener('abort', end)
  other.addEventListener('abort', end)
  if (one.aborted || other.aborted) end()
  return either.signal
}
