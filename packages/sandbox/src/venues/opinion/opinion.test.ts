import { createVenue, type Venue } from '@crossvenue/venues'
import { beforeAll, describe, expect, it } from 'vitest'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import type { Served } from '../../fake-venue.ts'
import { venue as fake } from './index.ts'

// Refused orders and account requests of the fake; the adapter builds a good order, which is spoiled here.

const NOW = stillWorld.now()
let served: Served
let body: Record<string, unknown>
let apiKey: string
let other: string

const ask = async (path: string, key: string | undefined, post?: object) => {
  const response = await served.fetch(
    new Request(`http://venue.test${path}`, {
      headers: key === undefined ? {} : { apikey: key },
      ...(post && { method: 'POST', body: JSON.stringify(post) }),
    }),
  )
  return { status: response.status, ...((await response.json()) as { errmsg: string; result: unknown }) }
}

beforeAll(async () => {
  // Every look at the clock is a minute later, so that no rate is exceeded.
  let looks = 0
  served = fake.serve({ ...stillWorld, now: () => NOW + 60_000 * looks++ })
  const credentials = (await served.openAccount?.('ann', 1_000)) ?? {}
  apiKey = credentials.apiKey ?? ''
  other = (await served.openAccount?.('ben', 1_000))?.apiKey ?? ''
  const venue = createVenue('opinion', {
    baseUrl: 'http://venue.test',
    now: stillWorld.now,
    credentials,
    fetch: async (input, init) => served.fetch(new Request(input, init)),
  }) as Required<Venue>
  const [market] = (await venue.fetchEventsPaginated()).data.flatMap(({ markets }) => markets)
  const [outcome] = market?.outcomes ?? []
  const order = { marketId: market?.marketId ?? '', outcomeId: outcome?.outcomeId ?? '', side: 'buy' } as const
  body = (await venue.buildOrder({ ...order, type: 'limit', price: 0.0005, amount: 10 })).raw as typeof body
})

describe('the fake Opinion', () => {
  it.each([
    [{ makerAmount: '6000000000000000' }, 'invalid signature'],
    [{ salt: '1' }, 'invalid signature'],
    [{ signature: `0x${'0'.repeat(130)}`, sign: `0x${'0'.repeat(130)}` }, 'invalid signature'],
    [{ sign: '0x' }, 'invalid sign'],
    [{ maker: `0x${'1'.repeat(40)}` }, 'invalid signature'],
    [{ taker: `0x${'1'.repeat(40)}` }, 'invalid taker'],
    [{ signatureType: '0' }, 'invalid signatureType'],
    [{ feeRateBps: '100' }, 'invalid feeRateBps'],
    [{ currencyAddress: `0x${'1'.repeat(40)}` }, 'invalid currencyAddress'],
    [{ timestamp: NOW / 1_000 - 61 }, 'invalid timestamp'],
    [{ topicId: 1 }, 'invalid tokenId'],
    [{ price: '0.00055' }, 'invalid price precision'],
    [{ price: '0.0006' }, 'invalid amount: does not fit the price'],
    [{ side: 'BUY' }, 'invalid side'],
  ])('refuses an order with %o', async (change, errmsg) => {
    expect(await ask('/order', apiKey, { ...body, ...change })).toMatchObject({ status: 200, errmsg, result: null })
  })

  it('refuses the kind of signature of a Safe where the signing wallet pays', async () => {
    expect(await ask('/order', apiKey, { ...body, maker: body.signer })).toMatchObject({
      errmsg: 'invalid signatureType',
    })
    const own = { ...body, maker: body.signer, signatureType: '0' }
    expect(await ask('/order', apiKey, own)).toMatchObject({ errmsg: 'invalid signature' })
  })

  it('takes a good order once, from its owner', async () => {
    expect(await ask('/order', other, body)).toMatchObject({ errmsg: 'invalid signature' })
    expect(await ask('/order', apiKey, body)).toMatchObject({ errmsg: '', result: { orderData: { status: 1 } } })
    expect(await ask('/order', apiKey, body)).toMatchObject({ errmsg: 'order already exists' })
  })

  it('keeps accounts apart, and from who has no key', async () => {
    const { result } = await ask('/order?page=1&limit=20', apiKey)
    const { orderId } = (result as { list: { orderId: string }[] }).list[0] ?? {}
    expect(await ask(`/order/${orderId}`, other)).toMatchObject({ errmsg: 'order not found' })
    expect(await ask('/order/cancel', other, { orderId })).toMatchObject({ errmsg: 'order not found' })
    expect(await ask('/order', undefined)).toMatchObject({ status: 401, errmsg: 'invalid apikey' })
    expect(await ask('/user/balance', fake.key)).toMatchObject({ status: 403 })
    expect(await ask('/order?limit=21', apiKey)).toMatchObject({ status: 400, errmsg: 'limit cannot be 21' })
  })

  it('lets nobody listen without a key', () => {
    expect(served.connect?.('/?apikey=nobody', new Headers())).toBe(401)
    expect(served.connect?.('/', new Headers())).toBe(401)
    expect(served.connect?.('/elsewhere', new Headers())).toBe(404)
    expect(served.connect?.(`/?apikey=${apiKey}`, new Headers())).toBeTypeOf('function')
  })
})
