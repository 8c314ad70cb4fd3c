const lanes = new Map<string, (() => void)[]>()
let isPlanned = false

/**
 * Resolves when it is one's turn to compute in this thread. However many come at the same moment, the event loop looks at
 * the network and at timers between any two, and those of one lane wait for each other before those of another wait for
 * them.
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
  // Who was served goes to the end.
  if (queue.length > 0) lanes.set(lane, queue)
  plan()
  go?.()
}
