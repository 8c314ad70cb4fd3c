import { setFlagsFromString } from 'node:v8'

/**
 * How much a heap may grow, in percent of what was in use, before garbage is collected again. With less than 100, a complete
 * collection, which takes 20 to 30 ms, came every 50 uncached calls. The index of a matching is by far the largest heap,
 * and nearly all of it stays in use: with 100 it would take twice its size for a while.
 */
const PERCENT = { serving: 100, matching: 30 }

/**
 * Makes every thread of this process collect all garbage when its heap has grown by a part. By itself V8 lets it grow up to
 * fourfold where the machine has memory, and a service has several heaps.
 */
export const growHeapsSlowly = (work: keyof typeof PERCENT): void =>
  setFlagsFromString(`--heap-growing-percent=${PERCENT[work]}`)
