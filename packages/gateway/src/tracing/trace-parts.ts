import type { VenueFetch } from '@crossvenue/venues'
import type { Matcher } from '../catalogue/keep-matched.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { type Trace, untraced } from './trace.ts'

/** The writes of a store that take long; those of keys, webhooks and overrides are part of a request. */
const WRITES = [
  'beginSweep',
  'commitPage',
  'recordFailure',
  'storeRefreshedBooks',
  'storeRequested',
  'storeCandles',
  'thinQuotes',
] as const satisfies readonly (keyof Store)[]

/** Returns a store whose writes have spans. */
export function traceStore(store: Store, trace: Trace): Store {
  const traced = WRITES.map((name) => {
    const write = store[name] as (...args: unknown[]) => Promise<unknown>
    return [name, (...args: unknown[]) => trace(`store ${name}`, () => write(...args))] as const
  })
  return { ...store, ...Object.fromEntries(traced) }
}

/** Returns a matcher whose matchings have spans, with an instant for each step. */
export const traceMatcher = (matcher: Matcher, trace: Trace = untraced): Matcher => ({
  ...matcher,
  rematch: (onStep) =>
    trace('match', async (span) => {
      let last: string | undefined
      const matched = await matcher.rematch((step, figures) => {
        if (step !== last) span.mark(step)
        last = step
        onStep?.(step, figures)
      })
      span.note({ 'crossvenue.edges': matched?.edges, 'crossvenue.revision': matched?.revision })
      return matched
    }),
})

/** Returns what makes a `fetch` for each venue, whose calls have spans. */
export const traceFetches =
  (metrics: Pick<Metrics, 'fetchFor'>, trace: Trace): Metrics['fetchFor'] =>
  (venue) =>
    traceFetch(venue, trace, metrics.fetchFor(venue))

/** Returns a `fetch` whose calls of a venue have spans. The venue does not learn of the trace: no header is added. */
const traceFetch =
  (venue: string, trace: Trace, send: VenueFetch): VenueFetch =>
  (url, request) => {
    const { method } = request
    const { host } = new URL(url)
    const attributes = { 'http.request.method': method, 'server.address': host, 'crossvenue.venue': venue }
    return trace(
      `${method} ${venue}`,
      async (span) => {
        const response = await send(url, request)
        span.note({ 'http.response.status_code': response.status })
        if (response.status >= 400) span.fail(String(response.status))
        return response
      },
      { attributes, isClient: true },
    )
  }
