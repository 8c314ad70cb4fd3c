import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Target } from './target.ts'

export interface Latencies {
  /** In milliseconds: the median, the 99th percentile and the maximum of all answers. */
  p50: number
  p99: number
  max: number
}

export interface Measured {
  health: Latencies
  reads: Latencies
  /** Requests that are refused right after their key is checked. */
  keyChecks: Latencies
}

export interface Probe {
  pid: number
  /** Discards the figures and measures from the start. */
  reset(): void
  read(): Promise<Measured>
  stop(): void
}

/** Watches a gateway as another caller, from a process that the attack does not slow down. */
export async function startProbe({ url, keys }: Target, holder: string): Promise<Probe> {
  const child = fork(new URL('./probe-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  child.send({ url, key: keys[holder] })
  await once(child, 'message')
  return {
    pid: child.pid ?? 0,
    reset: () => void child.send('reset'),
    async read() {
      child.send('read')
      const [samples] = (await once(child, 'message')) as [Record<keyof Measured, number[]>]
      const { health, reads, keyChecks } = samples
      return { health: latencies(health), reads: latencies(reads), keyChecks: latencies(keyChecks) }
    },
    stop: () => void child.kill(),
  }
}

/** Summarizes durations. */
export function latencies(samples: readonly number[]): Latencies {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}
