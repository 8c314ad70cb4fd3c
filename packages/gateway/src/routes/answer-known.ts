import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMethod, type Method } from '@crossvenue/venues'
import { sharedHeaders } from '../answer-headers.ts'
import { keyInHeaders } from '../key-in-headers.ts'
import type { Keys } from '../keys.ts'
import { countBytes } from '../limits/limit-key.ts'
import { type KeyLimits, type Limits, ofPlan } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import { logRequest } from '../log-requests.ts'
import type { KnownLookups } from '../lookups/known-lookups.ts'
import type { Metrics } from '../metrics.ts'
import { mayCall } from '../require-scope.ts'
import type { KeyRecord } from '../store/store.ts'
import type { UsageCounter } from '../usage/keep-usage.ts'
import { answerPage, type Head } from './send-page.ts'
import { answerKey, MAX_SHARED_LENGTH, type SharedAnswers } from './shared-answers.ts'

interface Surroundings {
  answers: Pick<SharedAnswers, 'get'>
  lookups: Pick<KnownLookups, 'find'>
  keys: Pick<Keys, 'verify'>
  limits: Limits
  log: Log
  metrics: Pick<Metrics, 'count'>
  usage: Pick<UsageCounter, 'count' | 'countBytes'>
}

/** A cached answer to a request. */
interface Known {
  route: string
  path: string
  isAllowed?(scope: KeyRecord['scope']): boolean
  answer(): Head | Promise<Head>
}

const CALL = /^\/api\/([a-z0-9_-]+)\/([A-Za-z]+)$/
const CALL_ROUTE = '/api/:exchange/:method'
const SHARED = Object.entries(sharedHeaders).flat()
const JSON_TYPE = { 'content-type': 'application/json' }
/** The router refuses malformed hosts, and rewrites others. */
const PLAIN_HOST = /^[a-z0-9._-]+(:\d{1,5})?$/

/**
 * Creates a function that answers a call or a look-up with a cached answer, without the HTTP router, in a fraction of the
 * time. It resolves with false if the router has to answer (nothing is cached; a key, scope or limit refuses the
 * request), which then finds the body of a call in `rawBody`.
 */
export function createKnownAnswers({ answers, lookups, keys, limits, log, metrics, usage }: Surroundings) {
  /** Counts the request and returns the headers of the rate limit; undefined if a limit refuses the request. */
  const passLimits = async ({ rates }: KeyLimits, owner: string): Promise<readonly string[] | undefined> => {
    if (!rates) return []
    try {
      await rates.bytes.check(owner)
      return (await rates.requests.consume(owner)).flat()
    } catch {
      return undefined
    }
  }

  /** Returns the cached answer to a call. */
  const findCall = ({ exchange, method }: Call, path: string, body: Buffer): Known | undefined => {
    const known = answers.get(answerKey(exchange, method, body.toString()))
    if (!known) return undefined
    const head: Head = { status: 200, headers: JSON_TYPE, body: known }
    return { route: CALL_ROUTE, path, isAllowed: (scope) => mayCall(scope, method), answer: () => head }
  }

  /** Returns the cached answer to a look-up. */
  const findLookup = async ({ url = '', headers }: IncomingMessage): Promise<Known | undefined> => {
    const known = PLAIN_HOST.test(headers.host ?? '') ? await lookups.find(url) : undefined
    const accepted = { etags: headers['if-none-match'], encodings: headers['accept-encoding']?.toString() }
    return known && { ...known, answer: () => answerPage(known.page, accepted) }
  }

  const send = async (
    { request, response, start, secret }: Requested,
    { route, path, isAllowed, answer }: Known,
  ): Promise<boolean> => {
    const key = await keys.verify(secret)
    const own = key && ofPlan(limits, key.plan)
    if (!key || !own || isAllowed?.(key.scope) === false) return false
    const head = await answer()
    const { status, body } = head
    const limited = await passLimits(own, key.id)
    if (!limited) return false

    if (own.rates) countBytes(own.rates, key.id, request, response)
    usage.count(key.id, false)
    const sentBefore = request.socket.bytesWritten
    response.once('close', () => usage.countBytes(key.id, request.socket.bytesWritten - sentBefore))
    const requestId = randomUUID()
    const method = request.method ?? ''
    const sent = method === 'HEAD' ? undefined : body
    const length = sent ? ['content-length', `${sent.length}`] : []
    response.writeHead(status, [...SHARED, ...flatHeaders(head), 'x-request-id', requestId, ...limited, ...length])
    response.end(sent)
    const ms = performance.now() - start
    metrics.count({ method, route, status, seconds: ms / 1_000 })
    logRequest(log, { method, path, status, ms, requestId, key: key.name })
    return true
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { headers, method, url = '' } = request
    const call = method === 'POST' ? readCall(url) : undefined
    if (!call && method !== 'GET' && method !== 'HEAD') return false
    const secret = keyInHeaders(headers)
    // A caller may give the id of its request, which the router checks.
    if (secret === undefined || headers['x-request-id'] !== undefined) return false
    const requested = { request, response, secret, start: performance.now() }
    if (!call) {
      const known = await findLookup(request)
      return known ? send(requested, known) : false
    }
    if (!(Number(headers['content-length']) <= MAX_SHARED_LENGTH)) return false
    const body = await bodyOf(request)
    if (body === undefined) return true
    Object.assign(request, { rawBody: body })
    const known = findCall(call, url, body)
    return known ? send(requested, known) : false
  }
}

const flat = new WeakMap<Head, readonly string[]>()

/** Returns the headers of an answer as names and values in turn; answers that are sent often are one object. */
function flatHeaders(head: Head): readonly string[] {
  const known = flat.get(head)
  if (known) return known
  const headers = Object.entries(head.headers).flat()
  flat.set(head, headers)
  return headers
}

/** A call of an operation of a venue. */
interface Call {
  exchange: string
  method: Method
}

/** Returns the call that an address is of; undefined for all other addresses. */
function readCall(url: string): Call | undefined {
  const [, exchange, method] = CALL.exec(url) ?? []
  return exchange !== undefined && method !== undefined && isMethod(method) ? { exchange, method } : undefined
}

/** A request with a key. */
interface Requested {
  request: IncomingMessage
  response: ServerResponse
  secret: string
  start: number
}

/** Returns a body whose stated length is short; undefined if the connection breaks. */
const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)))
    request.once('close', () => resolve(undefined))
    request.once('error', () => resolve(undefined))
  })
