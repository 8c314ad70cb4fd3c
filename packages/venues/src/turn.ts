// Tests that replace timers do not stop turns.
const { setImmediate } = globalThis

const lanes = new Map<string, (() => void)[]>()
let isPlanned = false

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
  go?.()
}
