import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { CrossvenueError } from '../errors.ts'

/** Failures in a row after which a venue is left alone, and for how long. */
const BREAKER = { failures: 8, seconds: 5 }
/** How many parties with failures are remembered; the oldest go first. */
const CAPACITY = 1_000

/**
 * Leaves a venue alone that keeps failing for a party: a caller, or an account of one. Every party has a breaker of its
 * own, because what a venue fails at may be what that party sends.
 */
export function createBreakers(venue: string) {
  const failing = new Map<string, CircuitBreakerPolicy>()
  const create = () =>
    circuitBreaker(
      handleWhen(
        (error) => error instanceof CrossvenueError && error.retryable && error.code !== 'RATE_LIMIT_EXCEEDED',
      ),
      { halfOpenAfter: BREAKER.seconds * 1000, breaker: new ConsecutiveBreaker(BREAKER.failures) },
    )
  return async <T>(party: string, run: () => Promise<T>): Promise<T> => {
    const breaker = failing.get(party) ?? create()
    failing.delete(party)
    failing.set(party, breaker)
    const oldest = failing.size > CAPACITY ? failing.keys().next().value : undefined
    if (oldest !== undefined) failing.delete(oldest)
    try {
      const result = await breaker.execute(run)
      // One that never failed need not be kept.
      failing.delete(party)
      return result
    } catch (error) {
      if (!failing.has(party)) failing.set(party, breaker)
      if (!isBrokenCircuitError(error)) throw error
      throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', `${venue} keeps failing; not asked again for a moment`, {
        exchange: venue,
        retryAfter: BREAKER.seconds,
        cause: error,
      })
    }
  }
}
