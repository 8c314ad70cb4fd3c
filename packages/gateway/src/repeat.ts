import { setTimeout as pause } from 'node:timers/promises'

/** Does some work again and again, each time after a pause, until it is stopped. A failure does not end it. */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await work(signal).catch(onError)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
