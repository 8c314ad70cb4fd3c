// Tests that replace timers do not stop turns. A page has no immediates.
const { setImmediate = (run: () => void) => void setTimeout(run, 0) } = globalThis

/** How long one caller computes before others have a turn; much less than a caller notices. */
const SLICE_MS = 5

/** The work that waits in a lane; what has begun comes first. */
interface Lane {
  begun: (() => void)[]
  fresh: (() => void)[]
}

const lanes = new Map<string, Lane>()
let isPlanned = false
/** When the last turn began. */
let begunAt = Number.NEGATIVE_INFINITY

/**
 * Resolves when the caller may compute in this thread. Between two callers, the event loop handles the network and
 * timers. Lanes (callers with the same name) take turns, so that a lane with much work delays mainly itself.
 */
export const turn = (lane: string): Promise<void> =>
  new Promise((resolve) => wait(lane, ({ fresh }) => fresh.push(resolve)))

/**
 * The same, but before all work of the lane that has not begun. While a call waits, V8 moves its promises to the old
 * generation, where they hold all that they resolve to until the next complete garbage collection. So few calls should wait
 * after they have begun.
 */
export const turnToContinue = (lane: string): Promise<void> =>
  new Promise((resolve) => wait(lane, ({ begun }) => begun.push(resolve)))

/**
 * Resolves at once if the present turn is still short, else with the next turn of the lane, before all that waits in it:
 * intermediate results take memory, and if all calls of a caller had some, collecting garbage would take longer.
 */
export const turnIfLong = async (lane: string): Promise<void> => {
  if (performance.now() - begunAt > SLICE_MS) {
    await new Promise<void>((resolve) => wait(lane, ({ begun }) => begun.unshift(resolve)))
  }
}

function wait(lane: string, enter: (queue: Lane) => void): void {
  const queue = lanes.get(lane) ?? { begun: [], fresh: [] }
  enter(queue)
  lanes.set(lane, queue)
  plan()
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
  const { begun, fresh } = queue
  const go = begun.shift() ?? fresh.shift()
  // A lane that was served goes to the end.
  if (begun.length + fresh.length > 0) lanes.set(lane, queue)
  plan()
  begunAt = performance.now()
  go?.()
}
