import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Elapsed } from './stopwatch.ts'
import type { Target } from './target.ts'

export interface Latencies {
  /** In milliseconds: what 99 of 100 answers take at most, and the longest of all. */
  p99: number
  max: number
}

/** Latencies by the clock, and without the time in which the processes waited for a CPU. */
export interface Measured {
  wall: Latencies
  own: Latencies
}

export interface Probe {
  pid: number
  /** Begins to measure anew. */
  reset(): void
  read(): Promise<{ health: Measured; reads: Measured }>
  stop(): void
}

/** Watches a gateway as another caller sees it, from a process that the attack does not slow down. */
export async function startProbe({ url, keys, pid }: Target, holder: string): Promise<Probe> {
  const child = fork(new URL('./probe-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  child.send({ url, key: keys[holder], pid })
  await once(child, 'message')
  return {
    pid: child.pid ?? 0,
    reset: () => void child.send('reset'),
    async read() {
      child.send('read')
      const [{ health, reads }] = (await once(child, 'message')) as [{ health: Elapsed[]; reads: Elapsed[] }]
      return { health: measured(health), reads: measured(reads) }
    },
    stop: () => void child.kill(),
  }
}

const measured = (times: readonly Elapsed[]): Measured => ({
  wall: latencies(times.map(({ wall }) => wall)),
  own: latencies(times.map(({ own }) => own)),
})

/** Sums up how long things took. */
export function latencies(samples: readonly number[]): Latencies & { p50: number } {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}
