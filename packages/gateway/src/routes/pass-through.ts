import { setImmediate } from 'node:timers/promises'
import {
  CrossvenueError,
  callFor,
  isCut,
  isMethod,
  MAX_LIST_LENGTH,
  type Method,
  operations,
  parseArguments,
  toWire,
  type Venue,
} from '@crossvenue/venues'
import { actingVenue, credentialsOf } from '../credentials.ts'
import type { RequestContext } from '../environment.ts'
import { argumentsOfBody, argumentsOfQuery } from '../pass-through.ts'
import { refuseVerb } from '../refuse-verb.ts'
import type { LongPolls } from '../streams/long-polls.ts'
import { describeVenue } from './venues.ts'

export type Venues = ReadonlyMap<string, Venue>
const GONE = Symbol('the caller left')
type Call = (...args: readonly unknown[]) => Promise<unknown>

/** Calls any operation of any venue: `/api/{exchange}/{method}`. What is not in the operation table is not reachable. */
export const passThrough = (venues: Venues, longPolls: LongPolls) => async (context: RequestContext) => {
  const exchange = (context.req.param('exchange') ?? '').toLowerCase()
  const method = context.req.param('method') ?? ''
  const venue = venues.get(exchange)
  if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${exchange}`, { field: 'exchange' })
  if (!isMethod(method)) throw new CrossvenueError('NOT_FOUND', `no method named ${method}`, { field: 'method' })
  const verbs = operations[method].get ? ['GET', 'HEAD', 'POST'] : ['POST']
  if (!verbs.includes(context.req.method)) refuseVerb(context, method, verbs)
  if (!venue[method]) throw notOffered(venue, method)
  const body = context.req.method === 'POST' ? await readJson(context) : undefined
  const given =
    context.req.method === 'POST'
      ? argumentsOfBody(method, body)
      : argumentsOfQuery(method, new URL(context.req.url).searchParams)
  // Reading two megabytes and checking them are two pauses for everybody else, not one.
  await setImmediate()
  const args = parseArguments(method, given)
  const { signal } = context.req.raw
  const data =
    venue.streams && operations[method].group === 'Streams'
      ? await longPolls.call(context.get('keyId') ?? '', venue, method, credentialsOf(body), args)
      : await callFor({ caller: context.get('keyId') ?? 'without a key', signal }, () =>
          (actingVenue(venue, method, body)[method] as Call)(...args),
        ).catch((error) => {
          if (signal.aborted) return GONE
          throw error
        })
  // The status that logs of other servers use for a caller who left; nobody reads this answer.
  if (data === GONE) return new Response(null, { status: 499 })
  return context.json({
    success: true,
    data: toWire(operations[method].result, data),
    ...(isCut(method, args, data) && { meta: { truncated: true, limit: MAX_LIST_LENGTH } }),
  })
}

function notOffered(venue: Venue, method: Method): CrossvenueError {
  const reason = describeVenue(venue).absences[method]
  const message = `${venue.id} does not offer ${method}${reason === undefined ? '' : `: ${reason}`}`
  return new CrossvenueError('NOT_SUPPORTED', message, { exchange: venue.id })
}

async function readJson(context: RequestContext): Promise<unknown> {
  const text = await context.req.text()
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new CrossvenueError('BAD_REQUEST', 'the body is not JSON', { field: 'body' })
  }
}
