import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openWallet } from '../../signing/wallet.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { orderData, signInHeaders, type UnsignedOrder } from './sign.ts'

// Signatures by the venue's own SDK for the same orders; oracles/ at the root of the repository writes the file.

interface Vectors {
  now: number
  secret: string
  requests: { method: string; target: string; body: string; signature: string }[]
  orders: {
    exchange: string
    price: number
    size: number
    order: UnsignedOrder & { price: number; signature: string }
  }[]
}
const vectors: Vectors = JSON.parse(readFileSync(new URL('./__fixtures__/signatures.json', import.meta.url), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))

describe('the signatures of the official SDK', () => {
  it.each(cases)('order $number: $order.side, $size at $price', async ({ order, exchange }) => {
    const { price: _, signature, ...unsigned } = order
    const wallet = await openWallet('limitless', KEY)
    expect(await wallet.sign(orderData(unsigned, exchange))).toBe(signature)
  })

  it.each(cases)('amounts of order $number: $order.side, $size at $price', async ({ order, exchange, price, size }) => {
    const { limitless } = venueThat(order.tokenId, exchange, order.feeRateBps)
    const built = await limitless.buildOrder({
      marketId: '7',
      outcomeId: order.tokenId,
      side: order.side === 0 ? 'buy' : 'sell',
      type: 'limit',
      amount: size,
      price,
    })
    const sent = built.raw as SentOrder
    expect({ ...sent.order, salt: 0, signature: '' }).toEqual({ ...order, salt: 0, signature: '' })
    expect(sent).toMatchObject({ ownerId: 42, orderType: 'GTC', marketSlug: 'the-market' })
    const { price: _, signature, ...unsigned } = sent.order
    expect(signature).toBe(await (await openWallet('limitless', KEY)).sign(orderData(unsigned, exchange)))
  })

  it.each(vectors.requests)(
    'signs $method $target with the secret of a token',
    ({ method, target, body, signature }) => {
      const credentials = { apiKey: 'lmts_1', apiSecret: vectors.secret }
      expect(signInHeaders(credentials, { method, target, body, now: vectors.now })).toEqual({
        'lmts-api-key': 'lmts_1',
        'lmts-timestamp': '2025-11-21T04:40:00.000Z',
        'lmts-signature': signature,
      })
    },
  )

  it('signs in with a plain key where there is no secret', () => {
    const request = { method: 'GET', target: '/profiles/me', now: 0 }
    expect(signInHeaders({ apiKey: 'sk_live' }, request)).toEqual({ 'X-API-Key': 'sk_live' })
    expect(() => signInHeaders(undefined, request)).toThrow('limitless needs credentials: apiKey')
  })
})

describe('buildOrder', () => {
  it('pays from the smart wallet of a profile that trades with one', async () => {
    const [{ order }] = vectors.orders as [Vectors['orders'][number]]
    const { limitless } = venueThat(order.tokenId, order.signer, 300, {
      tradeWalletOption: 'smartWallet',
      smartWallet: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    })
    const params = {
      marketId: '7',
      outcomeId: order.tokenId,
      side: 'buy',
      type: 'limit',
      amount: 5,
      price: 0.5,
    } as const
    const sent = (await limitless.buildOrder(params)).raw as SentOrder
    expect(sent.order).toMatchObject({
      maker: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      signatureType: 2,
    })
  })

  it.each([
    [{ price: 0.5005 }, 'price'],
    [{ amount: 1.0005 }, 'amount'],
    [{ amount: 1e10 }, 'amount'],
    [{ marketId: '8' }, 'outcomeId'],
    [{ negRisk: true }, 'negRisk'],
  ])('refuses %o', async (change, field) => {
    const [{ order, exchange }] = vectors.orders as [Vectors['orders'][number]]
    const { limitless, posted } = venueThat(order.tokenId, exchange, 300)
    const params = {
      marketId: '7',
      outcomeId: order.tokenId,
      side: 'buy',
      type: 'limit',
      amount: 5,
      price: 0.5,
    } as const
    await expect(limitless.createOrder({ ...params, ...change })).rejects.toMatchObject({ field })
    expect(posted).toEqual([])
  })
})

/** The adapter before a venue with one market, settled by this contract. */
function venueThat(tokenId: string, exchange: string, feeRateBps: number, profile: object = {}) {
  const tokens = { yes: tokenId, no: `9${tokenId.slice(1)}` }
  const market = {
    id: 7,
    slug: 'the-market',
    title: 'Will it?',
    marketType: 'single',
    tradeType: 'clob',
    tokens,
    venue: { exchange },
  }
  const posted: string[] = []
  const limitless = venue.create({
    baseUrl: 'http://limitless.test',
    now: () => vectors.now,
    credentials: { apiKey: 'lmts_1', apiSecret: vectors.secret, privateKey: KEY },
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init)
      const { pathname } = new URL(url)
      if (method !== 'GET') posted.push(pathname)
      if (pathname === '/profiles/me') return Response.json({ id: 42, rank: { feeRateBps }, ...profile })
      return Response.json(pathname === '/markets/active' ? { data: [market] } : market)
    },
  }) as Required<Venue>
  return { limitless, posted }
}
