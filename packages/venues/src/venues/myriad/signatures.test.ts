import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { openWallet } from '../../signing/wallet.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'
import { orderData, signInHeaders, type UnsignedOrder } from './sign.ts'

// Signatures by a published library for the same orders; oracles/ at the root of the repository writes the file.

interface Vectors {
  orders: { price: number; size: number; order: UnsignedOrder; signature: string }[]
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))

describe('the signatures of a published library', () => {
  it('are of both sides, both outcomes and many prices', () => {
    expect(cases).toHaveLength(28)
    expect(new Set(cases.map(({ order }) => `${order.side} ${order.outcomeId}`)).size).toBe(4)
    expect(new Set(cases.map(({ price }) => price)).size).toBeGreaterThan(20)
  })

  it.each(cases)('order $number: $size at $price', async ({ order, signature }) => {
    expect(await (await openWallet('myriad', KEY)).sign(orderData(order, '56'))).toBe(signature)
  })

  it.each(cases)('amounts of order $number: $size at $price', async ({ order, signature, price, size }) => {
    const market = { ...bridge, id: Number(order.marketId) }
    const { venue: myriad } = venueBefore(
      venue,
      { [`/markets/${order.marketId}`]: market },
      // The number of an order is the time.
      { fixtures, credentials: { privateKey: KEY }, now: new Date(Number(order.nonce)).toISOString() },
    )
    const built = await myriad.buildOrder({
      marketId: `56:${order.marketId}`,
      outcomeId: `56:${order.marketId}:${order.outcomeId}`,
      side: order.side === 0 ? 'buy' : 'sell',
      type: 'limit',
      amount: size,
      price,
    })
    const sent = built.raw as SentOrder
    expect(sent).toEqual({
      order: { ...order, trader: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      signature,
      network_id: 56,
      time_in_force: 'GTC',
    })
  })
})

const bridge = JSON.parse(readFileSync(new URL('market.json', fixtures), 'utf8'))

describe('signInHeaders', () => {
  const request = { method: 'POST', target: '/orders?a=1', body: '{"b":2}', now: 1_788_270_000_999 }

  it('signs with the secret of a key, sends a bare key where there is none, and nothing for nobody', () => {
    expect(signInHeaders({ apiKey: 'mk_1', apiSecret: 'secret' }, request)).toEqual({
      'x-api-key': 'mk_1',
      'x-api-timestamp': '1788270000',
      // printf '1788270000.POST./orders?a=1.{"b":2}' | openssl dgst -sha256 -hmac secret
      'x-api-signature': 'cadc93b4106ccbfeec632bd3c51e94536da0e81e7aa8e22db0d190bd937140b4',
    })
    expect(signInHeaders({ apiKey: 'mk_1' }, request)).toEqual({ 'x-api-key': 'mk_1' })
    expect(signInHeaders(undefined, request)).toEqual({})
  })
})
