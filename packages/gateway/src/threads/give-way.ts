import { getPriority, setPriority } from 'node:os'

/** How much lower a thread stands: Linux gives a step about a fifth less of a CPU that others want. */
const STEPS = 5
const LOWEST = 19

/**
 * Lets the thread that serves requests have a CPU before this one. Linux keeps a priority for each thread; elsewhere it
 * would be that of the whole process.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + STEPS))
}
