import type { Venue } from '@crossvenue/venues'
import { createVenue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { EngineOrder } from '../../engine/order.ts'
import { type Sandbox, startSandbox } from '../../sandbox.ts'
import { takerFee } from './fee.ts'
import { createSignIn } from './sign-in.ts'
import { createStamps } from './stamps.ts'

const NOW = 1_788_267_600_000
const path = '/v1/orders/open'

describe('signatures', () => {
  const signIn = createSignIn(() => NOW)
  const ann = signIn.open('ann')
  /** The headers of the library under test, which signs by other code. */
  const headersOf = async (at: number, credentials = ann) => {
    let sent = new Headers()
    const venue = createVenue('polymarket_us', {
      baseUrl: 'http://venue.test',
      now: () => at,
      credentials,
      fetch: async (input, init) => {
        sent = new Request(input, init).headers
        return Response.json({ orders: [] })
      },
    }) as Required<Venue>
    await venue.fetchOpenOrders()
    return sent
  }
  const changed = (headers: Headers, name: string, value: string) => {
    const copy = new Headers(headers)
    copy.set(name, value)
    return copy
  }

  it('are of one method, one path and one moment', async () => {
    const headers = await headersOf(NOW)
    expect(signIn.verify(headers, 'GET', path)).toBe('ann')
    expect(signIn.verify(headers, 'POST', path)).toBeUndefined()
    expect(signIn.verify(headers, 'GET', '/v1/orders')).toBeUndefined()
    expect(signIn.verify(changed(headers, 'x-pm-timestamp', String(NOW + 1)), 'GET', path)).toBeUndefined()
    expect(signIn.verify(changed(headers, 'x-pm-timestamp', ''), 'GET', path)).toBeUndefined()
    expect(signIn.verify(changed(headers, 'x-pm-signature', 'AAAA'), 'GET', path)).toBeUndefined()
    expect(signIn.verify(new Headers(), 'GET', path)).toBeUndefined()
  })

  it.each([
    [-30_000, 'ann'],
    [30_000, 'ann'],
    [-30_001, undefined],
    [30_001, undefined],
  ])('may be %i ms off', async (off, account) => {
    expect(signIn.verify(await headersOf(NOW + off), 'GET', path)).toBe(account)
  })

  it('are of the member whose key is named', async () => {
    const ben = signIn.open('ben')
    const stolen = await headersOf(NOW, { ...ann, privateKey: ben.privateKey })
    expect(signIn.verify(stolen, 'GET', path)).toBeUndefined()
    expect(signIn.verify(await headersOf(NOW, ben), 'GET', path)).toBe('ben')
  })
})

describe('the socket', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  it.each(['markets', 'private'])('of %s takes nobody who does not sign', async (name) => {
    const socket = new WebSocket(`${sandbox.urls.polymarket_us.replace('http', 'ws')}/v1/ws/${name}`)
    const status = await new Promise((resolve) => {
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    })
    expect(status).toBe(401)
  })
})

it.each([
  // Contracts and price; the fee as the venue's schedule works it out.
  [1_000, 0.65, 1.95],
  [100, 0.01, 0.003],
  [1, 0.01, 0.001],
  [333, 0.63, 0.629],
])('%d contracts at %d cost the taker %d dollars', (contracts, price, dollars) => {
  const fee = takerFee(
    { token: 0 } as EngineOrder,
    BigInt(Math.round(price * 1e6)),
    BigInt(Math.round(contracts * 1e6)),
  )
  expect(Number(fee) / 1e12).toBe(dollars)
})

it('writes no instant twice', () => {
  let now = NOW
  const stamp = createStamps(() => now)
  expect([stamp(), stamp()]).toEqual(['2026-09-01T13:00:00.000000000Z', '2026-09-01T13:00:00.000000001Z'])
  now += 1
  expect(stamp()).toBe('2026-09-01T13:00:00.001000000Z')
})
