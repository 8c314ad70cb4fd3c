import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { CrossvenueError } from '../errors.ts'
import { createBoundedMap } from '../values/bounded-map.ts'

/** The number of failures in a row that opens a breaker, and the seconds it stays open. */
const BREAKER = { failures: 8, seconds: 5 }
/** Later than any breaker that closes by itself. */
const OVERDUE_MS = (BREAKER.seconds + 1) * 1000
/** The maximum number of breakers; the oldest are dropped first. */
const CAPACITY = 1_000

interface Breaker {
  policy: CircuitBreakerPolicy
  /** When it last opened, in milliseconds that only increase. */
  openedAt: number
}

/** Returns whether a breaker is open for too long: the clock of the machine, by which it would close, was set back. */
const isOverdue = ({ policy, openedAt }: Breaker): boolean =>
  policy.state === CircuitState.Open && performance.now() - openedAt >= OVERDUE_MS

/**
 * Creates circuit breakers that stop calls to a venue that keeps failing. Each caller and each account has its own
 * breaker, because the failures may be caused by its own requests.
 */
export function createBreakers(venue: string) {
  const failing = createBoundedMap<Breaker>(CAPACITY)
  const create = (): Breaker => {
    const policy = circuitBreaker(
      handleWhen(
        (error) => error instanceof CrossvenueError && error.retryable && error.code !== 'RATE_LIMIT_EXCEEDED',
      ),
      { halfOpenAfter: BREAKER.seconds * 1000, breaker: new ConsecutiveBreaker(BREAKER.failures) },
    )
    const breaker: Breaker = { policy, openedAt: Number.POSITIVE_INFINITY }
    policy.onBreak(() => {
      breaker.openedAt = performance.now()
    })
    return breaker
  }
  return async <T>(party: string, run: () => Promise<T>): Promise<T> => {
    const known = failing.get(party)
    const breaker = known && !isOverdue(known) ? known : create()
    failing.set(party, breaker)
    try {
      const result = await breaker.policy.execute(run)
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
