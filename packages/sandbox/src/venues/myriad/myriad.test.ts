import { type BuiltOrder, type Credentials, createVenue, type Venue } from '@crossvenue/venues'
import { beforeEach, describe, expect, it } from 'vitest'
import { stillWorld as world } from '../../__fixtures__/still-world.ts'
import type { Served } from '../../fake-venue.ts'
import { venue } from './index.ts'
import { numberOf } from './wire.ts'

const [market] = world.events('myriad').flatMap(({ markets }) => markets.filter((each) => world.quote(each)))
const channel = `orderbook:56:${market && numberOf(market)}`

it('states the change of a day as a fraction, which the adapter turns into one of price', async () => {
  const served = venue.serve(world)
  const adapter = createVenue('myriad', {
    baseUrl: 'http://myriad.test',
    now: world.now,
    fetch: async (input, init) => served.fetch(new Request(input, init)),
  }) as Required<Venue>
  if (!market) throw new Error('no market is quoted')
  const { outcomes } = await adapter.fetchMarket({ marketId: market.id })
  const change = world.price(market) - world.price(market, world.now() - 86_400_000)
  expect(change).not.toBe(0)
  expect(outcomes[0]?.priceChange24h).toBeCloseTo(change, 6)
  expect(outcomes[1]?.priceChange24h).toBeCloseTo(-change, 6)
})

describe('orders', () => {
  let served: Served
  let ann: Credentials
  let built: BuiltOrder & { raw: { order: Record<string, unknown>; signature: string } }
  const adapterFor = (credentials: Credentials) =>
    createVenue('myriad', {
      baseUrl: 'http://myriad.test',
      now: world.now,
      credentials,
      fetch: async (input, init) => served.fetch(new Request(input, init)),
    }) as Required<Venue>
  const post = async (body: unknown) => {
    const request = new Request('http://myriad.test/orders', { method: 'POST', body: JSON.stringify(body) })
    const response = await served.fetch(request)
    return [response.status, await response.json()]
  }

  beforeEach(async () => {
    served = venue.serve(world)
    ann = (await served.openAccount?.('ann', 100)) as Credentials
    const marketId = market?.id ?? ''
    const order = { marketId, outcomeId: `${marketId}:0`, side: 'buy', type: 'limit', amount: 5, price: 0.01 } as const
    built = (await adapterFor(ann).buildOrder(order)) as typeof built
  })

  it('are taken with the signature of their trader, with or without a key, and once', async () => {
    const [status, answer] = await post(built.raw)
    expect([status, answer]).toEqual([
      200,
      { orderHash: expect.stringMatching(/^0x[0-9a-f]{64}$/), status: 'open', timeInForce: 'GTC' },
    ])
    expect(await post(built.raw)).toEqual([400, { message: 'Invalid order: it already exists' }])
  })

  it.each([
    ['amount', '6000000000000000000'],
    ['price', '20000000000000000'],
    ['outcomeId', 1],
    ['side', 1],
    ['nonce', '1'],
    ['marketId', '1'],
    ['minFillAmount', '1000000000000'],
    ['expiration', '1800000000'],
    ['trader', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ])('are refused where %s was changed after signing', async (field, value) => {
    const order = { ...built.raw.order, [field]: value }
    expect(await post({ ...built.raw, order })).toEqual([400, { message: 'Invalid order signature' }])
  })

  it('are refused on another chain, in another form, or with the key of another', async () => {
    expect(await post({ ...built.raw, network_id: 2741 })).toEqual([
      400,
      { message: expect.stringMatching(/network_id/) },
    ])
    expect(await post({ ...built.raw, time_in_force: 'IOC' })).toEqual([
      400,
      { message: expect.stringMatching(/time_in_force/) },
    ])
    expect(await post({ order: { ...built.raw.order, price: 0.01 } })).toEqual([
      400,
      { message: 'Invalid order payload: price must be a string of digits' },
    ])
    const ben = (await served.openAccount?.('ben', 100)) as Credentials
    const { privateKey, ...keyOfBen } = ben
    await expect(adapterFor({ ...ann, ...keyOfBen }).submitOrder(built)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    })
    await expect(adapterFor({ ...ann, apiSecret: 'wrong' }).submitOrder(built)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
    })
    expect(privateKey).toMatch(/^0x/)
    expect((await adapterFor(ann).submitOrder(built)).status).toBe('open')
  })
})

describe('the socket', () => {
  const connect = () => {
    const said: string[] = []
    const taken = venue.serve(world).connect?.('/ws', new Headers())
    if (typeof taken !== 'function') throw new Error('refused')
    const say = (message: object | string) => said.push(typeof message === 'string' ? message : JSON.stringify(message))
    const handler = taken({ push: say, answer: say, ping: () => undefined, close: () => said.push('closed') })
    return { said, ...handler }
  }

  it('answers several commands of one frame, and knows no other channels', () => {
    const { said, received, closed } = connect()
    received('{"connect":{"name":"test"},"id":1}\n{"subscribe":{"channel":"orderbook:56:1"},"id":2}')
    received(JSON.stringify({ subscribe: { channel }, id: 3 }))
    received(JSON.stringify({ subscribe: { channel }, id: 4 }))
    expect(said.map((each) => JSON.parse(each))).toEqual([
      { id: 1, connect: { client: 'client-1', version: '5.4.9', ping: 25, pong: true } },
      { id: 2, error: { code: 102, message: 'unknown channel' } },
      { id: 3, subscribe: {} },
      { id: 4, error: { code: 105, message: 'already subscribed' } },
    ])
    closed()
  })

  it('hangs up on who does not introduce himself, and serves one path only', () => {
    const { said, received, closed } = connect()
    received(JSON.stringify({ subscribe: { channel }, id: 1 }))
    expect(said).toEqual(['closed'])
    closed()
    expect(venue.serve(world).connect?.('/', new Headers())).toBe(404)
  })
})
