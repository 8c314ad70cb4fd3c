import { createVenue, type ErrorCode } from '@crossvenue/venues'
import { it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import type { Fault } from './faults.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'

// An order whose answer is damaged is sent once. Where the venue did not clearly refuse it, the error says that it may have
// been placed. Trading venues are found by their operations.

const expected: Partial<Record<Fault, ErrorCode | 'placed'>> = {
  'too many calls': 'RATE_LIMIT_EXCEEDED',
  'too many calls, with a wait': 'RATE_LIMIT_EXCEEDED',
  'server error': 'WRITE_UNCONFIRMED',
  'HTML error page': 'WRITE_UNCONFIRMED',
  'HTML page': 'WRITE_UNCONFIRMED',
  'truncated JSON': 'WRITE_UNCONFIRMED',
  'wrong types': 'WRITE_UNCONFIRMED',
  'missing fields': 'WRITE_UNCONFIRMED',
  'empty object': 'WRITE_UNCONFIRMED',
  'new unknown fields': 'placed',
  'slow drip': 'WRITE_UNCONFIRMED',
  'connection reset': 'WRITE_UNCONFIRMED',
  'broken off': 'WRITE_UNCONFIRMED',
  '50 MB answer': 'WRITE_UNCONFIRMED',
}
const traded = sandboxVenues.filter((id) => createVenue(id).createOrder)

it.concurrent.for(traded)('%s', async (id, { expect }) => {
  const sandbox = await startStillSandbox()
  const credentials = {
    ...(sandbox.keys[id] && { apiKey: sandbox.keys[id] }),
    ...(await sandbox.openAccount(id, 'ann', 10_000)),
  }
  const venueOf = (timeoutMs = 60_000) => sandbox.venue(id, { credentials, timeoutMs })
  const market = await quotedMarket(venueOf())
  const [outcome] = market.outcomes
  const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  const order = {
    marketId: market.marketId,
    outcomeId: outcome?.outcomeId ?? '',
    side: 'buy',
    type: 'limit',
    price,
  } as const
  let amount = 1_000
  const isOrder = async (request: Request) =>
    request.method === 'POST' && !(await fakeVenues[id].trading?.reads?.(request))

  for (const [fault, code] of Object.entries(expected) as [Fault, ErrorCode | 'placed'][]) {
    const venue = venueOf(fault === 'slow drip' ? 3_000 : undefined)
    sandbox.time += 60_000
    // It signs in and learns what markets are like, so that the next thing it sends is the order alone.
    await venue.createOrder({ ...order, amount })
    sandbox.time += 60_000
    amount += 1
    let sent = 0
    sandbox.injectFault(id, fault, async (request) => {
      const applies = await isOrder(request)
      if (applies) sent += 1
      return applies
    })
    const answer = await venue.createOrder({ ...order, amount }).catch((error: unknown) => error)
    sandbox.injectFault(id)
    if (code === 'placed') expect.soft(answer, fault).toMatchObject({ status: 'open', amount })
    else expect.soft(answer, fault).toMatchObject({ code, retryable: code === 'RATE_LIMIT_EXCEEDED' })
    expect.soft(sent, `${fault}: ${id} was called so often`).toBe(1)
  }
  await sandbox.close()
})
