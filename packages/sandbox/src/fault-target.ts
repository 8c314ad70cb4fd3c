import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Fault, faults, type MorePages } from './faults.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** Returns whether a fault is injected into the answer to a request. */
export type When = (request: Request) => boolean | Promise<boolean>

/** A venue's server whose answers can be made to fail. */
export interface FaultTarget {
  fetch: (request: Request, bindings: HttpBindings) => Promise<Response>
  /** Injects this fault into every answer, or the answers to some requests, until it is called again. */
  injectFault: (fault?: Fault, when?: When) => void
}

/** Puts faults in front of a fake venue; it knows nothing of them. */
export function faultTarget(answer: Answer, more?: MorePages): FaultTarget {
  let fault: Fault | undefined
  let when: When = () => true
  /** The first answers during a fault, by request without its page. */
  const firsts = new Map<string, { answer: Promise<Response>; count: number }>()

  return {
    async fetch(request, { outgoing }) {
      if (!fault || !(await when(request.clone()))) return answer(request)
      return faults[fault]({
        answer: async () => answer(request),
        async first() {
          const { pathname } = new URL(request.url)
          const key = `${request.method} ${pathname} ${await request.clone().text()}`
          const first = firsts.get(key) ?? { answer: Promise.resolve(answer(request)), count: 0 }
          first.count += 1
          firsts.set(key, first)
          return { answer: (await first.answer).clone(), count: first.count }
        },
        more,
        length: requestedLength(request, more),
        breakOff(text) {
          if (text === '') outgoing.destroy()
          else outgoing.writeHead(200, { 'content-type': 'application/json' }).write(text, () => outgoing.destroy())
          // Where this was loaded after a server had begun, only a copy of it is known for what it is.
          return RESPONSE_ALREADY_SENT.clone()
        },
      })
    },
    injectFault(next, applies = () => true) {
      fault = next
      when = applies
      firsts.clear()
    },
  }
}

function requestedLength({ url }: Request, { length }: MorePages = {}): number | undefined {
  const requested = length === undefined ? null : new URL(url).searchParams.get(length)
  return requested === null ? undefined : Number(requested)
}
