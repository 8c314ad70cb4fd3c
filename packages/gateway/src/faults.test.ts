import { sandboxVenues } from '@crossvenue/sandbox'
import { startStillSandbox } from '@crossvenue/sandbox/still-sandbox'
import { createVenue, type Venue } from '@crossvenue/venues'
import { afterAll, expect, it, vi } from 'vitest'
import { errorOf, startSmallService } from './__fixtures__/small-service.ts'

// What a caller of the service gets for every fault of a venue, on every venue: the status and the error in its wire
// form; and another venue answers meanwhile.

const rateLimit = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
const down = { status: 503, code: 'EXCHANGE_NOT_AVAILABLE' }
const wrong = { status: 502, code: 'EXCHANGE_ERROR' }
const lost = { status: 503, code: 'NETWORK_ERROR' }
const expected = {
  'too many calls': rateLimit,
  'too many calls, with a wait': { ...rateLimit, retryAfter: 7 },
  'server error': down,
  'HTML error page': down,
  'HTML page': wrong,
  'truncated JSON': wrong,
  'wrong types': wrong,
  'missing fields': wrong,
  'empty object': wrong,
  'new unknown fields': undefined,
  'slow drip': { status: 504, code: 'EXCHANGE_TIMEOUT' },
  'connection reset': lost,
  'broken off': lost,
  '50 MB answer': wrong,
} as const
const SOME = [{ limit: 2 }]
const PATIENCE = 10_000

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

/** A service before venues that have not been asked anything yet. */
const startService = (timeoutMs = 60_000) => {
  const venues = sandboxVenues.map((id) => [id, sandbox.venue(id, { retries: 0, timeoutMs })] as const)
  return startSmallService({}, new Map<string, Venue>([...venues, ['mock', createVenue('mock')]]))
}

it.each(Object.entries(expected))('%s', { timeout: 120_000 }, async (fault, failure) => {
  const service = await startService(fault === 'slow drip' ? 300 : undefined)
  for (const [position, id] of sandboxVenues.entries()) {
    // Fake venues count calls by the minute, and of several answers to one call some are kept as long.
    sandbox.time += 60_000
    sandbox.befall(id, fault as keyof typeof expected)
    const response = await service.post(`/api/${id}/fetchEvents`, { args: SOME })
    if (failure) {
      const { status, ...error } = failure
      expect.soft(response.status, id).toBe(status)
      expect.soft(response.headers.get('retry-after'), id).toBe('retryAfter' in error ? '7' : null)
      const told = { ...error, retryable: true, exchange: id, message: expect.any(String) }
      expect.soft(await errorOf(response), id).toEqual(told)
    } else {
      expect.soft(await response.json(), id).toMatchObject({ success: true, data: [{ sourceExchange: id }, {}] })
    }
    // The one before, which is well again; where venues have little time, the one that needs no network.
    const another = (fault !== 'slow drip' && sandboxVenues[position - 1]) || 'mock'
    // A second answer of its own may still be on its way when the first has failed.
    await vi.waitFor(async () => {
      const answer = await service.post(`/api/${another}/fetchEvents`, { args: SOME })
      expect(await answer.json(), `${another} beside ${id}`).toMatchObject({ success: true, data: [{}, {}] })
    }, PATIENCE)
    sandbox.befall(id)
  }
  await service.close()
})
