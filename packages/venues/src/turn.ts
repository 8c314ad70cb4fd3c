// Tests that replace timers do not stop turns.
const { setImmediate } = globalThis

/** How long one caller computes before others have a turn: far below what a caller notices. */
const SLICE_MS = 5

const lanes = new Map<string, (() => void)[]>()
let isPlanned = false
/** When the last turn began. */
let begunAt = Number.NEGATIVE_INFINITY

/**
 * Resolves when the caller may compute in this thread. The event loop handles the network and timers between any two
 * callers, and lanes take turns, so that a full lane delays itself first.
 */
export const turn = (lane: string): Promise<void> =>
  new Promise((resolve) => {
    const queue = lanes.get(lane)
    if (queue) queue.push(resolve)
    else lanes.set(lane, [resolve])
    plan()
  })

/**
 * Resolves at once while the last turn is short, and else with a turn. Work that a turn began is best completed in it:
 * what it has made so far need not be kept beside that of all others.
 */
export const turnIfLong = async (lane: string): Promise<void> => {
  if (performance.now() - begunAt > SLICE_MS) await turn(lane)
}

/** An immediate that is set while immediates run belongs to the next round of the event loop. */
function plan(): void {
  if (isPlanned || lanes.size === 0) return
  isPlanned = true
  setImmediate(next)
}

function next(): void {
  isPlanned = false
  const [first] = lanes
  if (!first) return
  const [lane, queue] = first
  lanes.delete(lane)
  const go = queue.shift()
  // A lane that was served goes to the end.
  if (queue.length > 0) lanes.set(lane, queue)
  plan()
  begunAt = performance.now()
  go?.()
}
