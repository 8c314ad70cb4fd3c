import { createHash } from 'node:crypto'
import { type Credentials, CrossvenueError, createWatches, type Method, type Venue } from '@crossvenue/venues'

type Call = (...args: readonly unknown[]) => Promise<unknown>

/** How long a call waits for news. Published clients give up after thirty seconds. */
const PATIENCE_MS = 25_000
/** Watches end when their caller has not asked for so long. */
const IDLE_MS = 60_000
/** Callers with watches; the one who has not asked for longest gives way. */
const MOST = 1_000

interface Caller {
  watches: Partial<Venue>
  /** The last answer to each call. */
  answers: Map<string, unknown>
  idle: NodeJS.Timeout
}

/** Answers stream operations over plain requests: each call waits for the next value of a watch that lives between calls. */
export function createLongPolls({ patienceMs = PATIENCE_MS, idleMs = IDLE_MS } = {}) {
  const callers = new Map<string, Caller>()

  const end = (key: string): void => {
    const caller = callers.get(key)
    callers.delete(key)
    clearTimeout(caller?.idle)
    void caller?.watches.close?.()
  }

  const callerOf = (keyName: string, venue: Venue, credentials: Credentials): Caller => {
    // The credentials themselves are held by nothing but the connection they open.
    const digest = createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
    const key = JSON.stringify([keyName, venue.id, digest])
    const known = callers.get(key)
    const streams = known ? undefined : (venue.withCredentials?.(credentials) ?? venue).streams
    const watches = known?.watches ?? (streams && createWatches(venue.id, streams))
    if (!watches) throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} has no streams`, { exchange: venue.id })
    clearTimeout(known?.idle)
    const idle = setTimeout(() => end(key), idleMs)
    idle.unref()
    const caller = { watches, answers: known?.answers ?? new Map(), idle }
    callers.delete(key)
    callers.set(key, caller)
    const [oldest] = callers.keys()
    if (callers.size > MOST && oldest !== undefined) end(oldest)
    return caller
  }

  return {
    /** Waits for the next value; where there is none in time, the one before still holds. */
    async call(keyName: string, venue: Venue, method: Method, credentials: Credentials, args: readonly unknown[]) {
      const { watches, answers } = callerOf(keyName, venue, credentials)
      const call = watches[method] as Call | undefined
      if (!call)
        throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} does not offer ${method}`, { exchange: venue.id })
      const name = JSON.stringify([method, args])
      if (!method.startsWith('watch')) {
        answers.clear()
        return call(...args)
      }
      const next = call(...args).then((value) => {
        answers.set(name, value)
        return value
      })
      return Promise.race([next, timeOut(patienceMs, () => lastOf(answers, name, venue.id))])
    },
    close(): void {
      for (const key of [...callers.keys()]) end(key)
    },
  }
}

export type LongPolls = ReturnType<typeof createLongPolls>

function lastOf(answers: ReadonlyMap<string, unknown>, name: string, exchange: string): unknown {
  if (answers.has(name)) return answers.get(name)
  throw new CrossvenueError('EXCHANGE_TIMEOUT', `${exchange} told nothing yet`, { exchange })
}

const timeOut = <T>(ms: number, answer: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    }, ms)
    timer.unref()
  })
