import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Starts to measure the share of all CPUs that processes other than these use. */
export function startMeasuringOthers(pids: readonly number[]): () => number {
  const before = readTicks(pids)
  return () => {
    const after = readTicks(pids)
    const all = after.all - before.all
    const others = after.used - before.used - (after.ours - before.ours)
    return all === 0 ? 0 : Math.min(1, Math.max(0, others / all))
  }
}

export const describeLoad = (others: number): string =>
  `others use ${Math.round(others * 100)} % of the machine, load ${loadavg()[0]?.toFixed(1)}`

/** In clock ticks (proc(5)): `/proc/stat` counts user, nice, system, idle, iowait, irq, softirq and steal. */
function readTicks(pids: readonly number[]): { all: number; used: number; ours: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const all = ticks.reduce((sum, count) => sum + count, 0)
  const [, , , idle = 0, waiting = 0] = ticks
  return { all, used: all - idle - waiting, ours: pids.reduce((sum, pid) => sum + ticksOf(pid), 0) }
}

/** The CPU time of a process and its ended children. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ', 2)[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, count) => sum + Number(count), 0)
  } catch {
    return 0
  }
}
