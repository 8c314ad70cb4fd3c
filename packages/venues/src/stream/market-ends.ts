import { CrossvenueError } from '../errors.ts'
import { callFor, currentCall } from '../http/call-context.ts'
import { isOver } from '../values/market-status.ts'
import type { After, Venue } from '../venue.ts'
import type { Watch } from './watch.ts'

/** The silence of a stream after which its market is checked, and the longest interval between checks. */
export const QUIET_MS = 120_000
const MAX_QUIET_MS = 32 * 60_000

export const marketClosed = (exchange: string, what: string): CrossvenueError =>
  new CrossvenueError('MARKET_CLOSED', `${what}; its streams have ended`, { exchange })

/**
 * Ends the watches of an outcome when its market is over. Most venues just stop sending then, so after a silence the
 * market's status is read. A venue that announces the end fails the watch sooner.
 */
export function createMarketEnds({ id, fetchMarket }: Venue, after: After) {
  /** Checks in progress, so that the watches of one outcome share one. */
  const looks = new Map<string, Promise<CrossvenueError | undefined>>()

  const look = (outcomeId: string): Promise<CrossvenueError | undefined> => {
    const running = looks.get(outcomeId)
    if (running || !fetchMarket) return running ?? Promise.resolve(undefined)
    const started = fetchMarket({ outcomeId })
      .then(
        ({ marketId, status }) => (isOver(status) ? marketClosed(id, `market ${marketId} is ${status}`) : undefined),
        // A venue may unlist a settled market. Any other failure leaves open whether the market is over.
        (error: unknown) =>
          error instanceof CrossvenueError && error.code.endsWith('_NOT_FOUND')
            ? marketClosed(id, `outcome ${outcomeId} is no longer listed`)
            : undefined,
      )
      .finally(() => looks.delete(outcomeId))
    looks.set(outcomeId, started)
    return started
  }

  return <T>(outcomeId: string, watch: Watch<T>): Watch<T> => {
    const { caller } = currentCall()
    let pause = QUIET_MS
    let ended: CrossvenueError | undefined
    let isLeft = false
    const readers = new Set<(error: CrossvenueError) => void>()
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel()
      cancel = after(pause, async () => {
        const error = await callFor(caller === undefined ? {} : { caller }, () => look(outcomeId))
        if (isLeft) return
        if (!error) {
          pause = Math.min(2 * pause, MAX_QUIET_MS)
          return wait()
        }
        isLeft = true
        const [reader] = readers
        if (reader) reader(error)
        else ended = error
        await watch.return()
      })
    }
    const leave = (): void => {
      isLeft = true
      cancel()
    }
    wait()

    return {
      [Symbol.asyncIterator]() {
        return this
      },
      next: () =>
        new Promise((resolve, reject) => {
          const error = ended
          ended = undefined
          if (error) return reject(error)
          readers.add(reject)
          watch
            .next()
            .then(
              (result) => {
                if (result.done) leave()
                else if (!isLeft) {
                  pause = QUIET_MS
                  wait()
                }
                resolve(result)
              },
              (problem) => {
                leave()
                reject(problem)
              },
            )
            .finally(() => readers.delete(reject))
        }),
      return() {
        leave()
        ended = undefined
        return watch.return()
      },
    }
  }
}
