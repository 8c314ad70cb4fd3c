import { CrossvenueError } from '@crossvenue/venues'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestContext } from '../environment.ts'

const WINDOW_SECONDS = 60

/**
 * Counts what each owner uses within a minute. Its headers are those of the IETF draft "RateLimit header fields for
 * HTTP" (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function createRate(name: string, max: number) {
  const limiter = new RateLimiterMemory({ points: max, duration: WINDOW_SECONDS })
  const policy = `"${name}";q=${max};w=${WINDOW_SECONDS}`

  const refuse = ({ msBeforeNext }: RateLimiterRes): never => {
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000))
    throw new CrossvenueError('RATE_LIMIT_EXCEEDED', `more than ${max} ${name} within a minute`, { retryAfter })
  }

  return {
    /** Counts one for an owner and states in the headers what is left. Throws RATE_LIMIT_EXCEEDED where nothing is. */
    async consume(owner: string, context?: RequestContext): Promise<void> {
      // It rejects with the same figures where there are too many.
      const result = await limiter.consume(owner).catch((used: RateLimiterRes) => used)
      context?.header('ratelimit-policy', policy)
      context?.header('ratelimit', `"${name}";r=${result.remainingPoints};t=${Math.ceil(result.msBeforeNext / 1_000)}`)
      if (result.consumedPoints > max) refuse(result)
    },
    /** Counts what is known only afterwards: a whole number. */
    add: (owner: string, amount: number): Promise<RateLimiterRes> => limiter.penalty(owner, amount),
    /** Throws RATE_LIMIT_EXCEEDED where an owner has used more than there is. */
    async check(owner: string): Promise<void> {
      const used = await limiter.get(owner)
      if (used && used.consumedPoints > max) refuse(used)
    },
  }
}
