import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseArguments } from '../arguments/arguments.ts'
import { createVenue, venues } from '../create-venue.ts'
import { CrossvenueError } from '../errors.ts'
import { type Method, methods, operations } from '../operations.ts'
import { Credentials } from '../parameters.ts'
import type { Venue } from '../venue.ts'
import { callFor } from './call-context.ts'

// Whatever a caller sends, the error is the caller's: never one of ours, and never a reason to leave the venue alone.

const hostile = fc.oneof(
  fc.constantFrom('.', '..', '%2e%2e', '../..', '\ud800', 'a\udc00', '', ' ', '\0', '\n', '__proto__', 'constructor'),
  fc.constantFrom('toString', '中', 'key\r\nx: y', '0x', `0x${'1'.repeat(64)}`, 'é', '1', '-1', '1e999', '#1', '%'),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 20 }),
)

const names = Object.keys(Credentials.shape)
const credentials = fc.dictionary(fc.constantFrom(...names.filter((name) => name !== 'signatureType')), hostile)

const order = fc.record({
  marketId: hostile,
  outcomeId: hostile,
  side: fc.constantFrom('buy', 'sell'),
  type: fc.constantFrom('market', 'limit'),
  amount: fc.constantFrom(1, 0.001, 1e15),
  price: fc.constantFrom(0.5, 0.01),
})
const argumentsOf = (method: Method): fc.Arbitrary<unknown[]> => {
  if (method === 'createOrder' || method === 'buildOrder') return fc.tuple(order)
  if (method === 'submitOrder') {
    return fc.tuple(fc.record({ exchange: hostile, params: order, raw: fc.dictionary(hostile, hostile) }))
  }
  if (method === 'fetchOrderBooks') return fc.tuple(fc.array(hostile, { minLength: 1, maxLength: 5 }))
  if (method === 'fetchOHLCV') return fc.tuple(hostile, fc.constant({ resolution: '1h' }))
  const [first] = operations[method].args
  if (first?.name !== 'params') return fc.tuple(hostile)
  return fc
    .tuple(fc.constantFrom('marketId', 'outcomeId', 'slug', 'eventId', 'url', 'query', 'cursor', 'tags'), hostile)
    .map(([name, value]) => [{ [name]: name === 'tags' ? [value] : value }])
}

const wanted = methods.filter((method) => !['Streams', 'Calculations'].includes(operations[method].group))

/** A venue that knows no event, market or outcome. */
function strictVenue(id: string) {
  const requests: string[] = []
  const venue = createVenue(id, {
    retries: 0,
    budget: { calls: 100_000, perMs: 1 },
    fetch: async (input) => {
      requests.push(new Request(input).url)
      return Response.json({}, { status: 404 })
    },
  })
  return { venue, requests }
}

const call = (venue: Venue, method: Method, args: readonly unknown[]) =>
  (venue[method] as unknown as (...args: readonly unknown[]) => Promise<unknown>)(...args)

describe.each(Object.keys(venues).filter((id) => id !== 'mock'))('%s', (id) => {
  it('answers hostile ids and credentials with errors of the caller, and stays open for others', {
    timeout: 120_000,
  }, async () => {
    const { venue, requests } = strictVenue(id)
    for (const method of wanted.filter((each) => venue[each])) {
      await fc.assert(
        fc.asyncProperty(argumentsOf(method), credentials, async (given, secrets) => {
          const error = await callFor({ caller: 'hostile' }, async () => {
            const acting = venue.withCredentials?.(Credentials.parse(secrets)) ?? venue
            return call(acting, method, parseArguments(method, given))
          }).catch((thrown: unknown) => thrown)
          // Credentials of the wrong form are refused by their schema before any venue sees them.
          if (error instanceof Error && error.name === 'ZodError') return
          if (!(error instanceof Error)) return
          expect(error).toBeInstanceOf(CrossvenueError)
          expect((error as CrossvenueError).status, `${method}: ${error.message}`).toBeLessThan(500)
        }),
        { numRuns: 40 },
      )
    }
    // Nothing climbed out of the paths that the venue has, and no breaker is open, not even for that caller.
    expect(requests.filter((url) => new URL(url).pathname.split('/').includes('..'))).toEqual([])
    const after = await callFor({ caller: 'hostile' }, () => call(venue, 'fetchEventsPaginated', [])).catch(
      (thrown: unknown) => thrown,
    )
    if (after instanceof Error) expect(after.message).not.toContain('keeps failing')
  })

  it('refuses account calls without credentials before it asks the venue for anything', async () => {
    const { venue, requests } = strictVenue(id)
    const samples: Partial<Record<Method, unknown[]>> = {
      createOrder: [{ marketId: '1', outcomeId: '1', side: 'buy', type: 'limit', amount: 1, price: 0.5 }],
      buildOrder: [{ marketId: '1', outcomeId: '1', side: 'buy', type: 'limit', amount: 1, price: 0.5 }],
      cancelOrder: ['1'],
      fetchOrder: ['1'],
    }
    const own = [
      'fetchOpenOrders',
      'fetchMyTrades',
      'fetchClosedOrders',
      'fetchAllOrders',
      'fetchPositions',
      'fetchBalance',
    ]
    for (const method of [...Object.keys(samples), ...own] as Method[]) {
      if (!venue[method]) continue
      const error = await call(venue, method, samples[method] ?? []).catch((thrown: unknown) => thrown)
      // An address or a market may be missing too, and be named first.
      expect(error).toBeInstanceOf(CrossvenueError)
      expect([method, (error as CrossvenueError).retryable, requests.splice(0)]).toEqual([method, false, []])
    }
  })
})
