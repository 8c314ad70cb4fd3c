import { createVenue, type Venue } from '@crossvenue/venues'
import { beforeAll, describe, expect, it } from 'vitest'
import { signDigest } from '../../__fixtures__/sign-digest.ts'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import type { Served } from '../../fake-venue.ts'
import { venue as fake } from './index.ts'
import { digestOf, type Flags, readOrder } from './signed-order.ts'

// Orders and sign-ins that the fake refuses; the adapter builds a good order, which is spoiled here.

const OTHER = `0x${'1'.repeat(40)}`
let served: Served
let wallet: string
let apiKey: string
let privateKey: string
let raw: { order: Record<string, unknown> } & Record<string, unknown>
let known: Flags

const read = (change: object, more: object = {}, of: Parameters<typeof readOrder>[2]['flagsOf'] = () => known) =>
  readOrder({ ...raw, ...more, order: { ...raw.order, ...change } }, wallet, { flagsOf: of, now: stillWorld.now() })

beforeAll(async () => {
  served = fake.serve(stillWorld)
  const credentials = (await served.openAccount?.('ann', 1_000)) ?? {}
  wallet = credentials.walletAddress ?? ''
  apiKey = credentials.apiKey ?? ''
  privateKey = credentials.privateKey ?? ''
  const venue = createVenue('predictfun', {
    baseUrl: 'http://venue.test',
    now: stillWorld.now,
    credentials,
    fetch: async (input, init) => served.fetch(new Request(input, init)),
  }) as Required<Venue>
  const [market] = (await venue.fetchEventsPaginated()).data.flatMap(({ markets }) => markets)
  known = market?.sourceMetadata as Flags
  const built = await venue.buildOrder({
    marketId: market?.marketId ?? '',
    outcomeId: market?.outcomes[0]?.outcomeId ?? '',
    side: 'buy',
    type: 'limit',
    price: 0.003,
    amount: 1_000,
  })
  raw = built.raw as typeof raw
})

describe('the fake Predict.fun', () => {
  it('reads a good order', () => {
    expect(read({})).toMatchObject({
      side: 'buy',
      price: 3_000n,
      size: 1_000_000_000n,
      strategy: 'LIMIT',
      unfilled: 'rest',
    })
  })

  it.each<[object, string]>([
    [{ salt: '1' }, 'create_order_hash_mismatch'],
    [{ makerAmount: '4000000000000000000' }, 'create_order_hash_mismatch'],
    [{ hash: `0x${'1'.repeat(64)}` }, 'create_order_hash_mismatch'],
    [{ maker: OTHER }, 'create_order_hash_mismatch'],
    [{ signature: `0x${'1'.repeat(130)}` }, 'create_order_invalid_signature'],
    [{ salt: 1 }, 'bad_request'],
    [{ expiration: '4102444800' }, 'bad_request'],
    [{ side: '0' }, 'bad_request'],
  ])('refuses an order with %o', (change, refused) => {
    expect(read(change)).toEqual({ refused })
  })

  it('refuses an order that is signed for another of the four contracts', () => {
    const other = () => ({ ...known, isYieldBearing: !known.isYieldBearing })
    expect(read({}, {}, other)).toEqual({ refused: 'create_order_hash_mismatch' })
  })

  it('refuses an order of a market that does not trade, at another price, or with a flag of another strategy', () => {
    expect(read({}, {}, () => undefined)).toEqual({ refused: 'create_order_market_not_trading' })
    expect(read({}, { pricePerShare: '4000000000000000' })).toEqual({ refused: 'create_order_price_out_of_range' })
    expect(read({}, { isFillOrKill: true })).toEqual({ refused: 'bad_request' })
    expect(read({}, { strategy: 'MARKET', isPostOnly: true })).toEqual({ refused: 'bad_request' })
  })

  it('refuses an order that is worth less than 0.9 dollars, and takes one that is not', () => {
    const ofShares = (shares: bigint) => {
      const [size, money] = [shares * 10n ** 18n, shares * 3n * 10n ** 15n]
      const order = { ...raw.order, makerAmount: String(money), takerAmount: String(size) }
      const digest = digestOf(order, known)
      return read({ ...order, hash: `0x${digest.toString('hex')}`, signature: signDigest(digest, privateKey) })
    }
    expect(ofShares(299n)).toEqual({ refused: 'create_order_min_order_value_not_met' })
    expect(ofShares(300n)).toMatchObject({ price: 3_000n, size: 300_000_000n })
  })

  it('refuses the order of another wallet', () => {
    expect(readOrder(raw, OTHER, { flagsOf: () => known, now: stillWorld.now() })).toEqual({
      refused: 'create_order_invalid_signature',
    })
  })

  it.each([
    ['another signer', { signer: OTHER }],
    ['another message', { message: 'Issued At: 2020-01-01T00:00:00.000Z' }],
    ['another signature', { signature: `0x${'1'.repeat(130)}` }],
  ])('signs nobody in with %s', async (_, change) => {
    const headers = { 'x-api-key': apiKey }
    const answer = await served.fetch(new Request('http://venue.test/v1/auth/message', { headers }))
    const { data } = (await answer.json()) as { data: { message: string } }
    const body = { signer: wallet, message: data.message, signature: '0x', ...change }
    const request = new Request('http://venue.test/v1/auth', { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await served.fetch(request)).status).toBe(401)
  })

  it('lets listeners in with a key, at one path only', () => {
    expect(served.connect?.('/ws', new Headers({ 'x-api-key': apiKey }))).toBeTypeOf('function')
    expect(served.connect?.(`/ws?apiKey=${apiKey}`, new Headers())).toBeTypeOf('function')
    expect(served.connect?.('/ws', new Headers())).toBe(401)
    expect(served.connect?.('/elsewhere', new Headers())).toBe(404)
  })
})
