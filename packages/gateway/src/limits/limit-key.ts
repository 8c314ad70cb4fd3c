import type { MiddlewareHandler } from 'hono'
import type { Environment, RequestContext } from '../environment.ts'
import type { Limits } from './limits.ts'

const LONG_POLL = /^\/api\/[^/]+\/watch/
/** As nginx logs a caller who is gone before the answer. */
const CLIENT_CLOSED_REQUEST = 499
const CLUSTERS = '/v0/matched-event-clusters'

/** Limits what one key asks for: how often, how much, and how much of it at a time. */
export const limitKey =
  ({ rates, slots, longPolls }: Limits): MiddlewareHandler<Environment> =>
  async (context, next) => {
    if (!rates || !slots) return next()
    const owner = context.get('keyId') ?? addressOf(context)
    await rates.requests.consume(owner, context)
    await rates.bytes.check(owner)
    const { incoming, outgoing } = context.env ?? {}
    const sentBefore = incoming?.socket.bytesWritten ?? 0
    outgoing?.once('close', () => {
      void rates.bytes.add(owner, (incoming?.socket.bytesWritten ?? 0) - sentBefore)
    })
    const { path } = context.req
    if (LONG_POLL.test(path)) {
      const release = longPolls.take(owner)
      // The response is there once the value has come.
      return next().finally(release)
    }
    const hasRun = await (path === CLUSTERS ? slots.clusters : slots.calls).run(owner, next, outgoing)
    // Nobody reads it; the log does.
    return hasRun ? undefined : context.body(null, CLIENT_CLOSED_REQUEST as 400)
  }

/** Limits what one address asks for without a key: pages, and requests that are refused. */
export const limitAddress = async ({ rates }: Limits, context: RequestContext): Promise<void> => {
  await rates?.withoutKey.consume(addressOf(context), context)
}

const addressOf = (context: RequestContext): string => context.env?.incoming?.socket.remoteAddress ?? 'unknown'
