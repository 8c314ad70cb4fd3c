import { createVenue, type Venue } from '@crossvenue/venues'
import { beforeAll, describe, expect, it } from 'vitest'
import { signDigest } from '../../__fixtures__/sign-digest.ts'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import { addressOfKey } from '../../ethereum.ts'
import { digestOfExchangeOrder } from '../../exchange-order.ts'
import type { Served } from '../../fake-venue.ts'
import { venue as fake } from './index.ts'
import { DOMAIN, readOrder, type SignedOrder, safeOf } from './signed-order.ts'

// Requests that the fake refuses: the adapter's own, spoiled on their way.

type Spoil = (request: Request) => Promise<Request>
let served: Served
let spoil: Spoil
let wallet: string
let key: string
let venue: Required<Venue>
let order: Parameters<Required<Venue>['createOrder']>[0]

const inBody =
  (change: (body: { order: Record<string, unknown> } & Record<string, unknown>) => void): Spoil =>
  async (request) => {
    const body = JSON.parse(await request.text())
    change(body)
    return new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) })
  }
const inHeader =
  (name: string, value: string): Spoil =>
  async (request) => {
    const headers = new Headers(request.headers)
    headers.set(name, value)
    return new Request(request.url, { method: 'POST', headers, body: await request.text() })
  }

beforeAll(async () => {
  served = fake.serve(stillWorld)
  const credentials = (await served.openAccount?.('ann', 1_000)) ?? {}
  key = credentials.privateKey ?? ''
  wallet = addressOfKey(Buffer.from(key.slice(2), 'hex'))
  venue = createVenue('probable', {
    baseUrl: 'http://venue.test',
    now: stillWorld.now,
    retries: 0,
    credentials,
    async fetch(input, init) {
      const request = new Request(input, init)
      const isOrder = request.method === 'POST' && new URL(request.url).pathname.endsWith('/order/56')
      return served.fetch(isOrder ? await spoil(request) : request)
    },
  }) as Required<Venue>
  const [market] = (await venue.fetchEventsPaginated()).data.flatMap(({ markets }) => markets)
  order = {
    marketId: market?.marketId ?? '',
    outcomeId: market?.outcomes[0]?.outcomeId ?? '',
    side: 'buy',
    type: 'limit',
    price: 0.003,
    amount: 1_000,
  }
})

describe('the fake Probable', () => {
  it.each<[string, Spoil]>([
    ['another body than was signed', inBody((body) => Object.assign(body, { orderType: 'IOC' }))],
    ['another time', inHeader('prob_timestamp', String(stillWorld.now() / 1_000 - 61))],
    ['another passphrase', inHeader('prob_passphrase', 'other')],
    ['another key', inHeader('prob_api_key', 'other')],
    ['another address', inHeader('prob_address', `0x${'1'.repeat(40)}`)],
  ])('refuses a request with %s', async (_, change) => {
    spoil = change
    await expect(venue.createOrder(order)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })

  it.each<[object, string]>([
    [{ makerAmount: '4000000000000000000' }, 'Invalid order signature'],
    [{ salt: '1' }, 'Invalid order signature'],
    [{ signature: `0x${'1'.repeat(130)}` }, 'Invalid order signature'],
    [{ maker: `0x${'1'.repeat(40)}` }, 'Invalid order signature'],
    [{ signatureType: 0 }, 'Invalid order signature'],
    [{ feeRateBps: '0' }, 'Order validation failed'],
    [{ taker: `0x${'1'.repeat(40)}` }, 'Order validation failed'],
    [{ nonce: '1' }, 'Order validation failed'],
    [{ expiration: '1795305600' }, 'Invalid expiration'],
    [{ side: 0 }, 'Invalid side'],
    [{ salt: 1 }, 'Invalid payload'],
  ])('refuses an order with %o', async (change, message) => {
    const raw = (await venue.buildOrder(order)).raw as { order: Record<string, unknown> }
    expect(readOrder({ ...raw, order: { ...raw.order, ...change } }, wallet, new Headers())).toBe(message)
  })

  it('refuses an order of another owner, account or kind', async () => {
    const raw = (await venue.buildOrder(order)).raw as object
    const headers = new Headers()
    expect(readOrder({ ...raw, owner: `0x${'1'.repeat(40)}` }, wallet, headers)).toBe('Invalid order owner')
    expect(readOrder({ ...raw, orderType: 'ALO' }, wallet, headers)).toBe('Invalid payload')
    expect(readOrder({ ...raw, deferExec: false }, wallet, headers)).toBe('Order validation failed')
    expect(readOrder(raw as Record<string, unknown>, `0x${'1'.repeat(40)}`, headers)).toBe('Invalid order signature')
    const own = new Headers({ prob_account_type: 'eoa' })
    expect(readOrder(raw as Record<string, unknown>, wallet, own)).toBe('Invalid order account type')
    expect(readOrder(raw as Record<string, unknown>, wallet, headers)).toEqual({
      account: safeOf(wallet),
      side: 'buy',
      price: 3_000n,
      size: 1_000_000_000n,
      unfilled: 'rest',
    })
  })

  it.each<[string, 'BUY' | 'SELL', string, string, unknown]>([
    ['a purchase below a dollar', 'BUY', '0.02', '49.99', 'Order notional is too small'],
    ['a purchase for a dollar', 'BUY', '0.02', '50', expect.objectContaining({ size: 50_000_000n })],
    ['a sale of less than a share', 'SELL', '0.02', '0.99', 'Order size out of range'],
    ['a sale of a share', 'SELL', '0.02', '1', expect.objectContaining({ size: 1_000_000n })],
  ])('answers %s by its least order', async (_, side, price, shares, answer) => {
    const raw = (await venue.buildOrder(order)).raw as { order: SignedOrder }
    const [size, money] = [Number(shares) * 100, Number(shares) * Number(price) * 10_000].map((n) => Math.round(n))
    const [given, taken] = [BigInt(size ?? 0) * 10n ** 16n, BigInt(money ?? 0) * 10n ** 14n]
    const [makerAmount, takerAmount] = (side === 'BUY' ? [taken, given] : [given, taken]).map(String)
    const changed = { ...raw.order, side, makerAmount, takerAmount } as SignedOrder
    const signature = signDigest(digestOfExchangeOrder({ ...changed, side: side === 'BUY' ? 0 : 1 }, DOMAIN), key)
    expect(readOrder({ ...raw, order: { ...changed, signature } }, wallet, new Headers())).toEqual(answer)
  })

  it('knows the Safe of a wallet', () => {
    // As the venue's SDK derives it.
    expect(safeOf('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe('0xbabaa428b58e77b289437b2395c2c4d5573f281f')
  })

  it('lets listeners in at one door only', () => {
    expect(served.connect?.('/public/api/v1', new Headers())).toBeTypeOf('function')
    expect(served.connect?.('/elsewhere', new Headers())).toBe(404)
  })
})
