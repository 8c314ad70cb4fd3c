/**
 * Returns a signal that is aborted after a time, or with another signal if that is earlier. It does not use
 * `AbortSignal.any` with `AbortSignal.timeout`: in Node 20 nothing holds the timeout, so it may be garbage-collected
 * and never fire.
 */
export function limitedTo(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController()
  const follow = () => controller.abort(signal?.reason)
  const timer: unknown = setTimeout(() => {
    signal?.removeEventListener('abort', follow)
    controller.abort(new DOMException('timed out', 'TimeoutError'))
  }, ms)
  // In a browser a timer is a number.
  if (typeof timer === 'object') (timer as { unref(): void }).unref()
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  return controller.signal
}
