import { CrossvenueError } from '@crossvenue/venues'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestContext } from '../environment.ts'

const WINDOW_SECONDS = 60

/**
 * Counts the use of each owner within a minute. Its headers are those of the IETF draft "RateLimit header fields for
 * HTTP" (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function createRate(name: string, max: number) {
  const limiter = new RateLimiterMemory({ points: max, duration: WINDOW_SECONDS })
  /** Uses that other processes have not heard of; absent where there are none. */
  let unshared: Map<string, number> | undefined
  const note = (owner: string, amount: number): void => {
    unshared?.set(owner, (unshared.get(owner) ?? 0) + amount)
  }
  const policy = `"${name}";q=${max};w=${WINDOW_SECONDS}`

  const refuse = (used: RateLimiterRes): never => {
    const retryAfter = Math.max(1, secondsLeft(used))
    throw new CrossvenueError('RATE_LIMIT_EXCEEDED', `more than ${max} ${name} within a minute`, { retryAfter })
  }

  return {
    /**
     * Counts one use, and returns the headers of what is left, which it also sets in a context. Throws
     * RATE_LIMIT_EXCEEDED if nothing is left.
     */
    async consume(owner: string, context?: RequestContext): Promise<[name: string, value: string][]> {
      note(owner, 1)
      // Beyond the limit it rejects with the same figures.
      const result = await limiter.consume(owner).catch((used: RateLimiterRes) => used)
      const left = `"${name}";r=${result.remainingPoints};t=${secondsLeft(result)}`
      context?.header('ratelimit-policy', policy)
      context?.header('ratelimit', left)
      if (result.consumedPoints > max) refuse(result)
      return [
        ['ratelimit-policy', policy],
        ['ratelimit', left],
      ]
    },
    /** Counts an amount, a whole number, that is known only after the answer. */
    add(owner: string, amount: number): Promise<RateLimiterRes> {
      note(owner, amount)
      return limiter.penalty(owner, amount)
    },
    /** Begins to note uses for other processes, and returns how to take them and how to count theirs. */
    shareUses() {
      unshared ??= new Map()
      return {
        take(): [owner: string, amount: number][] {
          const uses = [...(unshared ?? [])]
          unshared?.clear()
          return uses
        },
        async addOthers(owner: string, amount: number): Promise<void> {
          if (amount > 0) await limiter.penalty(owner, amount)
        },
      }
    },
    /** Throws RATE_LIMIT_EXCEEDED if an owner has used more than the limit. */
    async check(owner: string): Promise<void> {
      const used = await limiter.get(owner)
      if (used && used.consumedPoints > max) refuse(used)
    },
  }
}

/** Returns the seconds until a count ends. A timer ends it, so that it is never more, even if the clock was set back. */
const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.min(Math.max(0, Math.ceil(msBeforeNext / 1_000)), WINDOW_SECONDS)
