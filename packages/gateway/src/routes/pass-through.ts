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
import { actingVenue, credentialsOf } from '../credentials.ts'
import type { RequestContext } from '../environment.ts'
import { notOffered } from '../not-offered.ts'
import { parseBody } from '../parse-body.ts'
import { argumentsOfBody, argumentsOfQuery } from '../pass-through.ts'
import { refuseVerb } from '../refuse-verb.ts'
import { requireScope } from '../require-scope.ts'
import type { LongPolls } from '../streams/long-polls.ts'
import { turn } from '../threads/turn.ts'

export type Venues = ReadonlyMap<string, Venue>
const GONE = Symbol('the caller left')
type Call = (...args: readonly unknown[]) => Promise<unknown>

/** Takes a failure as the caller's leaving where he has left. */
const unlessGone =
  (signal: AbortSignal) =>
  (error: unknown): typeof GONE => {
    if (signal.aborted) return GONE
    throw error
  }

/** The status that logs of other servers use for a caller who left. */
const nobodyReads = () => new Response(null, { status: 499 })

/** Calls any operation of any venue: `/api/{exchange}/{method}`. What is not in the operation table is not reachable. */
export const passThrough = (venues: Venues, longPolls: LongPolls) => {
  const thread = createCalculationThread()
  return async (context: RequestContext) => {
    const exchange = (context.req.param('exchange') ?? '').toLowerCase()
    const method = context.req.param('method') ?? ''
    const venue = venues.get(exchange)
    if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${exchange}`, { field: 'exchange' })
    if (!isMethod(method)) throw new CrossvenueError('NOT_FOUND', `no method named ${method}`, { field: 'method' })
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
    // Parsing a large body and checking it are two pauses for everybody else, not one.
    await turn(caller)
    const args = parseArguments(method, given)
    const isStream = venue.streams !== undefined && operations[method].group === 'Streams'
    const data = await (isStream
      ? longPolls.call(caller, venue, method, credentialsOf(body), args, signal).catch(unlessGone(signal))
      : callFor({ caller, signal }, () => (actingVenue(venue, method, body)[method] as Call)(...args)).catch(
          unlessGone(signal),
        )
    )
      // News comes at one moment for everybody who waits for it.
      .finally(() => turn(caller))
    if (data === GONE || signal.aborted) return nobodyReads()
    return context.json({
      success: true,
      data: toWire(operations[method].result, data),
      ...(isCut(method, args, data) && { meta: { truncated: true, limit: MAX_LIST_LENGTH } }),
    })
  }
}
