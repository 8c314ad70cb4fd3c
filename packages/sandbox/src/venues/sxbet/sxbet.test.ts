import { createVenue, type Venue } from '@crossvenue/venues'
import { beforeAll, describe, expect, it } from 'vitest'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import type { Served } from '../../fake-venue.ts'
import { venue as fake } from './index.ts'

// Orders that the fake refuses; the adapter builds a good order, which is spoiled here.

const OTHER = `0x${'1'.repeat(40)}`
let served: Served
let venue: Required<Venue>
let headers: Record<string, string>
let order: Record<string, unknown>
let orderId: string

const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const json = body && { body: JSON.stringify(body) }
  const answer = await served.fetch(new Request(`http://venue.test${path}`, { method, headers, ...json }))
  return {
    status: answer.status,
    answer: (await answer.json()) as { message?: unknown; data?: Record<string, unknown> },
  }
}
const place = async (change: object) => {
  const { status, answer } = await send('POST', '/orders-v3', { orders: [{ ...order, ...change }] })
  const [placed] = (answer.data?.orders as Record<string, unknown>[] | undefined) ?? []
  return { status, message: answer.message, ...placed }
}

beforeAll(async () => {
  served = fake.serve(stillWorld)
  const credentials = (await served.openAccount?.('ann', 1_000)) ?? {}
  headers = { 'x-sx-api-key': credentials.apiKey ?? '' }
  venue = createVenue('sxbet', {
    baseUrl: 'http://venue.test',
    now: stillWorld.now,
    credentials,
    fetch: async (input, init) => served.fetch(new Request(input, init)),
  }) as Required<Venue>
  const [market] = (await venue.fetchEventsPaginated()).data.flatMap(({ markets }) => markets)
  const built = await venue.buildOrder({
    marketId: market?.marketId ?? '',
    outcomeId: market?.outcomes[0]?.outcomeId ?? '',
    side: 'buy',
    type: 'limit',
    price: 0.0025,
    amount: 1_000,
  })
  ;({ order, orderId } = built.raw as { order: typeof order; orderId: string })
})

describe('the fake SX Bet', () => {
  it.each<[object, string]>([
    [{ totalBetSize: '2600000' }, 'INVALID_SIGNATURE'],
    [{ percentageOdds: '500000000000000000' }, 'INVALID_SIGNATURE'],
    [{ salt: `0x${'2'.repeat(64)}` }, 'INVALID_SIGNATURE'],
    [{ isMakerBettingOutcomeOne: false }, 'INVALID_SIGNATURE'],
    [{ orderSignature: `0x${'1'.repeat(130)}` }, 'INVALID_SIGNATURE'],
    [{ baseToken: OTHER }, 'INVALID_SIGNATURE'],
    [{ maker: OTHER }, 'INVALID_USER'],
  ])('refuses an order with %o', async (change, reason) => {
    expect(await place(change)).toMatchObject({ status: 'FAILED', reason })
  })

  it.each<[object, string]>([
    [{ salt: '1' }, 'orders.salt is not valid'],
    [{ totalBetSize: 2_500_000 }, 'orders.totalBetSize is not valid'],
    [{ expiry: '1' }, 'orders.expiry is not valid'],
    [{ timeInForce: 'GTD' }, 'orders.timeInForce is not valid'],
    [{ postOnly: true }, 'orders.postOnly is not valid'],
  ])('refuses the form of an order with %o', async (change, message) => {
    expect(await place(change)).toMatchObject({ status: 400, message: [message] })
  })

  it('takes a good order once, and cancels it once', async () => {
    expect(await place({})).toMatchObject({
      orderId,
      status: 'SUBMITTED',
      outcome: { state: 'RESTED', fillAmount: '0', remainingAmount: '2500000' },
    })
    expect(await place({})).toMatchObject({ status: 'FAILED', reason: 'ORDERS_ALREADY_EXIST' })
    expect((await send('GET', `/orders-v3/${orderId}`)).answer.data).toMatchObject({
      order: { status: 'ACTIVE', totalBetSize: '2500000', remainingSize: '2500000' },
    })
    const cancel = () => send('DELETE', '/orders-v3', { orders: [{ orderId }] })
    expect((await cancel()).answer.data).toMatchObject({ cancelled: [{ orderId }], notCancelled: [] })
    expect((await cancel()).answer.data).toMatchObject({ cancelled: [], notCancelled: [{ orderId }] })
    expect((await send('GET', `/orders-v3/${orderId}`)).answer.data).toMatchObject({
      order: { status: 'INACTIVE', inactiveReason: 'USER_REQUESTED' },
    })
  })

  it.each([
    ['GET', '/orders-v3/0x1', 404],
    ['GET', '/orders-v3?status=INACTIVE', 400],
    ['GET', '/positions-v3', 400],
    ['GET', '/fills-v3?startDate=1788375600', 400],
    ['DELETE', '/orders-v3', 400],
    ['POST', '/orders-v3', 400],
  ] as const)('refuses %s %s', async (method, path, status) => {
    expect((await send(method, path, method === 'GET' ? undefined : {})).status).toBe(status)
  })

  it('shows an account to its own key only', async () => {
    const other = (await served.openAccount?.('ben', 1_000)) ?? {}
    const answer = await served.fetch(
      new Request(`http://venue.test/orders-v3/${orderId}`, { headers: { 'x-sx-api-key': other.apiKey ?? '' } }),
    )
    expect(answer.status).toBe(404)
  })

  it('takes sockets at one path only', () => {
    expect(served.connect?.('/connection/websocket', new Headers())).toBeTypeOf('function')
    expect(served.connect?.('/elsewhere', new Headers())).toBe(404)
  })
})
