import type { MiddlewareHandler } from 'hono'
import type { Environment, RequestContext } from '../environment.ts'
import type { Limits } from './limits.ts'

const LONG_POLL = /^\/api\/[^/]+\/watch/
/** The status that nginx logs for a caller that has gone before the answer. */
const CLIENT_CLOSED_REQUEST = 499
const CLUSTERS = '/v0/matched-event-clusters'

/** Limits the requests, the bytes and the concurrent calls of one key. */
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
      // The response exists once the promise resolves.
      return next().finally(release)
    }
    const hasRun = await (path === CLUSTERS ? slots.clusters : slots.calls).run(owner, next, outgoing)
    // The caller has gone, so only the log shows this answer.
    return hasRun ? undefined : context.body(null, CLIENT_CLOSED_REQUEST as 400)
  }

/** Limits the requests of one address without a valid key: public pages and refused requests. */
export const limitAddress = async ({ rates }: Limits, context: RequestContext): Promise<void> => {
  await rates?.withoutKey.consume(addressOf(context), context)
}

const addressOf = (context: RequestContext): string => context.env?.incoming?.socket.remoteAddress ?? 'unknown'
