import {
  CrossvenueError,
  callFor,
  isCut,
  isMethod,
  MAX_LIST_LENGTH,
  operations,
  parseArguments,
  takesGet,
  toWire,
  type Venue,
} from '@crossvenue/venues'
import { createCalculationThread, MAX_INLINE_BYTES } from '../calculations/calculation-thread.ts'
import type { CalculationMethod } from '../calculations/serve-calculations.ts'
import { argumentsOfBody, argumentsOfQuery } from '../call-arguments.ts'
import { actingVenue, credentialsOf } from '../credentials.ts'
import type { RequestContext } from '../environment.ts'
import { notOffered } from '../not-offered.ts'
import { parseBody } from '../parse-body.ts'
import { refuseVerb } from '../refuse-verb.ts'
import { requireScope } from '../require-scope.ts'
import type { LongPolls } from '../streams/long-polls.ts'
import { turn } from '../threads/turn.ts'

export type Venues = ReadonlyMap<string, Venue>
const GONE = Symbol('the caller left')
type Call = (...args: readonly unknown[]) => Promise<unknown>

/** Answers with status 499 if a call failed because its caller has gone. */
const unlessGone =
  (signal: AbortSignal) =>
  (error: unknown): typeof GONE => {
    if (signal.aborted) return GONE
    throw error
  }

/** The status that nginx logs for a caller that has gone before the answer. */
const nobodyReads = () => new Response(null, { status: 499 })

/** Calls an operation of a venue: `/api/{exchange}/{method}`. Only methods of the operation table can be called. */
export const passThrough = (venues: Venues, longPolls: LongPolls) => {
  const thread = createCalculationThread()
  return async (context: RequestContext) => {
    const exchange = (context.req.param('exchange') ?? '').toLowerCase()
    const method = context.req.param('method') ?? ''
    const venue = venues.get(exchange)
    if (!venue) throw new CrossvenueError('NOT_FOUND', `there is no venue ${exchange}`, { field: 'exchange' })
    if (!isMethod(method)) throw new CrossvenueError('NOT_FOUND', `there is no method ${method}`, { field: 'method' })
    const verbs = takesGet(method) ? ['GET', 'HEAD', 'POST'] : ['POST']
    if (!verbs.includes(context.req.method)) refuseVerb(context, method, verbs)
    requireScope(context.get('scope'), method)
    if (!venue[method]) throw notOffered(venue, method)
    const { signal } = context.req.raw
    const caller = context.get('keyId') ?? 'without a key'
    if (operations[method].group === 'Calculations') {
      const body = await context.req.arrayBuffer()
      if (body.byteLength > MAX_INLINE_BYTES) {
        const calculation = { method: method as CalculationMethod, body }
        const answer = await thread.run(caller, calculation, signal).catch(unlessGone(signal))
        if (answer === GONE) return nobodyReads()
        return context.body(answer, 200, { 'content-type': 'application/json' })
      }
    }
    const body = context.req.method === 'POST' ? parseBody(await context.req.text()) : undefined
    const given =
      context.req.method === 'POST'
        ? argumentsOfBody(method, body)
        : argumentsOfQuery(method, new URL(context.req.url).searchParams)
    // Gives other requests a turn between parsing a large body and checking it.
    await turn(caller)
    const args = parseArguments(method, given)
    const isStream = venue.streams !== undefined && operations[method].group === 'Streams'
    const data = await (isStream
      ? longPolls.call(caller, venue, method, credentialsOf(body), args, signal).catch(unlessGone(signal))
      : callFor({ caller, signal }, () => (actingVenue(venue, method, body)[method] as Call)(...args)).catch(
          unlessGone(signal),
        )
    )
      // A new value resolves all waiting calls at once, so they take turns.
      .finally(() => turn(caller))
    if (data === GONE || signal.aborted) return nobodyReads()
    return context.json({
      success: true,
      data: toWire(operations[method].result, data),
      ...(isCut(method, args, data) && { meta: { truncated: true, limit: MAX_LIST_LENGTH } }),
    })
  }
}
