import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Environment, RequestContext } from '../environment.ts'
import { type KeyLimits, type Limits, ofPlan } from './limits.ts'

const LONG_POLL = /^\/api\/[^/]+\/watch/
/** The status that nginx logs for a caller that has gone before the answer. */
const CLIENT_CLOSED_REQUEST = 499
/** Lookups of the catalogue and its matches, which the query threads compute. A merged book mostly waits for venues. */
const LOOKUP =
  /^\/(?:v0\/(?!status$|venues$|usage$|accuracy$|faults$|overrides$)|api\/router\/(?!fetchOrderBook$|has$))/i

/** Limits the requests and the bytes of one key. */
export const countRequest =
  (limits: Limits): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const { rates } = ofPlan(limits, context.get('plan'))
    if (!rates) return next()
    const owner = ownerOf(context)
    await rates.requests.consume(owner, context)
    await rates.bytes.check(owner)
    const { incoming, outgoing } = context.env ?? {}
    if (incoming && outgoing) countBytes(rates, owner, incoming, outgoing)
    return next()
  }

/** Counts the bytes of an answer once it is sent. */
export function countBytes(
  { bytes }: Pick<NonNullable<KeyLimits['rates']>, 'bytes'>,
  owner: string,
  { socket }: Pick<IncomingMessage, 'socket'>,
  outgoing: EventEmitter,
): void {
  const sentBefore = socket.bytesWritten
  outgoing.once('close', () => void bytes.add(owner, socket.bytesWritten - sentBefore))
}

/** Limits the concurrent calls of one key. */
export const limitCalls =
  (limits: Limits): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const { slots, longPolls } = ofPlan(limits, context.get('plan'))
    if (!slots) return next()
    const owner = ownerOf(context)
    const { path } = context.req
    if (LONG_POLL.test(path)) {
      const release = longPolls.take(owner)
      // The response exists once the promise resolves.
      return next().finally(release)
    }
    const hasRun = await (LOOKUP.test(path) ? slots.lookups : slots.calls).run(owner, next, context.env?.outgoing)
    // The caller has gone, so only the log shows this answer.
    return hasRun ? undefined : context.body(null, CLIENT_CLOSED_REQUEST as 400)
  }

/** Limits the requests of one address without a valid key: public pages and refused requests. */
export const limitAddress = async ({ rates }: Limits, context: RequestContext): Promise<void> => {
  await rates?.withoutKey.consume(addressOf(context), context)
}

const ownerOf = (context: RequestContext): string => context.get('keyId') ?? addressOf(context)

const addressOf = (context: RequestContext): string => context.env?.incoming?.socket.remoteAddress ?? 'unknown'
