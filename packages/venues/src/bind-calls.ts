import { createHash } from 'node:crypto'
import { type CallContext, callFor, currentCall } from './http/call-context.ts'
import { type Method, methods, operations, type Result } from './operations.ts'
import type { Credentials } from './parameters.ts'
import { finishAnswer } from './values/finish-answer.ts'
import type { Venue } from './venue.ts'

type Call = (...args: unknown[]) => Promise<unknown>

/** The reason to cancel what a call that has ended left running. One for all, because its stack takes time to write. */
const OVER = new DOMException('the call has ended', 'AbortError')

/**
 * Gives each call of a venue's operations its own context: the account it acts for, and a signal that is aborted when
 * the call ends, so that one failed request cancels the ones still waiting beside it. Cleans the texts of the answer and
 * stamps its markets with the time at which they were read; `hasPages` is false where their public pages are not known.
 */
export function bindCalls(
  venue: Venue,
  credentials: Credentials | undefined,
  now: () => number,
  hasPages = true,
): Venue {
  const account = digest(credentials)
  const bind =
    (method: Method, call: Call): Call =>
    async (...args) => {
      const { signal: outer, onFresh } = currentCall()
      outer?.throwIfAborted()
      const ended = new AbortController()
      const startedAt = now()
      const reads: NonNullable<CallContext['reads']> = {}
      const abort = () => ended.abort(outer?.reason)
      outer?.addEventListener('abort', abort)
      try {
        const result = await callFor({ account, signal: ended.signal, reads }, () => call(...args))
        if (onFresh && reads.freshUntil !== undefined) onFresh(reads.freshUntil - now())
        return finishAnswer(method, result as Result<Method>, reads.oldest ?? startedAt, hasPages)
      } finally {
        outer?.removeEventListener('abort', abort)
        ended.abort(OVER)
      }
    }
  const bound = methods.flatMap((method) => {
    const call = venue[method] as Call | undefined
    // Streams outlive the call that opened them.
    return call && operations[method].group !== 'Streams' ? [[method, bind(method, call)] as const] : []
  })
  const { withCredentials } = venue
  return {
    ...venue,
    ...Object.fromEntries(bound),
    ...(withCredentials && {
      withCredentials: (other: Credentials) => bindCalls(withCredentials(other), other, now, hasPages),
    }),
  }
}

const digest = (credentials: Credentials | undefined): string =>
  credentials === undefined ? '' : createHash('sha256').update(JSON.stringify(credentials)).digest('base64url')
