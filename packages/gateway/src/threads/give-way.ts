import { getPriority, setPriority } from 'node:os'

/**
 * The number of priority steps by which a thread is lowered; on Linux, each gives up about a fifth of a CPU that others
 * need. Callers wait for an answer, nobody for a matching or a check.
 */
const STEPS = { answers: 5, background: 7 }
const LOWEST = 19

/**
 * Lowers the priority of this thread, so that the thread that serves requests gets a CPU first. Only on Linux, where
 * each thread has a priority; elsewhere it would be that of the whole process.
 */
export function giveWay(work: keyof typeof STEPS = 'answers'): void {
  if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + STEPS[work]))
}
