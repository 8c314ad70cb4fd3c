import { CrossvenueError } from '../errors.ts'
import type { CallContext } from './call-context.ts'

/** The maximum number of waiting calls: of one caller, and in all. */
const MAX_QUEUED = { perCaller: 200, inAll: 10_000 }
/** The longest wait of a call; by then its caller has given up. */
const MAX_WAIT_MS = 30_000
/** The part of the budget that is reserved for work that no caller waits for, and as much again for callers. */
const RESERVED = 1 / 5

/** A waiting call, in the queue of each caller that waits for it. */
interface WaitingCall {
  go: () => void
  isDone: boolean
}

export interface RateBudget {
  /**
   * Resolves when the call may be sent. Throws RATE_LIMIT_EXCEEDED if too many calls wait, or this one waited too long.
   */
  acquire(call: CallContext): Promise<void>
  state(): BudgetState
}

export interface BudgetState {
  /** Calls that are allowed in any period of `perMs` milliseconds. */
  calls: number
  perMs: number
  /** Calls sent in the last period. */
  sent: number
  /** Calls that wait for their turn. */
  waiting: number
}

const BACKGROUND = Symbol('background')
const SPARE = Symbol('spare')
type Lane = string | undefined | typeof BACKGROUND | typeof SPARE
/** Callers come first, then the catalogue. */
const rankOf = (lane: Lane): number => (lane === SPARE ? 2 : lane === BACKGROUND ? 1 : 0)
const laneOf = ({ caller, background, spare }: CallContext): Lane => (spare ? SPARE : background ? BACKGROUND : caller)

/** Returns the lane that may send next: a caller's if there is one. Drops the lanes in which nobody waits. */
function nextLane(lanes: Map<Lane, WaitingCall[]>, isFree: (lane: Lane) => boolean): [Lane, WaitingCall[]] | undefined {
  for (const [lane, places] of lanes) {
    while (places[0]?.isDone) places.shift()
    if (places.length === 0) lanes.delete(lane)
  }
  let first: [Lane, WaitingCall[]] | undefined
  for (const entry of lanes) {
    if ((!first || rankOf(entry[0]) < rankOf(first[0])) && isFree(entry[0])) first = entry
  }
  return first
}

/**
 * Creates a rate budget that allows at most `calls` calls in any period of `perMs` milliseconds. Callers take turns: a
 * caller with a thousand calls waits behind each caller with one. Then comes the catalogue, and last come spare calls.
 *
 *     callers         up to 4/5, or all where nothing else was sent or waits
 *     the catalogue   1/5, and more while 1/5 is left to callers
 *     spare calls     1/5 together with the catalogue; more at even intervals, while half of the budget is unused
 */
export function createRateBudget(
  venue: string,
  { calls, perMs }: { calls: number; perMs: number },
  now: () => number = () => performance.now(),
): RateBudget {
  /** The waiting calls by caller (lane), in the order of their turns: a lane that was served moves to the end. */
  const lanes = new Map<Lane, WaitingCall[]>()
  /** The send times of the calls of the last period. */
  const sent: { at: number; background: boolean }[] = []
  /** How many of them no caller waited for. */
  let inReserve = 0
  let lastSpareAt = Number.NEGATIVE_INFINITY
  let readsCatalogue = false
  let queued = 0
  let timer: NodeJS.Timeout | undefined

  const share = Math.max(1, Math.floor(calls * RESERVED))
  const forCallers = Math.floor(calls * RESERVED)
  const half = Math.floor(calls / 2)
  const nextSpareAt = () => lastSpareAt + perMs / Math.max(1, half)
  const isFree = (lane: Lane): boolean => {
    if (sent.length >= calls) return false
    if (lane === BACKGROUND) return inReserve < share || sent.length < calls - forCallers
    if (lane === SPARE) return inReserve < share || (sent.length < half && now() >= nextSpareAt())
    const isReserved = calls > 1 && (readsCatalogue || lanes.has(SPARE))
    return sent.length - inReserve < calls - (isReserved ? share : 0)
  }

  const serve = (): void => {
    clearTimeout(timer)
    const start = now() - perMs
    const over = sent.findIndex(({ at }) => at > start)
    for (const { background } of sent.splice(0, over < 0 ? sent.length : over)) if (background) inReserve -= 1
    for (let next = nextLane(lanes, isFree); next; next = nextLane(lanes, isFree)) {
      const [lane, places] = next
      const background = rankOf(lane) > 0
      if (background) inReserve += 1
      if (lane === SPARE) lastSpareAt = now()
      sent.push({ at: now(), background })
      places.shift()?.go()
      lanes.delete(lane)
      if (places.length > 0) lanes.set(lane, places)
    }
    const [oldest] = sent
    if (lanes.size === 0 || !oldest) return
    const roomAt = oldest.at + perMs
    const at = lanes.has(SPARE) && sent.length < half ? Math.min(roomAt, nextSpareAt()) : roomAt
    timer = setTimeout(serve, Math.max(1, at - now()))
  }

  const put = (lane: Lane, place: WaitingCall): void => {
    const places = lanes.get(lane)
    if (places) places.push(place)
    else lanes.set(lane, [place])
  }

  const busy = (why: string) =>
    new CrossvenueError('RATE_LIMIT_EXCEEDED', `${venue} allows ${calls} calls in ${perMs} ms; ${why}; retry later`, {
      exchange: venue,
      retryAfter: Math.ceil(perMs / 1_000),
    })

  return {
    state() {
      const start = now() - perMs
      return { calls, perMs, sent: sent.filter(({ at }) => at > start).length, waiting: queued }
    },

    async acquire(call) {
      const { caller, signal, background, spare } = call
      signal?.throwIfAborted()
      if (background) readsCatalogue = true
      const waiting = lanes.get(laneOf(call))?.filter(({ isDone }) => !isDone).length ?? 0
      if (caller !== undefined && waiting >= MAX_QUEUED.perCaller)
        throw busy(`${waiting} of your calls are waiting already`)
      if (queued >= MAX_QUEUED.inAll) throw busy(`${queued} calls are waiting already`)
      queued += 1
      try {
        await new Promise<void>((resolve, reject) => {
          const end = (settle: () => void): void => {
            place.isDone = true
            clearTimeout(deadline)
            signal?.removeEventListener('abort', abort)
            call.joins?.delete(join)
            settle()
          }
          const place: WaitingCall = { isDone: false, go: () => end(resolve) }
          const abort = () => end(() => reject(signal?.reason))
          const wait = () =>
            caller === undefined || background || spare
              ? undefined
              : setTimeout(() => end(() => reject(busy(`this call waited ${MAX_WAIT_MS} ms`))), MAX_WAIT_MS)
          let deadline = wait()
          const join = (other: string | undefined): void => {
            clearTimeout(deadline)
            deadline = wait()
            put(other, place)
            serve()
          }
          signal?.addEventListener('abort', abort)
          put(laneOf(call), place)
          for (const other of call.joined ?? []) put(other, place)
          call.joins?.add(join)
          serve()
        })
      } finally {
        queued -= 1
        // With nobody left to serve, the timer would only keep a process from ending.
        if (queued === 0) clearTimeout(timer)
      }
    },
  }
}
