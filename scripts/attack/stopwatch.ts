import { readdirSync, readFileSync } from 'node:fs'

export interface Elapsed {
  /** In milliseconds, by the clock. */
  wall: number
  /** The part of it that is due to the measured process: its computing, and its waiting for anything but a CPU. */
  own: number
}

export interface StopwatchOptions {
  /** Whether other threads than the main one contribute to the answer; the one that waited longest counts. */
  everyThread?: boolean
}

/**
 * Starts to measure how long a process takes for something. On a busy machine a runnable process waits for a CPU; Linux
 * counts that time for each thread (Documentation/scheduler/sched-stats.rst). It is subtracted, and so is the time that
 * this process itself waited.
 */
export function startStopwatch(pid: number, { everyThread = false }: StopwatchOptions = {}): () => Elapsed {
  const begun = performance.now()
  const before = waits(pid, everyThread)
  const selfBefore = waitOf(process.pid, process.pid)
  return () => {
    const wall = performance.now() - begun
    const [main, ...others] = [...waits(pid, everyThread)].map(([thread, ms]) => ms - (before.get(thread) ?? ms))
    const waited = (main ?? 0) + Math.max(0, ...others) + waitOf(process.pid, process.pid) - selfBefore
    return { wall, own: Math.max(0, wall - waited) }
  }
}

/** The milliseconds that threads have waited for a CPU, the main thread first. */
function waits(pid: number, everyThread: boolean): Map<number, number> {
  const threads = [pid]
  try {
    if (everyThread) threads.push(...readdirSync(`/proc/${pid}/task`).map(Number))
  } catch {
    // The process has ended.
  }
  return new Map(threads.map((thread) => [thread, waitOf(pid, thread)]))
}

function waitOf(pid: number, thread: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
