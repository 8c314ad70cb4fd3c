import { type Fault, fakeVenues, type SandboxVenue, sandboxVenues } from '@crossvenue/sandbox'
import { startStillSandbox } from '@crossvenue/sandbox/still-sandbox'
import { createVenue, type ErrorCode, type Venue } from '@crossvenue/venues'
import { afterAll, expect, it } from 'vitest'
import { errorOf, startSmallService } from './__fixtures__/small-service.ts'

// The answer of the service for every fault of every venue: the status and the error in its wire form. Another venue
// answers meanwhile, and so does the same venue afterwards.

interface Failure {
  status: number
  code: ErrorCode
  retryAfter?: number
}

const rateLimit: Failure = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
const down: Failure = { status: 503, code: 'EXCHANGE_NOT_AVAILABLE' }
const wrong: Failure = { status: 502, code: 'EXCHANGE_ERROR' }
const lost: Failure = { status: 503, code: 'NETWORK_ERROR' }
/** The fault has no effect. */
const none = undefined
const expected: Readonly<Record<Fault, Failure | undefined>> = {
  'too many calls': rateLimit,
  'too many calls, with a wait': { ...rateLimit, retryAfter: 7 },
  'server error': down,
  'HTML error page': down,
  'HTML page': wrong,
  'truncated JSON': wrong,
  'wrong types': wrong,
  'missing fields': wrong,
  'empty object': wrong,
  'new unknown fields': none,
  'slow drip': { status: 504, code: 'EXCHANGE_TIMEOUT' },
  'connection reset': lost,
  'broken off': lost,
  '50 MB answer': wrong,
  'empty pages without end': wrong,
  'repeated cursor': wrong,
}
const ofPages: readonly string[] = ['empty pages without end', 'repeated cursor']
const SOME = [{ limit: 2 }]
const PATIENCE = 60_000

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

/** Starts a service whose venues have not been called yet. */
const startService = (timeoutMs = 60_000) => {
  const venues = sandboxVenues.map((id) => [id, sandbox.venue(id, { retries: 0, timeoutMs })] as const)
  return startSmallService({}, new Map<string, Venue>([...venues, ['mock', createVenue('mock')]]))
}

/** The venues that a fault can be injected into; a fault of paging needs a venue whose lists have pages. */
const venuesWithFault = (fault: string): readonly SandboxVenue[] =>
  ofPages.includes(fault) ? sandboxVenues.filter((id) => fakeVenues[id].more) : sandboxVenues

it.each(Object.entries(expected))('%s', async (name, usual) => {
  const fault = name as Fault
  const service = await startService(fault === 'slow drip' ? 300 : undefined)
  const some = async (id: string) => (await service.post(`/api/${id}/fetchEvents`, { args: SOME })).json()
  for (const [position, id] of venuesWithFault(fault).entries()) {
    // Fake venues count calls per minute, and the service caches some answers as long.
    sandbox.time += 60_000
    sandbox.injectFault(id, fault)
    const [method, args] = ofPages.includes(fault) ? ['loadMarkets', []] : ['fetchEvents', SOME]
    const response = await service.post(`/api/${id}/${method}`, { args })
    // If only a full page means that more follow, an empty page is the last.
    const isEnd = fault === 'empty pages without end' && !fakeVenues[id].more?.fields
    const failure = isEnd ? none : usual
    const good = { success: true, data: [{ sourceExchange: id }, { sourceExchange: id }] }
    expect.soft(response.status, id).toBe(failure?.status ?? 200)
    if (failure) {
      const { status: _, ...error } = failure
      expect.soft(response.headers.get('retry-after'), id).toBe(failure.retryAfter?.toString() ?? null)
      const shown = { ...error, retryable: true, exchange: id, message: expect.any(String) }
      expect.soft(await errorOf(response), id).toEqual(shown)
    } else {
      expect.soft(await response.json(), id).toMatchObject(isEnd ? { success: true, data: {} } : good)
    }
    // The venue before, which works again; if the time limit is short, the mock venue, which needs no network.
    const another = (fault !== 'slow drip' && venuesWithFault(fault)[position - 1]) || 'mock'
    // Its second answer may still be on its way when the first has failed.
    await expect
      .poll(() => some(another), { timeout: PATIENCE, message: `${another} beside ${id}` })
      .toMatchObject({ success: true, data: [{}, {}] })
    sandbox.injectFault(id)
    sandbox.time += 60_000
    await expect.poll(() => some(id), { timeout: PATIENCE, message: `${id} after it` }).toMatchObject(good)
  }
  await service.close()
})
