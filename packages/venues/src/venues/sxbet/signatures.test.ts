import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { openWallet } from '../../signing/wallet.ts'
import type { SxMetadata } from './api.ts'
import { venue } from './index.ts'
import type { BuiltBet, SentOrder } from './order-schemas.ts'
import { outcomeIdOf } from './outcome.ts'
import { orderData, orderIdOf } from './sign.ts'

// Orders that ccxt built and signed, and that ethers hashed; oracles/ at the root of the repository writes the file. The
// second half has salts of 32 bytes and signatures of ethers.

interface Vectors {
  now: number
  address: string
  metadata: SxMetadata
  orders: { isOne: boolean; side: 'buy' | 'sell'; amount: number; price: number; orderId: string; order: SentOrder }[]
}
const fixtures = new URL('./__fixtures__/', import.meta.url)
const vectors: Vectors = JSON.parse(readFileSync(new URL('signatures.json', fixtures), 'utf8'))
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))

describe('the orders of the reference implementations', () => {
  it.each(cases)('id and signature of order $number: $side $amount at $price', async ({ order, orderId }) => {
    const data = orderData(order, vectors.metadata)
    expect(orderIdOf(data)).toBe(orderId)
    expect(await (await openWallet('sxbet', KEY)).sign(data)).toBe(order.orderSignature)
  })

  it.each(cases)('stake and odds of order $number: $side $amount at $price', async (vector) => {
    const { isOne, side, amount, price, order } = vector
    const { venue: sxbet } = venueBefore(
      venue,
      {
        '/metadata/obv3': { data: vectors.metadata },
        '/orderbook-v3/snapshot': { data: { marketHash: order.marketHash, outcomeOne: [], outcomeTwo: [] } },
        '/markets/find': {
          data: [
            { marketHash: order.marketHash, type: 52, outcomeOneName: 'A', outcomeTwoName: 'B', sportXeventId: 'L1' },
          ],
        },
      },
      { fixtures, now: new Date(vectors.now).toISOString(), credentials: { privateKey: KEY, apiKey: 'secret' } },
    )
    const built = await sxbet.buildOrder({
      marketId: order.marketHash,
      outcomeId: outcomeIdOf({ marketHash: order.marketHash, isOne }),
      side,
      type: 'limit',
      amount,
      price,
      ...(order.timeInForce !== 'GTC' && { timeInForce: order.timeInForce }),
      ...(order.timeInForce === 'GTC' && { expiration: new Date(order.expiry * 1_000).toISOString() }),
      ...(side === 'sell' && { reduceOnly: false }),
    })
    const { order: ours, orderId } = built.raw as BuiltBet
    const known = { ...order, salt: ours.salt, orderSignature: ours.orderSignature, expiry: ours.expiry }
    expect(ours).toEqual(known)
    if (order.timeInForce === 'GTC') expect(ours.expiry).toBe(order.expiry)
    const data = orderData(ours, vectors.metadata)
    expect([orderId, ours.orderSignature]).toEqual([orderIdOf(data), await (await openWallet('sxbet', KEY)).sign(data)])
  })

  it('covers both sides, both outcomes and every time in force', () => {
    const seen = new Set(vectors.orders.map(({ side, isOne, order }) => [side, isOne, order.timeInForce].join(' ')))
    expect(vectors.orders).toHaveLength(32)
    expect(seen.size).toBeGreaterThanOrEqual(6)
    expect(vectors.orders.filter(({ order }) => !order.salt.startsWith('0x00000000'))).toHaveLength(16)
  })
})
