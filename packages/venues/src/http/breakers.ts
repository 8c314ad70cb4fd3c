import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { CrossvenueError } from '../errors.ts'
import { createBoundedMap } from '../values/bounded-map.ts'

/** The number of failures in a row that opens a breaker, and the seconds it stays open. */
const BREAKER = { failures: 8, seconds: 5 }
/** The maximum number of breakers; the oldest are dropped first. */
const CAPACITY = 1_000

/**
 * Creates circuit breakers that stop calls to a venue that keeps failing. Each caller and each account has its own
 * breaker, because the failures may be caused by its own requests.
 */
export function createBreakers(venue: string) {
  const failing = createBoundedMap<CircuitBreakerPolicy>(CAPACITY)
  const create = () =>
    circuitBreaker(
      handleWhen(
        (error) => error instanceof CrossvenueError && error.retryable && error.code !== 'RATE_LIMIT_EXCEEDED',
      ),
      { halfOpenAfter: BREAKER.seconds * 1000, breaker: new ConsecutiveBreaker(BREAKER.failures) },
    )
  return async <T>(party: string, run: () => Promise<T>): Promise<T> => {
    const breaker = failing.get(party) ?? create()
    failing.set(party, breaker)
    try {
      const result = await breaker.execute(run)
      // A party without failures needs no entry.
      failing.delete(party)
      return result
    } catch (error) {
      if (!failing.has(party)) failing.set(party, breaker)
      if (!isBrokenCircuitError(error)) throw error
      throw new CrossvenueError(
        'EXCHANGE_NOT_AVAILABLE',
        `${venue} keeps failing; calls are paused for up to ${BREAKER.seconds} seconds, retry later`,
        {
          exchange: venue,
          retryAfter: BREAKER.seconds,
          cause: error,
        },
      )
    }
  }
}
