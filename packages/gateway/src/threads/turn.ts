/** So many take their turn between two looks at the network: each may compute for a millisecond. */
const AT_ONCE = 4

const lanes = new Map<string, (() => void)[]>()
let planned = 0
let waiting = 0

/**
 * Resolves when it is one's turn to compute in this thread. However many come at the same moment, only a few go on before
 * the event loop looks at the network and at timers again, and those of one lane wait for each other before those of
 * another wait for them.
 */
export const turn = (lane: string): Promise<void> =>
  new Promise((resolve) => {
    const queue = lanes.get(lane)
    if (queue) queue.push(resolve)
    else lanes.set(lane, [resolve])
    waiting += 1
    plan()
  })

/** Immediates that are set while immediates run belong to the next round of the event loop. */
function plan(): void {
  while (planned < Math.min(AT_ONCE, waiting)) {
    planned += 1
    setImmediate(next)
  }
}

function next(): void {
  planned -= 1
  const [first] = lanes
  if (!first) return
  const [lane, queue] = first
  lanes.delete(lane)
  const go = queue.shift()
  // Who was served goes to the end.
  if (queue.length > 0) lanes.set(lane, queue)
  waiting -= 1
  plan()
  go?.()
}
