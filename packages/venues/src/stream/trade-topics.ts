import { CrossvenueError } from '../errors.ts'
import type { Trade } from '../models.ts'
import type { After, Venue } from '../venue.ts'
import { createLiveTradeTopics, type Topics } from './topics.ts'

/** The number of trades remembered, so that none is emitted twice. */
const MOST = 1_000
/** The pause after a failed read. */
const PAUSE_MS = 5_000

export interface TradeTopics extends Topics<Trade[]> {
  /**
   * Reads the trades that may have been missed and emits them. Called when the venue's stream is subscribed to again or
   * skips a number.
   */
  catchUp(key: string): void
}

interface TradeTopicOptions {
  start: (key: string) => void
  stop: (key: string) => void
  /** The venue's list of trades; its ids are those of its stream. */
  fetchTrades: Venue['fetchTrades']
  now: () => number
  after: After
}

/** The trades emitted since a watch began: times by trade ids. */
interface Tape {
  since: number
  emitted: Map<string, number>
}

/** Creates topics that emit each trade once, oldest first, including those made while the connection was down. */
export function createTradeTopics({ start, stop, fetchTrades, now, after }: TradeTopicOptions): TradeTopics {
  const tapes = new Map<string, Tape>()
  const topics = createLiveTradeTopics({
    start(key) {
      tapes.set(key, { since: now(), emitted: new Map() })
      start(key)
    },
    stop(key) {
      tapes.delete(key)
      stop(key)
    },
  })

  const push = (key: string, trades: readonly Trade[]): void => {
    const tape = tapes.get(key)
    const unseen = trades.filter(({ id }) => tape && !tape.emitted.has(id)).sort((a, b) => a.timestamp - b.timestamp)
    if (!tape || unseen.length === 0) return
    tape.emitted = new Map(
      [...tape.emitted, ...unseen.map(({ id, timestamp }) => [id, timestamp] as const)].slice(-MOST),
    )
    topics.push(key, unseen)
  }

  const catchUp = (key: string): void => {
    const tape = tapes.get(key)
    if (!tape || !fetchTrades) return
    // A forgotten trade would be emitted again.
    const since = tape.emitted.size < MOST ? tape.since : Math.min(...tape.emitted.values())
    const missed = { start: new Date(since).toISOString(), limit: MOST }
    topics
      .run(key, () => fetchTrades(key, missed))
      .then(
        (trades) => {
          if (tapes.get(key) === tape) push(key, trades)
        },
        (error) => {
          const isTransient = error instanceof CrossvenueError && error.retryable
          if (isTransient) after(PAUSE_MS, () => tapes.get(key) === tape && catchUp(key))
        },
      )
  }

  return { ...topics, push, catchUp }
}
