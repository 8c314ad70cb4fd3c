import {
  CrossvenueError,
  callFor,
  isCut,
  isMethod,
  isStreaming,
  MAX_LIST_LENGTH,
  type Method,
  operations,
  parseArguments,
  takesGet,
  toWire,
  turn,
  turnIfLong,
  type Venue,
} from '@crossvenue/venues'
import { createCalculationThread, MAX_INLINE_BYTES } from '../calculations/calculation-thread.ts'
import type { CalculationMethod } from '../calculations/serve-calculations.ts'
import { argumentsOfBody, argumentsOfQuery } from '../call-arguments.ts'
import { actingVenue, credentialsOf } from '../credentials.ts'
import type { RequestContext } from '../environment.ts'
import { type Limits, ofPlan } from '../limits/limits.ts'
import { notOffered } from '../not-offered.ts'
import { parseBody } from '../parse-body.ts'
import { refuseVerb } from '../refuse-verb.ts'
import { requireScope } from '../require-scope.ts'
import type { LongPolls } from '../streams/long-polls.ts'
import { answerKey, MAX_SHARED_LENGTH, type SharedAnswers, type WrittenAnswer } from './shared-answers.ts'

export type Venues = ReadonlyMap<string, Venue>
const GONE = Symbol('the caller left')
const JSON_TYPE = { 'content-type': 'application/json' }
type Call = (...args: readonly unknown[]) => Promise<unknown>

/** Answers with status 499 if a call failed because its caller has left. */
const unlessGone =
  (signal: AbortSignal) =>
  (error: unknown): typeof GONE => {
    if (signal.aborted) return GONE
    throw error
  }

/** The status that nginx logs for a caller that has gone before the answer. */
const nobodyReads = () => new Response(null, { status: 499 })

/** Calls an operation of a venue: `/api/{exchange}/{method}`. Only methods of the operation table can be called. */
export const passThrough = (venues: Venues, longPolls: LongPolls, answers: SharedAnswers, limits: Limits) => {
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
    const caller = context.get('keyId') ?? 'without a key'
    if (operations[method].group === 'Calculations') {
      const body = await context.req.arrayBuffer()
      if (body.byteLength > MAX_INLINE_BYTES) {
        const { signal } = context.req.raw
        const calculation = { exchange: venue.id, method: method as CalculationMethod, body }
        const answer = await thread.run(caller, calculation, signal).catch(unlessGone(signal))
        if (answer === GONE) return nobodyReads()
        return context.body(answer, 200, JSON_TYPE)
      }
    }
    const isPost = context.req.method === 'POST'
    const text = isPost ? await context.req.text() : new URL(context.req.url).search
    const key = text.length > MAX_SHARED_LENGTH ? undefined : answerKey(exchange, method, text, isPost)
    const known = key === undefined ? undefined : answers.get(key)
    if (known) return context.body(known, 200, JSON_TYPE)

    const body = isPost ? parseBody(text) : undefined
    const given = isPost ? argumentsOfBody(method, body) : argumentsOfQuery(method, new URLSearchParams(text))
    // Gives other requests a turn between parsing a large body and checking it.
    await turn(caller)
    const args = parseArguments(method, given)
    const { signal } = context.req.raw
    const isStream = venue.streams !== undefined && isStreaming(method)
    if (key !== undefined && !isStream && isPublic(method, body)) {
      const write = () => writeCall(caller, method, args, () => (venue[method] as Call)(...args))
      const answer = await callFor({ caller, signal }, () => answers.make(key, write)).catch(unlessGone(signal))
      return answer === GONE || signal.aborted ? nobodyReads() : context.body(answer, 200, JSON_TYPE)
    }
    const { notes, ...learning } = takeNotes()
    const call = { caller, signal, ...learning }
    const room = ofPlan(limits, context.get('plan')).subscriptions
    const data = await (isStream
      ? longPolls.call(caller, venue, method, credentialsOf(body), args, signal, room)
      : callFor(call, () => (actingVenue(venue, method, body)[method] as Call)(...args))
    )
      .catch(unlessGone(signal))
      // A new value resolves all waiting calls at once, so they take turns.
      .finally(() => turn(caller))
    if (data === GONE || signal.aborted) return nobodyReads()
    return context.json(wireForm(method, args, data, notes))
  }
}

/** Whether the answer to a call is the same for all callers. The text of a body with credentials is not kept. */
const isPublic = (method: Method, body: unknown): boolean =>
  !operations[method].account &&
  operations[method].group !== 'Calculations' &&
  (body as { credentials?: unknown } | null | undefined)?.credentials === undefined

/** Runs a call and writes its answer. */
async function writeCall(
  caller: string,
  method: Method,
  args: readonly unknown[],
  run: () => Promise<unknown>,
): Promise<WrittenAnswer> {
  let freshMs = 0
  const onFresh = (ms: number): void => {
    freshMs = ms
  }
  const { notes, ...learning } = takeNotes()
  const data = await callFor({ onFresh, ...learning }, run)
  await turnIfLong(caller)
  return { body: Buffer.from(JSON.stringify(wireForm(method, args, data, notes))), freshMs }
}

/** The parts that an answer leaves out: venues that could not be read, and items that did not fit. */
interface Notes {
  missing: Set<string>
  isCut: boolean
}

/** Creates an empty record of what an answer leaves out, with the functions of the call that fill it. */
function takeNotes() {
  const notes: Notes = { missing: new Set(), isCut: false }
  return {
    notes,
    onMissing: (venue: string): void => void notes.missing.add(venue),
    onCut: (): void => {
      notes.isCut = true
    },
  }
}

function wireForm(method: Method, args: readonly unknown[], data: unknown, { missing, isCut: isTooLarge }: Notes) {
  const meta = {
    ...(isCut(method, args, data) && { truncated: true, limit: MAX_LIST_LENGTH }),
    ...(isTooLarge && { truncated: true, limit: Object.keys(data ?? {}).length }),
    ...(missing.size > 0 && { missing: [...missing].sort() }),
  }
  return {
    success: true,
    data: toWire(operations[method].result, data),
    ...(Object.keys(meta).length > 0 && { meta }),
  }
}
