import { once } from 'node:events'
import { type StopwatchOptions, startStopwatch } from './stopwatch.ts'
import type { Target } from './target.ts'

export interface Answer {
  /** 0 if there was no answer. */
  status: number
  text: string
  /** In milliseconds, by the clock. */
  ms: number
  /** Without the time in which the gateway or this process waited for a CPU. */
  own: number
}

export interface CallOptions extends StopwatchOptions {
  holder?: string
  body?: unknown
  signal?: AbortSignal
}

const PATIENCE_MS = 60_000

/** Calls a gateway as the holder of a key. A failed connection and a late answer have status 0. */
export async function call(
  target: Target,
  path: string,
  { holder = 'attacker', body, signal, ...options }: CallOptions = {},
): Promise<Answer> {
  const elapsed = startStopwatch(target.pid, options)
  const done = (status: number, text: string): Answer => {
    const { wall, own } = elapsed()
    return { status, text, ms: wall, own }
  }
  const end = signal ?? AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(target.url + path, {
      headers: { authorization: `Bearer ${target.keys[holder]}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: end,
    })
    // Node's `fetch` may never settle a compressed body that is given up after its headers came.
    const text = await Promise.race([response.text(), aborted(end)])
    return done(response.status, text)
  } catch {
    return done(0, '')
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Runs work with several workers at a time until none is left or the time is over. */
export async function inParallel(
  workers: number,
  work: (turn: number) => Promise<void>,
  { turns = Number.POSITIVE_INFINITY, ms = 600_000 } = {},
): Promise<void> {
  const end = performance.now() + ms
  let turn = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (turn < turns && performance.now() < end) {
        turn += 1
        await work(turn - 1)
      }
    }),
  )
}
