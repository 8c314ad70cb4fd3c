import { oncePerTurn } from '../once-per-turn.ts'

/** How long one turn of the event loop may answer requests; much less than a caller notices. */
const SLICE_MS = 5

/** Creates a function that returns whether the present turn of the event loop has answered requests for a short time only. */
export function createTurnWatch(now: () => number = () => performance.now()): () => boolean {
  const begunAt = oncePerTurn(now)
  return () => {
    const since = begunAt()
    return now() - since < SLICE_MS
  }
}
