import { CrossvenueError } from '@crossvenue/venues'
import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'
import { keyInHeaders } from './key-in-headers.ts'
import type { Keys } from './keys.ts'
import { limitAddress } from './limits/limit-key.ts'
import type { Limits } from './limits/limits.ts'

const CALCULATIONS = /^\/api\/[^/]+\/getExecutionPrice(Detailed)?$/

/**
 * Lets only requests with a valid key in their headers pass. Some published clients
 * send no key for pure calculations; `calculationsWithoutKey` lets those through.
 */
export const authenticate =
  (
    keys: Pick<Keys, 'verify'>,
    { calculationsWithoutKey }: { calculationsWithoutKey: boolean },
    limits: Limits,
  ): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const secret = keyInHeaders(context.req.header())
    if (!secret) {
      if (calculationsWithoutKey && CALCULATIONS.test(context.req.path)) return next()
      await limitAddress(limits, context)
      const switchName = CALCULATIONS.test(context.req.path)
        ? '; set CROSSVENUE_CALCULATIONS_WITHOUT_KEY=true on the gateway to allow calculations without one'
        : ''
      throw new CrossvenueError(
        'AUTHENTICATION_ERROR',
        `missing api key: send the header Authorization: Bearer <key>${switchName}`,
      )
    }
    const key = await keys.verify(secret)
    if (!key) {
      await limitAddress(limits, context)
      throw new CrossvenueError('AUTHENTICATION_ERROR', 'invalid api key')
    }
    context.set('keyName', key.name)
    context.set('keyId', key.id)
    context.set('scope', key.scope)
    if (key.plan !== undefined) context.set('plan', key.plan)
    return next()
  }
